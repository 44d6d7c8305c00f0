import { useId, useState } from 'react';
import type { NumberPart, NumberReading } from '@/law/numbers/read';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';
import { Unbroken } from '@/ui/unbroken';

/** A number in its parts. Each can be pressed, and is explained in the list below, which needs no scripts. */
export function NumberSheet({
  reading,
  isSpecimen,
}: {
  reading: NumberReading;
  isSpecimen?: true;
}) {
  const { name, parts, isRight, verdict, notProved, lookUp } = reading;
  const id = useId();
  const [chosen, setChosen] = useState<number>();

  return (
    <div className="mt-4 bg-sheet shadow-hairline">
      <p className="px-4 pt-3 text-small text-ink-600">
        {isSpecimen ? `${name}, made up: it has zeros for digits` : name}
      </p>
      <div
        role="group"
        aria-label={`The parts of this ${name}`}
        className="flex flex-wrap px-4 pt-2 pb-3 pl-[17px]"
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
      <div className="grid gap-2 px-4 pb-3">
        <p
          role={isSpecimen ? undefined : 'status'}
          className={classNames('flex gap-2 font-semibold', isRight ? 'text-green' : 'text-red')}
        >
          <Icon name={isRight ? 'check' : 'alert'} className="mt-0.5 size-5" />
          {verdict}
        </p>
        <p className="text-small">It does not prove {notProved}</p>
        <p className="text-small">
          Look it up at{' '}
          <a href={lookUp.href} rel="noopener" className="font-semibold">
            {lookUp.site}
          </a>
          , under “{lookUp.under}”.
        </p>
      </div>
      <dl className="border-t border-rule-blue">
        {parts.map((part, at) => (
          <Part key={at} id={`${id}${at}`} part={part} isChosen={at === chosen} />
        ))}
      </dl>
    </div>
  );
}

function Part({ id, part, isChosen }: { id: string; part: NumberPart; isChosen: boolean }) {
  const { text, label, says, isWrong } = part;
  return (
    <div
      className={classNames(
        'border-rule-blue px-4 py-2 not-last:border-b sm:grid sm:grid-cols-[11rem_1fr] sm:gap-4',
        isChosen && 'bg-stamp-paper',
      )}
    >
      <dt className="flex items-baseline justify-between gap-3">
        <b className="tabular font-semibold">{text}</b>
        <span className="text-small text-ink-600">{label}</span>
      </dt>
      <dd id={id} className={classNames(isWrong && 'font-semibold text-red')}>
        <Unbroken>{says}</Unbroken>
      </dd>
    </div>
  );
}
