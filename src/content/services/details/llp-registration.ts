import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: '2 or more partners who work for profit and want limited liability without shares',
    governmentFee:
      '{llps.nameFee} for the name, {llps.fee1} or more for the form, and stamp duty on the agreement',
    ourFee: 'Quoted in writing before you pay; depends on partners and the agreement’s terms',
    time: '10 to 15 working days to the certificate',
    lasts: 'No expiry; partners may come and go',
    authority: 'Registrar at the Central Registration Centre',
  },
  need: {
    must: [],
    may: [
      'You work together, and your savings should be safe if another partner does wrong. {llp-act section 28}',
    ],
    notYet: [
      'You plan venture capital, share classes or staff shares: choose a private limited company.',
      'You work alone: choose a one person company or a sole proprietorship.',
    ],
  },
  costs: {
    rows: {
      'Incorporation form FiLLiP': {
        note: 'By total contribution: see below',
        paidTo: 'Government',
        amount: '{llps.fee1} to {llps.mostFee}',
        when: 'At filing',
      },
      'Stamp duty on the LLP agreement': {
        note: 'By State and contribution',
        paidTo: 'State government',
        amount: 'The State’s rate',
        when: 'Before you sign the agreement',
      },
      'Digital signature (DSC), each designated partner': {
        paidTo: 'A licensed certifying authority',
        amount: 'Set by the company that issues it',
        when: 'As the first step',
      },
      'Worked example: 2 partners, ₹1 lakh, Maharashtra': {
        note: 'Not in it: charge for PAN and tax number, signatures, our fee',
        paidTo: 'Government and State',
        sum: [
          ['Forms', '{llps.start1}'],
          ['Stamp duty', '{firms.maharashtraDeedDuty}'],
        ],
        amount: '₹1,750',
        when: 'From the name to Form 3',
      },
      'Our fee': {
        note: 'The agreement is included. GST on our fee has its own line.',
        when: 'After you accept the quote',
      },
    },
    more: [
      'A late Form 3 costs a multiple of its fee, as in the table of late forms. {llp-rules Annexure A}',
    ],
  },
  table: {
    heading: 'Government fee by contribution',
    columns: ['Total contribution', 'FiLLiP', 'Forms 3, 8, 11', 'Name, FiLLiP, Form 3'],
    rows: [
      ['Up to ₹1 lakh', '{llps.fee1}', '{llps.formFee1}', '{llps.start1}'],
      ['Up to ₹5 lakh', '{llps.fee5}', '{llps.formFee5}', '{llps.start5}'],
      ['Up to ₹10 lakh', '{llps.fee10}', '{llps.formFee10}', '{llps.start10}'],
      ['Up to ₹25 lakh', '{llps.fee25}', '{llps.formFee25}', '{llps.start25}'],
      ['Up to ₹1 crore', '{llps.fee100}', '{llps.formFee100}', '{llps.start100}'],
      ['Above ₹1 crore', '{llps.mostFee}', '{llps.mostFormFee}', '{llps.mostStart}'],
    ],
  },
  documents: {
    'Each partner': {
      'PAN, or passport for a foreigner': '',
      'Proof of identity and of address': 'Address: not older than 2 months. {mca-portal}',
      'Photograph, e-mail address, mobile number': '',
      'Signed subscriber sheet and consent': '',
    },
    'The office': {
      'Title paper or lease, with the owner’s letter of no objection (NOC)': '',
      'Recent utility bill': 'From the last 2 months. {mca-portal}',
    },
    'The business': {
      '2 names ending in “LLP”': '',
      'Your business, and each partner’s contribution':
        'Contribution may be money, property or services. {llp-act section 32}',
      'Shares of profit, pay of partners, rules of exit':
        'The LLP cannot deduct pay and interest that the agreement leaves out. {income-tax-act section 35(e)}',
      'Regulator’s approval, if the business needs one': '',
    },
  },
  steps: {
    'You arrange signatures and logins': {
      text: 'You need at least 2 designated partners: individuals, or nominees of bodies corporate. 1 of them must stay in India for {llps.residentDays} in the financial year.',
      takes: { you: '1 working day' },
    },
    'We check the name and reserve it': {
      text: 'We use RUN-LLP, which holds the name for {llps.nameHeld}, or the main form.',
      takes: { us: '1 working day', authority: '1 to 3 working days' },
    },
    'We file FiLLiP with your signatures': {
      text: 'It also gives partner numbers, PAN and the tax deduction number.',
      takes: { us: '2 working days', you: '1 working day' },
    },
    'The Registrar decides': {
      text: 'You get the certificate (Form 16), or a list of corrections.',
      takes: { authority: '3 to 7 working days' },
    },
    'You stamp and sign the agreement, we file it': {
      text: 'Form 3 is due within {llps.agreementWithin} of the certificate.',
      takes: { us: '2 working days', you: '2 working days' },
    },
  },
  wrong: {
    'If the agreement is unstamped or under-stamped':
      'Filing waits until the duty is right, while the late fee grows. {llp-rules Annexure A}',
    'If only 1 partner is left':
      'A partner who knowingly continues alone beyond 6 months is personally liable for the debts of that time. {llp-act section 6}',
  },
  weDo: [
    'Write the agreement around your answers',
    'File FiLLiP and Form 3',
    'Set up the register of partners (Form 4A)',
  ],
  weDoNot: ['Set the stamp duty: the State does', 'Advise partners against each other'],
  youReceive: ['Form 16 with the LLP’s number', 'Stamped agreement, filed'],
  after: {
    'At each change of agreement or partner': 'Form 3 or Form 4, within {llps.agreementWithin}.',
    'Each year, even without business':
      'Forms 11 and 8 and the tax return, as in the first year. Late forms cost a fee that grows, and a penalty of {llps.penalty}.',
  },
  yourself: {
    text: 'You may file at the same fee, with a practising professional’s certificate. We are a private firm, not a government office.',
    site: { title: 'Ministry of Corporate Affairs: LLP forms', source: 'mca-portal' },
  },
  questions: {
    'LLP or private limited company?':
      'Choose an LLP to share income, or a company for investors. An LLP files less and pays 30% tax, before surcharge and cess; a company may pay 22%. {finance-act-2026 First Schedule} {income-tax-act section 200}',
    'How much do we have to bring in?':
      'There is no minimum. {llp-act section 32} A larger contribution means higher fees and usually more stamp duty.',
    'Can a partner live abroad?':
      'Yes, with a designated partner in India. Foreign money needs no approval if the sector is fully open, without conditions. Money from a country that borders India by land usually needs approval. {non-debt-rules Schedule VI} {non-debt-rules rule 6}',
    'Can our partnership firm become an LLP?':
      'Yes, in Form 17, if all partners of the firm, and nobody else, become its partners. {llp-act section 55}',
  },
  related: {
    'legal-drafting': 'Side letters, loans and service contracts of partners',
    'roc-compliance': 'Forms 8 and 11 are due even in a year without business',
    'trademark-registration': 'The name of an LLP does not protect a brand',
  },
  alsoCited: ['director-rules'],

  checked: '2026-11-20',
};
