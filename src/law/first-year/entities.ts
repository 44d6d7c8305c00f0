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
  dpt3Due,
  managementRules,
  mgt7Within,
  msme1Due,
  msme1UnpaidFor,
  nidhiRules,
  section8Exemptions,
} from '@/law/companies';
import {
  llpAct,
  llpAgreementWithin,
  llpBeneficialInterestWithin,
  llpBeneficialOwnerWithin,
  llpRegisterWithin,
  llpAuditContribution,
  llpAuditTurnover,
  llpForm11Due,
  llpForm8Due,
  llpPenalty,
  llpRules,
} from '@/law/llps';
import {
  firmPartnerTds,
  firmPartnerTdsAbove,
  foreignContributionAct,
  ngoDonationStatementDue,
  ngoRegularWithin,
  partnershipAct,
  societyListWithin,
} from '@/law/firms';
import {
  cgstAct,
  gstApplyWithin,
  gstLimitForGoods,
  gstLimitForServices,
  gstPenaltyForNoRegistration,
  integratedTaxNotifications,
} from '@/law/gst';
import {
  advanceTaxDates,
  advanceTaxFrom,
  auditedReturnDue,
  businessReturnDue,
  incomeTaxAct,
  lateReturnFee,
  lateReturnFeeForSmallIncome,
  returnInterest,
} from '@/law/income-tax';
import { tdsDepositDue, tdsLateFee, tdsReceiptsLimit, tdsTurnoverLimit } from '@/law/tds';
import { tradeMarksAct } from '@/law/ip';
import {
  committeeFrom,
  committeePenalty,
  providentFundDue,
  foreignAllotmentWithin,
  foreignAssetsReturnDue,
  foreignInvestmentReporting,
  providentFundFrom,
  stateInsuranceDue,
  stateInsuranceFrom,
} from '@/law/labour';
import { msmeLateInterest, msmeNotifications, udyamPortal } from '@/law/licences';
import type { Law } from '@/law/source';
import {
  deadlineAfterFirstMeeting,
  deadlineAfterFirstYear,
  lawAt,
  deadlineOnEvent,
  deadlineWithin,
  deadlineEachYear,
} from './deadline';
import type { FirstYearStep } from './steps';

/*
 * The duties of a first year, derived from what an entity is. A duty is stated once, with the entities that it binds, so
 * that no page can tell a Section 8 company of a relief that only small companies have.
 */

/** What decides which duties an entity meets. */
export interface Entity {
  kind:
    | 'company'
    | 'one-person-company'
    | 'producer-company'
    | 'llp'
    | 'firm'
    | 'proprietorship'
    | 'trust-or-society';
  /** A public company is never small (Companies Act, section 2(85)). */
  isPublic?: true;
  /** Licensed under section 8, and so never small either. */
  isSection8?: true;
  isNidhi?: true;
  /** Sells goods or services, under a name worth protecting. */
  isTrader?: true;
  /** May have owners abroad who can take their money out of India. */
  hasForeignHolders?: true;
  /** Employs, rents or buys above the limits of the tax and labour laws. */
  isEmployer?: true;
}

const isCompany = ({ kind }: Entity) => kind.endsWith('company');
const isOpc = ({ kind }: Entity) => kind === 'one-person-company';
const isProducer = ({ kind }: Entity) => kind === 'producer-company';
const hasPartners = ({ kind }: Entity) => kind === 'llp' || kind === 'firm';

/** Whether a company can be small; one that is has 2 board meetings and the short return MGT-7A. */
const canBeSmall = ({ isPublic, isSection8 }: Entity) => !isPublic && !isSection8;

/** Section 446B: at most half of a penalty of the Act, for some kinds always, for others if small or a start-up. */
type Lesser = 'always' | 'if-small' | 'never';

function lesserPenalties(entity: Entity): Lesser {
  if (isOpc(entity) || isProducer(entity)) return 'always';
  return canBeSmall(entity) ? 'if-small' : 'never';
}

const penaltyOf: Record<Lesser, string> = {
  always: 'a penalty, at most half of the usual one',
  'if-small': 'a penalty, at most half if small or a start-up',
  never: 'a penalty',
};

