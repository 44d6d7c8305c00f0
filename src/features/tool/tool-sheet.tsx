import { useRef, useState, type ReactNode } from 'react';
import { site } from '@/content/site';
import { reviewedSentence } from '@/law/knowledge';
import type { Answer, Tool } from '@/law/tool';
import { classNames } from '@/lib/class-names';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { CALENDAR_TYPE } from '@/lib/icalendar';
import { saveBlob } from '@/lib/picture';
import { printOnly } from '@/lib/print-only';
import { useShare } from '@/lib/share';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';
import { Seal } from '@/ui/seal';
import { AnswerBody, firstLineOf, messageOf } from './answer-body';
import { calendarOf } from './dates-calendar';

interface ToolSheetProps {
  tool: Tool;
  /** Undefined while answers are missing or wrong. */
  answer: Answer | undefined;
  /** The visitor's answers in words, for print and messages. */
  said: readonly string[];
  /** The address that restores these answers. */
  address: () => string;
  today: Day;
  /** The tool's own part of the answer. */
  extra: ReactNode;
  /** Below the answer. */
  children?: ReactNode;
}

/** The answer of a tool, to read, to send and to print: its first line, the rest, and how far the law behind it is known. */
export function ToolSheet({ tool, answer, said, address, today, extra, children }: ToolSheetProps) {
  const head = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const { outcome, share } = useShare();
  const [saved, setSaved] = useState('');
  const first = answer && firstLineOf(answer);
  if (!answer || !first) {
    return (
      <p role="status" className="no-print mt-3 text-small text-ink-600">
        {answer?.pending ?? 'The answer appears here once every field is filled in.'}
      </p>
    );
  }
  const { lines = [], dates = [], law = [] } = answer;
  const notIncluded = tool.notIncluded ? `Not included: ${tool.notIncluded.join('; ')}.` : '';
  const reviewed = `Worked out on ${longDate(today)}. ${reviewedSentence([...law, ...lines.flatMap((line) => line.law)])}`;
  function save() {
    if (!answer) return;
    const name = `${tool.id}-${location.pathname.split('/').at(-1)}`;
    const text = calendarOf(name, tool.question, answer, said.join(' '));
    saveBlob(`${name}.ics`, new Blob([text], { type: CALENDAR_TYPE }));
    setSaved(`Saved as ${name}.ics: open it with your calendar.`);
  }

  const message = () =>
    [tool.question, ...said, '', ...messageOf(answer), '', notIncluded, reviewed, address()].join(
      '\n',
    );

  return (
    <>
      <div className="answer-letterhead print-only">
        <p>
          <b className="font-serif text-h3">{site.name}</b> {site.phone}
        </p>
        <p className="font-serif text-h3">{tool.question}</p>
        {said.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div ref={head} className="answer-head" tabIndex={-1}>
        <FirstLine {...first} answer={answer} />
      </div>
      <div className="answer-body">
        <AnswerBody answer={answer} extra={extra} />
        {notIncluded && <p>{notIncluded}</p>}
        <p className="text-small text-ink-600">{reviewed}</p>
        <p className="print-only">{isHydrated && address()}</p>
        {children}
      </div>
      <div className="no-print mt-3 flex flex-wrap items-center gap-2 noscript:hidden">
        <button type="button" className="tool" onClick={() => share(tool.question, message())}>
          <Icon name="share" />
          Share
        </button>
        <button
          type="button"
          className="tool"
          onClick={() => printOnly(head.current?.closest('.tool-frame') ?? null)}
        >
          <Icon name="print" />
          Print
        </button>
        {answer.calendar ? (
          <CalendarLinks path={paths.calendar(answer.calendar)} />
        ) : (
          dates.some(({ entries }) => entries.some(({ day }) => day)) && (
            <button type="button" className="tool" onClick={save}>
              <Icon name="clock" />
              Add these to my calendar
            </button>
          )
        )}
        <p role="status" className="text-small">
          {saved || outcome}
        </p>
      </div>
      <p className="no-print mt-2 text-small text-ink-600 noscript:hidden">
        Your answers stay on this device. Nothing is sent to us.
      </p>
    </>
  );
}

/** A calendar file of the site, to be imported once or subscribed to: calendar programs know addresses of `webcal`. */
function CalendarLinks({ path }: { path: string }) {
  return (
    <>
      <a href={path} type="text/calendar" className="tool no-underline">
        <Icon name="clock" />
        Add to my calendar
      </a>
      <a href={site.origin.replace(/^https?/, 'webcal') + path} className="tool no-underline">
        Subscribe
      </a>
    </>
  );
}

const colours = { good: 'text-green', bad: 'text-red' };

/** The total over a double line, or the verdict with its seal. */
function FirstLine({
  label,
  words,
  answer: { tone, seal },
}: {
  label?: string;
  words: string;
  answer: Answer;
}) {
  if (label) {
    return (
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>{' '}
        <b className="answer-total tabular text-title font-bold">{words}</b>
      </p>
    );
  }
  return (
    <>
      <p role="status" className={classNames('font-serif text-h3', tone && colours[tone])}>
        {words}
      </p>
      {seal && (
        <Seal
          big={seal}
          bigSize={seal.length > 5 ? 30 : 38}
          ring="BY WHAT YOU SAID • CHECK IT •"
          className={classNames('answer-seal', tone ? colours[tone] : 'text-ink-900')}
        />
      )}
    </>
  );
}
