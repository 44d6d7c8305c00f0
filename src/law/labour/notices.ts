import type { Notice } from '@/law/letters/notice';
import * as labour from './facts';
import {
  industrialRelationsCode,
  socialSecurityCode,
  stateInsuranceRegulations,
  wagesCode,
  workSafetyCode,
} from './texts';

/*
 * Letters of the provident fund, the State insurance and labour offices. The Code on Social Security replaced both Acts on 21
 * November 2025; older cases continue under the old sections.
 * The codes were read in a copy of India Code of 26 February 2026, the forms C-18 and D-18 in older texts of the Corporation.
 */

const from = 'labour';

export const notices = {
  'epf-7a': {
    name: '7A: an inquiry into provident fund dues',
    from,
    says: 'The office decides whether the law covers you, and how much you owe. New cases are under section 125 of the Code.',
    answer:
      'Come on the day, or send somebody whom you authorise, with wage registers and returns. You can ask in writing for another day. Under the Code, no inquiry may begin about a dispute or dues older than five years.',
    otherwise:
      'The office decides without your papers. Within three months you can ask it to set the order aside. An appeal to the Tribunal needs a quarter of the sum.',
    citations: [
      { source: socialSecurityCode, place: 'sections 23, 125 and 164', checked: '2026-11-27' },
    ],
    sign: /(section|u\/s|under)? ?\b7-?a\b.{0,80}(epf|provident|inquiry)|(epfo?|provident fund).{0,160}\b(7-?a|section 125)\b|(epfo?|provident fund).{0,120}summon/,
    phrases:
      '7a, epf 7a notice, epfo inquiry, provident fund summons, pf notice, section 125 inquiry',
  },
  'epf-14b': {
    name: '14B and 7Q (State insurance: D-18): damages and interest for late contributions',
    from,
    says: 'Contributions came late. Interest runs without an order. The office orders damages after a hearing. In the Code these are sections 127 and 128.',
    answer: `Come or write on the day that it names, with challans and your reasons. Compare the dates of the challans with your bank’s. Old provident fund damages ${labour.damagesSettled.words}.`,
    otherwise:
      'The office orders interest, and damages of at most the arrears. You can appeal to the Tribunal against provident fund damages.',
    citations: [
      { source: socialSecurityCode, place: 'sections 23, 127 and 128', checked: '2026-11-27' },
      labour.damagesSettled,
    ],
    sign: /\b14-?b\b|\b7-?q\b|\bd-?18\b|(belated|late) remittance|(provident fund|epfo?).{0,160}section 12[78]\b/,
    phrases:
      '7q 14b, d-18 esic, 14b damages notice, 7q interest, pf damages notice, pf late payment notice, section 128 damages',
  },
  'epf-recovery': {
    name: 'Recovery of provident fund or State insurance dues',
    from,
    says: 'The officer takes the dues of an order from your bank account, your customers or your property.',
    answer:
      'Today show the recovery officer either the challan of your payment or a stay order. If the sum is wrong, the recovery officer may not decide that. For that, or for time to pay, ask the office that made the order.',
    otherwise: 'Accounts stay frozen. Property may be sold, and the employer may even be arrested.',
    citations: [
      { source: socialSecurityCode, place: 'sections 129 to 132', checked: '2026-11-27' },
    ],
    sign: /recovery (officer|certificate).{0,160}(esi|epf|provident|insurance)|(epf|esi|provident fund|employees'? state insurance).{0,200}(recovery (certificate|notice|officer)|attach(ed|ment))|\bc-?19\b/,
    phrases:
      'pf recovery notice, esic c-19, c-19 recovery, esic recovery notice, bank account attached by epfo',
  },
  'esi-c18': {
    name: 'C-18: show or pay your State insurance contributions',
    from,
    says: 'The Corporation thinks that contributions are missing. It asks for the actual sum if it knows the sum (C-18 actual), or for its own estimate (C-18 ad hoc).',
    answer:
      'Answer in writing by the day that it names, and come to the hearing, with wage registers and challans. Get a receipt for your papers.',
    otherwise:
      'An order fixes the sum (section 45A; in the Code section 125). You can appeal within 60 days. The appeal needs a quarter of the sum, or the sum of your own calculation if that is higher.',
    citations: [
      { source: socialSecurityCode, place: 'sections 125 and 126', checked: '2026-11-27' },
      { source: stateInsuranceRegulations, place: '' },
    ],
    sign: /\bc-?18\b|45-?a\b.{0,80}(contribution|insurance)|(state insurance|esic?\b).{0,200}(show cause|section 45-?a|determin)/,
    phrases: 'esic c-18, c-18 notice, esi show cause notice, 45a notice esic, esic notice',
  },
  'labour-claim': {
    name: 'A worker has gone to the labour office',
    from,
    says: 'A worker asks for wages, gratuity or the job back. The office calls you to a hearing or to talks (conciliation).',
    answer:
      'Come on the day with appointment letter, wage slips and proof of payment. If you admit a part of the gratuity, deposit that part.',
    otherwise:
      'The office decides without you. It may order the wages, with compensation of up to ten times the wages, and recover both like land revenue.',
    citations: [
      { source: wagesCode, place: 'section 45', checked: '2026-11-27' },
      { source: socialSecurityCode, place: 'section 56', checked: '2026-11-27' },
      { source: industrialRelationsCode, place: 'sections 49 and 53', checked: '2026-11-27' },
    ],
    sign: /conciliation (officer|proceeding)|labour court|industrial (dispute|tribunal)|gratuity.{0,80}(claim|authority|form n)|(worker|workman|employee).{0,80}(claim|complain|dues).{0,80}labour|labour.{0,120}(claims?\b|complaint (of|by|from)|complained)/,
    phrases:
      'labour court notice, conciliation notice labour office, employee complaint labour office, gratuity claim notice, salary complaint labour commissioner',
  },
  'labour-inspection': {
    name: 'A direction of the labour inspector',
    from,
    says: 'The inspector (inspector-cum-facilitator) found a fault in registers, registration, safety or contributions.',
    answer:
      'Correct the fault within the time of the written direction (30 days for safety), and show it to the inspector.',
    otherwise:
      'The inspector may prosecute only after that time. He may prosecute at once if wages were underpaid, after an accident, or if the same fault is repeated: within five years for wages, within three for safety and social security.',
    citations: [
      { source: wagesCode, place: 'section 54', checked: '2026-11-27' },
      { source: socialSecurityCode, place: 'section 137', checked: '2026-11-27' },
      { source: workSafetyCode, place: 'section 110', checked: '2026-11-27' },
    ],
    sign: /inspector-?cum-?facilitator|labour (inspector|officer|commissioner|department|enforcement)(?!.{0,200}(conciliat|gratuity|claims?\b|complain))|shram suvidha/,
    phrases:
      'labour notice, labour inspector notice, labour department notice, shram suvidha notice, labour inspection',
  },
} as const satisfies Record<string, Notice>;
