import {
  adt1Within,
  aoc4Within,
  aoc4WithinForOpc,
  companiesAct,
  companyBoardGap,
  companyBoardMeetings,
  companyCertificatesWithin,
  companyCommenceOfficerPenalty,
  companyCommencePenalty,
  companyCommenceWithin,
  companyDailyLateFee,
  companyFirstAgmWithin,
  companyFirstAuditorWithin,
  companyFirstBoardWithin,
  companyOfficeWithin,
  companySmallBoardGap,
  directorKycChangeWithin,
  llpAgreementWithin,
  llpAuditContribution,
  llpAuditTurnover,
  llpForm11Due,
  llpForm8Due,
  llpPenalty,
  llpRules,
  mgt7Within,
  msme1Due,
  msme1UnpaidFor,
  nidhiRules,
  section8Exemptions,
} from '@/content/law/companies';
import {
  firmPartnerTds,
  firmPartnerTdsAbove,
  foreignContributionAct,
  ngoDonationStatementDue,
  ngoRegularWithin,
  partnershipAct,
  societyListWithin,
  startupNotifications,
  startupPortal,
  startupTaxYears,
} from '@/content/law/firms';
import {
  cgstAct,
  cgstRules,
  gstAmendWithin,
  gstApplyWithin,
  gstBankAccountWithin,
  gstInterest,
  gstLateFee,
  gstLimitForGoods,
  gstLimitForServices,
  gstNilLateFee,
  gstPenaltyForNoRegistration,
  gstr1Due,
  gstr3bDue,
} from '@/content/law/gst';
import {
  advanceTaxDates,
  advanceTaxFrom,
  auditedReturnDue,
  businessReturnDue,
  incomeTaxAct,
  lateReturnFee,
  lateReturnFeeForSmallIncome,
  returnInterest,
  tdsDepositDue,
  tdsLateFee,
  tdsReceiptsLimit,
  tdsTurnoverLimit,
} from '@/content/law/income-tax';
import {
  trademarkFalseClaim,
  trademarkPriority,
  trademarkReplyWithin,
  trademarkOpposeWithin,
  trademarkUnusedFor,
  tradeMarksAct,
} from '@/content/law/ip';
import {
  providentFundDue,
  providentFundFrom,
  stateInsuranceDue,
  stateInsuranceFrom,
} from '@/content/law/labour';
import {
  exportMoneyInRupeesWithin,
  exportMoneyWithin,
  femExportImportRegulations,
  foodLicensingRegulations,
  foodReturnDue,
  foodReturnLateFee,
  foodSafetyAct,
  foreignTradePolicy,
  foscos,
  iecChangeFee,
  iecUpdateWindow,
  msmedAct,
  msmeLateInterest,
  msmeNotifications,
  msmePayWithin,
  msmePayWithinUnagreed,
  udyamPortal,
} from '@/content/law/licences';
import type { Fact, Law, Source } from '@/content/law/source';
import type { FirstYearSlug } from '@/content/first-year-pages';
import type { By, FirstYearPath, FirstYearStep } from '@/content/first-year-steps';
import {
  bankCall,
  codeDeactivated,
  domainScare,
  foodPortalFee,
  foreignBuyer,
  gstLetter,
  inspection,
  passedOnCalls,
  registerInvoice,
  registrarLetter,
  registrationFee,
  salesCalls,
  speedMoney,
  taxLetter,
  udyamCertificate,
} from '@/content/letters';
import { spanIn, yearlyDayIn } from '@/lib/days';
import type { DueRule } from '@/lib/due-rule';

/*
 * What comes in the first year after a registration: the days are counted from the facts of law, so a change of law is
 * one edit there. Duties that several registrations share stand here once. Read at build alone: a service's page brings
 * its own path (see vite/service-texts.ts), and no other with it.
 */

// Ways to say by when

const within = ({ value }: Fact, of: string): By => ({
  from: 'start',
  span: spanIn(value),
  words: `Within ${value} of ${of}`,
});
const afterFirstYear = ({ value }: Fact): By => ({
  from: 'accounts',
  span: spanIn(value),
  words: `Within ${value} of the end of the first financial year`,
});
/** Counted from the last day for the first general meeting. */
const afterFirstMeeting = ({ value }: Fact): By => ({
  from: 'accounts',
  span: { ...spanIn(companyFirstAgmWithin.value), ...spanIn(value) },
  words: `Within ${value} of the first general meeting`,
});
const yearly = ({ value }: Fact, from: 'accounts' | 'tax-year'): By => ({
  from,
  yearly: yearlyDayIn(value),
  words: from === 'accounts' ? `By ${value} after the year` : `By ${value} after the tax year`,
});
const when = (words: string): By => ({ from: 'event', words });
const at = (source: Source, place = ''): Law => ({ source, place });

const monthly = (date: number): DueRule => ({
  ends: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  months: 1,
  after: 1,
  date,
});

// What companies share

