import type { ServiceRow } from '@/content/services/by-service';
import { numberNames } from '@/law/numbers/names';

/** The questions of a page about its numbers. */
export interface NumberText {
  question: string;
  line: string;
}

export function numberText([first]: NonNullable<ServiceRow['numbers']>): NumberText {
  return {
    question: `Read your ${numberNames[first]}`,
    line:
      first === 'gstin'
        ? 'The meaning of each part, and a check of its check digit.'
        : first === 'cin'
          ? 'The meaning of each part, and the official site. You can also enter a director’s number (DIN).'
          : 'The meaning of each part, and the official site.',
  };
}
