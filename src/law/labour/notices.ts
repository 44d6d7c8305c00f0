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
 * The codes were read in a copy of India Code of 26 February 2026, the forms C-18 and D-18 in texts of the Corporation from before.
 */

const from = 'labour';

export const notices = {
  'epf-7a': {
    name: '7A: an inquiry into provident fund dues',
    from,
    says: 'The office decides whether you are covered, and what you owe. New cases are under section 125 of the Code.',
    answer:
      'Come on the day, in person or by somebody you authorise, with wage registers and returns; ask in writing for another day. Under the Code nothing older than five years can be begun.',
    otherwise:
      'It decides from what it has. Within three months you can ask to have that set aside; an appeal to the Tribunal needs a quarter of the sum.',
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
    says: 'Contributions came late. Interest runs by itself; damages are ordered after a hearing. In the Code: sections 127 and 128.',
    answer: `Come or write on the day that it names, with challans and the reasons. Check their dates against your bank’s. Old provident fund damages ${labour.damagesSettled.words}.`,
    otherwise:
      'Both are ordered: damages of at most the arrears, and interest. Against provident fund damages you can appeal to the Tribunal.',
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
    says: 'Dues of an order are taken: from the bank, from customers, from property.',
    answer:
      'Pay and show the challan, or show the stay, to the recovery officer today. He may not hear that the sum is wrong: for that, or for time to pay, ask the office that made the order.',
    otherwise: 'Accounts stay frozen, property may be sold, and the employer even arrested.',
    citations: [
      { source: socialSecurityCode, place: 'sections 129 to 132', checked: '2026-11-27' },
    ],
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
    otherwise:
      'An order fixes the sum (45A; in the Code section 125). An appeal within 60 days needs a quarter of it, or what you reckon yourself if that is more.',
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
    says: 'A worker asks for wages, gratuity or the job, and you are called to a hearing or a conciliation.',
    answer:
      'Come on the day with appointment letter, wage slips and proof of payment. Of gratuity, deposit what you admit.',
    otherwise:
      'It is decided without you: wages with compensation of up to ten times, recovered like land revenue.',
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
      'Put it right within the time of his written direction (30 days for safety), and show him.',
    otherwise:
      'Only then may he prosecute. At once for the same fault again (within five years for wages; three for safety and social security), for wages underpaid, or after an accident.',
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
