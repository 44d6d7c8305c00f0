import { findClasses, type FoundClass } from '@/law/classes/find-classes';
import { ALSO_CONSIDER, niceClasses } from '@/law/classes/nice-classes';
import { chosenClasses, NO_CLASSES } from '@/law/ip/tools/trademark-classes';
import { upperFirst } from '@/lib/letter-case';
import { Fold } from '@/ui/fold';
import type { ExtraPart } from './tool-form';

/** The classes found, in two groups (goods and services), each with a box to tick. */
export const ClassBoxes: ExtraPart = ({ texts, onAnswer }) => {
  const found = findClasses(texts['sells'] ?? '');
  const { goods, services, alsoConsider } = found;
  const chosen = chosenClasses(found, texts['chosen'] ?? '');
  // A link may choose other classes than the words suggest.
  const named = new Set([...goods, ...services].map(({ number }) => number).concat(alsoConsider));
  const added = chosen.filter((number) => !named.has(number));
  const groups = [
    { title: 'Goods', rows: goods.map(rowOf) },
    { title: 'Services', rows: services.map(rowOf) },
    { title: 'Chosen in the link', rows: added.map((number) => ({ number, why: 'Chosen' })) },
  ].filter(({ rows }) => rows.length > 0);
  const further = alsoConsider.map((number) => ({
    number,
    why: upperFirst(ALSO_CONSIDER[number] ?? 'if you trade in these too'),
  }));

  function choose(number: number, isChosen: boolean) {
    const others = chosen.filter((other) => other !== number);
    const next = isChosen ? [...others, number].toSorted((a, b) => a - b) : others;
    onAnswer('chosen', next.join('.') || NO_CLASSES);
  }

  const boxes = (rows: readonly Row[]) =>
    rows.map(({ number, why }) => (
      <label key={number} className="flex min-h-12 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={chosen.includes(number)}
          onChange={({ target }) => choose(number, target.checked)}
          className="mt-1 size-5 flex-none accent-ink-900"
        />
        <b className="tabular w-7 flex-none text-large font-semibold">{number}</b>
        <span className="min-w-0">
          {niceClasses[number - 1]?.gist}
          <span className="block text-small text-ink-600 wrap-anywhere">
            {`${why}. Businesses in it: ${niceClasses[number - 1]?.examples}.`}
          </span>
        </span>
      </label>
    ));

  return (
    <>
      {groups.map(({ title, rows }) => (
        <div key={title} role="group" aria-label={title}>
          <p className="font-semibold">{title}</p>
          {boxes(rows)}
        </div>
      ))}
      {further.length > 0 && (
        <Fold
          aria-label="Related classes, often forgotten"
          summary={
            <b className="font-semibold">{`Related classes, often forgotten: ${further.length}`}</b>
          }
          className="line-fold"
        >
          {boxes(further)}
        </Fold>
      )}
      {chosen.length > 0 && (
        <p className="text-small">
          Check in WIPO’s list:
          {chosen.map((number) => (
            <a
              key={number}
              href={niceClasses[number - 1]?.list}
              rel="noopener"
              className="-my-3 ml-2 inline-block py-3 underline"
            >
              class {number}
            </a>
          ))}
        </p>
      )}
    </>
  );
};

type Row = ReturnType<typeof rowOf>;

const rowOf = ({ number, by }: FoundClass) => ({ number, why: `For “${by.join('”, “')}”` });
