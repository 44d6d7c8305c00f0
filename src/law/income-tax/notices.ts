import type { Notice } from '@/law/letters/notice';
import * as incomeTax from './facts';
import { incomeTaxAct, incomeTaxAct1961, incomeTaxPortal } from './texts';

/*
 * Letters of the Income Tax Department. For years up to 2025-26 they follow the Act of 1961, for later years the Act of 2025. We read the Act of 2025 as
 * of 10 June 2026, and did not read the Act of 1961 again.
 */

const from = 'tax';

export const notices = {
  '143-1-a': {
    name: '143(1)(a): a change to your return is proposed',
    from,
    says: 'The Department found a figure that does not fit, and wants to change it. For 2026-27 and later years it is section 270(2).',
    answer:
      'On the portal under e-Proceedings: agree and revise, or disagree with a reason. The time runs from the date of the letter.',
    within: incomeTax.adjustmentReplyWithin,
    otherwise: 'The change is made, and the tax follows.',
    citations: [
      { source: incomeTaxAct, place: 'section 270(2)', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 143(1)' },
    ],
    sign: /143\(1\)\(a\)|270\(2\)|proposed adjustment/,
    phrases: 'proposed adjustment itr, adjustment notice income tax, 270(2)',
  },
  '143-1': {
    name: '143(1): how your return was processed',
    from,
    says: 'The result of your return: as filed, a refund, or a sum to pay. For 2026-27 and later years it is section 270(1).',
    answer:
      'Compare its two columns. If you agree, pay or wait for the refund. If not, ask for a correction (rectification, section 154, now 287) on the portal.',
    within: incomeTax.demandPaidWithin,
    otherwise: 'A sum to pay counts as a demand. After 30 days you pay interest of 1% a month.',
    citations: [
      { source: incomeTaxAct, place: 'sections 270, 289 and 411', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 143(1)' },
    ],
    sign: /143\(1\)|270\(1\)|intimation.{0,40}(processing|return)/,
    phrases:
      'income tax notice, 143(1), intimation 143 1, 270(1), order us 143, itr processed with demand',
  },
  '139-9': {
    name: '139(9): your return is defective',
    from,
    says: 'Something is missing or in the wrong form. For 2026-27 and later years it is section 263(7).',
    answer:
      'On the portal under e-Proceedings: send the corrected return, or disagree with a reason. The time runs from the date of the notice. You can ask for more time.',
    within: incomeTax.defectReplyWithin,
    otherwise:
      'The return is invalid, as if you had filed none. A late correction may be accepted if it comes before the assessment.',
    citations: [
      { source: incomeTaxAct, place: 'section 263(7)', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 139(9)' },
    ],
    sign: /139\(9\)|263\(7\)|defective return|return.{0,40}defective/,
    phrases: '139(9), defective return notice, 263(7), itr defective',
  },
  '142-1': {
    name: '142(1): papers before an assessment',
    from,
    says: 'The officer wants a return, accounts or answers. For 2026-27 and later years it is section 268(1).',
    answer:
      'On the portal under e-Proceedings, by the day that it names. If you need more time, ask there before that day.',
    otherwise:
      'The officer estimates your income (best judgment assessment). A penalty of ₹10,000 may follow.',
    citations: [
      { source: incomeTaxAct, place: 'sections 268, 271 and 465', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 142(1)' },
    ],
    sign: /142\(1\)|268\(1\)/,
    phrases: '142(1), 268(1), inquiry before assessment',
  },
  '143-2': {
    name: '143(2): your return will be checked (scrutiny)',
    from,
    says: 'The Department picked your return for scrutiny and asks for proof. The notice must come within three months of the end of the financial year in which you filed. For 2026-27 and later years it is section 270(8).',
    answer: 'On the portal under e-Proceedings, by the day that it names.',
    otherwise: 'The income is assessed without you, and a penalty of ₹10,000 may follow.',
    citations: [
      {
        source: incomeTaxAct,
        place: 'sections 270(8) and (9), 271 and 465',
        checked: '2026-11-27',
      },
      { source: incomeTaxAct1961, place: 'section 143(2)' },
    ],
    sign: /143\(2\)|270\(8\)|selected for scrutiny/,
    phrases: '143(2), 270(8), income tax scrutiny notice, itr scrutiny',
  },
  '148a': {
    name: '148A: an old year may be reopened',
    from,
    says: 'The officer has information that income was left out. The information comes with the notice. For 2026-27 and later years it is section 281.',
    answer: 'On the portal, by the day that it names, with proof for each item of the information.',
    otherwise:
      'An order follows, with a notice to file the return of that year again (148, now 280).',
    citations: [
      { source: incomeTaxAct, place: 'section 281', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 148A' },
    ],
    sign: /148a\b|section 281\b|escaped assessment.{0,200}show cause|show cause.{0,120}\b(148|280)\b/,
    phrases: '148a, section 281, escaped assessment notice, notice for reopening of itr',
  },
  'it-148': {
    name: '148: file the return of an old year again',
    from,
    says: 'The officer has reopened the year. The order for it comes with the notice. For 2026-27 and later years it is section 280.',
    answer:
      'File a return of that year on the portal within the time that the notice names. The time is at most three months from the end of the notice’s month. For 2026-27 and later years it is also at least 30 days.',
    otherwise: 'A later return does not count, and the officer assesses without it.',
    citations: [
      { source: incomeTaxAct, place: 'sections 279 and 280', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 148' },
    ],
    sign: /\b(section|u\/s|sec\.?) ?148\b|section 280\b|escaped assessment/,
    phrases: 'section 148 notice, section 280 notice, reassessment notice',
  },
  'it-245': {
    name: '245: your refund will pay an old demand',
    from,
    says: 'The Department wants to use a refund to pay a demand of another year (set-off). For 2026-27 and later years it is section 438.',
    answer:
      'On the portal under Response to Outstanding Demand, by the day that it names: agree, or say why the demand is wrong.',
    otherwise: 'The Department uses the refund to pay the demand.',
    citations: [
      { source: incomeTaxAct, place: 'section 438', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 245' },
    ],
    sign: /\b(section|u\/s) ?245\b|section 438\b|refund.{0,80}(adjust|set.?off).{0,60}demand/,
    phrases: 'section 245 notice, section 438, refund adjusted against demand, refund adjust',
  },
  'it-156': {
    name: '156: a demand to pay',
    from,
    says: 'You have to pay the tax, interest or penalty of an order. For 2026-27 and later years it is section 289.',
    answer:
      'Pay by e-Pay Tax, or appeal within 30 days of the notice. Say which on the portal, under Response to Outstanding Demand. If you want to pay in instalments, ask before the time ends.',
    within: incomeTax.demandPaidWithin,
    otherwise: 'You pay interest of 1% a month. The Department keeps refunds and recovers the sum.',
    citations: [
      { source: incomeTaxAct, place: 'sections 289, 358 and 411', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 156' },
    ],
    sign: /\b(section|u\/s) ?156\b|notice of demand|outstanding (tax )?demand(?!.{0,80}adjust)/,
    phrases: 'section 156 notice, section 289 notice, income tax demand notice, outstanding demand',
  },
  '270a': {
    name: '270A and other penalty notices',
    from,
    says: 'The officer asks why you should not pay a penalty. For 2026-27 and later years, the section for under-reporting is 439.',
    answer:
      'Reply on the portal, by the day that it names. The officer has to hear you before a penalty.',
    otherwise:
      'You pay the penalty: half of the tax on under-reported income, twice the tax on misreported income.',
    citations: [
      { source: incomeTaxAct, place: 'sections 439 and 471', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 270A' },
    ],
    sign: /270a\b|271[a-z]{0,3}\b.{0,60}penalty|section 439\b|penalty proceedings/,
    phrases: '270a, section 271 penalty, section 439, penalty proceedings notice',
  },
  '133-6': {
    name: '133(6): information about somebody’s dealings',
    from,
    says: 'The Department wants facts, often about payments with another person. For 2026-27 and later years it is section 252.',
    answer: 'On the portal, within the time that it names.',
    otherwise: 'A penalty of ₹500 a day may follow.',
    citations: [
      { source: incomeTaxAct, place: 'sections 252 and 465', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 133(6)' },
    ],
    sign: /133\(6\)|section 252\b/,
    phrases: '133(6), section 252, 133(6) information notice',
  },
  'it-131': {
    name: '131: a summons of the Income Tax Department',
    from,
    says: 'You have to come, give evidence or bring papers. For 2026-27 and later years it is section 246.',
    answer: 'Ask a lawyer first. Come on the day, or ask in writing for another day.',
    otherwise: 'A penalty of ₹10,000 may follow, and the officer decides without you.',
    citations: [
      { source: incomeTaxAct, place: 'sections 246 and 465', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 131' },
    ],
    sign: /(section|u\/s) ?131\b|section 246\b|income.?tax.{0,120}summon/,
    phrases: 'section 131 summons, income tax summons, section 246',
  },
  'e-campaign': {
    name: 'A message about a mismatch (e-campaign, AIS, 26AS)',
    from,
    says: 'The Department has data on dealings that are not in your return. This is a question, not yet a notice.',
    answer:
      'On the portal, look at your annual statement (AIS) and give feedback on entries that are not yours. If your return left something out, revise it.',
    otherwise: 'A notice may follow.',
    citations: [{ source: incomeTaxPortal, place: '' }],
    sign: /e-?campaign|mismatch.{0,80}(ais|26as|return|itr)|(ais|26as).{0,80}mismatch|high value transaction|significant transaction/,
    phrases:
      'e-campaign, ais mismatch, 26as mismatch, high value transaction sms, compliance portal message',
  },
  'risk-hold': {
    name: 'Refund held under risk management',
    from,
    says: 'The Department doubts some claims in your return, so the refund waits.',
    answer:
      'Look at the claims on the portal. Revise the return if one is wrong; if all are right, wait.',
    otherwise: 'The return may be picked for scrutiny.',
    citations: [{ source: incomeTaxPortal, place: '' }],
    sign: /risk management/,
    phrases: 'risk management refund hold, itr held, refund on hold',
  },
  'verify-return': {
    name: 'Your return is not verified',
    from,
    says: 'You filed a return, but did not verify it yet.',
    answer:
      'Verify it on the portal with Aadhaar or a bank account, or send the signed form on paper to Bengaluru.',
    within: incomeTax.verifyReturnWithin,
    otherwise:
      'The return counts as not filed. If you verify it late, it counts as filed on that later day.',
    citations: [{ source: incomeTaxPortal, place: '' }],
    sign: /(not|pending).{0,30}e?-?verif\w*.{0,120}(return|itr)|(return|itr).{0,120}(not|pending).{0,30}e?-?verif/,
    phrases: 'itr not verified message, e-verify reminder',
  },
} as const satisfies Record<string, Notice>;
