import * as companies from '@/law/companies/facts';
import {
  companiesAct,
  managementRules,
  section8Exemptions,
  mcaNotifications,
  nidhiRules,
  depositRules,
} from '@/law/companies/texts';
import * as incomeTax from '@/law/income-tax/facts';
import { incomeTaxAct } from '@/law/income-tax/texts';
import {
  deadlineAfterFirstMeeting,
  deadlineAfterFirstYear,
  lawAt,
  deadlineOnEvent,
  deadlineWithin,
  deadlineEachYear,
} from './deadline';
import type { FirstYearStep } from './steps';
import {
  type Duty,
  type Entity,
  type Lesser,
  canBeSmall,
  isCompany,
  isOpc,
  isProducer,
  lesserPenalties,
  lesserPenaltyLaw,
  penalty,
} from './entity';
import { openRelief } from '@/law/due-dates/due-date';

/* The duties of companies in their first year. */

const firstBoardMeeting: FirstYearStep = {
  id: 'first-board-meeting',
  kind: 'duty',
  title: 'First board meeting',
  by: deadlineWithin(companies.firstBoardWithin, 'incorporation'),
  text: 'Directors disclose their interests and open the bank account.',
  missed: 'A penalty for the officers.',
  citations: [companies.firstBoardWithin, lawAt(companiesAct, 'section 184')],
};

const firstAuditor = (entity: Entity): FirstYearStep => ({
  id: 'first-auditor',
  kind: 'duty',
  title: 'First auditor',
  by: deadlineWithin(companies.firstAuditorWithin, 'incorporation'),
  text: isOpc(entity)
    ? 'The Board, or your single director, appoints a chartered accountant.'
    : 'The Board appoints a chartered accountant, until the first annual general meeting (AGM).',
  citations: [companies.firstAuditorWithin],
  missed: 'The members then appoint the auditor.',
});

const registeredOffice: FirstYearStep = {
  id: 'registered-office',
  kind: 'condition',
  title: 'Registered office (INC-22)',
  by: deadlineWithin(companies.officeWithin, 'incorporation'),
  text: 'Only if the application did not name the office.',
  missed: 'A daily penalty.',
  citations: [companies.officeWithin],
};

const nameBoard: FirstYearStep = {
  id: 'name-board',
  kind: 'duty',
  title: 'Name board and letterhead',
  by: deadlineOnEvent('From the day of incorporation'),
  text: 'Show name and address outside every office. Letters and bills also need CIN, telephone and e-mail.',
  missed: 'A daily penalty.',
  citations: [lawAt(companiesAct, 'section 12')],
};

const shareCertificates = (entity: Entity): FirstYearStep => {
  const text = 'Stamp them as your State asks.';
  return {
    id: 'share-certificates',
    kind: entity.isSection8 ? 'condition' : 'duty',
    title: 'Share certificates',
    by: deadlineWithin(companies.certificatesWithin, 'incorporation'),
    text: entity.isSection8 ? `Only with share capital. ${text}` : text,
    missed: 'A penalty.',
    citations: [companies.certificatesWithin],
  };
};

const beneficialOwners: FirstYearStep = {
  id: 'beneficial-owners',
  kind: 'condition',
  title: 'Owners behind members (BEN-2)',
  by: deadlineOnEvent(`Within ${companies.beneficialOwnerWithin.words} of the owner’s declaration`),
  text: 'File it if somebody behind a member holds 10% or has control. Every company names a person who informs the Registrar.',
  missed: 'A penalty.',
  citations: [companies.beneficialOwnerWithin, lawAt(managementRules, 'rule 9')],
};

const commencementPenalty: Record<Lesser, string> = {
  always: `At most ${companies.commencePenaltyHalf.words} for the company and ${companies.commenceOfficerPenaltyHalf.words} for each officer.`,
  'if-small': `${companies.commencePenalty.words} for the company, ${companies.commenceOfficerPenalty.words} for each officer. For a small company or a start-up, at most half: ${companies.commencePenaltyHalf.words}, and ${companies.commenceOfficerPenaltyHalf.words}.`,
  never: `${companies.commencePenalty.words} for the company, ${companies.commenceOfficerPenalty.words} for each officer.`,
};

