import type { Notice } from '@/law/letters/notice';
import * as gst from './facts';
import { cgstAct, cgstRules } from './texts';

/*
 * Letters of GST offices. The portal keeps those it sent under Services, User Services. The Act was read in a copy of India Code of
 * 26 February 2026 and each rule on a page that reprints it.
 */

const from = 'gst';

export const notices = {
  'reg-03': {
    name: 'REG-03: a question about your application',
    from,
    says: 'The officer wants a paper or an explanation before granting, changing or ending a registration.',
    answer: 'In REG-04 on the portal, under your reference number, with the paper attached.',
    within: gst.replyWithin,
    otherwise: 'The application is refused (REG-05). You can apply again.',
    citations: [
      { source: cgstRules, place: 'rule 9', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 19(3)' },
    ],
    sign: /\breg-?0?3\b|clarification.{0,60}(application|registration)|application.{0,80}clarification/,
    phrases: 'reg-03, gst clarification notice, gst application query, reg-04 reply',
  },
  'reg-17': {
    name: 'REG-17: why your registration should not be cancelled',
    from,
    says: 'The officer means to cancel the registration, often for returns that are missing; it is usually suspended meanwhile.',
    answer:
      'In REG-18 on the portal. If returns are missing: file all of them and pay tax, interest and late fee instead; the officer then drops it (REG-20).',
    within: gst.cancelReplyWithin,
    otherwise: 'It is cancelled by an order (REG-19), which goes on asking for tax of the past.',
    citations: [{ source: cgstRules, place: 'rule 22', checked: '2026-11-27' }],
    sign: /\breg-?17\b|cancellation of (gst )?registration|registration.{0,40}(liable to be|be) cancelled|proposes? to cancel/,
    phrases:
      'reg-17, gst cancellation notice, gst cancel notice aaya, show cause cancellation of registration, gst registration cancel notice reply, reg-18',
  },
  'reg-31': {
    name: 'REG-31: registration suspended over differences',
    from,
    says: 'Your returns differ too much from other data, or no bank account was added: the registration is suspended, and may be cancelled.',
    answer:
      'To your officer on the portal (REG-18 until REG-31 has a reply of its own); add the bank account if that is the reason.',
    within: gst.suspendReplyWithin,
    otherwise: 'It is cancelled. While it is suspended you make no taxable sale and owe no return.',
    citations: [{ source: cgstRules, place: 'rule 21A', checked: '2026-11-27' }],
    sign: /\breg-?31\b|intimation for suspension|suspension.{0,60}(differences|anomalies)/,
    phrases: 'reg-31, gst suspended, gst suspension notice, gst number suspend ho gaya',
  },
  'reg-19': {
    name: 'REG-19: your registration is cancelled',
    from,
    says: 'An order: the registration ends on the day that it names.',
    answer:
      'To have it back: REG-21 on the portal, after every return up to that day is filed and paid; for a good reason the time can be extended by up to 180 days. To accept it: GSTR-10, the final return.',
    within: gst.revokeWithin,
    otherwise: 'It stays cancelled. Tax for the time before stays payable.',
    citations: [
      { source: cgstAct, place: 'sections 29, 30 and 45', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 23', checked: '2026-11-27' },
    ],
    sign: /\breg-?19\b|order for cancellation|registration (has been|stands|is) cancelled/,
    phrases:
      'reg-19, gst cancelled order, cancellation order gst, gst number cancelled by officer, gst number cancel ho gaya',
  },
  'gstr-3a': {
    name: 'GSTR-3A: a return is missing',
    from,
    says: 'A return is late. It is sent by the system, some days after the due date.',
    answer: 'File the return, with tax, interest and late fee. No letter is needed.',
    within: gst.missedReturnWithin,
    otherwise: 'The officer may reckon the tax without you (ASMT-13), with no further notice.',
    citations: [
      { source: cgstAct, place: 'sections 46 and 62', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 68' },
    ],
    sign: /\bgstr-?3a\b|return defaulter|u\/s 46\b|section 46\b/,
    phrases: 'gstr-3a, notice to return defaulter, return not filed notice gst, gst 3a notice',
  },
  'asmt-13': {
    name: 'ASMT-13: tax reckoned without your return',
    from,
    says: 'An order: no return came, so the officer assessed the tax from what he could see.',
    answer:
      'File the return at once, with interest and late fee: in time, the order counts as withdrawn; for 60 days more it still does, at a further late fee of ₹100 a day, and as much for the State. Later, only an appeal (APL-01) is left.',
    within: gst.assessedReturnWithin,
    otherwise: 'The tax is recovered, also from your bank.',
    citations: [
      { source: cgstAct, place: 'section 62', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 100', checked: '2026-11-27' },
    ],
    sign: /\basmt-?13\b|best (of (his |the )?)?judge?ment|assessment order|section 62\b/,
    phrases: 'asmt-13, best judgment assessment gst, section 62 order',
  },
  'asmt-14': {
    name: 'ASMT-14: tax from somebody not registered',
    from,
    says: 'The officer thinks that you had to register, or to pay after your registration was cancelled, and means to assess the tax.',
    answer: 'In writing, with your turnover and why you were below the limit, or register.',
    within: gst.unregisteredReplyWithin,
    otherwise: 'He assesses by his best judgment (ASMT-15).',
    citations: [
      { source: cgstAct, place: 'section 63', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 100(2)', checked: '2026-11-27' },
    ],
    sign: /\basmt-?14\b|section 63\b/,
    phrases: 'asmt-14, upi turnover gst notice, notice unregistered gst',
  },
  'asmt-10': {
    name: 'ASMT-10: differences found in your returns',
    from,
    says: 'Your returns were compared with other data, and the officer asks you to explain the differences.',
    answer:
      'In ASMT-11 on the portal: explain with figures, or pay in DRC-03 and say so. The notice may give less time, and the officer more. If he agrees, ASMT-12 closes it.',
    within: gst.scrutinyReplyWithin,
    otherwise:
      'He may order an audit, or a show-cause notice (DRC-01) for tax, interest and penalty.',
    citations: [
      { source: cgstAct, place: 'section 61', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 99', checked: '2026-11-27' },
    ],
    sign: /\basmt-?10\b|discrepanc\w+.{0,60}(return|scrutiny)|scrutiny.{0,60}return|section 61\b|u\/s 61\b/,
    phrases:
      'asmt-10, asmt-11, gst scrutiny notice, section 61 notice, discrepancy notice gst, notice for difference in returns, itc mismatch notice, gst notice on credit notes, gst ka notice aaya hai kya kare, gst notice, gst notice reply',
  },
  'drc-01a': {
    name: 'DRC-01A: tax that you are asked to pay first',
    from,
    says: 'Before a show-cause notice, the officer tells you the tax that he thinks is owing.',
    answer: 'Pay in DRC-03, or object in Part B of DRC-01A on the portal.',
    otherwise: 'A show-cause notice (DRC-01) follows. Paying before it costs no penalty, or less.',
    citations: [{ source: cgstRules, place: 'rule 142(1A) and (2A)', checked: '2026-11-27' }],
    sign: /\bdrc-?0?1a\b|intimation of (tax|liability)|section 7[34]\(5\)/,
    phrases: 'drc-01a, pre show cause notice gst, intimation of tax ascertained, section 73(5)',
  },
  'drc-01b': {
    name: 'DRC-01B: GSTR-1 shows more tax than GSTR-3B',
    from,
    says: 'The system found that you declared more tax to be paid than you paid.',
    answer: 'In Part B on the portal: pay the difference in DRC-03, or explain it.',
    within: gst.mismatchReplyWithin,
    otherwise: 'The next GSTR-1 may be blocked, and the sum recovered as owing.',
    citations: [{ source: cgstRules, place: 'rule 88C' }],
    sign: /\bdrc-?0?1b\b|difference in liability|gstr-?1.{0,40}exceeds?.{0,40}gstr-?3b/,
    phrases: 'drc-01b, gstr-1 and 3b mismatch notice, rule 88c, liability mismatch',
  },
  'drc-01c': {
    name: 'DRC-01C: more credit taken than GSTR-2B shows',
    from,
    says: 'The system found that you took more input tax credit than your suppliers reported.',
    answer: 'In Part B on the portal: pay the excess with interest in DRC-03, or explain it.',
    within: gst.mismatchReplyWithin,
    otherwise: 'The next GSTR-1 may be blocked, and a demand follows.',
    citations: [{ source: cgstRules, place: 'rule 88D' }],
    sign: /\bdrc-?0?1c\b|(excess|difference).{0,40}input tax credit|gstr-?2b.{0,40}gstr-?3b/,
    phrases: 'drc-01c, gstr-2b and 3b mismatch notice, rule 88d, excess itc notice, itc mismatch',
  },
  'drc-01d': {
    name: 'DRC-01D: tax of your own returns is to be recovered',
    from,
    says: 'Tax or interest that you declared yourself, or left after a DRC-01B, is unpaid. It is already the notice for recovery.',
    answer: 'Pay it with interest on the portal; or show the officer today that it is paid.',
    within: gst.recoveryPayWithin,
    otherwise: 'It is recovered, also from your bank and customers, without a show cause.',
    citations: [
      { source: cgstAct, place: 'sections 75(12) and 79', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 142B', checked: '2026-11-27' },
    ],
    sign: /\bdrc-?0?1d\b|amounts? liable to be recovered|rule 142b\b|section 75\(12\)/,
    phrases: 'drc-01d, gst recovery intimation, rule 142b, section 75(12)',
  },
  'drc-01': {
    name: 'DRC-01: show cause for tax, interest and penalty',
    from,
    says: 'The demand notice itself: why should you not pay this tax? To 2023-24 it is section 73 or 74, since 2024-25 section 74A.',
    answer:
      'In DRC-06 on the portal by the day that it names, usually 30 days, and ask for a hearing. Or pay in DRC-03: by section 73 within 30 days, by 74A within 60 of its issue, with interest and no penalty where nothing was hidden.',
    otherwise:
      'An order (DRC-07) follows without you, with a penalty of 10% of the tax or ₹10,000, whichever is more; where something was hidden, as much as the tax.',
    citations: [
      { source: cgstAct, place: 'sections 73, 74A and 75', checked: '2026-11-27' },
      { source: cgstAct, place: 'section 74' },
      { source: cgstRules, place: 'rule 142', checked: '2026-11-27' },
    ],
    sign: /\bdrc-?0?1\b|section 7[34]a?\b|u\/s 7[34]\b/,
    phrases:
      'drc-01, got drc 01, drc-06, gst show cause notice, gst demand notice, section 73 notice, section 74 notice, 74a notice',
  },
  'drc-07': {
    name: 'DRC-07: the order with what you owe',
    from,
    says: 'The officer has decided. The order is also the notice for recovery.',
    answer:
      'Pay, or appeal in APL-01 on the portal; 10% of the disputed tax, or of a penalty alone, is deposited first and holds back the rest. A month’s delay can be excused.',
    within: gst.orderAppealWithin,
    otherwise:
      'After three months, or sooner if the officer says so in writing, the sum is recovered: from bank accounts, customers and property.',
    citations: [
      { source: cgstAct, place: 'sections 78 and 107', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 142(5) and (6)', checked: '2026-11-27' },
    ],
    sign: /\bdrc-?0?7\b|summary of the order|order-in-original|confirm the demand/,
    phrases: 'drc-07, gst order, gst demand order, gst recovery order, gst appeal time, apl-01',
  },
  'drc-13': {
    name: 'DRC-13: your bank or customer is to pay your tax',
    from,
    says: 'Somebody who holds money for you, often the bank, is ordered to pay it to the Government.',
    answer:
      'Ask the officer today for the order behind it. Pay it, or show him the stay or the appeal. If you are the one asked to pay for another: pay, or prove to him that you owe that person nothing.',
    otherwise:
      'The money goes, and a certificate (DRC-14) says so. A person who got the notice and paid elsewhere owes the sum himself.',
    citations: [
      { source: cgstAct, place: 'section 79(1)(c)', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 145' },
    ],
    sign: /\bdrc-?13\b|section 79\b|garnishee/,
    phrases: 'drc-13, gst recovery notice, bank account attached gst, gst garnishee, section 79',
  },
  'drc-22': {
    name: 'DRC-22: bank account or property attached for a time',
    from,
    says: 'To protect the revenue while a case runs, an account or property may not be used.',
    answer: 'Object in DRC-22A to the Commissioner, and ask to be heard.',
    otherwise: 'It lasts one year from the order at the most.',
    citations: [
      { source: cgstAct, place: 'section 83', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 159', checked: '2026-11-27' },
    ],
    sign: /\bdrc-?22\b|provisional(ly)? attach/,
    phrases: 'drc-22, provisional attachment gst, gst bank account freeze, section 83',
  },
  'adt-01': {
    name: 'ADT-01: an audit by the department',
    from,
    says: 'Officers will check your books of one or more years, at your place or theirs.',
    answer: `Send the records that it lists and come on the day that it names, ${gst.auditNotice.words} after the notice at the earliest; ask early for another day in writing.`,
    otherwise:
      'They finish within three months of beginning, or up to nine, from what they have. What they find comes in ADT-02.',
    citations: [{ source: cgstAct, place: 'section 65', checked: '2026-11-27' }],
    sign: /\badt-?0?1\b|audit under section 65|section 65\b/,
    phrases: 'adt-01 notice, gst audit notice, section 65 audit, gst department audit',
  },
  'adt-02': {
    name: 'ADT-02: what the audit found',
    from,
    says: 'The findings of the departmental audit, with the tax that the officers think is owing.',
    answer: 'Pay in DRC-03 what is right, and write down what is not, with papers.',
    otherwise: 'A show-cause notice (DRC-01) follows for the rest.',
    citations: [
      { source: cgstAct, place: 'section 65(6) and (7)', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 101(5)' },
    ],
    sign: /\badt-?0?2\b|audit report under section 65/,
    phrases: 'adt-02, gst audit report, audit observation gst',
  },
  'cmp-05': {
    name: 'CMP-05: why you should stay in the composition scheme',
    from,
    says: 'The officer thinks that you may not be in the scheme.',
    answer: 'In CMP-06 on the portal, with figures.',
    within: gst.compositionReplyWithin,
    otherwise:
      'CMP-07 takes the scheme away, perhaps from its first day, with the ordinary tax and a penalty.',
    citations: [
      { source: cgstAct, place: 'section 10(5)', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 6', checked: '2026-11-27' },
    ],
    sign: /\bcmp-?0?5\b|composition.{0,60}show cause|option to pay tax under section 10/,
    phrases: 'cmp-05, cmp-06, composition scheme notice, composition show cause',
  },
  'rfd-03': {
    name: 'RFD-03: your refund claim is incomplete',
    from,
    says: 'A paper or figure is missing. The claim counts as not made.',
    answer:
      'File a fresh RFD-01 with what was missing. The time up to this memo does not count towards the two years.',
    otherwise: 'There is no refund.',
    citations: [{ source: cgstRules, place: 'rule 90(3)', checked: '2026-11-27' }],
    sign: /\brfd-?0?3\b|deficiency memo/,
    phrases: 'rfd-03, gst refund deficiency memo, refund deficiency',
  },
  'rfd-08': {
    name: 'RFD-08: why your refund should not be refused',
    from,
    says: 'The officer means to refuse the refund, wholly or in part.',
    answer: 'In RFD-09 on the portal by the day that it names, usually 15 days.',
    otherwise: 'RFD-06 refuses it from what he has.',
    citations: [{ source: cgstRules, place: 'rule 92(3)' }],
    sign: /\brfd-?0?8\b|refund.{0,60}(reject|not admissible|inadmissible)/,
    phrases: 'rfd-08, rfd-09, gst refund rejection notice, refund show cause',
  },
  'gst-summons': {
    name: 'Summons of a GST officer (section 70)',
    from,
    says: 'You are to come, give evidence or bring papers in an inquiry.',
    answer:
      'Come on the day, or by a representative if the officer agrees; or ask in writing for another day. Take a lawyer’s advice first.',
    otherwise: 'A penalty of up to ₹25,000 for not coming, and perhaps as much for the State.',
    citations: [{ source: cgstAct, place: 'sections 70 and 122(3)', checked: '2026-11-27' }],
    sign: /(gst|cgst|sgst|goods and services).{0,120}summon|summon.{0,120}(gst|section 70)/,
    phrases: 'gst summons, section 70 summons, dggi summons, summons from gst',
  },
  'mov-07': {
    name: 'MOV-06 or MOV-07: goods stopped on the road',
    from,
    says: 'A vehicle was held because a paper for the goods was missing or wrong; the notice comes within seven days and names the penalty: twice the tax if the owner comes forward.',
    answer:
      'Pay, and the goods are released; or give security, reply to MOV-07 and be heard. Slips in a number alone should cost little: say so.',
    otherwise:
      'The order (MOV-09) comes within seven days of the notice. Unpaid for 15 days after that, goods and vehicle can be sold. An appeal needs 10% of the penalty.',
    citations: [{ source: cgstAct, place: 'sections 107 and 129', checked: '2026-11-27' }],
    sign: /\bmov-?0?[1-9]\b|section 129\b|e-?way bill.{0,80}(detain|detention|seiz)/,
    phrases:
      'mov-07, mov-06, e-way bill detention, goods detained gst, truck stopped gst, gaadi rok li gst',
  },
} as const satisfies Record<string, Notice>;
