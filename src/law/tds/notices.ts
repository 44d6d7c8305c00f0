import { incomeTaxAct, incomeTaxAct1961, tracesPortal } from '@/law/income-tax/texts';
import { demandPaidWithin } from '@/law/income-tax/facts';
import type { Notice } from '@/law/letters/notice';

/* Letters about tax deducted or collected at source. The Act of 2025 was read as of 10 June 2026. */

const from = 'tax';

export const notices = {
  '200a': {
    name: '200A: the result of your TDS statement',
    from,
    says: 'The Department found a short deduction, a late payment or a late filing, and demands a sum. For 2026-27 and later years the section is 399.',
    answer:
      'On the TDS portal (TRACES), read the justification report, pay, and file a correction statement.',
    within: demandPaidWithin,
    otherwise: 'Interest keeps running, and the payees’ credit may be missing.',
    citations: [
      { source: incomeTaxAct, place: 'sections 289 and 399', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 200A' },
    ],
    sign: /200a\b|section 399\b|(tds|tcs) statement.{0,80}(default|processed|demand)/,
    phrases: '200a, section 399, tds default notice, traces default, tds demand notice',
  },
  'tds-201': {
    name: '201: the office treats you as in default for TDS',
    from,
    says: 'Tax was not deducted, or not deposited. 201(1) is about the tax, 201(1A) about the interest: 1% a month until the deduction, 1.5% a month until the deposit. For 2026-27 and later years the section is 398.',
    answer:
      'Write to the TDS officer by the day that it names. If the payee has paid the tax, an accountant’s certificate frees you from the tax, but not from the interest.',
    otherwise: 'An order makes you pay the tax, with interest and perhaps a penalty.',
    citations: [
      { source: incomeTaxAct, place: 'section 398', checked: '2026-11-27' },
      { source: incomeTaxAct1961, place: 'section 201' },
    ],
    sign: /\b(section|u\/s) ?201\b|201\(1a?\)|section 398\b|assessee in default/,
    phrases:
      '201(1a), section 201 notice, section 398, tds assessee in default, tds not deducted notice',
  },
  'tds-late': {
    name: 'A TDS statement is missing',
    from,
    says: 'The Department saw a payment of TDS, or expects a statement, but has no statement.',
    answer: 'File the statement. If nothing was deducted, declare that on TRACES.',
    otherwise: 'The late fee grows each day, up to the tax.',
    citations: [
      { source: tracesPortal, place: '' },
      { source: incomeTaxAct, place: 'section 427', checked: '2026-11-27' },
    ],
    sign: /(tds|tcs|24q|26q|27q).{0,80}(not (been )?filed|non-?filing)|non-?filing.{0,60}(tds|tcs)/,
    phrases: 'tds return not filed notice, tds statement reminder, traces reminder',
  },
} as const satisfies Record<string, Notice>;
