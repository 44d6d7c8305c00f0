import type { ReactNode } from 'react';
import { hrefOfTool } from '@/content/tools';
import { sourcesOf } from '@/law/source';
import type { Answer, Link, Part, SumLine } from '@/law/tool';
import { withoutCitations } from '@/lib/citations';
import { longDate } from '@/lib/dates';
import { formatRupees } from '@/lib/money';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Cited } from '@/ui/cited';
import { DateList } from '@/ui/date-list';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { StrokeList } from '@/ui/stroke-list';
import { Unbroken } from '@/ui/unbroken';

/** What stands below the first line of an answer: what to do, how it was counted, where to go, and the sources. */
export function AnswerBody({ answer, extra }: { answer: Answer; extra: ReactNode }) {
  const { lines = [], notes = [], parts = [], dates = [], links = [], law = [] } = answer;
  return (
    <>
      {links.map((link) => 'service' in link && <AnswerLink key={link.text} link={link} />)}
      {extra}
      {parts.map((part) => (
        <AnswerPart key={part.heading + part.lines[0]} {...part} />
      ))}
      {dates.map(({ heading, entries }) => (
        <section key={heading}>
          <h4 className="mb-1.5 text-h3">{heading}</h4>
          <DateList entries={entries} />
        </section>
      ))}
      {lines.length > 0 && <Account lines={lines} />}
      {notes.map((note) => (
        <p key={note}>
          <Cited>{note}</Cited>
        </p>
      ))}
      {links.map((link) => !('service' in link) && <AnswerLink key={link.text} link={link} />)}
      {/* Each date has its own. */}
      {dates.length === 0 && <LawSources law={law} />}
    </>
  );
}

function AnswerPart({ heading, lines, folded }: Part) {
  const text =
    lines.length > 1 ? (
      <StrokeList items={lines} />
    ) : (
      lines.map((line) => <Cited key={line}>{line}</Cited>)
    );
  if (folded) {
    return (
      <details className="group">
        <summary className="grid min-h-12 grid-cols-[1fr_24px] items-center gap-4 font-semibold">
          {heading}
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
        </summary>
        {text}
      </details>
    );
  }
  return (
    <div>
      <h4 className="font-sans text-body font-semibold wrap-anywhere">{heading}</h4>
      {text}
    </div>
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
export function firstLineOf({
  verdict,
  lines,
}: Answer): { label?: string; words: string } | undefined {
  if (!lines) return verdict ? { words: verdict } : undefined;
  const paise = lines.reduce((sum, line) => sum + line.paise, 0);
  const open = lines.find((line) => line.open)?.open;
  // What is unknown never counts as nil.
  if (paise === 0 && open) return { label: 'In all', words: open };
  return open
    ? { label: 'In all, without unknown amounts', words: `at least ${formatRupees(paise)}` }
    : { label: 'In all', words: inRupees(paise) };
}

export const amountOf = ({ paise, open }: SumLine) => open ?? inRupees(paise);

const inRupees = (paise: number) => (paise === 0 ? 'Nil' : formatRupees(paise));

/** An answer as the lines of a message, without what surrounds it. */
export function messageOf(answer: Answer): string[] {
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
