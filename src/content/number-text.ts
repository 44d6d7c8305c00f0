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
        ? 'What each part says, and whether its check digit fits.'
        : first === 'cin'
          ? 'What each part says, and where to look it up. A director’s number (DIN) is read too.'
          : 'What each part says, and where to look it up.',
  };
}
