import { offeredPage, type ServiceSlug } from '@/content/services/catalogue';
import type { LetterId } from '@/law/letters/read-message';
import type { SenderId } from '@/law/letters/senders';
import { fragmentWith } from '@/lib/fragment';
import { registeredNumber, type NumberKind } from '@/law/numbers/registered-numbers';
import { paths } from '@/paths';

/* The page on which each tool is. The search and other tools link to this page. */

/** The page with the number reader for each kind of number. */
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

/** The page that explains a letter and other letters of its sender. */
export function pageOfLetter(letter: LetterId, from: SenderId): ServiceSlug {
  return offeredPage(
    pagesOfNotices[letter] ?? pagesOfSenders[from] ?? 'sole-proprietorship-registration',
  );
}

const pagesOfSenders: Readonly<Partial<Record<SenderId, ServiceSlug>>> = {
  gst: 'gst-filing',
  tax: 'income-tax-filing',
  registrar: 'private-limited-company',
  ip: 'trademark-registration',
  directory: 'trademark-registration',
  renewal: 'trademark-registration',
  domain: 'trademark-registration',
  food: 'fssai-registration',
  certificate: 'import-export-code',
  labour: 'legal-compliance',
  civil: 'legal-consultation',
};

/** Letters that are explained on another page than their sender's. */
const pagesOfNotices: Readonly<Partial<Record<LetterId, ServiceSlug>>> = {
  'reg-03': 'gst-registration',
  'reg-17': 'gst-registration',
  'reg-19': 'gst-registration',
  'reg-31': 'gst-registration',
  '200a': 'tds-return-filing',
  'tds-201': 'tds-return-filing',
  'tds-late': 'tds-return-filing',
  'llp-strike-off': 'llp-registration',
  'cease-and-desist': 'trademark-registration',
  customs: 'import-export-code',
  'msme-council': 'msme-registration',
  municipal: 'trade-license',
};

/** Some answers link to a tool only by its id. This is the page of each such tool. */
const pagesOfTools: Readonly<Partial<Record<string, ServiceSlug>>> = {
  'trademark-classes': 'trademark-registration',
  'trademark-fees': 'trademark-registration',
};

/** The address that opens a tool with these answers filled in. */
export function hrefOfTool(
  id: string,
  answers: Readonly<Record<string, string>>,
  page?: string,
): string {
  const number = id === 'number' ? registeredNumber(answers['value'] ?? '') : undefined;
  const own = number ? pageOfNumber[number.kind] : pagesOfTools[id];
  if (!page && !own) throw new Error(`A link to ${id} needs a page`);
  return paths.service(page ?? offeredPage(own!)) + fragmentWith(id, answers);
}
