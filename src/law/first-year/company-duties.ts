import {
  adt1Within,
  aoc4Within,
  aoc4WithinForOpc,
  beneficialOwnerWithin,
  companiesAct,
  companyAgmWithin,
  companyBoardGap,
  companyBoardMeetings,
  companyCertificatesWithin,
  companyCommenceOfficerPenalty,
  companyCommenceOfficerPenaltyHalf,
  companyCommencePenalty,
  companyCommencePenaltyHalf,
  companyCommenceWithin,
  companyDailyLateFee,
  companyFirstAgmWithin,
  companyFirstAuditorWithin,
  companyFirstBoardWithin,
  companyOfficeWithin,
  companySmallBoardGap,
  depositRules,
  directorKycChangeFee,
  directorKycChangeWithin,
  directorKycDays,
  directorKycDue,
  dpt3Due,
  managementRules,
  mcaNotifications,
  mgt7Within,
  nidhiRules,
  section8Exemptions,
  smallCompanyCapital,
  smallCompanyTurnover,
} from '@/law/companies/facts';
import {
  auditedReturnDue,
  lateReturnFee,
  lateReturnFeeForSmallIncome,
  returnInterest,
} from '@/law/income-tax/facts';
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
import { openRelief } from '@/law/due';

/* The duties of companies in their first year. */

const firstBoardMeeting: FirstYearStep = {
  id: 'first-board-meeting',
  kind: 'duty',
  title: 'First board meeting',
  by: deadlineWithin(companyFirstBoardWithin, 'incorporation'),
  text: 'Directors disclose their interests and open the bank account.',
  missed: 'A penalty for the officers.',
  law: [companyFirstBoardWithin, lawAt(companiesAct, 'section 184')],
};

const firstAuditor = (entity: Entity): FirstYearStep => ({
  id: 'first-auditor',
  kind: 'duty',
  title: 'First auditor',
  by: deadlineWithin(companyFirstAuditorWithin, 'incorporation'),
  text: isOpc(entity)
    ? 'The Board, or your single director, appoints a chartered accountant.'
    : 'The Board appoints a chartered accountant, until the first annual general meeting (AGM).',
  law: [companyFirstAuditorWithin],
  missed: 'The members then appoint one.',
});

const registeredOffice: FirstYearStep = {
  id: 'registered-office',
  kind: 'condition',
  title: 'Registered office (INC-22)',
  by: deadlineWithin(companyOfficeWithin, 'incorporation'),
  text: 'Only if the address was not given with the application.',
  missed: 'A penalty, which grows each day.',
  law: [companyOfficeWithin],
};

const nameBoard: FirstYearStep = {
  id: 'name-board',
  kind: 'duty',
  title: 'Name board and letterhead',
  by: deadlineOnEvent('From the day of incorporation'),
  text: 'Outside every office name and address; on letters and bills also CIN, telephone, e-mail.',
  missed: 'A penalty, which grows each day.',
  law: [lawAt(companiesAct, 'section 12')],
};

const shareCertificates = (entity: Entity): FirstYearStep => {
  const text = 'Stamped as your State asks, for each founder.';
  return {
    id: 'share-certificates',
    kind: entity.isSection8 ? 'condition' : 'duty',
    title: 'Share certificates',
    by: deadlineWithin(companyCertificatesWithin, 'incorporation'),
    text: entity.isSection8 ? `Only with share capital. ${text}` : text,
    missed: 'A penalty.',
    law: [companyCertificatesWithin],
  };
};

const beneficialOwners: FirstYearStep = {
  id: 'beneficial-owners',
  kind: 'condition',
  title: 'Owners behind members (BEN-2)',
  by: deadlineOnEvent(`Within ${beneficialOwnerWithin.words} of the owner’s declaration`),
  text: 'If somebody behind a member holds 10% or decides. Every company designates who tells the Registrar.',
  missed: 'A penalty.',
  law: [beneficialOwnerWithin, lawAt(managementRules, 'rule 9')],
};

const commencementPenalty: Record<Lesser, string> = {
  always: `At most ${companyCommencePenaltyHalf.words} for the company and ${companyCommenceOfficerPenaltyHalf.words} for each officer.`,
  'if-small': `${companyCommencePenalty.words} for the company, ${companyCommenceOfficerPenalty.words} for each officer. If small or a start-up, at most half: ${companyCommencePenaltyHalf.words}, and ${companyCommenceOfficerPenaltyHalf.words}.`,
  never: `${companyCommencePenalty.words} for the company, ${companyCommenceOfficerPenalty.words} for each officer.`,
};

