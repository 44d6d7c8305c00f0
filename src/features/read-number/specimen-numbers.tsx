import type { NumberText } from '@/content/numbers/texts';
import { NumberSheet } from './number-sheet';

/** What can be read before a visitor has typed a number; a number of one's own takes its place. */
export function SpecimenNumbers({ specimens }: Pick<NumberText, 'specimens'>) {
  return (
    <div className="[.tool-fold:has([data-read])_&]:hidden">
      {specimens.map((reading) => (
        <NumberSheet key={reading.printed} reading={reading} isSpecimen />
      ))}
    </div>
  );
}
