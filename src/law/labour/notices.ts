import type { Notice } from '@/law/letters/notice';
import {
  providentFundScheme,
  socialSecurityCode,
  stateInsuranceRegulations,
  wagesCode,
} from './texts';

/*
 * Letters of the provident fund, the State insurance and labour offices. The Code on Social Security replaced both Acts on 21
 * November 2025; older cases continue under the old sections.
 */

const from = 'labour';

export const notices = {
  'epf-7a': {
    name: '7A: an inquiry into provident fund dues',
    from,
    says: 'The office decides whether you are covered, and what you owe. New cases are under section 125 of the Code.',
    answer:
      'Come on the day, in person or by somebody you authorise, with wage registers and returns; ask in writing for another day.',
    otherwise: 'It decides from what it has.',
    law: [{ source: socialSecurityCode, place: 'sections 125 and 164' }],
    sign: /(section|u\/s|under)? ?\b7-?a\b.{0,80}(epf|provident|inquiry)|(epfo?|provident fund).{0,160}\b(7-?a|section 125)\b|(epfo?|provident fund).{0,120}summon/,
    phrases:
      '7a, epf 7a notice, epfo inquiry, provident fund summons, pf notice, section 125 inquiry',
  },
  'epf-14b': {
    name: '14B and 7Q: damages and interest for late provident fund',
    from,
    says: 'Contributions came late. Interest runs by itself; damages are ordered after a hearing. In the Code: sections 127 and 128.',
    answer:
      'Come or write on the day that it names, with challans and the reasons. Check their dates against your bank’s.',
    otherwise: 'Both are ordered: damages of at most the arrears, and interest.',
    law: [
      { source: socialSecurityCode, place: 'sections 127 and 128' },
      { source: providentFundScheme, place: '' },
    ],
    sign: /\b14-?b\b|\b7-?q\b|(belated|late) remittance|(provident fund|epfo?).{0,160}section 12[78]\b/,
    phrases:
      '7q 14b, 14b damages notice, 7q interest, pf damages notice, pf late payment notice, section 128 damages',
  },
  'epf-recovery': {
    name: 'Recovery of provident fund or State insurance dues',
    from,
    says: 'Dues of an order are taken: from the bank, from customers, from property.',
    answer:
      'Pay and show the challan, or show the stay of the tribunal, to the recovery officer today.',
    otherwise: 'Accounts stay frozen, and property may be sold.',
    law: [{ source: socialSecurityCode, place: 'sections 129 to 132' }],
    sign: /recovery (officer|certificate).{0,160}(esi|epf|provident|insurance)|(epf|esi|provident fund|employees'? state insurance).{0,200}(recovery (certificate|notice|officer)|attach(ed|ment))|\bc-?19\b/,
    phrases:
      'pf recovery notice, esic c-19, c-19 recovery, esic recovery notice, bank account attached by epfo',
  },
  'esi-c18': {
    name: 'C-18: State insurance contributions to be shown or paid',
    from,
    says: 'The Corporation thinks that contribution is missing: in fact (actual), or by its own estimate (ad hoc).',
    answer:
      'By the day that it names, in writing and at the hearing, with wage registers and challans. Get a receipt for what you hand in.',
    otherwise: 'An order fixes the sum (45A; in the Code section 125). An appeal needs a deposit.',
    law: [
      { source: socialSecurityCode, place: 'section 125' },
      { source: stateInsuranceRegulations, place: '' },
    ],
    sign: /\bc-?18\b|45-?a\b.{0,80}(contribution|insurance)|(state insurance|esic?\b).{0,200}(show cause|section 45-?a|determin)/,
    phrases: 'esic c-18, c-18 notice, esi show cause notice, 45a notice esic, esic notice',
  },
  'labour-inspection': {
    name: 'A direction of the labour inspector',
    from,
    says: 'The inspector (inspector-cum-facilitator) found a fault in wages, registers or registration.',
    answer: 'Put it right within the time of his written direction, and show him.',
    otherwise: 'Only then may he prosecute; for the same fault again within five years, at once.',
    law: [{ source: wagesCode, place: 'section 54' }],
    sign: /inspector-?cum-?facilitator|labour (inspector|officer|commissioner|department|enforcement)|shram suvidha/,
    phrases:
      'labour notice, labour inspector notice, labour department notice, shram suvidha notice, labour inspection',
  },
} as const satisfies Record<string, Notice>;