const firstBoardMeeting: FirstYearStep = {
  id: 'first-board-meeting',
  kind: 'duty',
  title: 'First board meeting',
  by: within(companyFirstBoardWithin, 'incorporation'),
  text: 'Directors note the certificate, disclose their interests and open the bank account.',
  missed:
    'A default of those who should have called it, and a gap in the minutes that banks ask about.',
  law: [companyFirstBoardWithin, at(companiesAct, 'section 184')],
};

const firstAuditor: FirstYearStep = {
  id: 'first-auditor',
  kind: 'duty',
  title: 'First auditor',
  by: within(companyFirstAuditorWithin, 'incorporation'),
  text: 'The Board appoints a practising chartered accountant, who stays until the first general meeting.',
  missed: 'The appointment passes to the members, and the accounts cannot be audited in time.',
  law: [companyFirstAuditorWithin],
};

const registeredOffice: FirstYearStep = {
  id: 'registered-office',
  kind: 'condition',
  title: 'Registered office (INC-22)',
  by: within(companyOfficeWithin, 'incorporation'),
  text: 'Only if the address was not given with the application.',
  missed: 'A penalty for each day, and a physical check of the office may follow.',
  law: [companyOfficeWithin],
};

const shareCertificates: FirstYearStep = {
  id: 'share-certificates',
  kind: 'duty',
  title: 'Share certificates',
  by: within(companyCertificatesWithin, 'incorporation'),
  text: 'Stamped as your State asks, for everyone who signed the memorandum.',
  missed: 'A penalty, and shares that are hard to prove or sell.',
  law: [companyCertificatesWithin],
};

const commencement: FirstYearStep = {
  id: 'inc-20a',
  kind: 'duty',
  title: 'Start of business (INC-20A)',
  by: within(companyCommenceWithin, 'incorporation'),
  text: 'A director declares that the founders have paid for their shares. Before it the company may neither trade nor borrow.',
  missed: `${companyCommencePenalty.value} for the company, ${companyCommenceOfficerPenalty.value} for each officer. The Registrar may begin to strike the company off.`,
  law: [companyCommenceWithin],
};

const commencementWithShares: FirstYearStep = {
  ...commencement,
  kind: 'condition',
  text: `Only with share capital. ${commencement.text}`,
};

const boardMeetings: FirstYearStep = {
  id: 'board-meetings',
  kind: 'duty',
  title: 'Board meetings through the year',
  by: when('All year'),
  text: `${companyBoardMeetings.value}, at most ${companyBoardGap.value} apart. A small company holds 1 in each half of the year, at least ${companySmallBoardGap.value} apart.`,
  missed: 'A penalty on officers, and decisions that can be questioned.',
  law: [companyBoardMeetings, companySmallBoardGap],
};

const firstGeneralMeeting: FirstYearStep = {
  id: 'first-general-meeting',
  kind: 'duty',
  title: 'First annual general meeting',
  by: afterFirstYear(companyFirstAgmWithin),
  text: 'Members receive the audited accounts. Incorporated on or after 1 January, a company closes its first year on 31 March of the next.',
  missed:
    'The company and its officers are liable to a fine. The Registrar cannot extend a first meeting.',
  law: [at(companiesAct, 'section 2(41)'), companyFirstAgmWithin, at(companiesAct, 'section 99')],
};

const auditorNotice: FirstYearStep = {
  id: 'adt-1',
  kind: 'duty',
  title: 'Auditor for 5 years (ADT-1)',
  by: afterFirstMeeting(adt1Within),
  text: 'The first general meeting appoints the auditor, the company tells the Registrar. The date is for a meeting on its last day.',
  missed: 'A late fee in multiples of the normal fee.',
  law: [adt1Within],
};

const firstAccounts: FirstYearStep = {
  id: 'aoc-4',
  kind: 'duty',
  title: 'Accounts (AOC-4)',
  by: afterFirstMeeting(aoc4Within),
  text: 'The audited accounts go to the Registrar. The date is for a meeting on its last day.',
  missed: `${companyDailyLateFee.value}, without a ceiling, and a penalty.`,
  law: [aoc4Within, companyDailyLateFee],
};

const firstAnnualReturn: FirstYearStep = {
  id: 'mgt-7',
  kind: 'duty',
  title: 'Annual return (MGT-7 or MGT-7A)',
  by: afterFirstMeeting(mgt7Within),
  text: 'Members, directors and meetings of the year; the short MGT-7A for a small company.',
  missed: firstAccounts.missed,
  law: [mgt7Within, companyDailyLateFee],
};

const companyTaxReturn: FirstYearStep = {
  id: 'income-tax-return',
  kind: 'duty',
  title: 'Income tax return',
  by: yearly(auditedReturnDue, 'tax-year'),
  text: 'For each tax year, also a short first one and also without income. The audit comes first.',
  missed: `${lateReturnFee.value} (${lateReturnFeeForSmallIncome.value} up to ₹5 lakh income), interest at ${returnInterest.value}, and losses that are not carried forward.`,
  law: [auditedReturnDue, lateReturnFee, returnInterest],
};