const penalty = (entity: Entity) => penaltyOf[lesserPenalties(entity)];

const lesserPenaltyLaw = (entity: Entity): Law[] =>
  lesserPenalties(entity) === 'never' ? [] : [lawAt(companiesAct, 'section 446B')];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

// What companies share

const firstBoardMeeting = (entity: Entity): FirstYearStep => ({
  id: 'first-board-meeting',
  kind: 'duty',
  title: 'First board meeting',
  by: deadlineWithin(companyFirstBoardWithin, 'incorporation'),
  text: 'Directors disclose their interests and open the bank account.',
  missed: `For the officers, ${penalty(entity)}.`,
  law: [companyFirstBoardWithin, lawAt(companiesAct, 'section 184'), ...lesserPenaltyLaw(entity)],
});

const firstAuditor = (entity: Entity): FirstYearStep => ({
  id: 'first-auditor',
  kind: 'duty',
  title: 'First auditor',
  by: deadlineWithin(companyFirstAuditorWithin, 'incorporation'),
  ...(isOpc(entity)
    ? {
        text: 'The Board, or your single director, appoints a practising chartered accountant.',
        law: [companyFirstAuditorWithin],
      }
    : {
        text: 'The Board appoints a practising chartered accountant, until the first annual general meeting (AGM) ends.',
        law: [companyFirstAuditorWithin],
      }),
  missed: 'The members then have to appoint one.',
});

const registeredOffice = (entity: Entity): FirstYearStep => ({
  id: 'registered-office',
  kind: 'condition',
  title: 'Registered office (INC-22)',
  by: deadlineWithin(companyOfficeWithin, 'incorporation'),
  text: 'Only if the address was not given with the application.',
  missed: `${capital(penalty(entity))}, which grows each day.`,
  law: [companyOfficeWithin, ...lesserPenaltyLaw(entity)],
});

const nameBoard = (entity: Entity): FirstYearStep => ({
  id: 'name-board',
  kind: 'duty',
  title: 'Name board and letterhead',
  by: deadlineOnEvent('From the day of incorporation'),
  text: 'Name and registered office outside every office; on letters and bills also the CIN, telephone and e-mail.',
  missed: `${capital(penalty(entity))}, which grows each day.`,
  law: [lawAt(companiesAct, 'section 12'), ...lesserPenaltyLaw(entity)],
});

const shareCertificates = (entity: Entity): FirstYearStep => {
  const text = 'Stamped as your State asks, for everyone who signed the memorandum.';
  return {
    id: 'share-certificates',
    kind: entity.isSection8 ? 'condition' : 'duty',
    title: 'Share certificates',
    by: deadlineWithin(companyCertificatesWithin, 'incorporation'),
    text: entity.isSection8 ? `Only with share capital. ${text}` : text,
    missed: `${capital(penalty(entity))}.`,
    law: [companyCertificatesWithin, ...lesserPenaltyLaw(entity)],
  };
};

const beneficialOwners = (entity: Entity): FirstYearStep => ({
  id: 'beneficial-owners',
  kind: 'condition',
  title: 'Owners behind members (BEN-2), designated person',
  by: deadlineOnEvent(`Within ${beneficialOwnerWithin.words} of the owner’s declaration`),
  text: 'If somebody behind a member holds 10% or decides. Every company names a person to tell the Registrar.',
  missed: `${capital(penalty(entity))}.`,
  law: [beneficialOwnerWithin, lawAt(managementRules, 'rule 9'), ...lesserPenaltyLaw(entity)],
});

const commencementPenalty: Record<Lesser, string> = {
  always: `At most ${companyCommencePenaltyHalf.words} for the company and ${companyCommenceOfficerPenaltyHalf.words} for each officer.`,
  'if-small': `${companyCommencePenalty.words} for the company, ${companyCommenceOfficerPenalty.words} for each officer. If small or a start-up, at most half: ${companyCommencePenaltyHalf.words}, and ${companyCommenceOfficerPenaltyHalf.words}.`,
  never: `${companyCommencePenalty.words} for the company, ${companyCommenceOfficerPenalty.words} for each officer.`,
};

