import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone about to sign, promise, lend, hire, let or complain in writing',
    governmentFee: 'None for drafting; stamp duty and registration by State law',
    ourFee: 'Quoted in writing before you pay; depends on paper, parties and rounds',
    time: 'Notices usually 1 to 3 working days; contracts 3 to 7',
    lasts: 'As long as the paper itself says',
    authority: 'Nobody approves a private contract; some papers need a Sub-Registrar or notary',
  },
  need: {
    must: [
      'Register the deed if you transfer land or a building, or let one for more than a year; some States ask for more. {registration-act section 17}',
      'Sign a will on paper, before 2 witnesses. {succession-act section 63}',
      'Send the demand for a returned cheque within {contracts.chequeNoticeWithin} after the bank informs you.',
      'If you buy copyright, put term and territory in writing. Otherwise they are {ip.copyrightSilentTerm} and India only.',
    ],
    may: [
      'Money, work or secrets change hands, and you have only chats.',
      'The other side sent its own draft.',
      'Your website takes orders or personal data without terms.',
    ],
    notYet: [
      'You want to know your rights: book a legal consultation.',
      'You want to file or answer a suit. An advocate writes pleadings (court papers).',
      'You form a company, trust or firm: its registration includes the deed.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'GST on our fee has its own line',
        when: 'Before the first draft',
      },
      'Stamp duty': {
        note: 'By document, value and State of signing',
        paidTo: 'The State',
        amount: 'By its stamp law {stamp-act section 17}',
        when: 'Before or at signing',
      },
      Registration: {
        note: 'If the law asks for it, or you want it',
        paidTo: 'Sub-Registrar',
        amount: 'By State table',
        when: 'At the appointment',
      },
      'Notary, or electronic signature': {
        paidTo: 'Notary; signature provider',
        amount: 'By notarial rules; by provider',
        when: 'On signing',
      },
      'The advocate who finalises, signs or sends it': {
        note: 'Engaged by you',
        paidTo: 'The advocate directly',
        amount: 'As you and the advocate agree',
      },
    },
    more: ['Rounds of changes, title papers, annexes, a translation.'],
  },
  table: {
    heading: 'How to sign each paper',
    columns: ['Paper', 'Electronic signature', 'Witnesses, stamp, registration'],
    rows: [
      [
        'Service, sale, job or confidentiality contract (NDA)',
        'Usually valid {information-technology-act section 10A}',
        'Stamp by State',
      ],
      [
        'Lease above 1 year, deed of land',
        'Does not replace the Sub-Registrar',
        'Stamp; registration {registration-act section 17}',
      ],
      [
        'Will',
        'Not valid {information-technology-act First Schedule}',
        '2 witnesses; registration optional {registration-act section 18}',
      ],
      [
        'Trust, most powers of attorney',
        'Not valid {information-technology-act First Schedule}',
        'Stamp; more by State',
      ],
    ],
  },
  documents: {
    'The parties': {
      'Full names, addresses, and PAN or company number': '',
      'Authority of each signatory': 'A minor cannot contract. {contract-act section 11}',
    },
    'The deal': {
      'What is delivered, when, for how much; term and exit': '',
      'Who owns the results; what stays secret': '',
      'Where and how disputes are settled': '',
      'Personal data handled': '',
    },
    'What exists': {
      'Earlier drafts and messages': '',
      'Title papers; or cheque and bank’s memo, with its date of receipt': '',
      'Place and last day of signing': 'The place decides the duty.',
    },
  },
  steps: {
    'You fill our questionnaire': {
      text: 'We check that we do not already act for the other side, then name scope, rounds and price.',
      takes: { you: '45 minutes', us: '1 working day' },
    },
    'We agree on the hard points first': {
      text: 'A page of terms: money, exit, liability, ownership. You decide each.',
      takes: { us: '1 working day' },
    },
    'Your advocate finalises the text': {
      text: 'The advocate whom you engage writes or finalises it, and is responsible for the advice.',
      takes: { Advocate: '1 to 7 working days' },
    },
    'Both sides comment': {
      text: 'For each change, your advocate advises: accept, refuse or bargain.',
      takes: { you: 'Depends on both sides', us: '1 working day a round' },
    },
    'You stamp, sign and register': {
      text: 'We tell you the stamp, the number of copies and the witnesses.',
      takes: { you: '1 working day', authority: 'By Sub-Registrar’s appointment' },
    },
  },
  wrong: {
    'If the paper was not stamped':
      'It usually binds you, but you can’t use it as evidence until you pay duty and penalty. In many States the penalty is up to 10 times the duty. {stamp-act section 35}',
    'If a registrable deed was not registered':
      'The deed has no effect on the property. You have {contracts.registerDeedWithin} from signing, and 4 more with a fine. {registration-act sections 25 and 49}',
    'If a clause asks too much':
      'Courts award only a reasonable part of a huge penalty (liquidated damages). {contract-act section 74}',
  },
  weDo: [
    'Ask what happens if the deal fails, and write that down',
    'Brief your advocate, keep each version',
    'List stamp, witnesses and signatures for your State',
  ],
  weDoNot: [
    'Write pleadings, appear, or advise on law ourselves',
    'Act for both sides of one deal',
    'Backdate a paper or a stamp',
  ],
  youReceive: [
    'Editable final text',
    'A page that lists your promises',
    'Signing sheet; dates for renewal and notice',
  ],
  after: {
    'On signing day': 'Usually, stamp by this day. {stamp-act section 17}',
    'If registration is compulsory': 'Present the deed within {contracts.registerDeedWithin}.',
    'After a cheque notice':
      'The drawer has {contracts.chequePayWithin} from receipt to pay. If not paid, complain within {contracts.chequeComplainWithin} after that.',
    'Employment papers':
      'The labour codes apply since {labour.labourCodesSince}: have older templates checked.',
    'Website and privacy papers':
      'New e-commerce duties from {contracts.shopDutiesFrom}, main data protection duties from about {labour.dataDutiesFrom}.',
  },
  yourself: {
    text: 'A private contract needs no lawyer; a land deed is safer with a lawyer. For some States this portal sells the stamp. We are a private firm, not a government office.',
    site: { title: 'Stock Holding: e-stamping', href: 'https://www.shcilestamp.com' },
  },
  questions: {
    'Does an 11-month lease avoid registration?':
      'Not everywhere. Maharashtra, for example, asks you to register leave-and-licence agreements. {maharashtra-rent-act section 55}',
    'Notary or Sub-Registrar: is it the same?':
      'No. A notary attests that you signed; the Sub-Registrar puts the deed on public record.',
    'Can I stop my employee from joining a rival?':
      'Usually not after the job ends: a promise not to compete (non-compete) is then void. Secrets and client lists can be protected by other clauses. {contract-act section 27}',
    'Will you send the legal notice too?':
      'As a draft. You may sign and send it yourself; usually an advocate whom you engage does. Keep the proof of dispatch.',
  },
  related: {
    'legal-consultation': 'If you are not sure what to write',
    'startup-consultation': 'Founders agree on terms before they write them down',
    'corporate-consultation': 'Share transfers need more than a deed',
    'ip-litigation-support': 'Notices against copying',
  },

  checked: '2026-11-20',
};
