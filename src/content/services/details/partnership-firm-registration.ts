import type { WrittenDetails } from '@/content/services/schema';

export const details: WrittenDetails = {
  keyFacts: {
    who: '{firms.firmPartners} who share a business, its profit and all of its debts',
    governmentFee:
      'Set by each State; stamp duty in Maharashtra, {firms.maharashtraDeedDuty} on ₹1 lakh cash',
    ourFee: 'Quoted in writing before you pay; depends on State, partners and terms of the deed',
    time: '2 to 7 weeks; the Registrar takes most of it',
    lasts: 'Until the firm is dissolved; no renewal, no annual return to the Registrar',
    authority: 'Registrar of Firms of the State where you do business',
  },
  need: {
    must: [
      'Register before the firm sues on a contract, or a partner sues the firm or another partner. There are few exceptions. {partnership-act section 69}',
      'Register before you apply to Startup India, which recognises only registered firms. {startup-notifications G.S.R. 108(E)}',
    ],
    may: [
      'A lender asks for it, or you want proof of who the partners are. {partnership-act section 68}',
      'You run a family or small business together, and want few filings.',
    ],
    notYet: [
      'Debts could outgrow what you own. A limited liability partnership (LLP) usually keeps your savings apart.',
      'The business has a single owner. Start as a sole proprietor, or form a one person company.',
      'Investors or staff are to hold shares. That takes a private limited company.',
    ],
  },
  costs: {
    rows: [
      {
        what: 'Stamp duty on the deed',
        note: 'A fixed sum or a share of the capital, by State',
        paidTo: 'State government',
        amount: 'The State’s rate',
        when: 'Before the partners sign',
      },
      {
        what: 'Entry in the Register of Firms',
        paidTo: 'State government',
        amount: 'The State’s fee on the day',
        when: 'With the application',
      },
      {
        what: 'PAN of the firm',
        paidTo: 'The PAN service',
        amount: 'A small fixed charge',
        when: 'After the deed is signed',
      },
      {
        what: 'Worked example: 2 partners, ₹1 lakh cash, Maharashtra',
        note: 'To add: the Registrar’s fee of the day, PAN, notary, our fee',
        paidTo: 'State government',
        amount: '{firms.maharashtraDeedDuty} stamp duty, 1% of the cash',
        when: 'Before the signatures',
      },
      {
        what: 'Our fee',
        note: 'Tax on our fee is shown apart',
        amount: 'Quoted in writing before you pay',
        when: 'When you have agreed to the quote',
      },
    ],
    more: [
      'Land or a building brought in as capital, which usually raises the duty.',
      'Terms that take longer to settle, such as a minor’s share.',
    ],
  },
  table: {
    heading: 'What the firm may deduct (section 40(b) → 35(e))',
    columns: ['Paid under the deed', 'Deductible, at most'],
    rows: [
      ['Interest to partners', '{firms.firmPartnerInterest}'],
      [
        'Pay of working partners, on the first {firms.firmPartnerPayOn} of book profit, or in a loss',
        '{firms.firmPartnerPay}, whichever is higher',
      ],
      ['Their pay, on the rest of book profit', '{firms.firmPartnerPayAbove}'],
    ],
  },
  documents: [
    {
      title: 'Each partner',
      items: [
        {
          name: 'PAN and proof of address',
          note: 'The deed has to spell name and address the same way.',
        },
        { name: 'Photograph' },
      ],
    },
    {
      title: 'The deed',
      items: [
        {
          name: 'Partnership deed on stamp paper or e-stamp',
          note: 'Every partner signs every page; witnesses sign too.',
        },
        { name: 'Certified copy, and a translation in some States' },
      ],
    },
    {
      title: 'Main place of business',
      items: [
        {
          name: 'Ownership paper, or rent agreement with the owner’s letter of no objection (NOC)',
        },
        { name: 'Utility bill' },
      ],
    },
    {
      title: 'The application',
      items: [
        {
          name: 'State form, signed and verified by all partners',
        },
        { name: 'Declaration or affidavit that all of it is correct' },
      ],
    },
  ],
  steps: [
    {
      title: 'You agree on terms, we check the name',
      text: 'Capital, profit, pay, interest, exit, death, disputes. A name must not suggest government backing without its consent. {partnership-act section 58(3)}',
      clocks: [{ who: 'you', label: '1 working day' }],
    },
    {
      title: 'We draft, you stamp and sign',
      text: 'First the right stamp value, then the signatures.',
      clocks: [
        { who: 'us', label: '2 working days' },
        { who: 'you', label: '1 working day' },
      ],
    },
    {
      title: 'We apply for the PAN',
      text: 'Form 94 has replaced 49A for firms since 1 April 2026. {income-tax-rules rule 158}',
      clocks: [{ who: 'authority', label: '1 to 3 working days' }],
    },
    {
      title: 'We file with the Registrar of Firms',
      text: 'Form, deed, proofs and fee, online where your State offers that, else on paper.',
      clocks: [{ who: 'us', label: '1 working day' }],
    },
    {
      title: 'The Registrar examines and records',
      text: 'If satisfied, the Registrar enters the firm in the Register of Firms. {partnership-act section 59} You get an acknowledgement or certificate.',
      clocks: [{ who: 'authority', label: '1 to 6 weeks' }],
    },
  ],
  wrong: [
    {
      when: 'If the stamp is too low or a signature is missing',
      outcome: 'The file stops. You make up the duty or sign again, and it goes back in.',
    },
    {
      when: 'If the name is too close to another firm’s',
      outcome: 'The Registrar may object. Deed and form then need a new name.',
    },
    {
      when: 'If a partner dies and the deed is silent',
      outcome:
        'The firm is dissolved. {partnership-act section 42} Where at least 2 partners remain, one clause prevents it.',
    },
  ],
  weDo: [
    'Ask each partner about money, exit and death',
    'Draft a deed that tax law accepts for pay and interest',
    'Work out the stamp value with your State’s table',
    'File, and answer the Registrar’s first objection',
  ],
  weDoNot: ['Take one partner’s side against another', 'Limit your liability: this form cannot'],
  youReceive: [
    'Stamped deed, and a certified copy',
    'PAN of the firm',
    'The Registrar’s acknowledgement or certificate',
    'List of changes to report, with your State’s time limits',
  ],
  after: [
    {
      when: 'When a partner joins or leaves, or the firm ends',
      duty: 'Notice to the Registrar, and public notice. Without it those who left can still be held liable. {partnership-act sections 32, 45 and 63}',
    },
    {
      when: 'When turnover passes the limit',
      duty: 'Tax audit (section 44AB → 63): above {income-tax.taxAuditBusinessLimit}, or {income-tax.taxAuditLowCashLimit} with cash within {income-tax.taxAuditCashShare} each way; professions {income-tax.taxAuditProfessionLimit}.',
    },
  ],
  yourself: {
    text: 'Partners may file the State’s form themselves, for the same fee; the portal below is Maharashtra’s. The hard part is a deed that still works when one of you leaves. We are a private firm, not a government office.',
    site: {
      title: 'Registrar of Firms, Maharashtra',
      source: 'firms-registrar-maharashtra',
    },
  },
  questions: [
    {
      question: 'Is registration compulsory?',
      answer:
        'No, not under the central Act, and you may register later. {partnership-act section 58} Some States penalise delay. Once a suit has begun, registering does not generally save it.',
    },
    {
      question: 'What do I risk as a partner?',
      answer:
        'Everything you own: liability is unlimited. Each partner answers, jointly and alone, for all acts of the firm while a partner. {partnership-act section 25}',
    },
    {
      question: 'Can a minor or a company join?',
      answer:
        'Yes, a company as a partner. A minor may share the benefits if all partners agree, but is no partner. {partnership-act section 30}',
    },
    {
      question: 'How is the firm taxed?',
      answer:
        'At 30%, with 4% cess, and 12% surcharge above ₹1 crore of income. {finance-act-2026 First Schedule} Your profit share is not taxed again. Resident firms up to {income-tax.presumptiveBusinessLimit} turnover, or {income-tax.presumptiveBusinessLimitLowCash} with little cash, may declare presumptive income (section 44AD → 58).',
    },
    {
      question: 'Can it become an LLP or a company later?',
      answer:
        'Yes. Into an LLP through Form 17 {llp-act section 55}, or into a company {companies-act Chapter XXI, Part I}.',
    },
  ],
  related: [
    { slug: 'llp-registration', reason: 'The same teamwork, with liability limited' },
    { slug: 'legal-drafting', reason: 'A deed or an amendment alone, without the register' },
    { slug: 'gst-registration', reason: 'The firm’s sales count from its first invoice' },
    {
      slug: 'msme-registration',
      reason: 'Free; makers and service providers may ask late payers for interest',
    },
  ],

  checked: '2026-11-20',
};
