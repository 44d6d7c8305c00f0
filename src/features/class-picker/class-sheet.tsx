import { classQuestion } from '@/content/tools';
import type { FoundClass, FoundClasses } from '@/law/classes/find-classes';
import {
  ALSO_CONSIDER,
  EDITION,
  niceClassification,
  niceClasses,
} from '@/law/classes/nice-classes';
import { ipIndia, tradeMarksAct, trademarkFee, trademarkLowerFee } from '@/law/ip';
import { longDate } from '@/lib/dates';
import { fragmentWith } from '@/lib/fragment';
import { formatRupees } from '@/lib/money';
import { Icon } from '@/ui/icon';
import { LawSources } from '@/ui/law-sources';
import { ToolSheet } from '@/ui/tool-sheet';
import { upperFirst } from '@/lib/letter-case';

const LAW = [
  { source: niceClassification, place: '' },
  { source: tradeMarksAct, place: 'section 7' },
  { source: trademarkFee.source, place: trademarkFee.place },
];

interface ClassSheetProps {
  sells: string;
  found: FoundClasses;
  chosen: readonly number[];
  onChoose: (number: number, isChosen: boolean) => void;
  address: string;
}

/** The classes found, goods apart from services, each with a box to tick, and what filing in the chosen ones costs. */
export function ClassSheet({ sells, found, chosen, onChoose, address }: ClassSheetProps) {
  const { goods, services, alsoConsider, asks, unknown } = found;
  const isFound = goods.length + services.length > 0;
  // A link may choose classes that the words do not lead to.
  const named = new Set([...goods, ...services].map(({ number }) => number).concat(alsoConsider));
  const added = chosen.filter((number) => !named.has(number));
  const groups = [
    { title: 'Goods', rows: goods.map(rowOf) },
    { title: 'Services', rows: services.map(rowOf) },
    {
      title: 'Often forgotten with it',
      rows: [
        ...alsoConsider.map((number) => ({
          number,
          why: upperFirst(ALSO_CONSIDER[number] ?? 'if you trade in these too'),
        })),
        ...added.map((number) => ({ number, why: 'Chosen in the link' })),
      ],
    },
  ].filter(({ rows }) => rows.length > 0);
  const unclear =
    asks.length > 0 ? 'Which of these do you mean?' : 'We know no class for these words.';
  const verdict = isFound ? inWords(chosen) : unclear;

  return (
    <ToolSheet
      title={classQuestion.question}
      answers={[sells]}
      address={address}
      message={() => [
        verdict,
        ...chosen.map((number) => `Class ${number}: ${niceClasses[number - 1]?.gist}`),
        costOf(chosen.length),
      ]}
      className="mt-4"
    >
      <p role="status" className="text-large font-semibold">
        {verdict}
      </p>
      {asks.map(({ word, choices }) => (
        <p key={word} className="mt-1 wrap-anywhere">
          “{word}” alone leads to no class. You may mean: {choices.join(', ')}.
        </p>
      ))}
      {!isFound && asks.length === 0 && (
        <p className="mt-1">
          Try the plain name of one thing, such as “shoes” or “coaching”, or look through the list
          below.
        </p>
      )}
      {groups.map(({ title, rows }) => (
        <div
          key={title}
          role="group"
          aria-label={title}
          className="mt-3 border-t border-rule-blue pt-2.5"
        >
          <p className="font-semibold">{title}</p>
          {rows.map(({ number, why }) => (
            <ClassBox
              key={number}
              number={number}
              why={why}
              isChosen={chosen.includes(number)}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
      {isFound && unknown.length > 0 && (
        <p className="mt-3 text-small wrap-anywhere">Not understood: {unknown.join(', ')}.</p>
      )}
      {chosen.length > 0 && (
        <p className="mt-3 border-t border-rule-blue pt-2.5">
          {costOf(chosen.length)}{' '}
          <a
            href={fragmentWith('trademark-fees', { classes: String(chosen.length) })}
            className="font-semibold text-red"
          >
            Work out the whole fee
            <Icon name="arrow" className="ml-1 inline size-4" />
          </a>
        </p>
      )}
      <p className="mt-3 text-small">
        Nice Classification, {EDITION.name}, in force since {longDate(EDITION.from)}. The Registry
        decides: before you file, look for your words in its own search of goods and services on{' '}
        <a href={ipIndia.href} rel="noopener" className="font-semibold">
          ipindia.gov.in
        </a>
        .
      </p>
      <LawSources law={LAW} />
    </ToolSheet>
  );
}

interface ClassBoxProps {
  number: number;
  why: string;
  isChosen: boolean;
  onChoose: (number: number, isChosen: boolean) => void;
}

function ClassBox({ number, why, isChosen, onChoose }: ClassBoxProps) {
  const { gist = '', examples = '', list } = niceClasses[number - 1] ?? {};
  return (
    <div className="py-1.5">
      <label className="flex min-h-12 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ target }) => onChoose(number, target.checked)}
          className="mt-1 size-5 shrink-0 accent-ink-900"
        />
        <b className="tabular w-7 shrink-0 text-large leading-7 font-semibold">{number}</b>
        <span className="min-w-0">
          {gist}
          <span className="block text-small text-ink-600 wrap-anywhere">{`${why}. Businesses in it: ${examples}.`}</span>
        </span>
      </label>
      <a href={list} rel="noopener" className="text-small">
        Check class {number} in WIPO’s list
      </a>
    </div>
  );
}

const rowOf = ({ number, by }: FoundClass) => ({ number, why: `For “${by.join('”, “')}”` });

function inWords(chosen: readonly number[]): string {
  const last = chosen.at(-1);
  if (last === undefined) return 'No class is chosen.';
  if (chosen.length === 1) return `Class ${last}`;
  return `Classes ${chosen.slice(0, -1).join(', ')} and ${last}`;
}

function costOf(classes: number): string {
  const lower = formatRupees(trademarkLowerFee.value * classes);
  const full = formatRupees(trademarkFee.value * classes);
  return `Filing one mark in ${classes === 1 ? 'this class' : `these ${classes} classes`}: ${lower} for individuals, recognised startups and Udyam enterprises, ${full} for others, in government fees.`;
}
