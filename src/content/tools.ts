import type { ServiceSlug } from '@/content/services/catalogue';
import type { SenderId } from '@/law/letters/letter-check';
import { fragmentWith } from '@/lib/fragment';
import { registeredNumber, type NumberKind } from '@/law/numbers/registered-numbers';
import { paths } from '@/paths';

/* Where the tools that other tools and the search lead to are. */

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

/** The address of a tool with answers. */
export function hrefOfTool(
  id: string,
  answers: Readonly<Record<string, string>>,
  page?: string,
): string {
  const number = id === 'number' ? registeredNumber(answers['value'] ?? '') : undefined;
  const own = number ? pageOfNumber[number.kind] : 'trademark-registration';
  return paths.service(page ?? own) + fragmentWith(id, answers);
}