const directorDetails: FirstYearStep = {
  id: 'director-details',
  kind: 'condition',
  title: 'A director’s new mobile, e-mail or address',
  by: when(`Within ${directorKycChangeWithin.value} of the change`),
  text: 'In DIR-3-KYC-Web. Otherwise the details are confirmed only once in 3 financial years.',
  missed: 'The director’s number may be deactivated, and forms wait.',
  law: [directorKycChangeWithin],
};

// What every business may meet

const gstWhenDue: FirstYearStep = {
  id: 'gst-when-due',
  kind: 'condition',
  title: 'Goods and Services Tax (GST)',
  by: when(`Within ${gstApplyWithin.value} of becoming liable`),
  text: `Above ${gstLimitForGoods.value} of goods or ${gstLimitForServices.value} of services, less in some States. Some sellers must register from the first rupee.`,
  missed: `${gstPenaltyForNoRegistration.value} or the tax evaded, whichever is more. Credit on the stock may be lost.`,
  law: [gstApplyWithin, at(cgstAct, 'section 24'), gstLimitForGoods, gstPenaltyForNoRegistration],
};

const taxDeduction: FirstYearStep = {
  id: 'tax-deduction',
  kind: 'condition',
  title: 'Tax deducted at source (TDS)',
  by: when('From the first salary, rent or bill above a limit'),
  text: `Deduct, and pay by the ${tdsDepositDue.value}. A statement follows each quarter.`,
  missed: `Interest, and ${tdsLateFee.value} for a late statement, up to the tax.`,
  law: [tdsDepositDue, tdsLateFee],
};

/** An individual deducts only after a year of high turnover. */
const proprietorDeduction: FirstYearStep = {
  ...taxDeduction,
  by: when('From the year after a high turnover'),
  text: `From the year after turnover passed ${tdsTurnoverLimit.value}, or ${tdsReceiptsLimit.value} in a profession. Salary above the tax-free limit: from the start.`,
  law: [tdsTurnoverLimit, tdsReceiptsLimit, tdsLateFee],
};

const staff: FirstYearStep = {
  id: 'staff',
  kind: 'condition',
  title: 'Provident fund and state insurance',
  by: when(`From ${stateInsuranceFrom.value}, or ${providentFundFrom.value}`),
  text: `State insurance from ${stateInsuranceFrom.value}, provident fund from ${providentFundFrom.value}. Both are paid by the ${providentFundDue.value}.`,
  missed: 'Interest and damages.',
  law: [stateInsuranceFrom, providentFundDue, stateInsuranceDue],
};

const advanceTax: FirstYearStep = {
  id: 'advance-tax',
  kind: 'condition',
  title: 'Advance tax',
  by: when(`From ${advanceTaxFrom.value} of tax for the year`),
  text: `Paid on ${advanceTaxDates.value}.`,
  missed: `Interest at ${returnInterest.value} on what is short.`,
  law: [advanceTaxFrom, advanceTaxDates, returnInterest],
};

const lateSuppliers: FirstYearStep = {
  id: 'msme-1',
  kind: 'condition',
  title: 'Unpaid small suppliers (MSME-1)',
  by: when(`By ${msme1Due.value}`),
  text: `If a micro or small supplier has waited for more than ${msme1UnpaidFor.value}.`,
  missed: 'A penalty; until you pay, the expense is not deducted either.',
  law: [msme1Due, at(incomeTaxAct, 'section 37')],
};

const udyam: FirstYearStep = {
  id: 'udyam',
  kind: 'option',
  title: 'Udyam number (MSME)',
  by: when('Whenever you like'),
  text: 'Free on the government’s portal, for micro, small and medium enterprises.',
  missed: `Nothing is lost by waiting. With it, buyers owe ${msmeLateInterest.value} when they pay late.`,
  law: [at(udyamPortal), msmeLateInterest],
};

const trademark: FirstYearStep = {
  id: 'trademark',
  kind: 'option',
  title: 'Trademark for the name or logo',
  by: when('Before the brand is known'),
  text: 'The name of a company or firm protects no brand. An application for your goods or services does, once registered.',
  missed: 'Nothing is due. Somebody else may file first, and a dispute costs more.',
  law: [at(tradeMarksAct, 'section 28')],
};

const businessReturn: FirstYearStep = {
  id: 'income-tax-return',
  kind: 'duty',
  title: 'Income tax return',
  by: yearly(businessReturnDue, 'tax-year'),
  text: `Without an audit. With one, by ${auditedReturnDue.value}.`,
  missed: companyTaxReturn.missed,
  law: [businessReturnDue, auditedReturnDue, lateReturnFee],
};

