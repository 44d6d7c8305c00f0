import type { Notice } from '@/law/letters/notice';
import * as contracts from './facts';
import {
  chequeAct,
  civilProcedureCode,
  consumerProtectionAct,
  criminalProcedureCode,
  insolvencyCode,
} from './texts';

/* Letters of creditors, customers, their lawyers and courts. The Acts were read in copies of India Code, the Order on a reprint. */

const from = 'civil';

export const notices = {
  cheque: {
    name: '138: notice of a bounced cheque',
    from,
    says: `Your cheque came back unpaid, and the sum is asked for. It counts only if given within ${contracts.chequeNoticeWithin.words} of the bank’s word.`,
    answer:
      'Pay the cheque’s sum by transfer and keep the proof; or reply through a lawyer why nothing is owing.',
    within: contracts.chequePayWithin,
    otherwise:
      'A criminal complaint may follow within a month: prison up to two years, a fine up to twice the sum, or both; for a company or firm, also for those who run it.',
    citations: [{ source: chequeAct, place: 'sections 138, 141 and 142', checked: '2026-11-27' }],
    sign: /cheque.{0,120}(dishono|bounce|return|unpaid|insufficient)|(section|u\/s) ?138\b|negotiable instruments/,
    phrases: 'cheque bounce notice mila, section 138 notice, 138 notice reply',
  },
  insolvency: {
    name: 'Demand notice to a company under the insolvency code',
    from,
    says: 'A supplier asks your company to pay, and may go to the Tribunal if ₹1 crore or more is owed.',
    answer:
      'Reply to him with the dispute or suit that existed before his notice, or with an attested proof of payment.',
    within: contracts.insolvencyReplyWithin,
    otherwise: 'He may ask the Tribunal (NCLT) to begin insolvency.',
    citations: [{ source: insolvencyCode, place: 'sections 4 and 8', checked: '2026-11-27' }],
    sign: /insolvency and bankruptcy|operational creditor|\bibc\b|section 8 .{0,40}demand/,
    phrases:
      'ibc notice, section 8 demand notice, operational creditor notice, nclt notice, form 3 demand notice',
  },
  consumer: {
    name: 'A complaint at a consumer commission',
    from,
    says: 'A customer has complained; a copy and a day come with it.',
    answer:
      'Your version in writing to the commission, with papers; at most 15 days more if it allows them.',
    within: contracts.consumerReplyWithin,
    otherwise: 'It decides on the customer’s word.',
    citations: [{ source: consumerProtectionAct, place: 'section 38', checked: '2026-11-27' }],
    sign: /consumer (disputes? redressal|commission|forum|court)|consumer protection act/,
    phrases: 'consumer court notice, consumer complaint notice, consumer forum notice',
  },
  summons: {
    name: 'Summons of a civil court',
    from,
    says: 'Somebody sues you: the plaint comes with the day.',
    answer: `A written statement through a lawyer, counted from the summons. The court may extend the time to 90 days; in a commercial suit to ${contracts.writtenStatementLimit.words} and never beyond.`,
    within: contracts.writtenStatementWithin,
    otherwise: 'The case is heard without you. See its number on ecourts.gov.in.',
    citations: [{ source: civilProcedureCode, place: 'Order VIII', checked: '2026-11-27' }],
    sign: /summon.{0,160}(court|suit|judge|plaint|case)|(court|suit|case).{0,160}summon|written statement|\bplaint\b/,
    phrases: 'court summons, civil suit summons, court notice received, written statement time',
  },
  police: {
    name: 'Police: you are to appear, or to give evidence or papers',
    from,
    says: 'Section 35(3) is for somebody suspected, 179 for a witness, 94 for papers. It is in writing and names the station and the case.',
    answer:
      'Find the station’s number yourself and ask for the case (FIR) number. Come at the time that it names, with a lawyer; papers can be sent. Women, and those under 15, over 60, ill or disabled, are heard as witnesses where they live.',
    otherwise:
      'A person who attends, and keeps attending, is not arrested for it, except for recorded reasons. A person who does not can be arrested.',
    citations: [
      { source: criminalProcedureCode, place: 'sections 35, 94 and 179', checked: '2026-11-27' },
    ],
    sign: /(section|u\/s) ?(35\(3\)|41-?a\b|94\b.{0,30}(bnss|nagarik)|179\b)|nagarik suraksha|\bbnss\b|notice (of|for) appearance.{0,80}(police|investigating)|(police station|investigating officer).{0,120}(appear|attend|produce)/,
    phrases:
      'police notice, section 35(3) notice, bnss notice, 41a notice, police station se notice, thana se notice, section 94 bnss',
  },
  lawyer: {
    name: 'A legal notice of a lawyer',
    from,
    says: 'Somebody makes a claim and means to sue. It is no order of a court.',
    answer: 'Through a lawyer, by the day that it names, without admitting what is not so.',
    otherwise: 'A case may follow.',
    citations: [],
    sign: /legal notice|under instructions? (from|of) (my|our) client|my client|on behalf of (my|our) client/,
    phrases: 'legal notice mila, vakil ka notice, lawyer notice reply, legal notice ka jawab',
  },
} as const satisfies Record<string, Notice>;
