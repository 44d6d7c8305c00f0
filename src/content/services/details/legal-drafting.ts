import type { WrittenDetails } from '@/content/services/schema';

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
    rows: [
      {
        what: 'Our fee',
        note: 'Says how many rounds it includes. Tax on our fee is shown apart.',
        amount: 'Quoted in writing before you pay',
        when: 'Before the first draft',
      },
      {
        what: 'Stamp duty',
        note: 'By document, value and State of signing',
        paidTo: 'The State',
        amount: 'By its stamp law {stamp-act section 17}',
        when: 'Before or at signing',
      },
      {
        what: 'Registration',
        note: 'Only where the law or you want it',
        paidTo: 'Sub-Registrar',
        amount: 'By State table',
        when: 'At the appointment',
      },
      {
        what: 'Notary, or electronic signature',
        paidTo: 'Notary; signature provider',
        amount: 'By notarial rules; by provider',
        when: 'On signing',
      },
      {
        what: 'The advocate who settles, signs or sends it',
        note: 'Engaged by you; we brief the one you choose',
        paidTo: 'The advocate directly',
        amount: 'As you and the advocate agree',
        when: 'By that engagement',
      },
    ],
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
  documents: [
    {
      title: 'The parties',
      items: [
        { name: 'Full names, addresses, and PAN or company number' },
        {
          name: 'Authority of whoever signs',
          note: 'Resolution or power of attorney; a minor cannot contract. {contract-act section 11}',
        },
      ],
    },
    {
      title: 'The deal',
      items: [
        { name: 'What is delivered, when, and for how much' },
        { name: 'Term, exit, and what happens on delay' },
        { name: 'Who owns what is made; what stays secret' },
        { name: 'City and manner of settling disputes' },
        { name: 'Personal data to be handled', note: 'For websites and employers.' },
      ],
    },
    {
      title: 'What exists',
      items: [
        {
          name: 'Earlier drafts and messages',
          note: 'The promise you rely on is often in a chat.',
        },
        { name: 'Property: title papers' },
        { name: 'Cheque: the cheque and the bank’s memo', note: 'With the day you were told.' },
        {
          name: 'Place and last day of signing',
          note: 'The place decides the duty.',
        },
      ],
    },
  ],
  steps: [
    {
      title: 'You fill our questionnaire',
      text: 'We check that we do not already act for the other side, then name scope, rounds and price.',
      clocks: [
        { who: 'you', label: '45 minutes' },
        { who: 'us', label: '1 working day' },
      ],
    },
    {
      title: 'We settle the hard points first',
      text: 'A page of terms: money, exit, liability, ownership. You decide each before a clause is written.',
      clocks: [{ who: 'us', label: '1 working day' }],
    },
    {
      title: 'Your advocate settles the text',
      text: 'The advocate whom you choose and engage writes or settles the text, and answers for the advice. We keep versions in order.',
      clocks: [{ who: 'authority', name: 'Advocate', label: '1 to 7 working days' }],
    },
    {
      title: 'Both sides comment',
      text: 'Changes stay visible, each with your advocate’s note: accept, refuse or trade.',
      clocks: [
        { who: 'you', label: 'As both sides answer' },
        { who: 'us', label: '1 working day a round' },
      ],
    },
    {
      title: 'You stamp, sign and register',
      text: 'We say which stamp, how many copies and whose witnesses. Many States sell stamps electronically.',
      clocks: [
        { who: 'you', label: '1 working day' },
        { who: 'authority', label: 'By Sub-Registrar’s appointment' },
      ],
    },
  ],
  wrong: [
    {
      when: 'If the paper was not stamped',
      outcome:
        'It is usually not void. It cannot serve as evidence until duty and penalty are paid. {stamp-act section 35}',
    },
    {
      when: 'If a registrable deed was not registered',
      outcome:
        'It does not affect the property. {contracts.registerDeedWithin} are allowed from signing; later only with a fine. {registration-act sections 25 and 49}',
    },
    {
      when: 'If a clause asks too much',
      outcome:
        'A ban on working elsewhere after employment (non-compete) is largely void. Of a huge penalty (liquidated damages), courts award what is reasonable. {contract-act sections 27 and 74}',
    },
    {
      when: 'If the other side will not sign',
      outcome: 'You keep the draft and the note on open points. The draft binds nobody yet.',
    },
  ],
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
  after: [
    {
      when: 'On signing day',
      duty: 'Stamp no later than this. {stamp-act section 17}',
    },
    {
      when: 'Where registration is compulsory',
      duty: 'Present the deed within {contracts.registerDeedWithin}.',
    },
    {
      when: 'After a cheque notice',
      duty: 'The drawer has {contracts.chequePayWithin} from receipt to pay. The complaint follows within {contracts.chequeComplainWithin} of that.',
    },
    {
      when: 'Employment papers',
      duty: 'The labour codes are in force since {labour.labourCodesSince}; State rules differ. Older templates need a check.',
    },
    {
      when: 'Website and privacy papers',
      duty: 'Web shops: the new e-commerce duties begin on {contracts.shopDutiesFrom}. All: the main data protection duties, about {labour.dataDutiesFrom}.',
    },
  ],
  yourself: {
    text: 'Nothing forces you to use a lawyer for a private contract, though land deeds are safer with an advocate. The Collector and the Sub-Registrar decide on stamp duty; for some States this portal sells the stamp. We are a private firm, not a government office.',
    site: { title: 'Stock Holding: e-stamping', href: 'https://www.shcilestamp.com' },
  },
  questions: [
    {
      question: 'Is an agreement on plain paper worthless?',
      answer:
        'No. It usually binds, but a court will not read it as evidence until the duty and a penalty are paid. {stamp-act section 35}',
    },
    {
      question: 'Does an 11-month lease avoid registration?',
      answer:
        'Not everywhere. Maharashtra, for one, wants every leave-and-licence agreement written and registered. {maharashtra-rent-act section 55}',
    },
    {
      question: 'Notary or Sub-Registrar: is it the same?',
      answer:
        'No. A notary attests that you signed. The Sub-Registrar puts the deed on public record. {registration-act section 17}',
    },
    {
      question: 'Can my employee be kept from joining a rival?',
      answer:
        'Not after leaving, as a rule: such restraints are void. Secrets and client lists can be protected by other clauses. {contract-act section 27}',
    },
    {
      question: 'Will you send the legal notice too?',
      answer:
        'Only as a draft. An enrolled advocate whom you engage and pay signs and sends it; we keep the proof of dispatch for you.',
    },
    {
      question: 'Whose is the draft?',
      answer:
        'Usually the author’s copyright, with your right to use it, unless our terms assign it to you. {copyright-act section 17}',
    },
  ],
  related: [
    { slug: 'legal-consultation', reason: 'If you are unsure what you want to say' },
    { slug: 'startup-consultation', reason: 'Founders’ terms, before they are written down' },
    { slug: 'corporate-consultation', reason: 'Share transfers need more than a deed' },
    { slug: 'ip-litigation-support', reason: 'Notices against copying' },
  ],

  checked: '2026-11-20',
};