function commencement(entity: Entity): FirstYearStep {
  const text =
    'A director declares that founders have paid for their shares. The company must not trade or borrow before that.';
  return {
    id: 'inc-20a',
    kind: entity.isSection8 ? 'condition' : 'duty',
    title: 'Start of business (INC-20A)',
    by: deadlineWithin(companies.commenceWithin, 'incorporation'),
    text: entity.isSection8 ? `Only with share capital. ${text}` : text,
    missed: `${commencementPenalty[lesserPenalties(entity)]} The Registrar may strike the company off.`,
    citations: [companies.commenceWithin, ...lesserPenaltyLaw(entity)],
  };
}

const firstGeneralMeeting: FirstYearStep = {
  id: 'first-general-meeting',
  kind: 'duty',
  title: 'First annual general meeting (AGM)',
  by: deadlineAfterFirstYear(companies.firstAgmWithin),
  text: 'We count later dates from the last day for this meeting. If a company is formed from January to March, its first year ends on 31 March of the next year.',
  missed: 'A fine. The Registrar cannot give more time for a first meeting.',
  citations: [
    lawAt(companiesAct, 'section 2(41)'),
    companies.firstAgmWithin,
    lawAt(companiesAct, 'section 99'),
  ],
};

const producersMeeting: FirstYearStep = {
  id: 'first-general-meeting',
  kind: 'duty',
  title: 'First general meeting and election of directors',
  by: { from: 'start', span: { days: 90 }, words: 'Within 90 calendar days of incorporation' },
  text: 'Members elect the directors, for terms of 1 to 5 years.',
  missed: 'A penalty may follow, and the Board has no mandate.',
  citations: [lawAt(companiesAct, 'sections 378P and 378ZA')],
};

const auditorNotice: FirstYearStep = {
  id: 'adt-1',
  kind: 'duty',
  title: 'Auditor for 5 years (ADT-1)',
  by: deadlineAfterFirstMeeting(companies.adt1Within),
  text: 'The meeting appoints the auditor, and the company tells the Registrar.',
  missed: 'A late fee in multiples of the normal fee.',
  citations: [companies.adt1Within],
};

/** The Act counts from a meeting and names no other day, but a one person company holds no meeting. */
const ownersAuditorNotice: FirstYearStep = {
  ...auditorNotice,
  kind: 'condition',
  by: deadlineOnEvent(`Within ${companies.adt1Within.words} of your decision`),
  text: 'After the first year, write the next auditor’s appointment into the minutes book. The Act names no day, but in practice ADT-1 is filed.',
  citations: [companies.adt1Within, lawAt(companiesAct, 'section 122')],
};

const producersAuditorNotice: FirstYearStep = {
  ...auditorNotice,
  by: {
    from: 'start',
    span: { days: 105 },
    words: `Within ${companies.adt1Within.words} of the meeting, at the latest 105 calendar days after incorporation`,
  },
  citations: [companies.adt1Within, lawAt(companiesAct, 'section 378ZA(2)')],
};

function firstAccounts(entity: Entity): FirstYearStep {
  const step = {
    id: 'aoc-4',
    kind: 'duty',
    title: 'Accounts (AOC-4)',
    missed: `${companies.dailyLateFee.words}, without a limit. In addition, there is ${penalty(entity)}.`,
  } as const;
  const citations = [companies.dailyLateFee, ...lesserPenaltyLaw(entity)];
  if (isOpc(entity)) {
    return {
      ...step,
      by: deadlineAfterFirstYear(companies.aoc4WithinForOpc),
      text: 'The audited accounts go to the Registrar.',
      citations: [companies.aoc4WithinForOpc, ...citations],
    };
  }
  if (isProducer(entity)) {
    return {
      ...step,
      by: deadlineOnEvent(`Within ${companies.aoc4Within.words} of the yearly general meeting`),
      text: 'A separate rule gives 60 calendar days for the papers of the meeting. The earlier day is the safe one.',
      citations: [companies.aoc4Within, lawAt(companiesAct, 'section 378ZA'), ...citations],
    };
  }
  return {
    ...step,
    by: deadlineAfterFirstMeeting(companies.aoc4Within),
    text: 'The audited accounts go to the Registrar.',
    citations: [companies.aoc4Within, ...citations],
  };
}

