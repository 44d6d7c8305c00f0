import type { ServiceRow } from '@/content/services/by-service';
import { numberNames } from '@/law/numbers/names';

/** The heading of the number reader on a service's page, and the line under it. */
export interface NumberText {
  question: string;
  line: string;
}

export function numberText([first]: NonNullable<ServiceRow['numbers']>): NumberText {
  return {
    question: `Read your ${numberNames[first]}`,
    line:
      first === 'gstin'
        ? 'What each part of the number means, and whether the check digit is right.'
        : first === 'cin'
          ? 'What each part means, and a link to the official site. You can also enter a director’s number (DIN).'
          : 'What each part means, and a link to the official site.',
  };
}
