import type { Notice } from '@/law/letters/notice';
import * as contracts from './facts';
import {
  chequeAct,
  civilProcedureCode,
  consumerProtectionAct,
  criminalProcedureCode,
  insolvencyCode,
} from './texts';

/* Letters of creditors, customers, their lawyers and courts. We read the Acts in copies of India Code, and the Order in a reprint. */

const from = 'civil';

export const notices = {
  cheque: {
    name: '138: notice of a bounced cheque',
    from,
    says: `Your cheque came back unpaid, and the sender asks for the sum. The notice counts only if given within ${contracts.chequeNoticeWithin.words} of the bank’s message.`,
    answer:
      'Pay the cheque’s sum by transfer and keep the proof. Or reply through a lawyer that you owe nothing, and why.',
    within: contracts.chequePayWithin,
    otherwise:
      'A criminal complaint may follow within a month. The punishment is prison up to two years, a fine up to twice the sum, or both. For a company or firm, it also reaches the people who run it.',
    citations: [{ source: chequeAct, place: 'sections 138, 141 and 142', checked: '2026-11-27' }],
    sign: /cheque.{0,120}(dishono|bounce|return|unpaid|insufficient)|(section|u\/s) ?138\b|negotiable instruments/,
    phrases: 'cheque bounce notice mila, section 138 notice, 138 notice reply',
  },
  insolvency: {
    name: 'Demand notice to a company under the insolvency code',
    from,
    says: 'A supplier asks your company to pay, and may go to the Tribunal if ₹1 crore or more is owed.',
    answer:
      'Reply to the supplier. Name the dispute or suit that existed before the notice, or send an attested proof of payment.',
    within: contracts.insolvencyReplyWithin,
    otherwise: 'The supplier may ask the Tribunal (NCLT) to begin insolvency.',
    citations: [{ source: insolvencyCode, place: 'sections 4 and 8', checked: '2026-11-27' }],
    sign: /insolvency and bankruptcy|operational creditor|\bibc\b|section 8 .{0,40}demand/,
    phrases:
      'ibc notice, section 8 demand notice, operational creditor notice, nclt notice, form 3 demand notice',
  },
  consumer: {
    name: 'A complaint at a consumer commission',
    from,
    says: 'A customer has complained. The notice brings a copy and names a day.',
    answer:
      'Send the commission your version in writing, with papers. The commission can allow at most 15 days more.',
    within: contracts.consumerReplyWithin,
    otherwise: 'The commission decides from the customer’s papers.',
    citations: [{ source: consumerProtectionAct, place: 'section 38', checked: '2026-11-27' }],
    sign: /consumer (disputes? redressal|commission|forum|court)|consumer protection act/,
    phrases: 'consumer court notice, consumer complaint notice, consumer forum notice',
  },
  summons: {
    name: 'Summons of a civil court',
    from,
    says: 'Somebody sues you. The summons brings the claim (plaint) and names a day.',
    answer: `File a written statement through a lawyer. The time runs from the summons. The court may extend this time to 90 days. In a commercial suit it may extend it to ${contracts.writtenStatementLimit.words}, but never longer.`,
    within: contracts.writtenStatementWithin,
    otherwise: 'The court hears the case without you. Look its number up on ecourts.gov.in.',
    citations: [{ source: civilProcedureCode, place: 'Order VIII', checked: '2026-11-27' }],
    sign: /summon.{0,160}(court|suit|judge|plaint|case)|(court|suit|case).{0,160}summon|written statement|\bplaint\b/,
    phrases: 'court summons, civil suit summons, court notice received, written statement time',
  },
  police: {
    name: 'Police: you have to appear, or give evidence or papers',
    from,
    says: 'Section 35(3) is for a suspect, 179 for a witness, 94 for papers. The notice is in writing and names the station and the case.',
    answer:
      'Find the station’s number yourself and ask for the case (FIR) number. Come at the time in the notice, with a lawyer. You can send papers. These witnesses are heard where they live: women, people under 15 or over 60, ill and disabled people.',
    otherwise:
      'If you come, and keep coming, you are not arrested for it, except for recorded reasons. If you do not come, you can be arrested.',
    citations: [
      { source: criminalProcedureCode, place: 'sections 35, 94 and 179', checked: '2026-11-27' },
    ],
    sign: /(section|u\/s) ?(35\(3\)|41-?a\b|94\b.{0,30}(bnss|nagarik)|179\b)|nagarik suraksha|\bbnss\b|notice (of|for) appearance.{0,80}(police|investigating)|(police station|investigating officer).{0,120}(appear|attend|produce)/,
    phrases:
      'police notice, section 35(3) notice, bnss notice, 41a notice, police station se notice, thana se notice, section 94 bnss',
  },
  lawyer: {
    name: 'A legal notice from a lawyer',
    from,
    says: 'Somebody makes a claim and wants to sue. The letter is not an order of a court.',
    answer: 'Reply through a lawyer, by the day that it names. Admit nothing that is not true.',
    otherwise: 'A case may follow.',
    citations: [],
    sign: /legal notice|under instructions? (from|of) (my|our) client|my client|on behalf of (my|our) client/,
    phrases: 'legal notice mila, vakil ka notice, lawyer notice reply, legal notice ka jawab',
  },
} as const satisfies Record<string, Notice>;
