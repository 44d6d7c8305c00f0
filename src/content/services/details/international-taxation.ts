import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone who pays, earns, works or owns across the border; foreign firms active here',
    governmentFee: 'None for treaty, credit and remittance forms',
    ourFee: 'Quoted in writing before you pay; depends on countries and kinds of payment',
    time: '2 to 5 working days for an opinion',
    lasts: 'Certificates for their stated period, mostly a year',
    authority: 'The payer deducts; the Income Tax Department examines; your bank remits',
  },
  need: {
    must: [
      'You pay a non-resident for services, licences, interest or property, and the payment is taxable here: deduct tax (section 195 → 393(2)). {income-tax-act section 393}',
      'You are registered under GST and buy a service from abroad: you usually owe its GST by reverse charge, and claim it as credit. {cgst-act section 9}',
      'You send money abroad that is taxable, or not on the exempt list: file Form 145 first. A person’s untaxed payments for study, travel or gifts usually need none. {income-tax-rules rule 220}',
      'You are ordinarily resident with foreign income or assets: show both in the return. {income-tax-act section 263}',
    ],
    may: [
      'A tax treaty (DTAA) asks for less than the Act, or 2 countries tax the same salary.',
      'You leave or return. After 9 of 10 years abroad, foreign income stays untaxed here at first. {income-tax-act section 6}',
    ],
    notYet: ['Your only question is the price between group companies: choose transfer pricing.'],
  },
  costs: {
    rows: {
      'Forms 41, 44, 145 and 146': {
        amount: 'No fee {income-tax-portal}',
      },
      'Our fee': {
        note: 'Without the accountant’s certificate. GST on our fee has its own line.',
        when: 'Before we begin the opinion',
      },
      'Foreign certificates, and the transfer': {
        paidTo: 'Foreign tax office; your bank',
        amount: 'Their own charges',
        when: 'When you order them',
      },
    },
    more: ['Contracts that combine licence, software and service.'],
  },
  table: {
    heading: 'Old and new forms, since 1 April 2026',
    columns: ['What for', 'Before', 'Now'],
    rows: [
      ['Payee’s particulars for a treaty', '10F', 'Form 41 {income-tax-rules rule 75}'],
      ['Indian residence certificate, application', '10FA', 'Form 42 {income-tax-rules rule 75}'],
      ['Credit for foreign tax', '67, still for 2025-26', 'Form 44 {income-tax-rules rule 76}'],
      ['Remitter’s declaration', '15CA', 'Form 145 {income-tax-rules rule 220}'],
      ['Accountant’s certificate', '15CB', 'Form 146 {income-tax-rules rule 220}'],
      [
        'Lower deduction, asked by the payee',
        '13',
        'Form 128 {income-tax-rules rules 213 and 214}',
      ],
    ],
  },
  documents: {
    'A payment abroad': {
      'Contract, invoice, description of the service': 'Say where and by whom the work was done.',
      'Tax residency certificate (TRC) of the payee, Form 41':
        'Its period has to cover the payment.',
      'Declaration: no permanent establishment (PE), beneficial owner': 'Signed by the payee.',
      'Purpose code, exchange rate, challan, this year’s earlier payments': '',
    },
    'A person who moves': {
      'Passport with stamps, visa': '',
      'Foreign return, payslips, proof of tax withheld': '',
    },
    'Assets and sales': {
      'Foreign accounts, shares and property': 'Peak balance, cost and dates, by calendar year.',
      'Deed, cost papers and any lower-rate certificate': '',
    },
  },
  steps: {
    'We find out residence, source and kind of income': {
      text: 'The name of the payment in the contract does not decide.',
      takes: { us: '1 to 2 working days' },
    },
    'We compare Act and treaty': {
      text: 'The better one applies to you, if you have the papers. {income-tax-act section 159}',
      takes: { us: '1 to 3 working days' },
    },
    'Your payee brings certificate and form': {
      text: 'The TRC comes from the country of residence; the payee files Form 41 on the Indian portal.',
      takes: { you: 'Depends on the payee' },
    },
    'An officer may set a lower rate': {
      text: 'Only if the payee asks in Form 128, or you ask. The Assessing Officer decides.',
      takes: { authority: 'Often 15 to 40 working days' },
    },
    'You pay the tax, we prepare the forms': {
      text: 'An accountant certifies in Form 146 if needed, then you sign Form 145. Both come before the transfer.',
      takes: { you: '30 minutes', us: 'Same or next working day' },
    },
    'The bank remits, the returns follow': {
      text: 'Form 144 each quarter, a certificate to the payee, and your own return.',
      takes: { Bank: 'The bank’s own time' },
    },
  },
  wrong: {
    'If the certificate is missing or for another year':
      'You can’t use the treaty rate. {income-tax-rules rule 75} A payee without PAN also gives the address and tax number at home, or the rate may rise. {income-tax-rules rule 217}',
    'If Form 145 is left out':
      'The penalty is {cross-border.remittancePenalty}, even if nothing was taxable. Payments exempt from the form have no penalty.',
    'If tax was not deducted':
      'You can’t deduct any of the payment as a cost until the tax is paid. You also owe interest. {income-tax-act sections 35 and 398}',
  },
  weDo: [
    'Write an opinion with section and treaty article',
    'Prepare certificates, credit and remittance forms',
    'Apply for a lower rate and answer the officer',
  ],
  weDoNot: [
    'Advise on the tax law of other countries',
    'Sign Form 146; a chartered accountant does',
  ],
  youReceive: ['An opinion on rate and papers', 'Filed forms with acknowledgements'],
  after: {
    'With the year’s return':
      'Form 44 within {cross-border.foreignTaxCreditWithin} from the year’s end. An accountant verifies it for companies; for others, from {cross-border.foreignTaxCreditVerifiedFrom} of foreign tax.',
    'Every year, foreign accounts':
      'If you are ordinarily resident, show even unused ones. Otherwise the penalty is {cross-border.foreignAssetPenalty}, relaxed if assets other than land and buildings total up to {cross-border.foreignAssetRelaxedUpTo}.',
    'Foreign account left out: is the scheme open?':
      '{cross-border.foreignDisclosureOpen uncited} {cross-border.foreignDisclosureUntil 2025-26}.',
    'Above ₹10 lakh sent abroad in a year':
      'The bank collects tax (TCS) from a resident person: claim it in the return. {income-tax-act section 394}',
  },
  yourself: {
    text: 'Forms 41, 44 and 145 are free on the portal. We are a private firm, not a government office.',
    site: { title: 'Portal of the Income Tax Department', source: 'income-tax-portal' },
  },
  questions: {
    'At which rate do I convert income in dollars?':
      'At State Bank of India’s telegraphic transfer (TT) buying rate. Business income that came to India: rate of that day; otherwise, rate of the tax year’s last day. Salary, dividends, gains and interest on securities: rate of the last day of the month before. {income-tax-rules rule 206}',
    'Is an accountant’s certificate always needed?':
      'No. Only for taxable payments above {cross-border.remittanceCertificateAbove} in the tax year, if there is no officer’s order.',
    'What is deducted from royalty and technical fees?':
      '{cross-border.nonResidentRate} plus surcharge and cess, or the treaty’s rate, if lower.',
    'I buy a flat from a non-resident. Is it {tds.propertyRate uncited}?':
      'No. Rates in force apply: 12.5% on long-term gains, plus surcharge and cess. You deduct on the full price, unless a certificate limits it. Since 1 October 2026 resident individuals and Hindu undivided families pay this tax with Form 141, within {tds.oneOffWithin} of month-end. {income-tax-act sections 393 and 397}',
    'How long a stay makes me resident?':
      'You are resident with 182 calendar days in the tax year. You are also resident with 60 days, if you stayed 365 days in the 4 years before. This second rule does not apply to citizens who leave for work, or to visiting citizens and persons of Indian origin with Indian income up to ₹15 lakh. {income-tax-act section 6}',
    'I live abroad with Indian income above ₹15 lakh. Am I resident?':
      'A visiting citizen or person of Indian origin is resident from 120 days, with 365 days in the 4 years before. A citizen whom no country taxes is resident too. Below 182 days, both are “not ordinarily resident”: income abroad stays untaxed, unless it comes from a business run here. {income-tax-act section 6}',
  },
  related: {
    'transfer-pricing': 'When payer and payee are one group',
    'tds-return-filing': 'Form 144 reports the tax that you deducted',
    'income-tax-filing': 'Foreign schedules are part of the return',
  },

  checked: '2026-11-20',
};
