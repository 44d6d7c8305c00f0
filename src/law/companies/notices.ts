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

/* Letters of the Registrar of Companies and the Ministry. Sections and rules were read on pages that reprint them. */

const from = 'registrar';

export const notices = {
  'stk-1': {
    name: 'STK-1: your company is to be struck off',
    from,
    says: 'The Registrar thinks that it never began in its first year, has been idle for two, never declared its first capital (INC-20A), or was not found at its address.',
    answer:
      'In writing to the Registrar, with proof that it works: returns, bank statement, bills, photographs of the office. File what is overdue.',
    within: companies.strikeOffReplyWithin,
    otherwise:
      'The name is struck off and published; directors and members stay liable. The Tribunal may restore it, for the company, a member or a creditor within 20 years.',
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
    name: 'Show cause of the Registrar before a penalty',
    from,
    says: 'A default, such as a late form, is to be fined on the company and each officer.',
    answer:
      'Only on the Ministry’s e-adjudication platform, by the day that it names: 15 to 30 days, and up to 15 more for a good reason. It comes by e-mail, and by post only where none is known. Annual accounts or a return filed before it, or within 30 days of it, bring no penalty.',
    otherwise:
      'The penalty is ordered from what he has. An appeal goes to the Regional Director in form ADJ within 60 days; after 90 days, an order not obeyed is an offence.',
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
    says: 'Books, papers or an explanation are wanted, often after a complaint.',
    answer:
      'In writing within the time that it names, or that he extends, under its service request number (SRN). Those who were officers at the time can be asked too.',
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
      'Send it again on the Ministry’s portal, with what he asks. A form that was taken unexamined (straight through) is to be filed anew within 30 days.',
    within: companies.resubmitWithin,
    otherwise: 'It is treated as invalid: only a fresh form with its fee, late by now, mends that.',
    citations: [{ source: companyFeesRules, place: 'rule 10' }],
    sign: /resubmi(t|ssion)|sent back for correction|marked as .{0,20}resub/,
    phrases: 'resubmission required mca, form sent back roc, roc query',
  },
  'din-kyc': {
    name: 'A director’s number is deactivated',
    from,
    says: 'The KYC of the director (DIN) was not filed in time.',
    answer: `File the KYC form on the Ministry’s portal; late it costs ${companies.directorKycLateFee.words}. Then the number is active again.`,
    otherwise: 'Forms with that director’s number cannot be filed.',
    citations: [
      { source: directorRules, place: 'rule 11(2)', checked: '2026-11-27' },
      { source: directorRules, place: 'rule 12A' },
    ],
    sign: /\bdin\b.{0,60}(deactivat|disqualif)|dir-?3.?kyc/,
    phrases: 'din deactivated, dir-3 kyc not filed, din deactivated due to non-filing',
  },
  'llp-strike-off': {
    name: 'An LLP is to be struck off',
    from,
    says: 'The Registrar thinks that it did no business for two years, and will remove its name.',
    answer:
      'In writing to the Registrar within a month of the notice’s date, by the LLP and its partners, with proof that it works; file the overdue Forms 8 and 11.',
    otherwise:
      'The notice stands on the Ministry’s site for a month; then the name is struck off. Partners stay liable.',
    citations: [{ source: llpRules, place: 'rule 37' }],
    sign: /(llp|limited liability partnership).{0,120}(str(ik|uck)\w* off|remov\w+ .{0,20}name)/,
    phrases: 'llp strike off notice, llp struck off letter',
  },
} as const satisfies Record<string, Notice>;
