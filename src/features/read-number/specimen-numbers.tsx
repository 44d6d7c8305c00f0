import type { NumberText } from '@/law/numbers/texts';
import { NumberSheet } from './number-sheet';

/** Specimens, shown until the visitor has typed a number of their own. */
export function SpecimenNumbers({ specimens }: Pick<NumberText, 'specimens'>) {
  return (
    <div className="[.tool-fold:has([data-read])_&]:hidden">
      {specimens.map((reading) => (
        <NumberSheet key={reading.printed} reading={reading} isSpecimen />
      ))}
    </div>
  );
}
