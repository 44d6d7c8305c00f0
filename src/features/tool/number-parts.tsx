import { useId, useState } from 'react';
import type { NumberPart, NumberReading } from '@/law/numbers/read';
import { classNames } from '@/lib/class-names';
import { Unbroken } from '@/ui/unbroken';

/** A number in its parts. Each can be pressed, and is explained in the list below, which needs no scripts. */
export function NumberParts({ name, parts }: { name: string; parts: readonly NumberPart[] }) {
  const id = useId();
  const [chosen, setChosen] = useState<number>();

  return (
    <div>
      <div
        role="group"
        aria-label={`The parts of this ${name}`}
        className="flex flex-wrap pb-3 pl-px"
      >
        {parts.map(({ text, isWrong }, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={at === chosen}
            aria-describedby={`${id}${at}`}
            onClick={() => setChosen(at === chosen ? undefined : at)}
            className={classNames(
              'tabular -ml-px min-h-12 min-w-11 border-[1.5px] border-field px-1 text-large font-semibold hover:bg-stamp-paper sm:min-w-13 sm:px-2.5 sm:text-title aria-pressed:bg-ink-900 aria-pressed:text-white',
              isWrong && 'bg-red-tint text-red',
            )}
          >
            {text}
          </button>
        ))}
      </div>
      <dl className="border-t border-rule-blue">
        {parts.map(({ text, label, says, isWrong }, at) => (
          <div
            key={at}
            className={classNames(
              'border-rule-blue py-2 not-last:border-b sm:grid sm:grid-cols-[11em_minmax(0,1fr)] sm:gap-4',
              at === chosen && 'bg-stamp-paper',
            )}
          >
            <dt className="flex items-baseline justify-between gap-3">
              <b className="tabular font-semibold">{text}</b>
              <span className="text-small text-ink-600">{label}</span>
            </dt>
            <dd id={`${id}${at}`} className={classNames(isWrong && 'font-semibold text-red')}>
              <Unbroken>{says}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A made-up number in its parts, until the visitor has typed one of their own. */
export function SpecimenNumber({ name, parts }: NumberReading) {
  return (
    <div className="mt-4 bg-sheet px-4 py-3 shadow-hairline [.tool-fold:has(.answer-head)_&]:hidden">
      <p className="pb-2 text-small text-ink-600">{`Example: a made-up ${name}, with zeros for digits.`}</p>
      <NumberParts name={name} parts={parts} />
    </div>
  );
}
