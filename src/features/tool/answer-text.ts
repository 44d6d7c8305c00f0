import { sourcesOf } from '@/law/source';
import type { Answer, SumLine } from '@/law/tool';
import { withoutCitations } from '@/lib/citations';
import { formatRupees } from '@/lib/money';

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
  const { lines = [], notes = [], parts = [], links = [], law = [] } = answer;
  const first = firstLineOf(answer);
  return [
    [first?.label, first?.words].filter(Boolean).join(': '),
    ...lines.map((line) => `${line.what}: ${amountOf(line)}${inBrackets(line)}`),
    ...parts.flatMap(({ heading, lines: texts }) => ['', `${heading}:`, ...texts]),
    ...(parts.length > 0 ? [''] : []),
    ...notes,
    ...links.flatMap((link) => ('href' in link ? [`${link.text}: ${link.href}`] : [])),
    ...sourcesOf(law).map(
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
