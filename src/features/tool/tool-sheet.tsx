import { useEffect, useRef, type ReactNode } from 'react';
import { isOffered } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { hrefOfTool } from '@/content/tools';
import {
  amountOf,
  answerBlocks,
  footerOf,
  firstLineOf,
  shareText,
  nextDate,
  type Block,
} from '@/law/answer';
import type { Answer, DatedEntry, Link, Part, SumLine, Tool } from '@/law/tool';
import { classNames } from '@/lib/class-names';
import type { Day } from '@/lib/days';
import { addressWith } from '@/lib/fragment';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Cited } from '@/ui/cited';
import { DateList } from '@/ui/date-list';
import { Fold } from '@/ui/fold';
import { LawSources } from '@/ui/law-sources';
import { Seal } from '@/ui/seal';
import { SheetTools } from '@/ui/sheet-tools';
import { StrokeList } from '@/ui/stroke-list';
import { Unbroken } from '@/ui/unbroken';
import { AddToCalendar } from './add-to-calendar';
import { CalendarPage } from './calendar-page';
import type { Texts } from '@/law/read-answers';
import type { Extras } from './tool-form';

interface ToolSheetProps {
  tool: Tool;
  /** The visitor's answers, as in a link. */
  texts: Texts;
  /** The visitor's answers in words, for print and messages. */
  answersInWords: readonly string[];
  today: Day;
  /** Only `pending` while answers are missing or wrong. */
  answer: Answer;
  extra: ReactNode;
  sheet: Extras['sheet'];
}

