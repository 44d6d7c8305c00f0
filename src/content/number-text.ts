import type { ServiceRow } from '@/content/services/by-service';
import { numberNames } from '@/law/numbers/names';
import { readNumber, type NumberReading } from '@/law/numbers/read';
import { registeredNumber } from '@/law/numbers/registered-numbers';

/** What a page says of its numbers without scripts: evidently made up, well-formed, and read like any other. */
export interface NumberText {
  question: string;
  line: string;
  specimen: NumberReading;
}

/** Worked out at build alone: a page brings its own specimen, already read. */
export function numberText({
  kinds: [first],
  specimen,
}: NonNullable<ServiceRow['numbers']>): NumberText {
  const number = registeredNumber(specimen);
  if (!number) throw new Error(`${specimen} has the shape of no number`);
  const reading = readNumber(number);
  return {
    question: `Read your ${numberNames[first]}`,
    line:
      first === 'gstin'
        ? 'What each part says, and whether its check digit fits.'
        : first === 'cin'
          ? 'What each part says, and where to look it up. A director’s number (DIN) is read too.'
          : 'What each part says, and where to look it up.',
    specimen: first === 'iec' ? { ...reading, name: 'IEC, which is the holder’s PAN' } : reading,
  };
}