const companyBasics = [firstBoardMeeting, firstAuditor, registeredOffice, shareCertificates];
const companyYearEnd = [firstGeneralMeeting, auditorNotice, firstAccounts, firstAnnualReturn];
const companyAsItComes = [
  directorDetails,
  gstWhenDue,
  taxDeduction,
  staff,
  advanceTax,
  lateSuppliers,
];
const companyLetters = [registrarLetter, taxLetter, salesCalls, registrationFee, bankCall];
const ofCompany = {
  startLabel: 'Date of incorporation',
  startHint: 'On the certificate of incorporation.',
  event: 'incorporation',
  accounts: 'company',
  letters: companyLetters,
} as const;

/** One path for each registration. */
export const firstYears: Record<FirstYearSlug, FirstYearPath> = {
  'private-limited-company': {
    ...ofCompany,
    steps: [
      ...companyBasics,
      commencement,
      ...companyYearEnd,
      companyTaxReturn,
      boardMeetings,
      ...companyAsItComes,
      udyam,
      trademark,
    ],
  },
  'one-person-company': {
    ...ofCompany,
    steps: [
      firstAuditor,
      registeredOffice,
      shareCertificates,
      commencement,
      {
        ...firstAccounts,
        by: afterFirstYear(aoc4WithinForOpc),
        text: 'The audited accounts go to the Registrar. A one person company holds no general meeting.',
        law: [aoc4WithinForOpc, companyDailyLateFee],
      },
      {
        ...firstAnnualReturn,
        title: 'Annual return (MGT-7A)',
        by: when('Together with the accounts, to be safe'),
        text: 'The law counts its day from a meeting that a one person company does not hold.',
        law: [at(companiesAct, 'section 92'), companyDailyLateFee],
      },
      companyTaxReturn,
      {
        ...boardMeetings,
        kind: 'condition',
        text: `With 2 directors or more: 1 meeting in each half of the year, at least ${companySmallBoardGap.value} apart.`,
        law: [companySmallBoardGap],
      },
      ...companyAsItComes,
      udyam,
      trademark,
    ],
  },
  'section-8-company': {
    ...ofCompany,
    steps: [
      firstAuditor,
      registeredOffice,
      commencementWithShares,
      ...companyYearEnd,
      companyTaxReturn,
      {
        ...boardMeetings,
        text: 'At least 1 in every 6 months, as long as accounts and annual returns are filed.',
        law: [at(section8Exemptions, 'G.S.R. 466(E)')],
      },
      {
        id: 'tax-registration',
        kind: 'option',
        title: 'Tax relief, and deductions for donors',
        by: when('Before the first large gift'),
        text: 'Form 104 asks the Income Tax Department for both; Form 105 once work has begun.',
        missed: 'Without it income is taxed, and donors get no deduction.',
        law: [at(incomeTaxAct, 'sections 332 and 354')],
      },
      ...companyAsItComes,
    ],
  },
  'nidhi-company': {
    ...ofCompany,
    steps: [
      ...companyBasics,
      {
        id: 'ndh-4',
        kind: 'duty',
        title: 'Declaration as a Nidhi (NDH-4)',
        by: {
          from: 'start',
          span: { days: 120 },
          words: 'Within 120 calendar days of incorporation',
        },
        text: 'With at least 200 members and ₹20 lakh of net owned funds. No business before the Government has declared it.',
        missed: 'The company cannot become a Nidhi, and may file neither SH-7 nor PAS-3.',
        law: [at(nidhiRules, 'rule 3B')],
      },
      commencement,
      {
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
        law: [at(nidhiRules, 'rules 21 and 24')],
      },
      ...companyYearEnd,
      companyTaxReturn,
      boardMeetings,
      directorDetails,
      taxDeduction,
      staff,
    ],
  },
  'producer-company': {
    ...ofCompany,
    steps: [
      firstAuditor,
      {
        id: 'first-general-meeting',
        kind: 'duty',
        title: 'First general meeting and election of directors',
        by: {
          from: 'start',
          span: { days: 90 },
          words: 'Within 90 calendar days of incorporation',
        },
        text: 'Members elect the directors, for terms of 1 to 5 years.',
        missed: 'A penalty may follow, and the Board stays without a mandate.',
        law: [at(companiesAct, 'sections 378P and 378ZA')],
      },
      commencement,
      companyTaxReturn,
      {
        ...boardMeetings,
        text: 'At least 1 in every 3 months and 4 a year.',
        law: [at(companiesAct, 'section 378V')],
      },
      {
        id: 'chief-executive',
        kind: 'duty',
        title: 'Full-time chief executive',
        by: when('Soon after registration'),
        text: 'The Board appoints one who is no member.',
        missed: 'A duty of the Act stays open; banks and buyers ask who acts for the company.',
        law: [at(companiesAct, 'section 378W')],
      },
      {
        ...firstAccounts,
        by: when(`Within ${aoc4Within.value} of the yearly general meeting`),
        text: 'A separate rule gives 60 calendar days for the papers of the meeting; the earlier day is the safe one.',
        law: [aoc4Within, at(companiesAct, 'section 378ZA'), companyDailyLateFee],
      },
      {
        ...firstAnnualReturn,
        by: when(`Within ${mgt7Within.value} of the yearly general meeting`),
      },
      ...companyAsItComes,
    ],
  },
  'llp-registration': {
    ...ofCompany,
    accounts: 'other',
    steps: [
      {
        id: 'llp-agreement',
        kind: 'duty',
        title: 'Agreement of the partners (Form 3)',
        by: within(llpAgreementWithin, 'incorporation'),
        text: 'Stamped as your State asks, signed and filed. Without one, the First Schedule of the Act decides between the partners.',
        missed: 'A late fee in multiples of the normal fee.',
        law: [llpAgreementWithin, at(llpRules, 'Annexure A')],
      },
      {
        id: 'llp-form-11',
        kind: 'duty',
        title: 'Annual return (Form 11)',
        by: yearly(llpForm11Due, 'accounts'),
        text: 'Also without business. Formed after 30 September, an LLP may close its first year on 31 March of the next.',
        missed: `A late fee; apart from it ${llpPenalty.value}, at most ₹1 lakh for the LLP and ₹50,000 for each designated partner.`,
        law: [llpForm11Due, llpPenalty],
      },
      {
        id: 'llp-form-8',
        kind: 'duty',
        title: 'Accounts and solvency (Form 8)',
        by: yearly(llpForm8Due, 'accounts'),
        text: `Audited above ${llpAuditTurnover.value} turnover or ${llpAuditContribution.value} contribution, on the safe reading.`,
        missed: 'The same as for Form 11.',
        law: [llpForm8Due, llpAuditTurnover],
      },
      businessReturn,
      {
        id: 'partner-tax',
        kind: 'condition',
        title: 'Tax on what partners are paid',
        by: when('At each payment or credit'),
        text: `${firmPartnerTds.value} from pay, commission and interest above ${firmPartnerTdsAbove.value}.`,
        missed: 'Interest, and the expense may not be deducted in full.',
        law: [firmPartnerTds],
      },
      { ...directorDetails, title: 'A designated partner’s new mobile, e-mail or address' },
      gstWhenDue,
      taxDeduction,
      staff,
      advanceTax,
      udyam,
      trademark,
    ],
  },
  'partnership-firm-registration': {
    startLabel: 'Date of the deed',
    startHint: 'The day from which the firm exists.',
    event: 'the deed',
    accounts: 'other',
    letters: [taxLetter, passedOnCalls, registrationFee, bankCall],
    steps: [
      {
        ...businessReturn,
        text: `A copy of the deed, certified by all partners, goes with the first return. With an audit, by ${auditedReturnDue.value}.`,
        law: [businessReturnDue, at(incomeTaxAct, 'section 325'), lateReturnFee],
      },
      {
        id: 'firm-changes',
        kind: 'condition',
        title: 'Changes of name, place, branch or partner',
        by: when('Within your State’s time limit'),
        text: 'Tell the Registrar of Firms. When a partner leaves, a public notice goes with it.',
        missed: 'Those who left may still be held liable.',
        law: [at(partnershipAct, 'sections 32, 45 and 60 to 63')],
      },
      {
        id: 'partner-tax',
        kind: 'condition',
        title: 'Tax on what partners are paid',
        by: when('At each payment or credit'),
        text: `${firmPartnerTds.value} from pay, commission and interest above ${firmPartnerTdsAbove.value}.`,
        missed: 'Interest, and the expense may not be deducted in full.',
        law: [firmPartnerTds],
      },
      gstWhenDue,
      taxDeduction,
      staff,
      advanceTax,
      udyam,
      trademark,
    ],
  },
  'sole-proprietorship-registration': {
    startLabel: 'First day of business',
    startHint:
      'There is no certificate of a proprietorship as such: take the day of the first registration.',
    event: 'the first day',
    accounts: 'other',
    letters: [taxLetter, passedOnCalls, udyamCertificate, bankCall],
    steps: [
      {
        ...businessReturn,
        text: `Your own return, ITR-3 or ITR-4, includes the business. With an audit, by ${auditedReturnDue.value}.`,
      },
      gstWhenDue,
      advanceTax,
      proprietorDeduction,
      staff,
      {
        ...udyam,
        text: 'Free on the government’s portal. Once you have it, update it each year with the tax figures.',
      },
      trademark,
    ],
  },
  'ngo-registration': {
    startLabel: 'Date of registration',
    startHint: 'On the certificate of the society, or the registered trust deed.',
    event: 'registration',
    accounts: 'other',
    letters: [taxLetter, passedOnCalls, registrationFee, bankCall],
    steps: [
      {
        id: 'regular-registration',
        kind: 'condition',
        title: 'From provisional to regular tax status (Form 105)',
        by: when(`Within ${ngoRegularWithin.value} of starting work`),
        text: `If work has not begun: at least ${ngoRegularWithin.value} before the provisional status ends.`,
        missed: 'A tax on what the body has gathered, unless the delay is condoned.',
        law: [ngoRegularWithin, at(incomeTaxAct, 'section 352')],
      },
      {
        id: 'governing-body',
        kind: 'condition',
        title: 'List of a society’s governing body',
        by: when(`Within ${societyListWithin.value} of the annual meeting`),
        text: 'Unless the State’s Act says otherwise.',
        missed: 'The register shows a body that no longer governs; banks and donors ask.',
        law: [societyListWithin],
      },
      {
        id: 'donation-statement',
        kind: 'condition',
        title: 'Donations (Forms 113 and 114)',
        by: yearly(ngoDonationStatementDue, 'tax-year'),
        text: 'If donors get a deduction: a statement to the department, a certificate to each donor.',
        missed: 'Donors cannot claim, and a fee for the delay may follow.',
        law: [ngoDonationStatementDue],
      },
      {
        id: 'income-tax-return',
        kind: 'duty',
        title: 'Income tax return (ITR-7)',
        by: yearly(auditedReturnDue, 'tax-year'),
        text: 'With an audit. Without one the date is earlier in the year.',
        missed: companyTaxReturn.missed,
        law: [auditedReturnDue, lateReturnFee],
      },
      {
        id: 'foreign-money',
        kind: 'condition',
        title: 'Money from abroad',
        by: when('Before the first rupee of it'),
        text: 'Only with a registration or prior permission under the Foreign Contribution (Regulation) Act.',
        missed: 'Receiving it without one is an offence.',
        law: [at(foreignContributionAct, 'section 11')],
      },
      taxDeduction,
      staff,
    ],
  },
  'startup-india-registration': {
    startLabel: 'Date of recognition',
    startHint: 'On the certificate of recognition.',
    event: 'recognition',
    accounts: 'company',
    letters: [registrarLetter, salesCalls, registrationFee, bankCall],
    steps: [
      {
        id: 'use-of-funds',
        kind: 'duty',
        title: 'Funds stay with the core business',
        by: when('As long as you are recognised'),
        text: 'Property, loans, securities and luxuries are restricted outside its ordinary course.',
        missed: 'The recognition may be withdrawn.',
        law: [at(startupNotifications, 'G.S.R. 108(E)')],
      },
      {
        id: 'profile',
        kind: 'duty',
        title: 'Profile on the portal',
        by: when('When name, business or control changes'),
        text: 'Correct it, and keep proof of turnover.',
        missed: 'Schemes look at the profile; a wrong one may cost the recognition.',
        law: [at(startupPortal)],
      },
      {
        id: 'tax-deduction-of-profit',
        kind: 'option',
        title: 'Deduction of profit from tax',
        by: when('Before the first year of profit that you choose'),
        text: `For ${startupTaxYears.value} in a row, for companies and LLPs, with a certificate of the Board of officers. Recognition alone does not give it.`,
        missed: 'Nothing is due. The years run out 10 years after incorporation.',
        law: [startupTaxYears],
      },
      trademark,
      udyam,
    ],
  },
  'gst-registration': {
    startLabel: 'Date of the grant',
    startHint: 'On the registration certificate, form REG-06.',
    event: 'the grant',
    accounts: 'other',
    letters: [gstLetter, salesCalls, registrationFee, bankCall],
    steps: [
      {
        id: 'bank-account',
        kind: 'duty',
        title: 'Bank account on the portal',
        by: within(gstBankAccountWithin, 'the grant'),
        text: 'Before the first GSTR-1, if that is sooner.',
        missed: 'The registration is suspended.',
        law: [gstBankAccountWithin],
      },
      {
        id: 'first-gstr-1',
        kind: 'duty',
        title: 'First GSTR-1 (sales)',
        by: { from: 'rule', rule: monthly(11), words: `By the ${gstr1Due.value}` },
        text: 'Of a monthly filer, also without sales. Quarterly filers: the 13th after the quarter.',
        missed: `${gstLateFee.value}, ${gstNilLateFee.value} for a nil return, up to a cap.`,
        law: [gstr1Due, gstLateFee],
      },
      {
        id: 'first-gstr-3b',
        kind: 'duty',
        title: 'First GSTR-3B (tax)',
        by: { from: 'rule', rule: monthly(20), words: `By the ${gstr3bDue.value}` },
        text: 'Return and payment of a monthly filer. Quarterly filers: the 22nd or 24th after the quarter, by State.',
        missed: `The same late fee, and interest at ${gstInterest.value} on tax paid late.`,
        law: [gstr3bDue, gstInterest],
      },
      {
        id: 'certificate-on-display',
        kind: 'duty',
        title: 'Certificate and number on display',
        by: when('From the first day'),
        text: 'The certificate at each place of business, the number on the name board.',
        missed: 'A general penalty of the GST law.',
        law: [at(cgstRules, 'rule 18'), at(cgstAct, 'section 125')],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'Changes of name, address, partner or director (REG-14)',
        by: when(`Within ${gstAmendWithin.value} of the change`),
        text: 'Filed on the portal, with proof.',
        missed: 'Notices go to the old address, and credit can be questioned.',
        law: [gstAmendWithin],
      },
      {
        id: 'letter-of-undertaking',
        kind: 'condition',
        title: 'Letter of undertaking for exporters (RFD-11)',
        by: when('Each financial year, before the first export'),
        text: 'To ship without paying tax first.',
        missed: 'Tax is paid first, and comes back as a refund.',
        law: [at(cgstRules, 'rule 96A')],
      },
      udyam,
    ],
  },
  'trademark-registration': {
    startLabel: 'Date of filing',
    startHint: 'On the acknowledgement of form TM-A.',
    event: 'filing',
    accounts: 'other',
    letters: [speedMoney, registerInvoice, domainScare, salesCalls],
    steps: [
      {
        id: 'priority-abroad',
        kind: 'option',
        title: 'File abroad with the Indian date',
        by: within(trademarkPriority, 'filing'),
        text: 'In countries of the convention an application within this time counts as of the Indian day.',
        missed: 'Nothing is due. Later filings count from their own day.',
        law: [trademarkPriority],
      },
      {
        id: 'examination-reply',
        kind: 'condition',
        title: 'Reply to the examination report',
        by: when(`Within ${trademarkReplyWithin.value} of receiving it`),
        text: 'Most applications meet one. Watch the status online and the mailbox of the application.',
        missed: 'The application may be treated as abandoned.',
        law: [trademarkReplyWithin],
      },
      {
        id: 'opposition',
        kind: 'condition',
        title: 'Publication in the Journal',
        by: when('After acceptance'),
        text: `For ${trademarkOpposeWithin.value} others may oppose. Your counter-statement has 2 months.`,
        missed: 'Without a counter-statement the application is abandoned.',
        law: [trademarkOpposeWithin],
      },
      {
        id: 'tm-sign',
        kind: 'option',
        title: 'TM beside the mark, R only after registration',
        by: when('From now on'),
        text: 'TM says that you claim the mark. R in a circle says that it is registered.',
        missed: `R without a registration is punished: ${trademarkFalseClaim.value}.`,
        law: [trademarkFalseClaim],
      },
      {
        id: 'use',
        kind: 'duty',
        title: 'Use the mark as filed',
        by: when('All along'),
        text: 'Keep dated bills, labels and advertisements.',
        missed: `After ${trademarkUnusedFor.value} without use it can be removed on application.`,
        law: [trademarkUnusedFor],
      },
      {
        id: 'new-address',
        kind: 'condition',
        title: 'A new address or e-mail',
        by: when('At once'),
        text: 'Have it recorded. Reports go where the file says.',
        missed: 'Time limits run on letters that you do not see.',
        law: [trademarkReplyWithin],
      },
    ],
  },
  'fssai-registration': {
    startLabel: 'Date of the registration or licence',
    startHint: 'On the certificate.',
    event: 'the grant',
    accounts: 'other',
    letters: [inspection, foodPortalFee, salesCalls, bankCall],
    steps: [
      {
        id: 'number-on-display',
        kind: 'duty',
        title: 'Certificate, number and display board',
        by: when('From the first day'),
        text: 'The number on bills and packs; the display board in shops and restaurants.',
        missed: 'An officer may order improvement; who ignores it can be suspended.',
        law: [at(foodLicensingRegulations, 'schedule 2'), at(foodSafetyAct, 'section 32')],
      },
      {
        id: 'annual-fee',
        kind: 'duty',
        title: 'Annual fee',
        by: when('By the day that the portal shows'),
        text: 'There is no renewal any more; the yearly fee keeps the registration or licence alive.',
        missed: 'The portal shows what follows under the new rules. It can end in suspension.',
        law: [at(foscos)],
      },
      {
        id: 'form-d-1',
        kind: 'condition',
        title: 'Annual return (D-1)',
        by: yearly(foodReturnDue, 'accounts'),
        text: 'Makers and importers with a licence, for the financial year before.',
        missed: `${foodReturnLateFee.value}, up to 5 annual fees.`,
        law: [foodReturnDue, foodReturnLateFee],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New address, food, capacity or owner',
        by: when('Before the change'),
        text: 'A modification on the portal; above a turnover limit, the next tier.',
        missed: 'Business outside the certificate counts as business without one.',
        law: [at(foscos)],
      },
      gstWhenDue,
      udyam,
      trademark,
    ],
  },
  'import-export-code': {
    startLabel: 'Date of the code',
    startHint: 'On the certificate of the importer-exporter code.',
    event: 'the code',
    accounts: 'other',
    letters: [codeDeactivated, foreignBuyer, salesCalls, bankCall],
    steps: [
      {
        id: 'yearly-update',
        kind: 'duty',
        title: 'Confirm the details online',
        by: {
          from: 'start',
          yearly: { month: 6, date: 30 },
          words: `${iecUpdateWindow.value}, each year`,
        },
        text: 'On the portal of the Directorate General of Foreign Trade, even when nothing has changed. Free until 30 June.',
        missed: `The code is deactivated until you update it, then for ${iecChangeFee.value}.`,
        law: [iecUpdateWindow, iecChangeFee],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New address, partner, director, bank or branch',
        by: when('When it changes'),
        text: 'Entered on the same portal.',
        missed: 'Shipments wait when customs and code differ.',
        law: [at(foreignTradePolicy, 'paragraph 2.05')],
      },
      {
        id: 'letter-of-undertaking',
        kind: 'condition',
        title: 'Letter of undertaking (RFD-11)',
        by: when('Each financial year, before the first export'),
        text: 'With a GST (Goods and Services Tax) number, to ship without paying tax first.',
        missed: 'Tax is paid first, and comes back as a refund.',
        law: [at(cgstRules, 'rule 96A')],
      },
      {
        id: 'export-money',
        kind: 'condition',
        title: 'Money for each export',
        by: when(`Within ${exportMoneyWithin.value} of shipment or invoice`),
        text: `${exportMoneyInRupeesWithin.value} where it is invoiced or settled in rupees. The bank can extend it.`,
        missed:
          'More than 1 year late: further exports only against full advance or a letter of credit.',
        law: [exportMoneyWithin],
      },
      {
        id: 'service-declaration',
        kind: 'condition',
        title: 'Export declaration for services',
        by: when('Within 30 calendar days of the end of the invoice month'),
        text: 'Through your bank, for services and software.',
        missed: 'The money cannot be matched to an export.',
        law: [at(femExportImportRegulations, 'in force from 1 October 2026')],
      },
      trademark,
    ],
  },
  'msme-registration': {
    startLabel: 'Date of the Udyam certificate',
    startHint: 'On the certificate.',
    event: 'the certificate',
    accounts: 'other',
    letters: [udyamCertificate, passedOnCalls, bankCall],
    steps: [
      {
        id: 'yearly-update',
        kind: 'duty',
        title: 'Update with the new tax figures',
        by: when('Each year, after the tax return'),
        text: 'Investment and turnover come from your tax and GST (Goods and Services Tax) data; confirm them on the portal.',
        missed: 'A number left without updates is liable to suspension.',
        law: [at(msmeNotifications, 'S.O. 2119(E)')],
      },
      {
        id: 'number-on-bills',
        kind: 'option',
        title: 'Udyam number on every bill',
        by: when('From the first bill'),
        text: `Buyers then know that payment is due in ${msmePayWithinUnagreed.value}, or as agreed in writing within ${msmePayWithin.value}.`,
        missed: `Nothing is due. The interest of ${msmeLateInterest.value} is easier to ask for.`,
        law: [msmePayWithin, msmeLateInterest],
      },
      {
        id: 'late-buyers',
        kind: 'option',
        title: 'A buyer pays late',
        by: when('After the agreed day'),
        text: 'You can ask the Facilitation Council, online. Traders cannot.',
        missed: 'Nothing is due. Old debts are harder to prove.',
        law: [at(msmedAct, 'section 18')],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New address, bank or activity',
        by: when('When it changes'),
        text: 'Updated online, without a fee.',
        missed: 'Wrong facts are punishable.',
        law: [at(msmedAct, 'section 27')],
      },
      gstWhenDue,
      trademark,
    ],
  },
  'trade-license': {
    startLabel: 'Date of the licence',
    startHint: 'On the licence; its last day stands there too.',
    event: 'the licence',
    accounts: 'other',
    letters: [inspection, passedOnCalls, registrationFee],
    steps: [
      {
        id: 'renewal',
        kind: 'duty',
        title: 'Renewal',
        by: {
          from: 'start',
          yearly: { month: 3, date: 31 },
          words: 'Before it runs out, usually by 31 March',
        },
        text: 'Many bodies open renewals between January and March. Delhi takes the fee with the property tax.',
        missed:
          'A late fee and later a fine, both set locally; a trade without licence can be closed.',
        law: [],
      },
      {
        id: 'licence-on-display',
        kind: 'duty',
        title: 'Licence on display',
        by: when('From the first day'),
        text: 'Where an inspector and your customers can read it.',
        missed: 'A remark at the inspection; the fine is set locally.',
        law: [],
      },
      {
        id: 'changes',
        kind: 'condition',
        title: 'New trade, address, owner or area',
        by: when('Before the change'),
        text: 'Ask for a fresh permission; the old one does not follow you.',
        missed: 'The change counts as trade without a licence.',
        law: [],
      },
      gstWhenDue,
      staff,
      udyam,
    ],
  },
};
