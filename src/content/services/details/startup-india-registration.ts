import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Private companies, limited liability partnerships (LLPs), registered firms, cooperatives: at most {firms.startupAge} old, turnover within {firms.startupTurnover}',
    governmentFee: 'None, for recognition or for the tax certificate {startup-portal}',
    ourFee: 'Quoted in writing before you pay; depends on the write-up and any tax certificate',
    time: 'Decision in 2 to 10 working days; the tax certificate takes months',
    lasts: 'Until the age of {firms.startupAge} or the turnover limit; no yearly renewal',
    authority:
      'Department for Promotion of Industry and Internal Trade (DPIIT); for tax, the Inter-Ministerial Board',
  },
  need: {
    must: [],
    may: [
      'You file patents or trade marks. A recognised startup pays the lower official fee. {patents-rules First Schedule} {trade-marks-rules First Schedule}',
      'You bid for public tenders that relax past turnover, experience or bid security for startups. {startup-portal}',
      'You are a company or LLP, expect profits in the early years, and want to apply for the tax deduction.',
    ],
    notYet: [
      'You trade as a proprietor, or your firm is unregistered: neither qualifies. {startup-notifications G.S.R. 108(E)} Form or register the entity first.',
      'You sell the same as many others, without innovation or a scalable model. Udyam may serve you better.',
    ],
  },
  costs: {
    rows: {
      Recognition: {
        amount: 'No government fee {startup-portal}',
      },
      'Tax certificate of the Board': {
        note: 'A separate application (section 80-IAC → 140)',
        amount: 'No government fee {startup-portal}',
      },
      'Audit and accountant’s certificate': {
        note: 'For the tax certificate only',
        paidTo: 'A chartered accountant',
        amount: 'By agreement',
        when: 'Before that application',
      },
      'Our fee': {
        note: 'Write-up and application. GST on our fee has its own line.',
        when: 'When you accept in writing',
      },
    },
    more: ['Deep Tech status or the tax certificate, each a second application.'],
  },
  table: {
    heading: 'Limits: recognition, Deep Tech, tax',
    columns: ['What is tested', 'Startup', 'Deep Tech startup', 'Tax deduction'],
    rows: [
      [
        'Age',
        'Up to {firms.startupAge}',
        'Up to {firms.deepTechAge}',
        'Any {firms.startupTaxYears} in a row of the first {firms.startupTaxWindow}',
      ],
      [
        'Turnover',
        'Never above {firms.startupTurnover}',
        'Never above {firms.deepTechTurnover}',
        'Up to {firms.startupTaxTurnover} in the year of claim',
      ],
      [
        'Entity',
        'Private company (a one person company too), LLP, registered firm, cooperative {startup-notifications G.S.R. 108(E)}',
        'The same',
        'Company or LLP, incorporated from {firms.startupTaxSince} and before {firms.startupTaxUntil}',
      ],
      [
        'What you show',
        'Innovation, or a scalable model with high potential for jobs or wealth {startup-notifications G.S.R. 108(E)}',
        'New science or engineering, high research spending, new intellectual property',
        'The Board’s certificate, and an audit',
      ],
    ],
  },
  documents: {
    'The entity': {
      'Incorporation or registration certificate, and its PAN': '',
      'Directors or partners, and each one’s share': '',
      'Letter that authorises the applicant': '',
    },
    'The idea': {
      'Write-up: problem, solution, novelty, income, jobs':
        'Give figures and comparisons. Brochures lead to questions.',
      'Proof: pitch, site or app, filings, funding, customers':
        'Test every link; an empty site counts against you.',
      'For Deep Tech: research spending, team, patents': '',
    },
    'Tax certificate only': {
      'Memorandum or LLP deed, and board resolution': '',
      'Audited accounts and returns since incorporation': 'For the years the form names.',
      'Chartered accountant’s certificate': '',
    },
  },
  steps: {
    'We test you against the notification': {
      text: 'Form, age, turnover, origin and novelty. We tell you frankly if one is missing.',
      takes: { us: '1 working day' },
    },
    'You create the profile': {
      text: 'On startupindia.gov.in, or through the National Single Window, with the entity’s PAN.',
      takes: { you: '1 hour' },
    },
    'We write, you correct and certify': {
      text: 'You know the product, we know the questions. You are responsible for the truth of the declaration.',
      takes: { us: '3 working days', you: '1 working day' },
    },
    'DPIIT decides': {
      text: 'It recognises, asks for more, or rejects with reasons. The certificate with its number is on the portal.',
      takes: { authority: '2 to 10 working days' },
    },
  },
  wrong: {
    'If the write-up is vague, copied or about plain trade':
      'Expect questions or a rejection. DPIIT’s reasons guide us when we write again.',
    'If the entity came from splitting up an existing business':
      'It does not qualify. {startup-notifications G.S.R. 108(E)}',
    'If a parent company or foreign promoters hold it':
      'Guidelines older than the notification refuse subsidiaries and want 51% Indian promoters. {startup-portal} Only DPIIT can say if they still apply.',
    'If a declaration was false':
      'Recognition may be withdrawn. {startup-notifications G.S.R. 108(E)}',
  },
  weDo: [
    'Test eligibility before anything is filed',
    'Turn your product into a write-up with proof',
    'Prepare the portal form for your declaration',
    'Answer DPIIT’s first query',
  ],
  weDoNot: [
    'Invent novelty that is not there',
    'Sign the self-certification',
    'Get you funding or a tax holiday',
  ],
  youReceive: [
    'Recognition certificate, once granted',
    'Write-up and proof, to use again',
    'List of benefits, each with its own application',
  ],
  after: {
    'In a year with the deduction':
      'File the audit report by {income-tax.taxAuditReportDue} and the return by its due date. If one is late, you lose the deduction. {income-tax-act sections 122(5) and 140(8)}',
    'At the age or turnover limit': 'Recognition ends by itself.',
    'If you want the tax deduction':
      'A second application, to the Inter-Ministerial Board (IMB). It meets from time to time; no Act sets a time limit.',
  },
  yourself: {
    text: 'The application is free, online and meant for founders. If you write clearly, you need nobody. We are a private firm, not a government office.',
    site: { title: 'Startup India', source: 'startup-portal' },
  },
  questions: {
    'Are recognised startups free of income tax?':
      'No. A company or LLP with the Board’s certificate may deduct its whole eligible profit for {firms.startupTaxYears}. Minimum tax is still due, and the 22% regime allows no deduction. {income-tax-act sections 200 and 206}',
    'How much lower are patent and trade mark fees?':
      'A trade mark costs {ip.trademarkLowerFee} a class online, not {ip.trademarkFee}. A patent application starts at {ip.patentLowerFee}, not {ip.patentFee}.',
    'Is company law lighter for us?':
      'Yes, for a private company that has filed its accounts and annual returns: 2 board meetings a year, no cash-flow statement. {mca-notifications 13 June 2017} Penalties are at most half. {companies-act section 446B}',
    'Is this the same as Udyam?':
      'No. Udyam depends on size, recognition on innovation. You may have both.',
  },
  related: {
    'private-limited-company': 'The form that can use every relief here',
    'patent-registration': 'File what is new before you show it',
    'startup-consultation': 'Shares, vesting and the first round',
    'msme-registration': 'Its payment rules come on top of recognition',
  },

  checked: '2026-11-20',
};
