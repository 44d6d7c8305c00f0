import { disclaimer } from '@/content/legal/disclaimer';
import type { LegalDocument } from '@/content/legal/document';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { site } from '@/content/site';

/** Clauses that the law requires, with the provisions that each clause names. */
export const PROVISIONS: [document: LegalDocument, section: string, ...says: string[]][] = [
  [terms, 'agreement', 'rule 4(9)', 'section 10A', 'section 11'],
  [terms, 'refund-and-cancellation', 'rule 4(8)', 'rule 4(10)', site.legal.refundPeriod],
  [terms, 'consumer-rights', '2(11)', '2(46)', '2(47)', 'Dark Patterns'],
  [terms, 'liability', 'section 23'],
  [terms, 'refusal', 'Money-laundering Act, 2002', 'S.O. 2135(E)'],
  [terms, 'complaints', '48 hours', '1 month', 'ticket number', 'copy of the complaint'],
  [terms, 'law-and-courts', site.legal.courts, 'section 34(2)', 'section 28'],
  [privacy, 'law', 'section 43A', 'SPDI Rules', 'Section 72A', 'section 44(2)'],
  [privacy, 'retention', '128(5)', 'rule 8(3)', site.legal.fileRetention],
  [privacy, 'security', '6 hours', '72 hours', 'section 70B'],
  [privacy, 'your-rights', 'section 11', 'section 12', 'section 14', 'rule 5'],
  [privacy, 'children', 'sections 2(f) and 9'],
  [privacy, 'complaints', 'section 13', 'Data Protection Board'],
  [disclaimer, 'no-advertising-or-solicitation', 'Rule 36', 'Chapter III, Rule 2'],
  [disclaimer, 'no-promise-of-a-result', '7 days', 'ratings and client comments'],
];