function commencement(entity: Entity): FirstYearStep {
  const text =
    'A director declares that founders have paid for their shares. Before it the company may neither trade nor borrow.';
  return {
    id: 'inc-20a',
    kind: entity.isSection8 ? 'condition' : 'duty',
    title: 'Start of business (INC-20A)',
    by: deadlineWithin(companyCommenceWithin, 'incorporation'),
    text: entity.isSection8 ? `Only with share capital. ${text}` : text,
    missed: `${commencementPenalty[lesserPenalties(entity)]} The Registrar may strike the company off.`,
    law: [companyCommenceWithin, ...lesserPenaltyLaw(entity)],
  };
}

const firstGeneralMeeting: FirstYearStep = {
  id: 'first-general-meeting',
  kind: 'duty',
  title: 'First annual general meeting (AGM)',
  by: deadlineAfterFirstYear(companyFirstAgmWithin),
  text: 'Members receive the audited accounts. Later dates here count from this last day. Formed from January to March, a company closes its first year one March later.',
  missed: 'A fine. The Registrar cannot extend a first meeting.',
  law: [
    lawAt(companiesAct, 'section 2(41)'),
    companyFirstAgmWithin,
    lawAt(companiesAct, 'section 99'),
  ],
};

const producersMeeting: FirstYearStep = {
  id: 'first-general-meeting',
  kind: 'duty',
  title: 'First general meeting and election of directors',
  by: { from: 'start', span: { days: 90 }, words: 'Within 90 calendar days of incorporation' },
  text: 'Members elect the directors, for terms of 1 to 5 years.',
  missed: 'A penalty may follow, and the Board stays without a mandate.',
  law: [lawAt(companiesAct, 'sections 378P and 378ZA')],
};

const auditorNotice: FirstYearStep = {
  id: 'adt-1',
  kind: 'duty',
  title: 'Auditor for 5 years (ADT-1)',
  by: deadlineAfterFirstMeeting(adt1Within),
  text: 'The meeting appoints, the company tells the Registrar.',
  missed: 'A late fee in multiples of the normal fee.',
  law: [adt1Within],
};

/** The Act counts from a meeting that a one person company does not hold, and names no other day. */
const ownersAuditorNotice: FirstYearStep = {
  ...auditorNotice,
  kind: 'condition',
  by: deadlineOnEvent(`Within ${adt1Within.words} of your decision`),
  text: 'After the first year you appoint the next auditor in the minutes book. The Act names no day for it; practice files ADT-1 all the same.',
  law: [adt1Within, lawAt(companiesAct, 'section 122')],
};

const producersAuditorNotice: FirstYearStep = {
  ...auditorNotice,
  by: {
    from: 'start',
    span: { days: 105 },
    words: `Within ${adt1Within.words} of the meeting, at the latest 105 calendar days after incorporation`,
  },
  law: [adt1Within, lawAt(companiesAct, 'section 378ZA(2)')],
};

function firstAccounts(entity: Entity): FirstYearStep {
  const step = {
    id: 'aoc-4',
    kind: 'duty',
    title: 'Accounts (AOC-4)',
    missed: `${companyDailyLateFee.words}, without a ceiling. Besides, ${penalty(entity)}.`,
  } as const;
  const law = [companyDailyLateFee, ...lesserPenaltyLaw(entity)];
  if (isOpc(entity)) {
    return {
      ...step,
      by: deadlineAfterFirstYear(aoc4WithinForOpc),
      text: 'The audited accounts go to the Registrar.',
      law: [aoc4WithinForOpc, ...law],
    };
  }
  if (isProducer(entity)) {
    return {
      ...step,
      by: deadlineOnEvent(`Within ${aoc4Within.words} of the yearly general meeting`),
      text: 'A separate rule gives 60 calendar days for the papers of the meeting; the earlier day is the safe one.',
      law: [aoc4Within, lawAt(companiesAct, 'section 378ZA'), ...law],
    };
  }
  return {
    ...step,
    by: deadlineAfterFirstMeeting(aoc4Within),
    text: 'The audited accounts go to the Registrar.',
    law: [aoc4Within, ...law],
  };
}

function firstAnnualReturn(entity: Entity): FirstYearStep {
  const step = {
    id: 'mgt-7',
    kind: 'duty',
    missed: 'The same as for the accounts.',
  } as const;
  const law = [mgt7Within, companyDailyLateFee];
  if (isOpc(entity)) {
    return {
      ...step,
      title: 'Annual return (MGT-7A)',
      by: {
        from: 'accounts',
        span: { months: 6, days: 60 },
        words: `In practice within ${mgt7Within.words} of 30 September, in late November`,
      },
      text: `The law counts from a meeting that a one person company does not hold. Practice counts from ${companyAgmWithin.words} after the year.`,
      law,
    };
  }
  return {
    ...step,
    ...(canBeSmall(entity)
      ? {
          title: 'Annual return (MGT-7 or MGT-7A)',
          text: 'Members, directors and meetings of the year; MGT-7A if small; a holding or subsidiary company is never small.',
          law: [
            ...law,
            smallCompanyCapital,
            smallCompanyTurnover,
            lawAt(companiesAct, 'section 2(85)'),
          ],
        }
      : {
          title: 'Annual return (MGT-7)',
          text: 'Members, directors and meetings of the year. This company is never small.',
          law: [...law, lawAt(companiesAct, 'section 2(85)')],
        }),
    by: isProducer(entity)
      ? deadlineOnEvent(`Within ${mgt7Within.words} of the yearly general meeting`)
      : deadlineAfterFirstMeeting(mgt7Within),
  };
}

