import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone about to sign, promise, lend, hire, let or complain in writing',
    governmentFee: 'None for drafting; stamp duty and registration by State law',
    ourFee: 'Quoted in writing before you pay; depends on paper, parties and rounds',
    time: 'Notices usually 1 to 3 working days; contracts 3 to 7',
    lasts: 'As long as the paper itself says',
    authority: 'Nobody approves a private contract; Sub-Registrar and notary do their step',
  },
  need: {
    must: [
      'Register the deed if you transfer land or a building, or let one for over a year. {registration-act section 17}',
      'Sign a will on paper, before 2 witnesses. {succession-act section 63}',
      'Send the demand for a returned cheque within {contracts.chequeNoticeWithin} of the bank’s information.',
      'Have the assignment in writing if you buy copyright. {copyright-act section 19}',
    ],
    may: [
      'Money, work or secrets change hands, and the terms stand only in chats.',
      'The other side sent its own draft, and you want it read for you.',
      'Your website collects orders or personal data without terms.',
    ],
    notYet: [
      'You need to know where you stand, not a paper. Book a legal consultation.',
      'A suit is to be filed or answered. An advocate writes pleadings.',
      'You want a company, trust or firm formed. Its deed comes with that service.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'Says how many rounds it includes. Tax on our fee is shown apart.',
        when: 'Before the first draft',
      },
      'Stamp duty': {
        note: 'By document, value and State of signing',
        paidTo: 'The State',
        amount: 'By its stamp law {stamp-act section 17}',
        when: 'Before or at signing',
      },
      Registration: {
        note: 'Only where the law or you want it',
        paidTo: 'Sub-Registrar',
        amount: 'By State table',
        when: 'At the appointment',
      },
      'Notary, or electronic signature': {
        paidTo: 'Notary; signature provider',
        amount: 'By notarial rules; by provider',
        when: 'On signing',
      },
      'The advocate who settles, signs or sends it': {
        note: 'Engaged by you; we brief the one you choose',
        paidTo: 'The advocate directly',
        amount: 'As you and the advocate agree',
        when: 'By that engagement',
      },
    },
    more: [
      'The other side’s lawyers, who send rounds of changes.',
      'Title papers to be read, or a translation.',
      'A set: shareholders’ or franchise agreements come with annexes.',
    ],
  },
  table: {
    heading: 'How is it signed?',
    columns: ['Paper', 'Electronic signature', 'Witnesses, stamp, registration'],
    rows: [
      [
        'Service, sale, employment or confidentiality contract (NDA)',
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
        'Stamp; the rest by State and purpose',
      ],
    ],
  },
  documents: {
    'The parties': {
      'Full names, addresses, and PAN or company number': '',
      'Authority of whoever signs':
        'Resolution or power of attorney; a minor cannot contract. {contract-act section 11}',
    },
    'The deal': {
      'What is delivered, when, and for how much': '',
      'Term, exit, and what happens on delay': '',
      'Who owns what is made; what stays secret': '',
      'City and manner of settling disputes': '',
      'Personal data to be handled': 'For websites and employers.',
    },
    'What exists': {
      'Earlier drafts and messages': 'The promise you rely on is often in a chat.',
      'Property: title papers': '',
      'Cheque: the cheque and the bank’s memo': 'With the day you were told.',
      'Place and last day of signing': 'The place decides the duty.',
    },
  },
  steps: {
    'You fill our questionnaire': {
      text: 'We check that we do not already act for the other side, then name scope, rounds and price.',
      takes: { you: '45 minutes', us: '1 working day' },
    },
    'We settle the hard points first': {
      text: 'A page of terms: money, exit, liability, ownership. You decide each before a clause is written.',
      takes: { us: '1 working day' },
    },
    'Your advocate settles the text': {
      text: 'The advocate whom you choose and engage writes or settles the text, and answers for the advice. We keep versions in order.',
      takes: { Advocate: '1 to 7 working days' },
    },
    'Both sides comment': {
      text: 'Changes stay visible, each with your advocate’s note: accept, refuse or trade.',
      takes: { you: 'As both sides answer', us: '1 working day a round' },
    },
    'You stamp, sign and register': {
      text: 'We say which stamp, how many copies and whose witnesses. Many States sell stamps electronically.',
      takes: { you: '1 working day', authority: 'By Sub-Registrar’s appointment' },
    },
  },
  wrong: {
    'If the paper was not stamped':
      'It is usually not void. It cannot serve as evidence until duty and penalty are paid. {stamp-act section 35}',
    'If a registrable deed was not registered':
      'It does not affect the property. {contracts.registerDeedWithin} are allowed from signing; later only with a fine. {registration-act sections 25 and 49}',
    'If a clause asks too much':
      'A ban on working elsewhere after employment (non-compete) is largely void. Of a huge penalty (liquidated damages), courts award what is reasonable. {contract-act sections 27 and 74}',
    'If the other side will not sign':
      'You keep the draft and the note on open points. The draft binds nobody yet.',
  },
  weDo: [
    'Ask what you would do if it fails, and write that down',
    'Brief your advocate, so that both sides understand the text',
    'Keep each version, with the clauses that the advocate marks as a risk',
    'List stamp, witnesses and signatures for your State',
  ],
  weDoNot: [
    'Copy foreign forms',
    'Write pleadings, appear, or advise on law ourselves',
    'Act for both sides of one deal',
    'Backdate a paper or a stamp',
  ],
  youReceive: [
    'Clean and editable final text',
    'A page on what you have promised',
    'Signing sheet: stamp, copies, witnesses',
    'Dates for renewal and notice',
  ],
  after: {
    'On signing day': 'Stamp no later than this. {stamp-act section 17}',
    'Where registration is compulsory': 'Present the deed within {contracts.registerDeedWithin}.',
    'After a cheque notice':
      'The drawer has {contracts.chequePayWithin} from receipt to pay. The complaint follows within {contracts.chequeComplainWithin} of that.',
    'Employment papers':
      'The labour codes are in force since {labour.labourCodesSince}; State rules differ. Older templates need a check.',
    'Website and privacy papers':
      'Web shops: the new e-commerce duties begin on {contracts.shopDutiesFrom}. All: the main data protection duties, about {labour.dataDutiesFrom}.',
  },
  yourself: {
    text: 'Nothing forces you to use a lawyer for a private contract, though land deeds are safer with an advocate. The Collector and the Sub-Registrar decide on stamp duty; for some States this portal sells the stamp. We are a private firm, not a government office.',
    site: { title: 'Stock Holding: e-stamping', href: 'https://www.shcilestamp.com' },
  },
  questions: {
    'Is an agreement on plain paper worthless?':
      'No. It usually binds, but a court will not read it as evidence until the duty and a penalty are paid. {stamp-act section 35}',
    'Does an 11-month lease avoid registration?':
      'Not everywhere. Maharashtra, for one, wants every leave-and-licence agreement written and registered. {maharashtra-rent-act section 55}',
    'Notary or Sub-Registrar: is it the same?':
      'No. A notary attests that you signed. The Sub-Registrar puts the deed on public record. {registration-act section 17}',
    'Can my employee be kept from joining a rival?':
      'Not after leaving, as a rule: such restraints are void. Secrets and client lists can be protected by other clauses. {contract-act section 27}',
    'Will you send the legal notice too?':
      'Only as a draft. An enrolled advocate whom you engage and pay signs and sends it; we keep the proof of dispatch for you.',
    'Whose is the draft?':
      'Usually the author’s copyright, with your right to use it, unless our terms assign it to you. {copyright-act section 17}',
  },
  related: {
    'legal-consultation': 'If you are unsure what you want to say',
    'startup-consultation': 'Founders’ terms, before they are written down',
    'corporate-consultation': 'Share transfers need more than a deed',
    'ip-litigation-support': 'Notices against copying',
  },

  checked: '2026-11-20',
};
