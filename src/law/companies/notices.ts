import { llpRules } from '@/law/llps/texts';
import type { Notice } from '@/law/letters/notice';
import * as companies from './facts';
import {
  adjudicationRules,
  companiesAct,
  companyFeesRules,
  directorRules,
  removalRules,
} from './texts';

/* Letters of the Registrar of Companies and the Ministry. We read sections and rules on pages that reprint them. */

const from = 'registrar';

export const notices = {
  'stk-1': {
    name: 'STK-1: your company may be struck off',
    from,
    says: 'The Registrar thinks that the company did not begin in its first year, was idle for two years, never declared its first capital (INC-20A), or is not at its address.',
    answer:
      'Write to the Registrar, with proof that the company works: returns, bank statement, bills, photographs of the office. File the overdue forms.',
    within: companies.strikeOffReplyWithin,
    otherwise:
      'The Registrar strikes the name off and publishes this. Directors and members stay liable. The Tribunal may restore the name within 20 years, if the company, a member or a creditor applies.',
    citations: [
      { source: companiesAct, place: 'section 248', checked: '2026-11-27' },
      { source: companiesAct, place: 'section 252' },
      { source: removalRules, place: 'rule 3' },
    ],
    sign: /\bstk-?[1-7]\b|remov(al|ing|e) (of )?(the|their|its|your) names?\b.{0,60}(compan|register)|dormant company|struck off the register|section 248\b/,
    phrases:
      'stk-1, stk-5, strike off notice, roc strike off letter, company struck off notice, letter from roc ignored, what if company ignores roc letter',
  },
  adjudication: {
    name: 'Show-cause notice of the Registrar before a penalty',
    from,
    says: 'The Registrar wants to fine the company and each officer for a default, such as a late form.',
    answer:
      'Reply only on the Ministry’s e-adjudication platform, by the day that the notice names: 15 to 30 days, and up to 15 more for a good reason. The notice comes by e-mail, or by post if no e-mail is known. There is no penalty for annual accounts or an annual return filed before the notice, or within 30 days of it.',
    otherwise:
      'The Registrar decides from the papers that he has, and orders the penalty. You can appeal to the Regional Director in form ADJ within 60 days. If you do not obey the order within 90 days, that is an offence.',
    citations: [
      { source: companiesAct, place: 'section 454', checked: '2026-11-27' },
      { source: adjudicationRules, place: 'rules 3 and 3A', checked: '2026-11-27' },
    ],
    sign: /adjudicat|section 454\b/,
    phrases:
      'roc show cause notice, adjudication notice mca, roc penalty notice, section 454, e-adjudication',
  },
  inquiry: {
    name: '206: the Registrar asks for information',
    from,
    says: 'The Registrar wants books, papers or an explanation, often after a complaint.',
    answer:
      'Reply in writing within the time in the notice, or within an extension from the Registrar. Give the service request number (SRN) of the notice. The Registrar can also ask people who were officers at that time.',
    otherwise: 'An inspection of the books, an inquiry and a fine may follow.',
    citations: [{ source: companiesAct, place: 'section 206', checked: '2026-11-27' }],
    sign: /section 206\b|(inspection|inquiry|inquir\w+) .{0,80}(compan|registrar)/,
    phrases: 'section 206 notice, roc inquiry, roc inspection',
  },
  resubmission: {
    name: 'A form is sent back for correction',
    from,
    says: 'The Registrar found a fault in a form that you filed.',
    answer:
      'Send it again on the Ministry’s portal, with the answer that the Registrar wants. A form that was accepted without a check (straight through) has to be filed anew within 30 days.',
    within: companies.resubmitWithin,
    otherwise:
      'The form is treated as invalid. You then need a fresh form, with its fee and the late fee.',
    citations: [{ source: companyFeesRules, place: 'rule 10' }],
    sign: /resubmi(t|ssion)|sent back for correction|marked as .{0,20}resub/,
    phrases: 'resubmission required mca, form sent back roc, roc query',
  },
  'din-kyc': {
    name: 'A director’s number is deactivated',
    from,
    says: 'The KYC of the director (DIN) was not filed in time.',
    answer: `File the KYC form on the Ministry’s portal. A late form costs ${companies.directorKycLateFee.words}. Then the number is active again.`,
    otherwise: 'Forms with that director’s number cannot be filed.',
    citations: [
      { source: directorRules, place: 'rule 11(2)', checked: '2026-11-27' },
      { source: directorRules, place: 'rule 12A' },
    ],
    sign: /\bdin\b.{0,60}(deactivat|disqualif)|dir-?3.?kyc/,
    phrases: 'din deactivated, dir-3 kyc not filed, din deactivated due to non-filing',
  },
  'llp-strike-off': {
    name: 'An LLP may be struck off',
    from,
    says: 'The Registrar thinks that the LLP did no business for two years, and wants to remove its name.',
    answer:
      'The LLP and its partners write to the Registrar within a month of the notice’s date, with proof that the LLP works. They file the overdue Forms 8 and 11.',
    otherwise:
      'The Ministry’s site shows the notice for a month. Then the Registrar strikes the name off. Partners stay liable.',
    citations: [{ source: llpRules, place: 'rule 37' }],
    sign: /(llp|limited liability partnership).{0,120}(str(ik|uck)\w* off|remov\w+ .{0,20}name)/,
    phrases: 'llp strike off notice, llp struck off letter',
  },
} as const satisfies Record<string, Notice>;
