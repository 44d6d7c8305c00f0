import type { Notice } from '@/law/letters/notice';
import * as gst from './facts';
import { cgstAct, cgstRules } from './texts';

/*
 * Letters of GST offices. The portal keeps its letters under Services, User Services. We read the Act in a copy of India Code of
 * 26 February 2026, and each rule on a page that reprints it.
 */

const from = 'gst';

export const notices = {
  'reg-03': {
    name: 'REG-03: a question about your application',
    from,
    says: 'The officer wants a paper or an explanation before granting, changing or ending a registration.',
    answer: 'Reply in REG-04 on the portal, under your reference number, with the paper attached.',
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
    name: 'REG-17: your registration may be cancelled',
    from,
    says: 'The officer wants to cancel the registration, often because returns are missing. The registration is usually suspended meanwhile.',
    answer:
      'Reply in REG-18 on the portal. If returns are missing, file all of them instead and pay tax, interest and late fee. The officer then drops the case (REG-20).',
    within: gst.cancelReplyWithin,
    otherwise: 'An order (REG-19) cancels the registration. You still owe tax of the past.',
    citations: [{ source: cgstRules, place: 'rule 22', checked: '2026-11-27' }],
    sign: /\breg-?17\b|cancellation of (gst )?registration|registration.{0,40}(liable to be|be) cancelled|proposes? to cancel/,
    phrases:
      'reg-17, gst cancellation notice, gst cancel notice aaya, show cause cancellation of registration, gst registration cancel notice reply, reg-18',
  },
  'reg-31': {
    name: 'REG-31: registration suspended because of differences',
    from,
    says: 'Your returns differ too much from other data, or you added no bank account. The registration is suspended, and may be cancelled.',
    answer:
      'Reply to your officer on the portal, in REG-18 until REG-31 has its own reply form. If the bank account is the reason, add it.',
    within: gst.suspendReplyWithin,
    otherwise:
      'The registration is cancelled. During the suspension you must not make a taxable sale, and need not file returns.',
    citations: [{ source: cgstRules, place: 'rule 21A', checked: '2026-11-27' }],
    sign: /\breg-?31\b|intimation for suspension|suspension.{0,60}(differences|anomalies)/,
    phrases: 'reg-31, gst suspended, gst suspension notice, gst number suspend ho gaya',
  },
  'reg-19': {
    name: 'REG-19: your registration is cancelled',
    from,
    says: 'The order ends the registration on the day that it names.',
    answer:
      'To get the registration back, first file and pay every return up to that day. Then apply in REG-21 on the portal. For a good reason the time can be extended by up to 180 days. To accept the order, file GSTR-10, the final return.',
    within: gst.revokeWithin,
    otherwise: 'The registration stays cancelled. You still owe tax for the time before.',
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
    says: 'A return is late. The system sends this notice some days after the due date.',
    answer: 'File the return, with tax, interest and late fee. No letter is needed.',
    within: gst.missedReturnWithin,
    otherwise: 'The officer may assess the tax without you (ASMT-13) and without another notice.',
    citations: [
      { source: cgstAct, place: 'sections 46 and 62', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 68' },
    ],
    sign: /\bgstr-?3a\b|return defaulter|u\/s 46\b|section 46\b/,
    phrases: 'gstr-3a, notice to return defaulter, return not filed notice gst, gst 3a notice',
  },
  'asmt-13': {
    name: 'ASMT-13: tax assessed without your return',
    from,
    says: 'This is an order. You filed no return, so the officer assessed the tax from other data.',
    answer:
      'File the return at once, with interest and late fee. If it comes in time, the order counts as withdrawn. For 60 days more it still does, but you pay a further late fee of ₹100 a day, and as much for the State. Later you can only appeal (APL-01).',
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
    name: 'ASMT-14: tax of a business that is not registered',
    from,
    says: 'The officer thinks that you had to register, or had to pay tax after a cancellation. The officer wants to assess this tax.',
    answer: 'Reply in writing. Give your turnover and say why it was below the limit. Or register.',
    within: gst.unregisteredReplyWithin,
    otherwise: 'The officer estimates the tax (best judgment assessment, ASMT-15).',
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
    says: 'The officer compared your returns with other data, and asks you to explain the differences.',
    answer:
      'Reply in ASMT-11 on the portal. Explain with figures, or pay in DRC-03 and say so. The notice may give less time; the officer may give more. If the officer agrees, ASMT-12 closes the case.',
    within: gst.scrutinyReplyWithin,
    otherwise:
      'The officer may order an audit, or send a show-cause notice (DRC-01) for tax, interest and penalty.',
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
    says: 'Before a show-cause notice, the officer tells you how much tax you seem to owe.',
    answer: 'Pay in DRC-03, or object in Part B of DRC-01A on the portal.',
    otherwise:
      'A show-cause notice (DRC-01) follows. If you pay before it, the penalty is nil or lower.',
    citations: [{ source: cgstRules, place: 'rule 142(1A) and (2A)', checked: '2026-11-27' }],
    sign: /\bdrc-?0?1a\b|intimation of (tax|liability)|section 7[34]\(5\)/,
    phrases: 'drc-01a, pre show cause notice gst, intimation of tax ascertained, section 73(5)',
  },
  'drc-01b': {
    name: 'DRC-01B: GSTR-1 shows more tax than GSTR-3B',
    from,
    says: 'The system found that you declared more tax than you paid.',
    answer: 'In Part B on the portal: pay the difference in DRC-03, or explain it.',
    within: gst.mismatchReplyWithin,
    otherwise: 'The portal may block the next GSTR-1, and the sum may be recovered from you.',
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
    otherwise: 'The portal may block the next GSTR-1, and a demand follows.',
    citations: [{ source: cgstRules, place: 'rule 88D' }],
    sign: /\bdrc-?0?1c\b|(excess|difference).{0,40}input tax credit|gstr-?2b.{0,40}gstr-?3b/,
    phrases: 'drc-01c, gstr-2b and 3b mismatch notice, rule 88d, excess itc notice, itc mismatch',
  },
  'drc-01d': {
    name: 'DRC-01D: tax of your own returns will be recovered',
    from,
    says: 'You have not paid tax or interest that you declared, or that was left after a DRC-01B. This is already the notice for recovery.',
    answer:
      'Pay it with interest on the portal. If it is already paid, show the officer the proof today.',
    within: gst.recoveryPayWithin,
    otherwise:
      'The sum is recovered without a show-cause notice, also from your bank and customers.',
    citations: [
      { source: cgstAct, place: 'sections 75(12) and 79', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 142B', checked: '2026-11-27' },
    ],
    sign: /\bdrc-?0?1d\b|amounts? liable to be recovered|rule 142b\b|section 75\(12\)/,
    phrases: 'drc-01d, gst recovery intimation, rule 142b, section 75(12)',
  },
  'drc-01': {
    name: 'DRC-01: show-cause notice for tax, interest and penalty',
    from,
    says: 'It asks why you should not pay this tax. For years up to 2023-24 the law is section 73 or 74, from 2024-25 section 74A.',
    answer:
      'Reply in DRC-06 on the portal by the day that it names, usually 30 days, and ask for a hearing. Or pay tax and interest in DRC-03 within 30 days of its issue (section 73) or 60 days (74A): if nothing was hidden, there is then no penalty.',
    otherwise:
      'An order (DRC-07) follows without you. The penalty is 10% of the tax or ₹10,000, whichever is more. If something was hidden, it is as much as the tax.',
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
    name: 'DRC-07: the order to pay',
    from,
    says: 'The officer has decided. The order is also the notice for recovery.',
    answer:
      'Pay, or appeal in APL-01 on the portal. For an appeal, first deposit 10% of the disputed tax, or of the penalty if only a penalty is disputed. The deposit stops the recovery of the rest for now. A month’s delay can be excused.',
    within: gst.orderAppealWithin,
    otherwise:
      'After three months the sum is recovered from bank accounts, customers and property. Recovery can begin sooner if the officer says so in writing.',
    citations: [
      { source: cgstAct, place: 'sections 78 and 107', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 142(5) and (6)', checked: '2026-11-27' },
    ],
    sign: /\bdrc-?0?7\b|summary of the order|order-in-original|confirm the demand/,
    phrases: 'drc-07, gst order, gst demand order, gst recovery order, gst appeal time, apl-01',
  },
  'drc-13': {
    name: 'DRC-13: your bank or customer has to pay your tax',
    from,
    says: 'The officer orders somebody who holds money for you, often the bank, to pay it to the Government.',
    answer:
      'Ask the officer today for the order behind it. Pay the sum, or show the officer a stay or an appeal. If you have to pay for somebody else, pay, or prove that you owe that person nothing.',
    otherwise:
      'The money is paid, and a certificate (DRC-14) confirms it. A person who got the notice but paid somebody else owes the sum personally.',
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
    says: 'You may not use an account or property while a case runs. This protects the Government’s revenue.',
    answer: 'Object in DRC-22A to the Commissioner, and ask to be heard.',
    otherwise: 'The order lasts for one year at most.',
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
    says: 'Officers will check your books of one or more years, at your office or at theirs.',
    answer: `Send the records that it lists. Come on the day that it names, at least ${gst.auditNotice.words} after the notice. If you need another day, ask early in writing.`,
    otherwise:
      'They finish within three months of the start, or up to nine, with the papers that they have. The findings come in ADT-02.',
    citations: [{ source: cgstAct, place: 'section 65', checked: '2026-11-27' }],
    sign: /\badt-?0?1\b|audit under section 65|section 65\b/,
    phrases: 'adt-01 notice, gst audit notice, section 65 audit, gst department audit',
  },
  'adt-02': {
    name: 'ADT-02: the findings of the audit',
    from,
    says: 'The officers list their findings, and the tax that you owe in their view.',
    answer: 'Pay the right part in DRC-03. Explain in writing, with papers, which part is wrong.',
    otherwise: 'A show-cause notice (DRC-01) follows for the rest.',
    citations: [
      { source: cgstAct, place: 'section 65(6) and (7)', checked: '2026-11-27' },
      { source: cgstRules, place: 'rule 101(5)' },
    ],
    sign: /\badt-?0?2\b|audit report under section 65/,
    phrases: 'adt-02, gst audit report, audit observation gst',
  },
  'cmp-05': {
    name: 'CMP-05: you may have to leave the composition scheme',
    from,
    says: 'The officer thinks that you may not use the scheme.',
    answer: 'Reply in CMP-06 on the portal, with figures.',
    within: gst.compositionReplyWithin,
    otherwise:
      'An order (CMP-07) ends the scheme for you, perhaps from your first day in it. You pay the ordinary tax and a penalty.',
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
      'File a fresh RFD-01 with the missing part. The time from your claim to this memo does not count towards the two years.',
    otherwise: 'There is no refund.',
    citations: [{ source: cgstRules, place: 'rule 90(3)', checked: '2026-11-27' }],
    sign: /\brfd-?0?3\b|deficiency memo/,
    phrases: 'rfd-03, gst refund deficiency memo, refund deficiency',
  },
  'rfd-08': {
    name: 'RFD-08: your refund may be refused',
    from,
    says: 'The officer wants to refuse the whole refund or a part of it.',
    answer: 'Reply in RFD-09 on the portal by the day that it names, usually 15 days.',
    otherwise: 'An order (RFD-06) refuses it, from the papers that the officer has.',
    citations: [{ source: cgstRules, place: 'rule 92(3)' }],
    sign: /\brfd-?0?8\b|refund.{0,60}(reject|not admissible|inadmissible)/,
    phrases: 'rfd-08, rfd-09, gst refund rejection notice, refund show cause',
  },
  'gst-summons': {
    name: 'Summons of a GST officer (section 70)',
    from,
    says: 'You have to come, give evidence or bring papers for an inquiry.',
    answer:
      'Ask a lawyer first. Come on the day, or send a representative if the officer agrees. Or ask in writing for another day.',
    otherwise: 'The penalty for not coming is up to ₹25,000, and perhaps as much for the State.',
    citations: [{ source: cgstAct, place: 'sections 70 and 122(3)', checked: '2026-11-27' }],
    sign: /(gst|cgst|sgst|goods and services).{0,120}summon|summon.{0,120}(gst|section 70)/,
    phrases: 'gst summons, section 70 summons, dggi summons, summons from gst',
  },
  'mov-07': {
    name: 'MOV-06 or MOV-07: goods stopped on the road',
    from,
    says: 'An officer stopped a vehicle because a paper for the goods was missing or wrong. The notice comes within seven days and names the penalty: twice the tax if the owner comes forward.',
    answer:
      'Pay, and the goods are released. Or give security, reply to MOV-07 and ask to be heard. If the only fault is a small error in a number, it should cost little: say so.',
    otherwise:
      'The order (MOV-09) comes within seven days of the notice. If the penalty is still unpaid 15 days later, goods and vehicle can be sold. For an appeal you deposit 10% of the penalty.',
    citations: [{ source: cgstAct, place: 'sections 107 and 129', checked: '2026-11-27' }],
    sign: /\bmov-?0?[1-9]\b|section 129\b|e-?way bill.{0,80}(detain|detention|seiz)/,
    phrases:
      'mov-07, mov-06, e-way bill detention, goods detained gst, truck stopped gst, gaadi rok li gst',
  },
} as const satisfies Record<string, Notice>;
