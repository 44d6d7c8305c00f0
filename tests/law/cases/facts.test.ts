import { expect, test } from 'vitest';
import { lawFacts } from '@/law/fact-marks';

/** We read these values in the orders, not in our own files. Our pages once had wrong values, or none. */
test.each([
  ['income-tax.oldLandGainsRate', '2026-11-23', '20%', 'section 197(3)'],
  ['income-tax.oldLandBoughtBefore', '2026-11-23', '23 July 2024', 'section 197(3)'],
  ['income-tax.longTermAfter', '2026-11-23', '24 months', 'section 2(101)'],
  ['income-tax.listedLongTermAfter', '2026-11-23', '12 months', 'section 2(101)'],
  ['income-tax.lossesCarriedFor', '2026-11-23', '8 years', 'sections 111, 112 and 121'],
  ['cross-border.foreignDisclosureLimit', '2026-08-16', '₹1 crore', 'section 133'],
  ['cross-border.foreignDisclosureFee', '2026-08-16', '₹1 lakh', 'section 133'],
  ['cross-border.foreignDisclosureFeeLimit', '2026-12-31', '₹5 crore', 'section 133'],
  ['cross-border.foreignDisclosureFee', '2027-01-01', undefined, undefined],
  ['cross-border.pricingAgreementFee', '2026-04-01', '₹20 lakh', 'rule 106'],
  ['cross-border.pricingAgreementRollbackFee', '2026-04-01', '₹5 lakh', 'rule 111'],
  ['tds.oneOffCertificateWithin', '2026-10-01', '15 calendar days', 'rule 215(1)'],
  ['tds.oneOffContractLimit', '2026-10-01', '₹50 lakh', 'section 393(1)'],
  ['tds.oneOffNonResidentSince', '2026-09-30', undefined, undefined],
  ['tds.transactionsStatementLateFee', '2026-11-23', '₹200 a day', 'section 427(3)'],
  ['firms.startupTaxTurnover', '2026-03-31', '₹100 crore', 'section 80-IAC'],
  ['firms.startupTaxTurnover', '2026-04-01', '₹300 crore', 'section 140(16)'],
  ['income-tax.lateReturnFee', '2020-03-31', undefined, undefined],
  ['income-tax.lateReturnFee', '2020-04-01', '₹5,000', 'section 234F'],
  ['income-tax.lateReturnFee', '2026-03-31', '₹5,000', 'section 234F'],
  ['income-tax.lateReturnFee', '2026-04-01', '₹5,000', 'section 428'],
  ['labour.providentFundRate', '2026-11-23', '12%', 'paragraph 18'],
  ['labour.contributionInterest', '2026-11-23', '12% a year', /S\.O\. 2698\(E\).*as reported/],
  ['labour.providentFundReturnLateFee', '2026-06-29', '₹500 a day', 'paragraph 29(2)'],
  ['labour.providentFundCeiling', '2026-09-16', '₹15,000 a month', /S\.O\. 2702\(E\)/],
  ['labour.providentFundCeiling', '2026-09-17', '₹25,000 a month', /S\.O\. 5109\(E\)/],
  ['labour.stateInsuranceEmployeeRate', '2026-11-23', '0.75%', 'rule 19(1)'],
  ['labour.stateInsuranceEmployerRate', '2026-11-23', '3.25%', 'rule 19(1)'],
  ['labour.stateInsuranceCeiling', '2026-11-23', '₹21,000 a month', /Corporation applies/],
  ['labour.bonusRate', '2026-11-23', '8.33%', 'section 26'],
  ['labour.bonusFrom', '2026-11-23', '20 employees', 'section 41'],
  [
    'labour.bonusWageLimit',
    '2026-11-23',
    '₹21,000 a month',
    /^section 26, S\.O\. 4710\(E\) or 4711\(E\)/,
  ],
  [
    'labour.bonusCountedOn',
    '2026-11-23',
    '₹7,000 a month',
    /^section 26, S\.O\. 4710\(E\) or 4711\(E\)/,
  ],
  [
    'labour.damagesSettled',
    '2026-12-28',
    'can be settled at low rates (VISHWAS) until about 28 December 2026',
    /VISHWAS, 2026, as reported/,
  ],
  [
    'labour.damagesSettled',
    '2026-12-29',
    'could be settled at low rates (VISHWAS) until about 28 December 2026; ask us if the time was extended',
    /VISHWAS, 2026, as reported/,
  ],
  ['cross-border.foreignDisclosureOpen', '2026-12-31', 'Yes, until', /114\/2026/],
  [
    'cross-border.foreignDisclosureOpen',
    '2027-01-01',
    'No longer, unless the scheme was extended: it ran until',
    /114\/2026/,
  ],
  ['labour.providentFundMost', '2026-10-01', '₹3,000 a month', /5109\(E\)/],
  ['income-tax.updatedReturnTax', '2022-03-31', '25%, 50%, 60% or 70%', 'section 140B'],
  ['income-tax.updatedReturnTax', '2026-03-31', '25%, 50%, 60% or 70%', 'section 140B'],
  ['income-tax.updatedReturnTax', '2027-03-31', '25%, 50%, 60% or 70%', 'section 267'],
  ['tds.propertyFrom', '2026-11-23', '₹50 lakh', 'section 393(1), Note 3'],
  ['tds.propertyRate', '2026-11-23', '1%', 'section 393(1), Note 3'],
  ['gst.agentsExportSince', '2026-03-29', undefined, undefined],
  ['licences.msmeLateInterestNow', '2025-06-05', undefined, undefined],
  ['licences.msmeLateInterestNow', '2025-12-04', '17.25% a year', /5\.75%/],
  ['licences.msmeLateInterestNow', '2026-10-06', '16.5% a year', /5\.50%/],
  ['licences.msmeLateInterestNow', '2026-10-07', '17.25% a year', /1264/],
  ['gst.jobWorkHalfYearlyAbove', '2026-11-23', '₹5 crore', '35/2021, rule 45(3)'],
  ['gst.stockCreditWithin', '2026-11-23', '30 calendar days', 'section 18'],
  ['licences.foodRegistrationFee', '2026-04-01', '₹100 a year', /1 April 2026/],
  ['licences.foodCentralLicenceFee', '2026-04-01', '₹7,500 a year', /1 April 2026/],
] as const)('%s on %s is %s', (name, day, words, place) => {
  const answer = lawFacts()
    .find((each) => each.name === name)
    ?.value.on(day);
  if (words === undefined) expect(answer).toMatchObject({ known: false });
  else {
    expect(answer).toMatchObject({ known: true, words });
    expect(answer?.known && answer.place).toMatch(place);
  }
});
