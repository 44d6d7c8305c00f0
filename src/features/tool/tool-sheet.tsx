import { useRef, type ReactNode } from 'react';
import { site } from '@/content/site';
import { hrefOfTool } from '@/content/tools';
import { reviewedSentence } from '@/law/knowledge';
import { sourcesOf } from '@/law/source';
import type { Answer, DatedEntry, Link, Part, SumLine, Tool } from '@/law/tool';
import { withoutCitations } from '@/lib/citations';
import { classNames } from '@/lib/class-names';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { useHydrated } from '@/lib/use-hydrated';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Cited } from '@/ui/cited';
import { DateList } from '@/ui/date-list';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { Seal } from '@/ui/seal';
import { SheetTools } from '@/ui/sheet-tools';
import { StrokeList } from '@/ui/stroke-list';
import { Unbroken } from '@/ui/unbroken';
import { AddToCalendar } from './add-to-calendar';
import { DateLeaf } from './date-leaf';

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
  const next = answer && nextDate(answer, today);
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
      <div ref={head} className={next ? 'mt-6 mb-6' : 'answer-head'} tabIndex={-1}>
        {next ? (
          <>
            <p role="status" className="sr">
              {first.words}
            </p>
            <DateLeaf entry={next} today={today} />
          </>
        ) : (
          <FirstLine {...first} answer={answer} />
        )}
      </div>
      <div className="answer-body">
        <AnswerBody answer={answer} extra={extra} next={next} />
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

/** The first date of an answer that has not passed. */
function nextDate({ dates = [] }: Answer, today: Day) {
  const [next] = dates
    .flatMap(({ entries }) => entries)
    .flatMap(({ day, ...entry }) => (day && day >= today ? [{ ...entry, day }] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return next;
}

/** What stands below the first line of an answer: what to do, how it was counted, where to go, and the sources. */
export function AnswerBody({
  answer,
  extra,
  next,
}: {
  answer: Answer;
  extra?: ReactNode;
  /** The date that stands above, and so in no list. */
  next?: DatedEntry | undefined;
}) {
  const { lines = [], notes = [], parts = [], dates = [], links = [], law = [] } = answer;
  return (
    <>
      {links.map((link) => 'service' in link && <AnswerLink key={link.text} link={link} />)}
      {extra}
      {parts.filter(({ folded }) => !folded).map(partOf)}
      {dates.map(({ heading, entries, folded }) => {
        const others = entries.filter(({ id }) => id !== next?.id);
        return (
          others.length > 0 && (
            <Section key={heading} heading={heading} folded={folded && dates.length > 1}>
              <DateList entries={others} />
            </Section>
          )
        );
      })}
      {lines.length > 0 && <Account lines={lines} />}
      {notes.map((note) => (
        <p key={note}>
          <Cited>{note}</Cited>
        </p>
      ))}
      {links.map((link) => !('service' in link) && <AnswerLink key={link.text} link={link} />)}
      {parts.filter(({ folded }) => folded).map(partOf)}
      {/* Each date has its own. */}
      {dates.length === 0 && <LawSources law={law} />}
    </>
  );
}

const partOf = ({ heading, lines, folded }: Part) => (
  <Section key={heading + lines[0]} {...{ heading, folded }}>
    {lines.length > 1 ? (
      <StrokeList items={lines} />
    ) : (
      lines.map((line) => <Cited key={line}>{line}</Cited>)
    )}
  </Section>
);

/** A part of an answer under its heading, or folded behind that. */
function Section({
  heading,
  folded,
  children,
}: Pick<Part, 'heading'> & { folded?: boolean | undefined; children: ReactNode }) {
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
    <details className="group">
      <summary className="-my-2 grid min-h-12 grid-cols-[1fr_24px] items-center gap-4">
        {title}
        <Icon name="chevron" className="size-5 group-open:rotate-180" />
      </summary>
      <div className="py-2">{children}</div>
    </details>
  );
}

/** How a sum is counted. */
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
            <LawSources law={line.law} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A service is the way on, so its link is a button. */
export function AnswerLink({ link }: { link: Link }) {
  if ('service' in link) {
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

/** The first line of an answer: its verdict, or its total under a label. Undefined while there is neither. */
function firstLineOf({ verdict, lines }: Answer): { label?: string; words: string } | undefined {
  if (!lines) return verdict ? { words: verdict } : undefined;
  const paise = lines.reduce((sum, line) => sum + line.paise, 0);
  const open = lines.find((line) => line.open)?.open;
  // What is unknown never counts as nil.
  if (paise === 0 && open) return { label: 'In all', words: open };
  return open
    ? { label: 'In all, without unknown amounts', words: `at least ${formatRupees(paise)}` }
    : { label: 'In all', words: inRupees(paise) };
}

const amountOf = ({ paise, open }: SumLine) => open ?? inRupees(paise);

const inRupees = (paise: number) => (paise === 0 ? 'Nil' : formatRupees(paise));

/** An answer as the lines of a message, without what surrounds it. */
function messageOf(answer: Answer): string[] {
  const { lines = [], notes = [], parts = [], dates = [], links = [], law = [] } = answer;
  const first = firstLineOf(answer);
  return [
    [first?.label, first?.words].filter(Boolean).join(': '),
    ...lines.map((line) => `${line.what}: ${amountOf(line)}${inBrackets(line)}`),
    ...parts.flatMap(({ heading, lines: texts }) => ['', `${heading}:`, ...texts]),
    ...dates.flatMap(({ heading, entries }) => [
      '',
      `${heading}:`,
      ...entries.map(({ day, when, title }) => `${day ? longDate(day) : when}: ${title}`),
    ]),
    ...(parts.length + dates.length > 0 ? [''] : []),
    ...notes,
    ...links.flatMap((link) => ('href' in link ? [`${link.text}: ${link.href}`] : [])),
    ...(dates.length > 0 ? [] : sourcesOf(law)).map(
      ({ title, places }) => `Source: ${[title, places].filter(Boolean).join(', ')}`,
    ),
  ].map(withoutCitations);
}

/** " (2 classes × ₹4,500. Trade Marks Rules, 2017: First Schedule.)" */
function inBrackets({ working, law }: SumLine): string {
  const sources = sourcesOf(law).map(({ title, places }) =>
    [title, places].filter(Boolean).join(': '),
  );
  const texts = [working, ...sources].filter(Boolean);
  return texts.length > 0 ? ` (${texts.join('. ')}.)` : '';
}
