import { reviewedSentence } from '@/law/knowledge';
import { sourcesInWords, type Citation } from '@/law/source';
import type { Answer, DatedEntry, DatedGroup, Link, Part, SumLine, Tool } from '@/law/tool';
import { withoutCitations } from '@/law/marks';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { formatRupees } from '@/lib/money';

/* The layout of a tool's answer: its first line, and the blocks below it. The page draws them, and a message has them as text. */

/** The sum of the lines, in whole paise. */
export const totalOf = (lines: readonly SumLine[]) =>
  lines.reduce((sum, { paise }) => sum + paise, 0);

/** The amount of a line, or the text for an unknown amount. */
export const amountOf = ({ paise, open }: SumLine) => open ?? inRupees(paise);

const inRupees = (paise: number) => (paise === 0 ? 'Nil' : formatRupees(paise));

/** The verdict of an answer, or the total of its lines with its label. Undefined if the answer has neither. */
export function firstLineOf({ verdict, lines }: Answer) {
  if (verdict) return { label: '', words: verdict };
  if (!lines) return undefined;
  const paise = totalOf(lines);
  const open = lines.find((line) => line.open)?.open;
  // An unknown amount never counts as nil.
  if (paise === 0 && open) return { label: 'Total', words: open };
  return open
    ? { label: 'Total, without unknown amounts', words: `at least ${formatRupees(paise)}` }
    : { label: 'Total', words: inRupees(paise) };
}

/** The first date in an answer that is today or later. */
export function nextDate({ dates = [] }: Answer, today: Day) {
  const [next] = dates
    .flatMap(({ entries }) => entries)
    .flatMap(({ day, ...entry }) => (day && day >= today ? [{ ...entry, day }] : []))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  return next;
}

/** One block of an answer. */
export type Block =
  | Link
  | Part
  | DatedGroup
  | { account: readonly SumLine[] }
  | { notes: readonly string[] }
  | { sources: readonly Citation[] };

/**
 * The blocks of an answer below its first line, from top to bottom. A link to a service comes first, because it is the
 * visitor's next step. Folded parts come last.
 *
 * @param next the date that the first line already shows; the lists leave this date out
 */
export function answerBlocks(answer: Answer, next?: DatedEntry): Block[] {
  const { lines = [], notes = [], parts = [], dates = [], links = [], citations = [] } = answer;
  const isService = (link: Link) => 'service' in link;
  return [
    ...links.filter(isService),
    ...parts.filter(({ folded }) => !folded),
    ...dates
      .map(({ heading, entries, folded }) => ({
        heading,
        entries: entries.filter(({ id }) => id !== next?.id),
        // If there is only one list, it is never folded.
        ...(folded && dates.length > 1 && { folded }),
      }))
      .filter(({ entries }) => entries.length > 0),
    ...(lines.length > 0 ? [{ account: lines }] : []),
    ...(notes.length > 0 ? [{ notes }] : []),
    ...links.filter((link) => !isService(link)),
    ...parts.filter(({ folded }) => folded),
    // If there are dates, each date shows its own sources.
    ...(dates.length === 0 && citations.length > 0 ? [{ sources: citations }] : []),
  ];
}

/** The two sentences below every answer: the costs that are not included (may be empty), and the day of the law's last check. */
export function footerOf({ notIncluded = [] }: Tool, answer: Answer, today: Day) {
  const law = [
    ...(answer.citations ?? []),
    ...(answer.lines ?? []).flatMap((line) => line.citations),
  ];
  return {
    notIncluded: notIncluded.length > 0 ? `Not included: ${notIncluded.join('; ')}.` : '',
    reviewed: `Worked out on ${longDate(today)}. ${reviewedSentence(law)}`,
  };
}

/**
 * Turns an answer into the text of a message.
 *
 * @param said the visitor's answers to the fields, in words
 */
export function shareText(tool: Tool, said: readonly string[], answer: Answer, today: Day): string {
  const { label = '', words = '' } = firstLineOf(answer) ?? {};
  const { notIncluded, reviewed } = footerOf(tool, answer, today);
  return [
    [tool.question, ...said],
    [label ? `${label}: ${words}` : words],
    ...answerBlocks(answer).map(linesOf),
    [notIncluded, reviewed],
  ]
    .map((lines) => withoutCitations(lines.filter(Boolean).join('\n')))
    .filter(Boolean)
    .join('\n\n');
}

/** The lines of a block in plain text. Links within the site are left out: the message has the address of the whole answer. */
function linesOf(block: Block): string[] {
  if ('lines' in block) return [`${block.heading}:`, ...block.lines];
  if ('entries' in block)
    return [
      `${block.heading}:`,
      ...block.entries.map(({ day, when, title }) => `${day ? longDate(day) : when}: ${title}`),
    ];
  if ('account' in block)
    return block.account.map((line) => `${line.what}: ${amountOf(line)}${inBrackets(line)}`);
  if ('notes' in block) return [...block.notes];
  if ('sources' in block) return [`Source: ${sourcesInWords(block.sources)}`];
  return 'href' in block ? [`${block.text}: ${block.href}`] : [];
}

/** " (2 classes × ₹4,500. Trade Marks Rules, 2017: First Schedule.)" */
function inBrackets({ working, citations }: SumLine): string {
  const texts = [working, sourcesInWords(citations)].filter(Boolean);
  return texts.length > 0 ? ` (${texts.join('. ')}.)` : '';
}

/** The details of a date, in order. */
export function detailsOf({
  lines = [],
  who,
  cost,
}: Partial<DatedEntry>): { label?: string; text: string }[] {
  return [
    ...lines.map((text) => ({ text })),
    ...(who ? [{ label: 'Who', text: who }] : []),
    ...(cost ? [{ label: costLabels[cost.if], text: cost.text }] : []),
  ];
}

const costLabels = { late: 'If late', missed: 'If missed', left: 'If not used' };

/** The words that mark a date by its kind; a plain duty has none. */
export const entryMarks = { duty: '', condition: 'if it applies', option: 'option' };
