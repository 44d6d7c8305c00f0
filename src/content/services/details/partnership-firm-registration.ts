import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: '{firms.firmPartners} who share a business, its profit and all of its debts',
    governmentFee:
      'Set by each State; in Maharashtra, {firms.maharashtraDeedDuty} stamp duty on ₹1 lakh cash',
    ourFee: 'Quoted in writing before you pay; depends on State, partners and terms of the deed',
    time: '2 to 7 weeks; the Registrar takes most of it',
    lasts: 'Until the firm is dissolved; under the central Act no renewal',
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
      'Debts could grow beyond your own property. A limited liability partnership (LLP) usually keeps your savings apart.',
      'The business has a single owner. Start as a sole proprietor, or form a one person company.',
      'You want investors or staff to hold shares. That needs a private limited company.',
    ],
  },
  costs: {
    rows: {
      'Stamp duty on the deed': {
        note: 'A fixed sum or a share of the capital, by State',
        paidTo: 'State government',
        amount: 'The State’s rate',
        when: 'Before the partners sign',
      },
      'Entry in the Register of Firms': {
        paidTo: 'State government',
        amount: 'The State’s fee on the day',
        when: 'With the application',
      },
      'PAN of the firm': {
        paidTo: 'The PAN service',
        amount: 'A small fixed charge',
        when: 'After the deed is signed',
      },
      'Worked example: 2 partners, ₹1 lakh cash, Maharashtra': {
        note: 'Not in it: the Registrar’s fee, PAN, notary, our fee',
        paidTo: 'State government',
        amount: '{firms.maharashtraDeedDuty} stamp duty, 1% of the cash',
        when: 'Before the signatures',
      },
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'When you have agreed to the quote',
      },
    },
    more: [
      'Land or a building brought in as capital: it usually raises the duty, and its owner is taxed on the gain. {income-tax-act section 67}',
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
  documents: {
    'Each partner': {
      'PAN and proof of address': 'The deed has to spell name and address the same way.',
      Photograph: '',
    },
    'The deed': {
      'Partnership deed on stamp paper or e-stamp': 'All partners sign; usually witnesses too.',
      'Certified copy; in some States a translation': '',
    },
    'Main place of business': {
      'Ownership paper, or rent agreement with the owner’s letter of no objection (NOC)': '',
      'Utility bill': '',
    },
    'The application': {
      'State form, signed by all partners or authorised agents': '',
      'Declaration or affidavit that all of it is correct': '',
    },
  },
  steps: {
    'You agree on terms, we check the name': {
      text: 'Terms on capital, profit, pay, exit, death and disputes. The name may not suggest government backing. {partnership-act section 58(3)}',
      takes: { you: '1 working day' },
    },
    'We draft, you stamp and sign': {
      text: 'First the right stamp value, then the signatures.',
      takes: { us: '2 working days', you: '1 working day' },
    },
    'We apply for the PAN': {
      text: 'In Form 94 (old 49A). {income-tax-rules rule 158}',
      takes: { authority: '1 to 3 working days' },
    },
    'We file with the Registrar of Firms': {
      text: 'Form, deed, proofs and fee, online if your State offers that, otherwise on paper.',
      takes: { us: '1 working day' },
    },
    'The Registrar examines and records': {
      text: 'If satisfied, the Registrar enters the firm in the Register of Firms. {partnership-act section 59} You get an acknowledgement or certificate.',
      takes: { authority: '1 to 6 weeks' },
    },
  },
  wrong: {
    'If the stamp is too low or a signature is missing': 'The file waits until you correct that.',
    'If a partner dies and the deed is silent':
      'The firm is dissolved. {partnership-act section 42} If 2 partners remain, one clause in the deed prevents this.',
  },
  weDo: [
    'Ask each partner about money, exit and death',
    'Draft a deed under which pay and interest are deductible',
    'Work out the stamp value',
    'File, and answer the Registrar’s first objection',
  ],
  weDoNot: ['Take one partner’s side against another', 'Limit your liability: this form cannot'],
  youReceive: [
    'Stamped deed, and a certified copy',
    'PAN of the firm',
    'The Registrar’s acknowledgement or certificate',
  ],
  after: {
    'When a partner joins or leaves, or the firm ends':
      'Give notice to the Registrar, and public notice. Without it, partners who left can still be liable. {partnership-act sections 32, 45 and 63}',
    'When turnover passes the limit':
      'Tax audit (section 44AB → 63): above {income-tax.taxAuditBusinessLimit}, or {income-tax.taxAuditLowCashLimit} if cash is within {income-tax.taxAuditCashShare} of receipts and of payments; professions above {income-tax.taxAuditProfessionLimit}.',
  },
  yourself: {
    text: 'Partners may file the State’s form themselves, for the same fee; the portal below is Maharashtra’s. The hard part is a deed that still works when one of you leaves. We are a private firm, not a government office.',
    site: {
      title: 'Registrar of Firms, Maharashtra',
      source: 'firms-registrar-maharashtra',
    },
  },
  questions: {
    'Is registration compulsory?':
      'Not under the central Act; you may register later. {partnership-act section 58} Some States penalise delay. If a suit has already begun, registration generally does not save it.',
    'What do I risk as a partner?':
      'Everything you own: liability is unlimited. You are liable, alone and jointly, for all acts of the firm while you are a partner. {partnership-act section 25}',
    'Can a minor or a company join?':
      'A company may become a partner. A minor can’t, but may share the benefits if all partners agree. {partnership-act section 30}',
    'How is the firm taxed?':
      'At 30%, with 4% cess, and 12% surcharge above ₹1 crore of income. {finance-act-2026 First Schedule} Your profit share is not taxed again. Resident firms up to {income-tax.presumptiveBusinessLimit} turnover, or {income-tax.presumptiveBusinessLimitLowCash} with little cash, may declare a fixed share of turnover as income (presumptive, section 44AD → 58).',
    'Can it become an LLP or a company later?':
      'Yes. Into an LLP through Form 17 {llp-act section 55}, or into a company {companies-act Chapter XXI, Part I}.',
  },
  related: {
    'llp-registration': 'A partnership with limited liability',
    'legal-drafting': 'Only a deed or an amendment, without registration',
    'gst-registration': 'Sales count towards the GST limit from the first invoice',
    'msme-registration': 'Free; may bring interest from late payers',
  },

  checked: '2026-11-20',
};
