import type { ServiceSlug } from '@/content/services/catalogue';
import type { SenderId } from '@/law/letters/letter-check';
import type { NumberKind } from '@/lib/registered-numbers';

/* The tools that several pages share, as links name them and as they are headed. */

/** Opens the reader of numbers on each of its pages: `#number&value=…`. */
export const NUMBER = 'number';

/** Opens the letter check: `#letter&from=gst&by=call&asks=money`. */
export const LETTER = 'letter';

export const letterQuestion = {
  /** In the contents list. */
  name: 'Is this letter real?',
  question: 'Is this letter, message or call real?',
  line: 'Paste it, or give three answers: then what to do now, and how to check.',
};

/** Opens the name check: `#name&wanted=…&existing=…`. */
export const NAME = 'name';

export const nameQuestion = {
  name: 'Check a name',
  question: 'Would the name pass?',
  line: 'What the rules object to',
};

/** Opens the picker of trademark classes: `#trademark-classes&sells=saree+shop&chosen=25.35`. */
export const CLASSES = 'trademark-classes';

export const classQuestion = {
  name: 'Find your classes',
  question: 'Which trademark classes do you need?',
  line: 'From what you sell or do, in English or Hinglish. The Registry decides, and may see it otherwise.',
};

/** Where a number that was typed into the search is read. */
export const pageOfNumber: Readonly<Record<NumberKind, ServiceSlug>> = {
  gstin: 'gst-registration',
  cin: 'private-limited-company',
  din: 'private-limited-company',
  llpin: 'llp-registration',
  pan: 'income-tax-filing',
  tan: 'tds-return-filing',
  udyam: 'msme-registration',
  fssai: 'fssai-registration',
  iec: 'import-export-code',
};

/** Where a message that was pasted into the search is read, by who it says it is from. */
export function pageOfSender(from: SenderId): ServiceSlug {
  return pagesOfSenders[from] ?? 'sole-proprietorship-registration';
}

const pagesOfSenders: Readonly<Partial<Record<SenderId, ServiceSlug>>> = {
  gst: 'gst-registration',
  registrar: 'private-limited-company',
  ip: 'trademark-registration',
  directory: 'trademark-registration',
  renewal: 'trademark-registration',
  domain: 'trademark-registration',
  food: 'fssai-registration',
  certificate: 'msme-registration',
};