function commencement(entity: Entity): FirstYearStep {
  const text =
    'A director declares that the founders have paid for their shares. Before it the company may neither trade nor borrow.';
  return {
    id: 'inc-20a',
    kind: entity.isSection8 ? 'condition' : 'duty',
    title: 'Start of business (INC-20A)',
    by: deadlineWithin(companyCommenceWithin, 'incorporation'),
    text: entity.isSection8 ? `Only with share capital. ${text}` : text,
    missed: `${commencementPenalty[lesserPenalties(entity)]} The Registrar may begin to strike the company off.`,
    law: [companyCommenceWithin, ...lesserPenaltyLaw(entity)],
  };
}

const firstGeneralMeeting: FirstYearStep = {
  id: 'first-general-meeting',
  kind: 'duty',
  title: 'First annual general meeting (AGM)',
  by: deadlineAfterFirstYear(companyFirstAgmWithin),
  text: 'Members receive the audited accounts. Later dates here count from its last day. A company formed from 1 January on closes its first year on 31 March of the next.',
  missed: 'A fine for the company and its officers. The Registrar cannot extend a first meeting.',
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
  text: 'The first general meeting appoints the auditor, the company tells the Registrar.',
  missed: 'A late fee in multiples of the normal fee.',
  law: [adt1Within],
};