/** The answer of a tool, to read, share and print, with the day up to which its law was checked. */
export function ToolSheet({
  tool,
  texts,
  answersInWords,
  today,
  answer,
  extra,
  sheet: Sheet,
}: ToolSheetProps) {
  const head = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const first = firstLineOf(answer);
  const verdict = first?.words;
  // Scrolls to the pasted message with the verdict below it. If the window is too low for both, it scrolls to the verdict.
  useEffect(() => {
    const field = document.activeElement;
    if (!verdict || !field?.matches('.tool-frame textarea')) return;
    field.scrollIntoView?.({ behavior: 'instant' });
    const { bottom = 0 } = head.current?.getBoundingClientRect() ?? {};
    if (bottom > innerHeight) head.current?.scrollIntoView?.({ block: 'nearest' });
  }, [verdict]);
  const onSheet = (line: ReactNode) => (Sheet ? <Sheet texts={texts}>{line}</Sheet> : line);
  if (!first) {
    return onSheet(
      <p role="status" className="no-print mt-3 text-small text-ink-600">
        {answer.pending}
      </p>,
    );
  }
  const next = nextDate(answer, today);
  const address = () => addressWith(tool.id, texts);
  const { notIncluded, reviewed } = footerOf(tool, answer, today);
  return (
    <>
      <div className="answer-letterhead print-only">
        <p>
          <b className="font-serif text-h3">{site.name}</b> {site.phone}
        </p>
        <p className="font-serif text-h3">{tool.question}</p>
        {answersInWords.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <div ref={head} className={next || Sheet ? 'mt-6 mb-6' : 'answer-head'} tabIndex={-1}>
        {next ? (
          <>
            <p role="status" className="sr">
              {first.words}
            </p>
            <CalendarPage entry={next} today={today} />
          </>
        ) : (
          onSheet(<FirstLine {...answer} {...first} />)
        )}
      </div>
      <div className="answer-body">
        {extra}
        <AnswerBody answer={answer} next={next} />
        {notIncluded && <p>{notIncluded}</p>}
        <p className="text-small text-ink-600">{reviewed}</p>
        <p className="print-only">{isHydrated && address()}</p>
      </div>
      <SheetTools
        title={tool.question}
        text={() => `${shareText(tool, answersInWords, answer, today)}\n${address()}`}
        sheet={() => head.current?.closest('.tool-frame')}
        lastLine={
          answersInWords.length > 0
            ? 'Your answers stay on this device. Nothing is sent to us.'
            : ''
        }
      >
        <AddToCalendar {...{ tool, texts, answer }} />
      </SheetTools>
    </>
  );
}

const colours = { good: 'text-green', bad: 'text-failure' };

/** The total, or the verdict with its seal. */
function FirstLine({ label, words, tone, seal }: { label: string; words: string } & Answer) {
  if (label) {
    return (
      <p role="status" className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>{' '}
        <b className="answer-total tabular text-title font-bold">{words}</b>
      </p>
    );
  }
  // The first sentence is the verdict, in large type.
  const [, verdict = words, rest] = /^(.+?[.?!])(?:\s+(\p{Lu}.*))?$/su.exec(words) ?? [];
  return (
    <>
      <p role="status">
        <span className={classNames('block font-serif text-h3', tone && colours[tone])}>
          {verdict}
        </span>{' '}
        {rest}
      </p>
      {seal && (
        <Seal
          big={seal}
          ring="BY YOUR ANSWERS • CHECK IT •"
          className={classNames('answer-seal', tone ? colours[tone] : 'text-ink-900')}
        />
      )}
    </>
  );
}

/** The answer below its first line. */
export function AnswerBody({ answer, next }: { answer: Answer; next?: DatedEntry | undefined }) {
  return answerBlocks(answer, next).map((block, index) => (
    // The heading is the key, so that a fold stays open while the answer changes.
    <DrawnBlock key={'heading' in block ? block.heading : index} block={block} />
  ));
}

function DrawnBlock({ block }: { block: Block }) {
  if ('heading' in block)
    return (
      <Section {...block}>
        {'entries' in block ? <DateList entries={block.entries} /> : <Lines lines={block.lines} />}
      </Section>
    );
  if ('account' in block) return <Account lines={block.account} />;
  if ('notes' in block)
    return block.notes.map((note) => (
      <p key={note}>
        <Cited>{note}</Cited>
      </p>
    ));
  if ('sources' in block) return <LawSources citations={block.sources} />;
  return <AnswerLink link={block} />;
}

const Lines = ({ lines }: Pick<Part, 'lines'>) =>
  lines.length > 1 ? <StrokeList items={lines} /> : <Cited>{lines[0] ?? ''}</Cited>;

/** A part of an answer, under its heading or folded. */
function Section({
  heading,
  folded,
  children,
}: Pick<Part, 'heading' | 'folded'> & { children: ReactNode }) {
  const title = <h4 className="font-sans text-body font-semibold wrap-anywhere">{heading}</h4>;
  if (!folded) {
    return (
      <div>
        {title}
        {children}
      </div>
    );
  }
  return (
    <Fold summary={title} className="line-fold -my-2">
      <div className="py-2">{children}</div>
    </Fold>
  );
}

/** The lines of a sum, each with its receiver and sources. */
function Account({ lines }: { lines: readonly SumLine[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li
          key={line.what}
          className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-rule-blue py-2 first:border-t-0"
        >
          <span className="font-medium">
            <Unbroken>{line.what}</Unbroken>
          </span>{' '}
          <span className="tabular text-right">{amountOf(line)}</span>
          <div className="col-span-2 text-small text-ink-600">
            <p>{`${line.working ? `${line.working}. ` : ''}Paid to: ${line.paidTo}.`}</p>
            <LawSources citations={line.citations} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A link to a service is the next step, so it is a button. */
export function AnswerLink({ link }: { link: Link }) {
  if ('service' in link) {
    if (!isOffered(link.service)) return null;
    return (
      <ButtonLink
        variant="red"
        className="no-print sm:justify-self-start"
        href={paths.service(link.service)}
      >
        {link.text}
      </ButtonLink>
    );
  }
  return (
    <p className="col-span-full">
      <a
        href={'href' in link ? link.href : hrefOfTool(link.tool, link.answers, link.page)}
        rel="noopener"
        className="font-semibold underline"
      >
        {link.text}
      </a>
    </p>
  );
}
