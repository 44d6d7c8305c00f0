import { useRef, type ReactNode } from 'react';
import { site } from '@/content/site';
import { reviewedSentence } from '@/law/knowledge';
import type { Answer, Tool } from '@/law/tool';
import { classNames } from '@/lib/class-names';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { useHydrated } from '@/lib/use-hydrated';
import { Seal } from '@/ui/seal';
import { SheetTools } from '@/ui/sheet-tools';
import { AddToCalendar } from './add-to-calendar';
import { AnswerBody, firstLineOf, messageOf } from './answer-body';

interface ToolSheetProps {
  tool: Tool;
  /** Undefined while answers are missing or wrong. */
  answer: Answer | undefined;
  /** Whether a field is marked as wrong. */
  hasError: boolean;
  /** The visitor's answers in words, for print and messages. */
  said: readonly string[];
  /** The address that restores these answers. */
  address: () => string;
  today: Day;
  /** The tool's own part of the answer. */
  extra: ReactNode;
}

/** The answer of a tool, to read, to send and to print: its first line, the rest, and how far the law behind it is known. */
export function ToolSheet({ tool, answer, hasError, said, address, today, extra }: ToolSheetProps) {
  const head = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const first = answer && firstLineOf(answer);
  if (!answer || !first) {
    return (
      <p role="status" className="no-print mt-3 text-small text-ink-600">
        {answer?.pending ??
          `The answer appears here once ${hasError ? 'the marked field is put right' : 'every field is filled in'}.`}
      </p>
    );
  }
  const { lines = [], law = [] } = answer;
  const notIncluded = tool.notIncluded ? `Not included: ${tool.notIncluded.join('; ')}.` : '';
  const reviewed = `Worked out on ${longDate(today)}. ${reviewedSentence([...law, ...lines.flatMap((line) => line.law)])}`;
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
      </div>
      <SheetTools
        title={tool.question}
        text={message}
        sheet={() => head.current?.closest('.tool-frame')}
        says={said.length > 0 ? 'Your answers stay on this device. Nothing is sent to us.' : ''}
      >
        <AddToCalendar tool={tool} answer={answer} said={said} />
      </SheetTools>
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
