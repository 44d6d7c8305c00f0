import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Anyone with one legal question, a notice in hand, or a date coming near',
    governmentFee: 'None for advice',
    ourFee: 'Quoted in writing before you pay; depends on papers and urgency; advocate’s fee apart',
    time: 'Appointment usually within 3 working days; talk of 20 to 60 minutes',
    lasts: 'For the facts told and the law of that day',
    authority: 'Nobody decides here; an enrolled advocate advises',
  },
  need: {
    must: [],
    may: [
      'A notice, summons or claim has come, and you have not replied.',
      'You are about to sign, resign, lend, evict or complain.',
      'You have a claim, and want to know its worth before you spend on it.',
    ],
    notYet: [
      'You want a paper written: order legal drafting.',
      'The question is one of tax, company filings or missed returns: other consultations here fit better.',
      'Somebody is in danger. Call 112; women’s helpline 181; for online fraud 1930.',
    ],
  },
  costs: {
    rows: {
      'First call with us': {
        note: 'What it is about, who could help, and what that costs',
        paidTo: 'Nobody',
        amount: 'Free',
        when: 'Before you order anything',
      },
      'The advocate’s talk or written opinion': {
        note: 'You engage the advocate; our fee never covers it {bar-council-rules Chapter III, rule 2}',
        paidTo: 'The advocate directly',
        amount: 'As you and the advocate agree',
        when: 'By that engagement',
      },
      'Our fee': {
        note: 'Putting facts and papers in order, arranging the talk. Tax on our fee is shown apart.',
        when: 'Before the appointment',
      },
      'Tax on an advocate’s fee': {
        note: 'A business above the registration limit pays it under reverse charge; others are exempt',
        paidTo: 'Government',
        amount: 'By rate on the day {central-tax 12/2017 and 13/2017 (Rate)}',
        when: 'With your own return',
      },
      'Court fee, stamp, process': {
        note: 'None for a talk; they follow only if you act',
        paidTo: 'State, court',
        amount: 'By State law',
        when: 'Later, if at all',
      },
    },
    more: [
      'A bundle of papers that takes hours to read.',
      'A specialist, or a second advocate in another State.',
      'A written opinion with authorities.',
    ],
  },
  table: {
    heading: 'How long do you usually have?',
    columns: ['Your matter', 'Time', 'Counted from'],
    rows: [
      ['Money owed, broken contract', '{contracts.suitWithin}', 'Due date or breach, as a rule'],
      ['Complaint as a consumer', '{contracts.consumerComplaintWithin}', 'The day the cause arose'],
      ['Cheque returned: notice', '{contracts.chequeNoticeWithin}', 'The bank’s information'],
      [
        'Suit against the government',
        '{contracts.governmentNotice} of notice first',
        'Delivery of that notice',
      ],
    ],
  },
  documents: {
    'About the matter': {
      'What happened, by date, on 1 page': 'Bad facts too: they come out anyway.',
      'The question you want answered': '',
      'Names of everybody involved': 'For the conflict check, before any detail.',
      'Dates you know of': 'Hearing, reply, sale, flight.',
    },
    Papers: {
      'Agreements, notices and replies': '',
      'Orders, police report or case number': '',
      'Cheque and bank memo, or title papers': '',
      'Chats and e-mails, uncut':
        'Keep the phone: a court wants a certificate with electronic records. {evidence-act section 63}',
    },
    'About you': {
      'Proof of identity': '',
      'Authority letter': 'If you ask for a company or a relative.',
    },
  },
  steps: {
    'You send the topic only': {
      text: 'No secrets in the form. City, language, other side and any near date are enough.',
      takes: { you: '5 minutes' },
    },
    'We check for conflict and confirm': {
      text: 'You learn what kind of advocate it takes. You choose and engage one yourself: this site names none. {bar-council-rules Chapter II, rule 36}',
      takes: { us: 'Up to 1 working day' },
    },
    'You send papers, your advocate reads them': {
      text: 'Matters close to a time limit go first. You keep the originals.',
      takes: { you: '2 hours', Advocate: '1 working day' },
    },
    'You talk': {
      text: 'Facts, law, place, time limit, proof, cost. Settlement, mediation, ombudsman and Lok Adalat (people’s court) are weighed as well.',
      takes: { Advocate: '20 to 60 minutes' },
    },
    'You receive it in writing': {
      text: 'Your advocate writes a summary of options, risks and dates. A formal opinion, if ordered, usually takes 3 to 10 working days.',
      takes: { Advocate: '1 to 3 working days' },
    },
  },
  wrong: {
    'If we or the advocate know the other side': 'We say so and stop. Your papers go back unread.',
    'If the time limit has run out':
      'You hear that first, with what may be left: an exception, a settlement, a complaint elsewhere.',
    'If a fact turns out otherwise':
      'The advice falls with it. Tell us, and the options are thought through again.',
  },
  weDo: [
    'Put facts and papers in order before the talk',
    'Check for conflicts before any detail is told',
    'Arrange the talk with an advocate of your choice',
    'Write down dates and next steps',
  ],
  weDoNot: [
    'Appear, plead or file in court: only advocates may {advocates-act sections 29 and 33}',
    'Rank advocates, or take a part of their fee {bar-council-rules Chapter III, rule 2}',
    'Tell you that you will win',
    'Advise on law ourselves: the advocate does',
  ],
  youReceive: [
    'Summary of where you stand',
    'Options, each with cost, time and risk',
    'List of dates not to miss',
    'Your papers back',
  ],
  after: {
    'At once': 'Keep originals and devices; delete nothing. Sign and send nothing in anger.',
    'If it goes to court':
      'You engage an advocate of your choice by vakalatnama (a signed authority). {advocates-act section 33}',
    'When months have passed': 'Ask again before you act: the law or the facts may have moved.',
  },
  yourself: {
    text: 'Free legal aid exists for women, children, Scheduled Castes and Tribes, people with disabilities, in custody or below an income limit, among others. Call 15100: it may spare you our fee. {legal-services-act section 12} We are a private firm, not a government office.',
    site: { title: 'National Legal Services Authority', href: 'https://nalsa.gov.in' },
  },
  questions: {
    'Is what I say confidential?':
      'Yes, with an advocate: the law protects it, except where a crime is planned or begun afterwards. {evidence-act sections 132 to 134}',
    'Am I the advocate’s client once I book?':
      'Not yet. That begins when the advocate accepts the matter, after the conflict check.',
    'Will the same person fight my case?':
      'Not under this booking. You may engage that advocate or any other, directly and on your own terms.',
    'Can a chartered accountant or company secretary answer instead?':
      'Only within their own field. Advice on law is practice of law, which is for enrolled advocates. {supreme-court Bar Council of India v A.K. Balaji, 2018}',
    'May I complain as a consumer if the advice was poor?':
      'Not about an advocate’s work: it stands outside that Act. {supreme-court Bar of Indian Lawyers v D.K. Gandhi, 2024} About our own service, yes. For an advocate’s misconduct there is the State Bar Council. {advocates-act section 35}',
    'Can we do it by video?':
      'Yes, or by phone. Send the papers beforehand; half the time is otherwise spent on describing them.',
  },
  related: {
    'legal-drafting': 'Once you know what to write',
    'compliance-consultation': 'If the trouble is a missed filing',
    'business-consultation': 'If you are choosing how to begin',
    'ip-litigation-support': 'If someone copies, or says you do',
  },

  checked: '2026-11-20',
};
