import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone with a legal question, a notice in hand, or a date near',
    governmentFee: 'None for advice',
    ourFee: 'Quoted in writing before you pay; depends on papers and urgency; advocate’s fee apart',
    time: 'Appointment usually within 3 working days; talk of 20 to 60 minutes',
    lasts: 'For the facts you tell and the law of that day',
    authority: 'Nobody decides here; an enrolled advocate advises',
  },
  need: {
    must: [],
    may: [
      'A notice, summons or claim has come, and you have not replied.',
      'You are about to sign, resign, lend, evict or complain.',
      'You want to know the value of a claim.',
    ],
    notYet: [
      'You want a paper written: order legal drafting.',
      'Your question is about tax, company filings or missed returns: see the other consultations.',
      'Somebody is in danger. Call 112; women’s helpline 181; for online fraud 1930.',
    ],
  },
  costs: {
    rows: {
      'First call with us': {
        note: 'People who could help, and their cost',
        paidTo: 'Nobody',
        amount: 'Free',
        when: 'Before you order anything',
      },
      'The advocate’s talk or written opinion': {
        note: 'You engage the advocate; our fee never covers it {bar-council-rules Chapter III, rule 2}',
        paidTo: 'The advocate directly',
        amount: 'As you and the advocate agree',
      },
      'Our fee': {
        note: 'We put facts and papers in order. GST on our fee has its own line.',
        when: 'Before the appointment',
      },
      'Tax on an advocate’s fee': {
        note: 'A business above the registration limit pays it (reverse charge)',
        paidTo: 'Government',
        amount: 'At that day’s rate {central-tax 12/2017 and 13/2017 (Rate)}',
        when: 'With your own return',
      },
      'Court fee, stamp, delivery of papers': {
        note: 'If you go to court',
        paidTo: 'State, court',
        amount: 'By State law',
        when: 'Later, if at all',
      },
    },
    more: ['Papers that take hours to read; a written opinion.'],
  },
  table: {
    heading: 'How long do you usually have?',
    columns: ['Your matter', 'Time', 'Counted from'],
    rows: [
      ['Money owed, broken contract', '{contracts.suitWithin}', 'Usually due date or breach'],
      ['Complaint as a consumer', '{contracts.consumerComplaintWithin}', 'The day the cause arose'],
      ['Cheque returned: notice', '{contracts.chequeNoticeWithin}', 'The day the bank informs you'],
      [
        'Summons in a suit: your answer',
        '{contracts.writtenStatementWithin}; commercial, {contracts.writtenStatementLimit} at most',
        'The day it reaches you',
      ],
      [
        'Suit against the government',
        '{contracts.governmentNotice} of notice first, unless urgent',
        'Delivery of that notice',
      ],
    ],
  },
  documents: {
    'About the matter': {
      'What happened, by date, on 1 page': 'Include bad facts.',
      'The question you want answered': '',
      'Names of everybody involved': 'For the conflict check.',
      'Dates: hearing, reply, sale': '',
    },
    Papers: {
      'Agreements, notices and replies': '',
      'Orders, police report or case number': '',
      'Cheque and bank memo, or title papers': '',
      'Chats and e-mails, complete':
        'Keep the phone: a court asks for a certificate with them. {evidence-act section 63}',
    },
    'About you': {
      'Proof of identity': '',
      'Authority letter, if you ask for another person': '',
    },
  },
  steps: {
    'You send the topic only': {
      text: 'City, language, other side and any near date. No secrets.',
      takes: { you: '5 minutes' },
    },
    'We check for conflict and confirm': {
      text: 'You choose and engage an advocate yourself: this site names none. {bar-council-rules Chapter II, rule 36}',
      takes: { us: 'Up to 1 working day' },
    },
    'You send papers, your advocate reads them': {
      text: 'Near time limits come first. You keep the originals.',
      takes: { you: '2 hours', Advocate: '1 working day' },
    },
    'You talk': {
      text: 'Law, time limit, proof, cost; also settlement, mediation, ombudsman and Lok Adalat (people’s court).',
      takes: { Advocate: '20 to 60 minutes' },
    },
    'You receive it in writing': {
      text: 'Options, risks and dates. A formal opinion usually takes 3 to 10 working days.',
      takes: { Advocate: '1 to 3 working days' },
    },
  },
  wrong: {
    'If we or the advocate know the other side': 'We say so and stop. Your papers go back unread.',
    'If the time limit has run out': 'We tell you first, with the ways that may remain.',
  },
  weDo: [
    'Put facts and papers in order before the talk',
    'Arrange the talk with an advocate of your choice',
    'Write down dates and next steps',
  ],
  weDoNot: [
    'Appear, plead or file in court: only advocates may {advocates-act sections 29 and 33}',
    'Rank advocates, or take a part of their fee {bar-council-rules Chapter III, rule 2}',
    'Advise on law ourselves: the advocate does',
  ],
  youReceive: [
    'Summary of your position',
    'Options, each with cost, time and risk',
    'List of dates not to miss',
  ],
  after: {
    'At once': 'Keep originals and devices; sign and admit nothing before the talk.',
    'While time runs':
      'A notice or private talks don’t stop a time limit. If the debtor signs an acknowledgment before the limit ends, the time starts again. {limitation-act section 18}',
    'If it goes to court':
      'You engage an advocate of your choice by vakalatnama (a signed authority). {advocates-act section 33}',
  },
  yourself: {
    text: 'Legal aid is free for women, children, Scheduled Castes and Tribes, people with disabilities, people in custody, people below an income limit, and some others: call 15100. {legal-services-act section 12} We are a private firm, not a government office.',
    site: { title: 'National Legal Services Authority', href: 'https://nalsa.gov.in' },
  },
  questions: {
    'Is what I say confidential?':
      'With an advocate, yes, unless it serves a crime. {evidence-act sections 132 to 134}',
    'Am I the advocate’s client once I book?': 'Only after the advocate accepts the matter.',
    'Can a chartered accountant or company secretary answer instead?':
      'Only within their own field. Other advice on law is for enrolled advocates. {supreme-court Bar Council of India v A.K. Balaji, 2018}',
    'May I complain as a consumer if the advice was poor?':
      'Not about an advocate’s work: the consumer Act does not cover it. {supreme-court Bar of Indian Lawyers v D.K. Gandhi, 2024} About our own service, yes. For an advocate’s misconduct, complain to the State Bar Council. {advocates-act section 35}',
  },
  related: {
    'legal-drafting': 'Once you know what to write',
    'compliance-consultation': 'If the trouble is a missed filing',
    'business-consultation': 'If you are choosing how to begin',
    'ip-litigation-support': 'If someone copies your work',
  },

  checked: '2026-11-20',
};
