import type { NumberReading } from '@/law/numbers/read';
import { NumberSheet } from './number-sheet';

/** Shown until the visitor has typed a number of their own. */
export function SpecimenNumber({ reading }: { reading: NumberReading }) {
  return (
    <div className="[.tool-fold:has([data-read])_&]:hidden">
      <NumberSheet reading={reading} isSpecimen />
    </div>
  );
}
