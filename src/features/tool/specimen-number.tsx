import type { NumberReading } from '@/law/numbers/read';
import { NumberParts } from './number-parts';

/** A made-up number in its parts, until the visitor has typed one of their own. */
export function SpecimenNumber({ name, parts }: NumberReading) {
  return (
    <div className="mt-4 bg-sheet px-4 py-3 shadow-hairline [.tool-fold:has(.answer-head)_&]:hidden">
      <p className="pb-2 text-small text-ink-600">{`Example: a made-up ${name}, with zeros for digits.`}</p>
      <NumberParts name={name} parts={parts} />
    </div>
  );
}