function firstAnnualReturn(entity: Entity): FirstYearStep {
  const step = {
    id: 'mgt-7',
    kind: 'duty',
    missed: 'The same as for the accounts.',
  } as const;
  const citations = [companies.mgt7Within, companies.dailyLateFee];
  if (isOpc(entity)) {
    return {
      ...step,
      title: 'Annual return (MGT-7A)',
      by: {
        from: 'accounts',
        span: { months: 6, days: 60 },
        words: `In practice within ${companies.mgt7Within.words} of 30 September, in late November`,
      },
      text: `The law counts from a meeting, but a one person company holds none. In practice, the time is counted from ${companies.agmWithin.words} after the year.`,
      citations,
    };
  }
  return {
    ...step,
    ...(canBeSmall(entity)
      ? {
          title: 'Annual return (MGT-7 or MGT-7A)',
          text: 'A small company files MGT-7A. A holding or subsidiary company is never small.',
          citations: [
            ...citations,
            companies.smallCompanyCapital,
            companies.smallCompanyTurnover,
            lawAt(companiesAct, 'section 2(85)'),
          ],
        }
      : {
          title: 'Annual return (MGT-7)',
          text: 'It lists members, directors and meetings of the year. This company is never small.',
          citations: [...citations, lawAt(companiesAct, 'section 2(85)')],
        }),
    by: isProducer(entity)
      ? deadlineOnEvent(`Within ${companies.mgt7Within.words} of the yearly general meeting`)
      : deadlineAfterFirstMeeting(companies.mgt7Within),
  };
}

function boardMeetings(entity: Entity): FirstYearStep {
  const step = {
    id: 'board-meetings',
    kind: 'duty',
    title: 'Board meetings through the year',
    by: deadlineOnEvent('All year'),
    missed: 'A penalty for the officers.',
  } as const;
  const twice = `1 in each half of the calendar year, at least ${companies.smallBoardGap.words} apart`;
  if (isProducer(entity)) {
    return {
      ...step,
      text: 'At least 1 in every 3 months, and at least 4 a year.',
      citations: [lawAt(companiesAct, 'section 378V')],
    };
  }
  if (isOpc(entity)) {
    return {
      ...step,
      kind: 'condition',
      text: `With 2 directors or more: ${twice}.`,
      citations: [companies.smallBoardGap],
    };
  }
  if (entity.isSection8) {
    return {
      ...step,
      text: 'At least 1 in every 6 months, as long as accounts and annual returns are filed.',
      citations: [lawAt(section8Exemptions, 'G.S.R. 466(E)')],
    };
  }
  const four = `${companies.boardMeetings.words}, at most ${companies.boardGap.words} apart.`;
  return canBeSmall(entity)
    ? {
        ...step,
        text: `${four} A small company needs only ${twice}. A recognised start-up may do the same.`,
        citations: [
          companies.boardMeetings,
          companies.smallBoardGap,
          lawAt(mcaNotifications, 'G.S.R. 583(E)'),
        ],
      }
    : { ...step, text: four, citations: [companies.boardMeetings] };
}

const chiefExecutive: FirstYearStep = {
  id: 'chief-executive',
  kind: 'duty',
  title: 'Full-time chief executive',
  by: deadlineOnEvent('Soon after registration'),
  text: 'The Board appoints somebody who is not a member.',
  missed: 'A breach of the Act. Banks and buyers ask who acts for the company.',
  citations: [lawAt(companiesAct, 'section 378W')],
};

