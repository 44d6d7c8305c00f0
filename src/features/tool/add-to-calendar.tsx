import { useState } from 'react';
import { site } from '@/content/site';
import { eventOf } from '@/law/calendar-event';
import { CHECKED } from '@/law/knowledge';
import type { Texts } from '@/law/read-answers';
import type { Answer, Tool } from '@/law/tool';
import { fragmentWith } from '@/lib/fragment';
import { CALENDAR_TYPE, writeCalendar } from '@/lib/icalendar';
import { saveBlob } from '@/ui/picture';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

interface AddToCalendarProps {
  tool: Tool;
  texts: Texts;
  answer: Answer;
}

/** Saves the dates of an answer as a calendar file, or links to a calendar of the site that has later dates too. */
export function AddToCalendar({ tool, texts, answer }: AddToCalendarProps) {
  const [saved, setSaved] = useState('');
  const { calendar, dates = [] } = answer;
  if (calendar) {
    const path = paths.calendar(calendar);
    return (
      <>
        <a href={path} type="text/calendar" className="tool no-underline">
          <Icon name="clock" />
          Add to calendar
        </a>
        {/* Calendar programs subscribe to webcal: addresses. */}
        <a href={site.origin.replace(/^https?/, 'webcal') + path} className="tool no-underline">
          Subscribe
        </a>
      </>
    );
  }
  const entries = dates.flatMap((group) => group.entries);
  if (!entries.some(({ day }) => day)) return null;

  function save() {
    const { origin, hostname, pathname } = location;
    const name = `${tool.id}-${pathname.split('/').at(-1)}`;
    // The same answers give the same ids, so another import replaces the events.
    const answers = fragmentWith(tool.id, texts).replace(/[^\w-]+/g, '-');
    const text = writeCalendar({
      name: tool.question,
      description: [answer.verdict, ...(answer.notes ?? [])].join('. '),
      product: site.name,
      events: entries.flatMap(({ day, ...entry }) => {
        const uid = `${name}-${entry.id}${answers}@${hostname}`;
        return day
          ? eventOf({ ...entry, day }, { uid, url: origin + pathname, checked: CHECKED })
          : [];
      }),
    });
    saveBlob(`${name}.ics`, new Blob([text], { type: CALENDAR_TYPE }));
    setSaved(`Saved as ${name}.ics: open it with your calendar.`);
  }

  return (
    <>
      <button type="button" className="tool" onClick={save}>
        <Icon name="clock" />
        Add these to my calendar
      </button>
      <p role="status" className="text-small">
        {saved}
      </p>
    </>
  );
}
