import { findClasses, LONGEST_TRADE, type FoundClasses } from '@/law/classes/find-classes';
import { EDITION, niceClassification, niceClasses } from '@/law/classes/nice-classes';
import * as ip from '@/law/ip/facts';
import { ipIndia, tradeMarksAct } from '@/law/ip/texts';
import { defineTool } from '@/law/tool';
import { longDate } from '@/lib/dates';
import { lowerFirst } from '@/lib/letter-case';
import { formatRupees } from '@/lib/money';

export const tool = defineTool({
  id: 'trademark-classes',
  kind: 'class',
  name: 'Find your classes',
  question: 'Which trademark classes do you need?',
  line: 'Type what you sell or do, in English or Hinglish. The Registry decides, and may disagree.',
  fields: {
    sells: {
      kind: 'text',
      label: 'What do you sell or do?',
      hint: 'For example “saree shop”, “app”, or “achar, papad, masala”. It stays on this device.',
      max: LONGEST_TRADE,
    },
    chosen: { kind: 'hidden' },
  },
  facts: [ip.trademarkFee, ip.trademarkLowerFee],
  answer({ sells, chosen }) {
    const found = findClasses(sells);
    const isFound = found.goods.length + found.services.length > 0;
    const { asks } = found;
    const numbers = chosenClasses(found, chosen);
    return {
      verdict: isFound
        ? inWords(numbers)
        : asks.length > 0
          ? 'We are not sure of the class: choose what you mean.'
          : 'We don’t know a class for these words.',
      parts: [
        ...asks.map(({ word, choices }) => ({
          heading: `“${word}” may be`,
          lines: choices.map(candidate),
        })),
        ...(isFound || asks.length > 0
          ? []
          : [
              {
                heading: 'What to do',
                lines: [
                  'Try the plain name of one thing, such as “shoes” or “coaching”, or look through the list below.',
                ],
              },
            ]),
        ...(isFound && found.unknown.length > 0
          ? [{ heading: 'Not understood', lines: [found.unknown.join(', ')] }]
          : []),
        ...(numbers.length > 0
          ? [{ heading: 'What filing costs', lines: [costOf(numbers.length)] }]
          : []),
      ],
      notes: [
        `Nice Classification, ${EDITION.name}, in force since ${longDate(EDITION.from)}. The Registry decides: before you file, look for your words in its own search of goods and services.`,
      ],
      links: [
        ...asks.flatMap(({ choices }) =>
          choices.map((choice) => ({
            text: `Find “${choice}”`,
            tool: 'trademark-classes',
            answers: { sells: choice },
          })),
        ),
        ...(numbers.length > 0
          ? [
              {
                text: 'Work out the full fee',
                tool: 'trademark-fees',
                answers: { classes: String(numbers.length) },
              },
            ]
          : []),
        { text: 'Search goods and services at ipindia.gov.in', href: ipIndia.href },
      ],
      citations: [
        { source: niceClassification, place: '' },
        { source: tradeMarksAct, place: 'section 7' },
        { source: ip.trademarkFee.source, place: ip.trademarkFee.place },
      ],
    };
  },
});

/** A possible meaning, with the contents of its classes. */
function candidate(choice: string): string {
  const { goods, services } = findClasses(choice);
  const classes = [...goods, ...services].map(
    ({ number }) => `class ${number} (${lowerFirst(niceClasses[number - 1]?.gist ?? '')})`,
  );
  return `“${choice}”: ${classes.join(' and ')}.`;
}

/** The value in the link if every class was deselected. */
export const NO_CLASSES = '0';

/** The classes that a link or the visitor has chosen. If none were chosen: the classes found. A link may contain anything. */
export function chosenClasses(found: FoundClasses, chosen: string): readonly number[] {
  if (chosen === '') return [...found.goods, ...found.services].map(({ number }) => number);
  const numbers = new Set(chosen.split('.').map(Number));
  return niceClasses.map(({ number }) => number).filter((number) => numbers.has(number));
}

function inWords(chosen: readonly number[]): string {
  const last = chosen.at(-1);
  if (last === undefined) return 'No class is chosen.';
  if (chosen.length === 1) return `Class ${last}`;
  return `Classes ${chosen.slice(0, -1).join(', ')} and ${last}`;
}

function costOf(classes: number): string {
  const lower = formatRupees(ip.trademarkLowerFee.value * classes);
  const full = formatRupees(ip.trademarkFee.value * classes);
  return `Filing one mark in ${classes === 1 ? 'this class' : `these ${classes} classes`}: ${lower} for individuals, recognised startups and Udyam enterprises, ${full} for others, in government fees.`;
}
