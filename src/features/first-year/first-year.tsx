import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FirstYearTimeline } from '@/law/first-year/steps';
import { serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import { longDate } from '@/lib/dates';
import { isDay, type Day } from '@/lib/days';
import { CALENDAR_TYPE } from '@/lib/icalendar';
import { keepText, keptText } from '@/lib/kept-text';
import { lazy } from '@/lib/lazy';
import { saveBlob } from '@/lib/picture';
import { TextField } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { CallsAndLetters } from './calls-and-letters';
import { bandsOf, calendarOf, hasDates } from './dated-steps';
import { StepEntry } from './step-entry';

const YearPage = lazy(async () => (await import('./year-page')).YearPage, { when: 'shown' });

interface FirstYearProps {
  slug: ServiceSlug;
  timeline: FirstYearTimeline;
}

/** What comes after a registration, counted from a date that the visitor picks. The date stays on the device. */
export function FirstYear({ slug, timeline }: FirstYearProps) {
  const { title } = serviceBySlug(slug);
  const [start, setStart] = useState<Day>();
  const [outcome, setOutcome] = useState('');
  const [isOnePage, setOnePage] = useState(false);

  async function showOnePage() {
    try {
      await YearPage.preload();
      setOnePage(true);
    } catch {
      setOutcome('The page could not be loaded. Please try again.');
    }
  }

  function pick(day: Day | undefined) {
    keepText('localStorage', keyOf(slug), day ?? '');
    setStart(day);
    setOutcome('');
  }

  function save(from: Day) {
    const name = `first-year-${slug}.ics`;
    saveBlob(name, new Blob([calendarOf(slug, title, timeline, from)], { type: CALENDAR_TYPE }));
    setOutcome(`Saved as ${name}: open it with your calendar.`);
  }

  return (
    <div className="first-year">
      {hasDates(timeline) && (
        <div className="mb-5 noscript:hidden">
          <StartField slug={slug} timeline={timeline} onPick={pick} />
          <p role="status" className="mt-2 text-small text-ink-600">
            {outcome ||
              (start && `Counted from ${longDate(start)}. Extensions are made by notification.`)}
          </p>
          {start && (
            <div className="no-print mt-2 flex flex-wrap gap-2">
              <button type="button" className="tool" onClick={() => save(start)}>
                <Icon name="clock" />
                Add these to my calendar
              </button>
              {!isOnePage && (
                <button type="button" className="tool" onClick={() => void showOnePage()}>
                  <Icon name="ledger" />
                  My first year on one page
                </button>
              )}
            </div>
          )}
          {start && isOnePage && <YearPage title={title} timeline={timeline} start={start} />}
        </div>
      )}
      <div className="grid gap-5 print:block">
        {bandsOf(timeline, start).map((band) => (
          <section key={band.title}>
            <h3 className="mb-1.5 text-h3">{band.title}</h3>
            <ol className="bg-sheet shadow-hairline">
              {band.steps.map((dated) => (
                <StepEntry key={dated.step.id} {...dated} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <CallsAndLetters letters={timeline.letters} />
    </div>
  );
}

const keyOf = (slug: ServiceSlug) => `first-year:${slug}`;

interface StartFieldProps {
  slug: ServiceSlug;
  timeline: FirstYearTimeline;
  onPick: (day: Day | undefined) => void;
}

function StartField({ slug, timeline, onPick }: StartFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = useEffectEvent(onPick);

  // Uncontrolled, so that a date picked before hydration stays.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // A date field takes nothing but a date.
    field.value ||= keptText('localStorage', keyOf(slug));
    const day = dayIn(field);
    if (day) tell(day);
  }, [slug]);

  return (
    <div className="no-print max-w-80">
      <TextField
        ref={input}
        type="date"
        label={timeline.startLabel}
        hint={`${timeline.startHint} It stays on this device.`}
        min="2000-01-01"
        max="2099-12-31"
        onChange={({ target }) => onPick(dayIn(target))}
      />
    </div>
  );
}

/** While a year is being typed it may be any number, so only a day within the field's limits counts. */
function dayIn({ value, validity }: HTMLInputElement): Day | undefined {
  return isDay(value) && validity.valid ? value : undefined;
}