/** The Act counts from a meeting that a one person company does not hold, and names no other day. */
const ownersAuditorNotice: FirstYearStep = {
  ...auditorNotice,
  kind: 'condition',
  by: deadlineOnEvent(`Within ${adt1Within.words} of your decision`),
  text: 'After the first year you appoint the next auditor in the minutes book, as no general meeting is held. The Act names no day; practice files ADT-1 all the same.',
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
      text: 'The audited accounts go to the Registrar. A one person company holds no general meeting.',
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
  const law = [mgt7Within, companyDailyLateFee, ...lesserPenaltyLaw(entity)];
  if (isOpc(entity)) {
    return {
      ...step,
      title: 'Annual return (MGT-7A)',
      by: {
        from: 'accounts',
        span: { months: 6, days: 60 },
        words: `In practice within ${mgt7Within.words} of 30 September, in late November`,
      },
      text: `The law counts from a meeting that a one person company does not hold. Practice counts from ${companyAgmWithin.words} after the year, when one should have been held.`,
      law,
    };
  }
  return {
    ...step,
    ...(canBeSmall(entity)
      ? {
          title: 'Annual return (MGT-7 or MGT-7A)',
          text: 'Members, directors and meetings of the year; the short MGT-7A for a small company.',
          law,
        }
      : {
          title: 'Annual return (MGT-7)',
          text: 'Members, directors and meetings of the year, in the full form. This company is never small.',
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
    missed: `For officers ${penalty(entity)}.`,
  } as const;
  const twice = `1 in each half of the calendar year, at least ${companySmallBoardGap.words} apart`;
  const lesser = lesserPenaltyLaw(entity);
  if (isProducer(entity)) {
    return {
      ...step,
      text: 'At least 1 in every 3 months and 4 a year.',
      law: [lawAt(companiesAct, 'section 378V'), ...lesser],
    };
  }
  if (isOpc(entity)) {
    return {
      ...step,
      kind: 'condition',
      text: `With 2 directors or more: ${twice}.`,
      law: [companySmallBoardGap, ...lesser],
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
        text: `${four} A small company holds ${twice}.`,
        law: [companyBoardMeetings, companySmallBoardGap, ...lesser],
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
  text: 'With at least 200 members and ₹20 lakh of net owned funds. No business before the Government has declared it.',
  missed: 'The company cannot become a Nidhi, and may file neither SH-7 nor PAS-3.',
  law: [lawAt(nidhiRules, 'rule 3B')],
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
  text: 'If the company owes a loan or advance on 31 March. A director’s loan is no deposit, and is reported all the same.',
  missed: 'A late fee, and a fine under the Deposits Rules.',
  law: [dpt3Due, lawAt(depositRules, 'rule 21')],
};

const companyTaxReturn: FirstYearStep = {
  id: 'income-tax-return',
  kind: 'duty',
  title: 'Income tax return',
  by: deadlineEachYear(auditedReturnDue, 'tax-year'),
  text: 'Also for a short first year and without income. The audit comes first.',
  missed: `${lateReturnFee.words} (${lateReturnFeeForSmallIncome.words} up to ₹5 lakh income), interest at ${returnInterest.words}, and losses that are not carried forward.`,
  law: [auditedReturnDue, lateReturnFee, returnInterest],
};

const directorDetails: FirstYearStep = {
  id: 'director-details',
  kind: 'condition',
  title: 'A director’s new mobile, e-mail or address',
  by: deadlineOnEvent(`Within ${directorKycChangeWithin.words} of the change`),
  text: `In DIR-3-KYC-Web, for about ${directorKycChangeFee.words}.`,
  missed: 'The director’s number (DIN) may be deactivated, and forms wait.',
  law: [directorKycChangeWithin, directorKycChangeFee],
};

const lateSuppliers = (entity: Entity): FirstYearStep => ({
  id: 'msme-1',
  kind: 'condition',
  title: 'Unpaid small suppliers (MSME-1)',
  by: deadlineOnEvent(`By ${msme1Due.words}`),
  text: `If a micro or small supplier has waited for more than ${msme1UnpaidFor.words}.`,
  missed: `${capital(penalty(entity))}. Until you pay, the expense is not deducted either (section 43B(h) → 37).`,
  law: [msme1Due, lawAt(incomeTaxAct, 'section 37'), ...lesserPenaltyLaw(entity)],
});

const section8TaxStatus: FirstYearStep = {
  id: 'tax-registration',
  kind: 'option',
  title: 'Tax relief, and deductions for donors',
  by: deadlineOnEvent('Before the first large gift'),
  text: 'Form 104 asks the Income Tax Department for both (sections 12A and 80G → 332 and 354); Form 105 once work has begun.',
  missed: 'Without it income is taxed, and donors get no deduction.',
  law: [lawAt(incomeTaxAct, 'sections 332 and 354')],
};

// Owners abroad

const foreignAllotment = ({ kind }: Entity): FirstYearStep => ({
  id: 'foreign-investment',
  kind: 'condition',
  title:
    kind === 'llp' ? 'A partner abroad pays in (Form LLP-I)' : 'Shares to owners abroad (FC-GPR)',
  by: deadlineOnEvent(
    kind === 'llp'
      ? `Within ${foreignAllotmentWithin.words} of receiving the money`
      : `Within ${foreignAllotmentWithin.words} of the allotment`,
  ),
  text: 'Through your bank on the Reserve Bank’s portal, if the owner may take the money out of India. Founders count too.',
  missed: 'A late submission fee (LSF).',
  law: [foreignAllotmentWithin],
});

const foreignAssets: FirstYearStep = {
  id: 'foreign-assets',
  kind: 'condition',
  title: 'Return of foreign liabilities and assets (FLA)',
  by: deadlineEachYear(foreignAssetsReturnDue, 'tax-year'),
  text: 'With an owner abroad on 31 March. Unaudited figures will do at first.',
  missed: 'A late submission fee.',
  law: [foreignAssetsReturnDue, lawAt(foreignInvestmentReporting)],
};

// Partners, proprietors, causes

const llpAgreement: FirstYearStep = {
  id: 'llp-agreement',
  kind: 'duty',
  title: 'Agreement of the partners (Form 3)',
  by: deadlineWithin(llpAgreementWithin, 'incorporation'),
  text: 'Stamped as your State asks, signed and filed. Without one, the First Schedule of the Act decides between the partners.',
  missed: 'A late fee in multiples of the normal fee.',
  law: [llpAgreementWithin, lawAt(llpRules, 'Annexure A')],
};

const llpOwners: FirstYearStep = {
  id: 'llp-owners',
  kind: 'duty',
  title: 'Register of partners (Form 4A)',
  by: deadlineOnEvent('From the day of incorporation'),
  text: `Kept at the office; a change is entered within ${llpRegisterWithin.words}. Form 4D or LLP BEN-2 follows within ${llpBeneficialOwnerWithin.words} only if somebody behind a partner owns or decides.`,
  missed: 'A fine, and doubts about who owns the LLP.',
  law: [llpRegisterWithin, llpBeneficialInterestWithin, llpBeneficialOwnerWithin],
};

const llpAnnualReturn: FirstYearStep = {
  id: 'llp-form-11',
  kind: 'duty',
  title: 'Annual return (Form 11)',
  by: deadlineEachYear(llpForm11Due, 'accounts'),
  text: 'Also without business. Formed after 30 September, an LLP may close its first year on 31 March of the next.',
  missed: `A late fee. Apart from it ${llpPenalty.words}, at most ₹1 lakh for the LLP and ₹50,000 for each designated partner; less for a small LLP.`,
  law: [llpForm11Due, llpPenalty, lawAt(llpAct, 'section 76A')],
};

const llpAccounts: FirstYearStep = {
  id: 'llp-form-8',
  kind: 'duty',
  title: 'Accounts and solvency (Form 8)',
  by: deadlineEachYear(llpForm8Due, 'accounts'),
  text: `Audited above ${llpAuditTurnover.words} turnover or ${llpAuditContribution.words} contribution, on the safe reading.`,
  missed: 'The same as for Form 11.',
  law: [llpForm8Due, llpAuditTurnover],
};

const businessReturn = ({ kind }: Entity): FirstYearStep => {
  const step = {
    id: 'income-tax-return',
    kind: 'duty',
    title: 'Income tax return',
    by: deadlineEachYear(businessReturnDue, 'tax-year'),
    missed: companyTaxReturn.missed,
  } as const;
  const law = [businessReturnDue, auditedReturnDue, lateReturnFee];
  if (kind === 'firm') {
    return {
      ...step,
      text: `A copy of the deed, certified by all partners, goes with the first return. With an audit, by ${auditedReturnDue.words}.`,
      law: [...law, lawAt(incomeTaxAct, 'section 325')],
    };
  }
  return kind === 'proprietorship'
    ? {
        ...step,
        text: `Your own return, ITR-3 or ITR-4, includes the business. With an audit, by ${auditedReturnDue.words}.`,
        law,
      }
    : { ...step, text: `Without an audit. With one, by ${auditedReturnDue.words}.`, law };
};

const partnerTax: FirstYearStep = {
  id: 'partner-tax',
  kind: 'condition',
  title: 'Tax on what partners are paid (section 194T → 393)',
  by: deadlineOnEvent('At each payment or credit'),
  text: `${firmPartnerTds.words} from pay, commission and interest above ${firmPartnerTdsAbove.words}.`,
  missed: 'Interest, and the expense may not be deducted in full.',
  law: [firmPartnerTds],
};

const firmChanges: FirstYearStep = {
  id: 'firm-changes',
  kind: 'condition',
  title: 'Changes of name, place, branch or partner',
  by: deadlineOnEvent('Within your State’s time limit'),
  text: 'Tell the Registrar of Firms. When a partner leaves, a public notice goes with it.',
  missed: 'Those who left may still be held liable.',
  law: [lawAt(partnershipAct, 'sections 32, 45 and 60 to 63')],
};

const causeSteps: readonly FirstYearStep[] = [
  {
    id: 'regular-registration',
    kind: 'condition',
    title: 'From provisional to regular tax status (Form 105)',
    by: deadlineOnEvent(`Within ${ngoRegularWithin.words} of starting work`),
    text: `If work has not begun: at least ${ngoRegularWithin.words} before the provisional status ends.`,
    missed: 'A tax on what the body has gathered, unless the delay is condoned.',
    law: [ngoRegularWithin, lawAt(incomeTaxAct, 'section 352')],
  },
  {
    id: 'governing-body',
    kind: 'condition',
    title: 'List of a society’s governing body',
    by: deadlineOnEvent(`Within ${societyListWithin.words} of the annual meeting`),
    text: 'Unless the State’s Act says otherwise.',
    missed: 'The register shows a body that no longer governs; banks and donors ask.',
    law: [societyListWithin],
  },
  {
    id: 'donation-statement',
    kind: 'condition',
    title: 'Donations (Forms 113 and 114)',
    by: deadlineEachYear(ngoDonationStatementDue, 'tax-year'),
    text: 'If donors get a deduction: a statement to the department, a certificate to each donor (old Forms 10BD and 10BE).',
    missed: 'Donors cannot claim, and a fee for the delay may follow.',
    law: [ngoDonationStatementDue],
  },
  {
    id: 'income-tax-return',
    kind: 'duty',
    title: 'Income tax return (ITR-7)',
    by: deadlineEachYear(auditedReturnDue, 'tax-year'),
    text: 'With an audit. Without one the date is earlier in the year.',
    missed: companyTaxReturn.missed,
    law: [auditedReturnDue, lateReturnFee],
  },
  {
    id: 'foreign-money',
    kind: 'condition',
    title: 'Money from abroad',
    by: deadlineOnEvent('Before the first rupee of it'),
    text: 'Only with a registration or prior permission under the Foreign Contribution (Regulation) Act (FCRA).',
    missed: 'Receiving it without one is an offence.',
    law: [lawAt(foreignContributionAct, 'section 11')],
  },
];

// What every business may meet

export const gstWhenDue: FirstYearStep = {
  id: 'gst-when-due',
  kind: 'condition',
  title: 'Goods and Services Tax (GST)',
  by: deadlineOnEvent(`Within ${gstApplyWithin.words} of becoming liable`),
  text: `Above ${gstLimitForGoods.words} of goods or ${gstLimitForServices.words} of services, less in some States. Taxable goods sold to another State count from the first rupee, listed handicrafts not.`,
  missed: `${gstPenaltyForNoRegistration.words} or the tax evaded, whichever is more.`,
  law: [
    gstApplyWithin,
    lawAt(cgstAct, 'section 24'),
    lawAt(integratedTaxNotifications, '3/2018'),
    gstLimitForGoods,
    gstPenaltyForNoRegistration,
  ],
};

/** An individual deducts only after a year of high turnover. */
const taxDeduction = ({ kind }: Entity): FirstYearStep => {
  const step = {
    id: 'tax-deduction',
    kind: 'condition',
    title: 'Tax deducted at source (TDS)',
    missed: `Interest, and ${tdsLateFee.words} for a late statement, up to the tax.`,
  } as const;
  return kind === 'proprietorship'
    ? {
        ...step,
        by: deadlineOnEvent('From the year after a high turnover'),
        text: `From the year after turnover passed ${tdsTurnoverLimit.words}, or ${tdsReceiptsLimit.words} in a profession. Salary above the tax-free limit: from the start.`,
        law: [tdsTurnoverLimit, tdsReceiptsLimit, tdsLateFee],
      }
    : {
        ...step,
        by: deadlineOnEvent('From the first salary, rent or bill above a limit'),
        text: `Deduct, and pay by the ${tdsDepositDue.words}. A statement follows each quarter.`,
        law: [tdsDepositDue, tdsLateFee],
      };
};

export const staff: FirstYearStep = {
  id: 'staff',
  kind: 'condition',
  title: 'Provident fund (PF), state insurance (ESI), profession tax',
  by: deadlineOnEvent(`From ${stateInsuranceFrom.words}, or ${providentFundFrom.words}`),
  text: `State insurance from the first number, provident fund from the second; both by the ${providentFundDue.words}. Many States take profession tax from pay.`,
  missed: 'Interest and damages.',
  law: [stateInsuranceFrom, providentFundDue, stateInsuranceDue],
};

const committee: FirstYearStep = {
  id: 'committee',
  kind: 'condition',
  title: 'Committee against sexual harassment (POSH)',
  by: deadlineOnEvent(`From ${committeeFrom.words}`),
  text: 'An Internal Committee at each office, with a member from outside.',
  missed: `A penalty of up to ${committeePenalty.words}.`,
  law: [committeeFrom, committeePenalty],
};

const advanceTax: FirstYearStep = {
  id: 'advance-tax',
  kind: 'condition',
  title: 'Advance tax',
  by: deadlineOnEvent(`From ${advanceTaxFrom.words} of tax for the year`),
  text: `Paid on ${advanceTaxDates.words}.`,
  missed: `Interest at ${returnInterest.words} on what is short.`,
  law: [advanceTaxFrom, advanceTaxDates, returnInterest],
};

export const udyam: FirstYearStep = {
  id: 'udyam',
  kind: 'option',
  title: 'Udyam number (MSME)',
  by: deadlineOnEvent('Whenever you like'),
  text: 'Free on the government’s portal; then updated each year.',
  missed: `With it, late buyers owe a micro or small maker or service provider ${msmeLateInterest.words}; traders have no such claim.`,
  law: [lawAt(udyamPortal), msmeLateInterest, lawAt(msmeNotifications, 'order of 2 July 2021')],
};

export const trademark: FirstYearStep = {
  id: 'trademark',
  kind: 'option',
  title: 'Trademark for the name or logo',
  by: deadlineOnEvent('Before the brand is known'),
  text: 'The name of a company or firm protects no brand; a registered mark does.',
  missed: 'Nothing is due. Somebody else may file first.',
  law: [lawAt(tradeMarksAct, 'section 28')],
};

type Duty = readonly [holds: (entity: Entity) => boolean, step: (entity: Entity) => FirstYearStep];

const the = (step: FirstYearStep) => () => step;

/** Each duty with the entities that it binds, in the order of the year. */
const duties: readonly Duty[] = [
  [({ kind, isSection8 }) => kind === 'company' && !isSection8, firstBoardMeeting],
  [isCompany, firstAuditor],
  [isCompany, registeredOffice],
  [isCompany, nameBoard],
  [isCompany, shareCertificates],
  [(entity) => isProducer(entity), the(producersMeeting)],
  [({ isNidhi }) => isNidhi === true, the(nidhiDeclaration)],
  [isCompany, commencement],
  [({ isNidhi }) => isNidhi === true, the(nidhiReturn)],
  [({ kind }) => kind === 'company', the(firstGeneralMeeting)],
  [({ kind }) => kind === 'company', the(auditorNotice)],
  [isProducer, the(producersAuditorNotice)],
  [isOpc, the(ownersAuditorNotice)],
  [isCompany, firstAccounts],
  [isCompany, firstAnnualReturn],
  [({ kind }) => kind === 'llp', the(llpOwners)],
  [({ kind }) => kind === 'llp', the(llpAgreement)],
  [({ kind }) => kind === 'llp', the(llpAnnualReturn)],
  [({ kind }) => kind === 'llp', the(llpAccounts)],
  [isCompany, the(deposits)],
  [isCompany, the(companyTaxReturn)],
  [(entity) => hasPartners(entity) || entity.kind === 'proprietorship', businessReturn],
  [isCompany, boardMeetings],
  [isProducer, the(chiefExecutive)],
  [({ isSection8 }) => isSection8 === true, the(section8TaxStatus)],
  [({ kind }) => kind === 'firm', the(firmChanges)],
  [hasPartners, the(partnerTax)],
  [isCompany, the(directorDetails)],
  [isCompany, beneficialOwners],
  [
    ({ kind }) => kind === 'llp',
    the({ ...directorDetails, title: 'A designated partner’s new mobile, e-mail or address' }),
  ],
  [({ hasForeignHolders }) => hasForeignHolders === true, foreignAllotment],
  [({ hasForeignHolders }) => hasForeignHolders === true, the(foreignAssets)],
  ...causeSteps.map((step): Duty => [({ kind }) => kind === 'trust-or-society', the(step)]),
  [({ isTrader }) => isTrader === true, the(gstWhenDue)],
  [({ isEmployer }) => isEmployer === true, taxDeduction],
  [({ isEmployer }) => isEmployer === true, the(staff)],
  [(entity) => entity.isEmployer === true && isCompany(entity), the(committee)],
  [({ kind }) => kind !== 'trust-or-society', the(advanceTax)],
  [isCompany, lateSuppliers],
  [(entity) => entity.isTrader === true && !entity.isSection8 && !isProducer(entity), the(udyam)],
  // The page of a private limited company names it among what is often needed.
  [({ isTrader, kind }) => isTrader === true && kind !== 'company', the(trademark)],
];

/** The first year of an entity, from what it is. */
export function stepsOf(entity: Entity): FirstYearStep[] {
  return duties.filter(([holds]) => holds(entity)).map(([, step]) => step(entity));
}
