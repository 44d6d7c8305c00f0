import type { WrittenDetails } from '@/content/services/written-details';

export const details: WrittenDetails = {
  keyFacts: {
    who: 'Every employer, and anyone who sells online, keeps customer data or takes foreign money',
    governmentFee: 'None for the review; State registrations charge by place and headcount',
    ourFee: 'Quoted in writing before you pay; depends on locations, headcount and laws covered',
    time: '2 to 4 weeks for review; 1 to 3 months for corrections',
    lasts: 'We check again every half-year',
    authority: 'Labour, provident fund and State offices, and the Data Protection Board',
  },
  need: {
    must: [
      'Pay monthly wages within {labour.wagesWithin} of month-end. From {labour.establishmentFrom} on, give each employee an appointment letter too; below that, it is good practice. {work-safety-code section 6}',
      'Have an Internal Committee against sexual harassment from {labour.committeeFrom}.',
      'As a company director, state each year that systems for all applicable laws exist and work. {companies-act section 134}',
      'Keep people’s data with reasonable security now, and follow the new data duties from {labour.dataDutiesFrom}. {information-technology-act section 43A}',
    ],
    may: [
      'You hire your first 10 or 20 people, or open in a second State.',
      'An inspector has written, and you want to find other gaps.',
    ],
    notYet: [
      'You are founders without staff, customers’ data or foreign shareholders. Begin with company filings.',
    ],
  },
  costs: {
    rows: {
      'Our fee': {
        note: 'Review, corrections and yearly care have separate prices. GST on our fee has its own line.',
        when: 'For each part when you order it',
      },
      'Provident fund and state insurance codes': {
        paidTo: 'Nobody',
        amount: 'None: both are free {social-security-code chapters III and IV}',
        when: 'At registration',
      },
      'Shop, professional tax, contractor licences': {
        note: 'By State and headcount',
        paidTo: 'State offices',
        amount: 'By each State’s schedule',
        when: 'At registration and renewal',
      },
    },
    more: ['Each State, because most labour rules are State rules.'],
  },
  table: {
    heading: 'Duties by headcount',
    columns: ['From', 'Duty', 'Law'],
    rows: [
      [
        '{labour.stateInsuranceFrom}',
        'Employees’ State Insurance (ESI)',
        'Social security code; from 1 in some hazardous work',
      ],
      [
        '{labour.committeeFrom}',
        'Internal Committee, with a member from outside {harassment-act section 4}',
        'Law against harassment at work (POSH)',
      ],
      [
        '{labour.establishmentFrom}',
        'Registration, within {labour.establishmentWithin}; appointment letters',
        'Safety code {work-safety-code section 6}',
      ],
      [
        '{labour.providentFundFrom}',
        'Provident fund (PF)',
        'Social security code; wage ceiling {labour.providentFundCeiling}',
      ],
      [
        '20 workers',
        'Grievance Redressal Committee',
        'Industrial relations code {industrial-relations-code section 4}',
      ],
      ['50 employees', 'Crèche', 'Social security code {social-security-code section 67}'],
    ],
  },
  documents: {
    People: {
      'Headcount by place':
        'List women, men, contract and fixed-term staff separately: they count differently.',
      'Appointment letters and wage registers': '',
      'PF and ESI challans, bonus and gratuity workings': '',
      'Committee order and its last yearly report': '',
    },
    'Customers and data': {
      'Privacy notice and terms of site and app': '',
      'List of personal data, and its holders': '',
      'Labels, return policy, grievance officer': '',
    },
    'The business': {
      'Licences with their expiry dates': '',
      'Notices received, and your replies': '',
    },
  },
  steps: {
    'We list the laws that apply': {
      text: 'Law, authority, place and threshold, from a call and your headcount.',
      takes: { you: '2 hours', us: '3 working days' },
    },
    'You send papers, we read and visit': {
      text: 'We check wages: if allowances exceed {labour.wagesShare} of pay, the excess counts as wages.',
      takes: { you: '3 working days', us: '5 to 8 working days' },
    },
    'You choose the first corrections': {
      text: 'Our report grades each gap.',
      takes: { you: '1 working day' },
    },
    'We draft, you adopt': {
      text: 'Letters, policies, committee order, labels, notices.',
      takes: { us: 'About 3 weeks', you: '3 working days' },
    },
    'Offices register you': {
      text: 'Their portals issue codes and certificates.',
      takes: { authority: 'Usually 1 to 8 weeks' },
    },
  },
  wrong: {
    'If contributions were never paid':
      'The office claims them with interest and damages. {social-security-code chapters III and IV} Old demands for damages {labour.damagesSettled}.',
    'If there is no committee when a complaint comes':
      'Penalty up to {labour.committeePenalty}. The second time the penalty doubles, and you may lose your licence.',
    'If customer data leaks':
      'Report listed cyber incidents to the national computer emergency team within {labour.incidentReportWithin}. From May 2027, the penalty for missing security safeguards may reach {labour.dataPenalty}.',
  },
  weDo: [
    'Keep the register of laws current',
    'Draft missing papers in words that fit your business',
    'Prepare registrations and yearly reports',
  ],
  weDoNot: [
    'Certify that you comply with every law',
    'Take the employer’s place on your Internal Committee',
  ],
  youReceive: [
    'Gap report: a grade and a responsible person for each gap',
    'Approved policies, letters and registers',
  ],
  after: {
    'Every month':
      'PF by the {labour.providentFundDue}, ESI by the {labour.stateInsuranceDue}. In October 2026 we found only a draft of ESI’s new regulations.',
    'Once a year':
      'If you have {labour.bonusFrom} or more, pay bonus to staff with wages up to {labour.bonusWageLimit}, by {labour.bonusDue}.',
    'When someone leaves':
      'Pay all wages within {labour.finalWagesWithin}. Fixed-term staff earn gratuity after {labour.gratuityAfterFixedTerm}, in proportion.',
    'After each calendar year':
      'The committee makes its yearly report. A Board’s report states the number of complaints, except in small and one person companies. {harassment-act sections 21 and 22} {company-accounts-rules rule 8}',
  },
  yourself: {
    text: 'A small office in one State can do much alone. It is hard to know which State rule is final. We are a private firm, not a government office.',
    site: { title: 'Ministry of Labour and Employment', source: 'wages-code' },
  },
  questions: {
    'Are the 4 labour codes really in force?':
      'Yes, since {labour.labourCodesSince}, replacing 29 Acts. Central Rules came on {labour.labourCentralRulesSince}, but most private employers follow State rules. Each State makes its own, at its own time.',
    'My staff earn ₹15,000 to ₹25,000 and had no PF. Since when?':
      'Since 17 September 2026. They pay {labour.providentFundRate}, at most {labour.providentFundMost}. You add the same sum; at most {labour.pensionMost} of yours goes to pension.',
    'What is deducted from a salary of ₹20,000?':
      'If basic pay is ₹14,000: PF of {labour.providentFundRate}, ₹1,680; ESI of {labour.stateInsuranceEmployeeRate}, ₹105; and your State’s profession tax. You add ₹1,680, ESI of {labour.stateInsuranceEmployerRate}, ₹455, and about ₹140 of PF charges, at least ₹500 for all staff. ESI ends above {labour.stateInsuranceCeiling} (₹25,000 with a disability), but only after the contribution period.',
    'We are less than 20 people. Can we still take PF and ESIC?':
      'Yes, voluntarily, if you and most of the staff agree: you apply to each office. {social-security-code section 1}',
    'My employer does not deposit my PF. What can I do?':
      'Look for missing months in your passbook on the member portal. Then complain, with your number and payslips, on the fund’s grievance site, EPFiGMS (epfigms.gov.in).',
    'On what sum do I pay bonus?':
      'On at most {labour.bonusCountedOn}, or on the minimum wage if that is higher. The bonus is at least {labour.bonusRate} of this sum. With wages of ₹20,000 that is about ₹7,000 a year, or more.',
  },
  related: {
    'compliance-consultation': 'The short review, when a list is enough',
    'legal-drafting': 'Contracts with staff and vendors',
    'legal-consultation': 'For a dispute that has already begun',
  },

  checked: '2026-11-20',
};