const nidhiDeclaration: FirstYearStep = {
  id: 'ndh-4',
  kind: 'duty',
  title: 'Declaration as a Nidhi (NDH-4)',
  by: { from: 'start', span: { days: 120 }, words: 'Within 120 calendar days of incorporation' },
  text: 'Do no business before the Government’s declaration. After it, the name changes to “Nidhi Limited”.',
  missed: 'The company cannot become a Nidhi. It may not file SH-7 or PAS-3.',
  citations: [lawAt(nidhiRules, 'rule 3B'), lawAt(nidhiRules, 'rule 4(5)')],
};

const nidhiReturn: FirstYearStep = {
  id: 'ndh-3',
  kind: 'duty',
  title: 'Half-yearly return (NDH-3)',
  by: {
    from: 'rule',
    rule: { ends: [3, 9], months: 6, after: 1, date: 30 },
    words: 'Within 30 calendar days of each half-year',
  },
  text: 'The half-years end on 31 March and 30 September.',
  missed: 'A penalty under the Nidhi Rules.',
  citations: [lawAt(nidhiRules, 'rules 21 and 24')],
};

const deposits: FirstYearStep = {
  id: 'dpt-3',
  kind: 'condition',
  title: 'Loans and deposits (DPT-3)',
  by: deadlineEachYear(companies.dpt3Due, 'tax-year'),
  text: 'File it if the company owes a loan or advance on 31 March. A loan from a director is not a deposit, but you report it. A loan to a shareholder may be taxed as dividend.',
  missed: `A late fee and a fine. ${openRelief(companies.dpt3Due)}`.trim(),
  citations: [
    companies.dpt3Due,
    lawAt(depositRules, 'rule 21'),
    lawAt(incomeTaxAct, 'section 2(40)'),
  ],
};

export const companyTaxReturn: FirstYearStep = {
  id: 'income-tax-return',
  kind: 'duty',
  title: 'Income tax return',
  by: deadlineEachYear(incomeTax.auditedReturnDue, 'tax-year'),
  text: 'File it even for a short first year without income. The audit comes first.',
  missed: `${incomeTax.lateReturnFee.words} (${incomeTax.lateReturnFeeForSmallIncome.words} up to ₹5 lakh income), interest at ${incomeTax.returnInterest.words}, and losses are not carried forward.`,
  citations: [incomeTax.auditedReturnDue, incomeTax.lateReturnFee, incomeTax.returnInterest],
};

export const directorDetails: FirstYearStep = {
  id: 'director-details',
  kind: 'condition',
  title: 'A director’s new mobile, e-mail or address',
  by: deadlineOnEvent(`Within ${companies.directorKycChangeWithin.words} of the change`),
  text: `File DIR-3-KYC-Web. Each filing costs ${companies.directorKycChangeFee.words}. If nothing changes, file it only every third financial year: ${companies.directorKycDays.words}.`,
  missed: 'The number (DIN) may be deactivated. Forms then have to wait.',
  citations: [
    companies.directorKycChangeWithin,
    companies.directorKycChangeFee,
    companies.directorKycDays,
    companies.directorKycDue,
  ],
};

/** In the order of the year. */
export const companyDuties: readonly Duty[] = [
  [({ kind, isSection8 }) => kind === 'company' && !isSection8, firstBoardMeeting],
  [isCompany, firstAuditor],
  [isCompany, registeredOffice],
  [isCompany, nameBoard],
  [isCompany, shareCertificates],
  [isProducer, producersMeeting],
  [({ isNidhi }) => isNidhi === true, nidhiDeclaration],
  [isCompany, commencement],
  [({ isNidhi }) => isNidhi === true, nidhiReturn],
  [({ kind }) => kind === 'company', firstGeneralMeeting],
  [({ kind }) => kind === 'company', auditorNotice],
  [isProducer, producersAuditorNotice],
  [isOpc, ownersAuditorNotice],
  [isCompany, firstAccounts],
  [isCompany, firstAnnualReturn],
  [isCompany, deposits],
  [isCompany, companyTaxReturn],
  [isCompany, boardMeetings],
  [isProducer, chiefExecutive],
  [isCompany, directorDetails],
  [({ kind, isSection8 }) => kind === 'company' && !isSection8, beneficialOwners],
];