function boardMeetings(entity: Entity): FirstYearStep {
  const step = {
    id: 'board-meetings',
    kind: 'duty',
    title: 'Board meetings through the year',
    by: deadlineOnEvent('All year'),
    missed: 'For officers a penalty.',
  } as const;
  const twice = `1 in each half of the calendar year, at least ${companySmallBoardGap.words} apart`;
  if (isProducer(entity)) {
    return {
      ...step,
      text: 'At least 1 in every 3 months and 4 a year.',
      law: [lawAt(companiesAct, 'section 378V')],
    };
  }
  if (isOpc(entity)) {
    return {
      ...step,
      kind: 'condition',
      text: `With 2 directors or more: ${twice}.`,
      law: [companySmallBoardGap],
    };
  }
  if (entity.isSection8) {
    return {
      ...step,
      text: 'At least 1 in every 6 months, as long as accounts and annual returns are filed.',
      law: [lawAt(section8Exemptions, 'G.S.R. 466(E)')],
    };
  }
  const four = `${companyBoardMeetings.words}, at most ${companyBoardGap.words} apart.`;
  return canBeSmall(entity)
    ? {
        ...step,
        text: `${four} A small company holds ${twice}; so may a recognised start-up.`,
        law: [companyBoardMeetings, companySmallBoardGap, lawAt(mcaNotifications, 'G.S.R. 583(E)')],
      }
    : { ...step, text: four, law: [companyBoardMeetings] };
}

const chiefExecutive: FirstYearStep = {
  id: 'chief-executive',
  kind: 'duty',
  title: 'Full-time chief executive',
  by: deadlineOnEvent('Soon after registration'),
  text: 'The Board appoints one who is no member.',
  missed: 'A duty of the Act stays open; banks and buyers ask who acts for the company.',
  law: [lawAt(companiesAct, 'section 378W')],
};

const nidhiDeclaration: FirstYearStep = {
  id: 'ndh-4',
  kind: 'duty',
  title: 'Declaration as a Nidhi (NDH-4)',
  by: { from: 'start', span: { days: 120 }, words: 'Within 120 calendar days of incorporation' },
  text: 'No business before the Government has declared it; then the name is changed to end in “Nidhi Limited”.',
  missed: 'The company cannot become a Nidhi, and may file neither SH-7 nor PAS-3.',
  law: [lawAt(nidhiRules, 'rule 3B'), lawAt(nidhiRules, 'rule 4(5)')],
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
  text: 'Certified by a practising professional. The half-years end on 31 March and 30 September.',
  missed: 'A penalty under the Nidhi Rules.',
  law: [lawAt(nidhiRules, 'rules 21 and 24')],
};

const deposits: FirstYearStep = {
  id: 'dpt-3',
  kind: 'condition',
  title: 'Loans and deposits (DPT-3)',
  by: deadlineEachYear(dpt3Due, 'tax-year'),
  text: 'If the company owes a loan or advance on 31 March. A director’s loan is no deposit, but is reported.',
  missed: `A late fee and a fine. ${openRelief(dpt3Due)}`.trim(),
  law: [dpt3Due, lawAt(depositRules, 'rule 21')],
};

export const companyTaxReturn: FirstYearStep = {
  id: 'income-tax-return',
  kind: 'duty',
  title: 'Income tax return',
  by: deadlineEachYear(auditedReturnDue, 'tax-year'),
  text: 'Also for a short first year without income. The audit comes first.',
  missed: `${lateReturnFee.words} (${lateReturnFeeForSmallIncome.words} up to ₹5 lakh income), interest at ${returnInterest.words}, and losses are not carried forward.`,
  law: [auditedReturnDue, lateReturnFee, returnInterest],
};

export const directorDetails: FirstYearStep = {
  id: 'director-details',
  kind: 'condition',
  title: 'A director’s new mobile, e-mail or address',
  by: deadlineOnEvent(`Within ${directorKycChangeWithin.words} of the change`),
  text: `DIR-3-KYC-Web, ${directorKycChangeFee.words} for each filing. Without a change due ${directorKycDays.words}.`,
  missed: 'The number may be deactivated, and forms wait.',
  law: [directorKycChangeWithin, directorKycChangeFee, directorKycDays, directorKycDue],
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
  [isCompany, beneficialOwners],
];
