import { readNumber } from '@/law/numbers/read';
import { typedNumber } from '@/law/numbers/registered-numbers';
import { classNames } from '@/lib/class-names';
import { Unbroken } from '@/ui/unbroken';
import type { ExtraPart } from './tool-form';

/** The number that was typed, in its parts. */
export const TypedNumber: ExtraPart = ({ texts }) => {
  const number = typedNumber(texts['value'] ?? '');
  if (!number) return null;
  const { parts } = readNumber(number);
  return (
    <dl>
      {parts.map(({ text, label, says, isWrong }, at) => (
        <div
          key={at}
          className={classNames(
            'border-rule-blue py-2 not-first:border-t sm:grid sm:grid-cols-[11em_minmax(0,1fr)] gap-x-4',
            isWrong && 'text-red',
          )}
        >
          <dt className="flex items-baseline justify-between gap-3">
            <b className="tabular text-large font-semibold">{text}</b>
            <span className="text-small text-ink-600">{label}</span>
          </dt>
          <dd className={classNames(isWrong && 'font-semibold')}>
            <Unbroken>{says}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
};
