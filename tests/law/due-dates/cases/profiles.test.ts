import { expect, test } from 'vitest';
import { duesOf } from '@/law/due-dates/dues';
import { profileIds, type ProfileId } from '@/law/due-dates/profile-ids';
import { profiles } from '@/law/due-dates/profiles';
import { bonus } from '@/law/labour/due-dates';
import { oneOffStatement } from '@/law/tds/due-dates';

/* The dates were worked out by hand from the law. */

const lines = (id: ProfileId, from: string, until: string) =>
  duesOf(profiles[id].duties, from, until).map(({ day, title }) => `${day} ${title}`);

test('a company has these dates from November 2026 to the end of 2027', () => {
  expect(lines('company', '2026-11-21', '2027-12-31')).toEqual([
    // Circular 7/2026 moved this date from 31 October.
    '2026-11-21 Income tax return of a company for 2025-26',
    '2026-11-29 MGT-7 or MGT-7A for 2025-26',
    '2026-11-29 MGT-7A of a one person company for 2025-26',
    '2026-11-29 PAS-6 for April to September 2026',
    '2026-11-30 Income tax return with a transfer pricing report for 2025-26',
    '2026-11-30 Master file for 2025-26',
    '2026-12-15 Advance tax, 75% in all, for 2026-27',
    '2026-12-31 Last day for a belated income tax return for 2025-26',
    '2027-03-15 Advance tax, all of it, for 2026-27',
    '2027-03-31 Last day to revise an income tax return for 2025-26',
    '2027-03-31 Last day for an updated income tax return for 2021-22',
    '2027-04-30 MSME-1 for October 2026 to March 2027',
    '2027-05-30 PAS-6 for October 2026 to March 2027',
    '2027-05-31 Form 165 for 2026-27',
    '2027-06-15 Advance tax, 15% in all, for 2027-28',
    '2027-06-30 DPT-3 for 2026-27',
    '2027-09-15 Advance tax, 45% in all, for 2027-28',
    '2027-09-27 AOC-4 of a one person company for 2026-27',
    '2027-09-30 Tax audit report for 2026-27',
    '2027-09-30 Annual general meeting for 2026-27',
    '2027-10-15 ADT-1 for 2026-27',
    '2027-10-30 AOC-4 for 2026-27',
    '2027-10-31 Income tax return of a company for 2026-27',
    '2027-10-31 MSME-1 for April to September 2027',
    '2027-11-29 MGT-7 or MGT-7A for 2026-27',
    '2027-11-29 MGT-7A of a one person company for 2026-27',
    '2027-11-29 PAS-6 for April to September 2027',
    '2027-11-30 Income tax return with a transfer pricing report for 2026-27',
    '2027-11-30 Master file for 2026-27',
    '2027-12-15 Advance tax, 75% in all, for 2027-28',
    '2027-12-31 Last day for a belated income tax return for 2026-27',
  ]);
});

test('a limited liability partnership has these dates from April to October 2027', () => {
  expect(lines('llp', '2027-04-01', '2027-10-31')).toEqual([
    '2027-05-30 Form 11 of an LLP for 2026-27',
    '2027-05-31 Form 165 for 2026-27',
    '2027-06-15 Advance tax, 15% in all, for 2027-28',
    '2027-08-31 Income tax return, no audit, for 2026-27',
    '2027-09-15 Advance tax, 45% in all, for 2027-28',
    '2027-09-30 Tax audit report for 2026-27',
    '2027-10-30 Form 8 of an LLP for 2026-27',
    '2027-10-31 Income tax return, with audit, for 2026-27',
  ]);
});

test('a monthly filer of GST has these dates from November 2026 to January 2027', () => {
  expect(lines('gst-monthly', '2026-11-21', '2027-01-31')).toEqual([
    '2026-12-11 GSTR-1 for November 2026',
    '2026-12-20 GSTR-3B for November 2026',
    '2026-12-31 GSTR-9 for 2025-26',
    '2026-12-31 Last day to file a late GSTR-9 on the portal for 2022-23',
    '2027-01-11 GSTR-1 for December 2026',
    '2027-01-20 GSTR-3B for December 2026',
  ]);
});

// Section 16(4) allows credit until 30 November, but only in a return. The last monthly return before that day is for October and
// due on 20 November. The last quarterly return is for July to September and due on 22 or 24 October.
test('the last day for missed credit of 2025-26 is the last due date before 30 November 2026', () => {
  const credit = (id: ProfileId) =>
    lines(id, '2026-10-01', '2027-09-30').filter((line) =>
      line.includes('missed input tax credit'),
    );
  const monthly = ['2026-11-20 Last return for missed input tax credit: GSTR-3B for October 2026'];
  expect(credit('gst-monthly')).toEqual(monthly);
  expect(credit('exporter')).toEqual(monthly);
  expect(credit('gst-quarterly')).toEqual([
    '2026-10-22 Last return for missed input tax credit: GSTR-3B in States due on the 22nd, for July to September 2026',
    '2026-10-24 Last return for missed input tax credit: GSTR-3B in States due on the 24th, for July to September 2026',
  ]);
});

test('a quarterly filer of GST has these dates in the first quarter of 2027', () => {
  expect(lines('gst-quarterly', '2027-01-01', '2027-03-31')).toEqual([
    '2027-01-13 Quarterly GSTR-1 for October to December 2026',
    '2027-01-22 Quarterly GSTR-3B in States due on the 22nd, for October to December 2026',
    '2027-01-24 Quarterly GSTR-3B in States due on the 24th, for October to December 2026',
    '2027-01-31 Last day to choose or leave the quarterly scheme (QRMP) for January to March 2027',
    '2027-02-13 Invoice facility (IFF) for January 2027',
    '2027-02-25 PMT-06 for January 2027',
    '2027-03-13 Invoice facility (IFF) for February 2027',
    '2027-03-25 PMT-06 for February 2027',
  ]);
});

test('the composition scheme has these dates in 2027', () => {
  expect(lines('gst-composition', '2027-01-01', '2027-12-31')).toEqual([
    '2027-01-18 CMP-08 for October to December 2026',
    '2027-03-31 CMP-02 for 2027-28',
    '2027-04-18 CMP-08 for January to March 2027',
    '2027-05-30 ITC-03 for 2027-28',
    '2027-06-30 GSTR-4 for 2026-27',
    '2027-07-18 CMP-08 for April to June 2027',
    '2027-10-18 CMP-08 for July to September 2027',
  ]);
});

test('a deductor pays the tax of March by 30 April, and files the statement of that quarter by 31 May', () => {
  expect(lines('deductor', '2027-03-01', '2027-06-30')).toEqual([
    '2027-03-07 Deposit of tax deducted (TDS) for February 2027',
    '2027-03-07 Deposit of tax collected (TCS) for February 2027',
    '2027-03-31 Last correction of TDS and TCS statements for 2024-25',
    '2027-04-30 Deposit of tax deducted (TDS) for March 2027',
    '2027-04-30 Deposit of tax collected (TCS) for March 2027',
    '2027-05-07 Deposit of tax deducted (TDS) for April 2027',
    '2027-05-07 Deposit of tax collected (TCS) for April 2027',
    '2027-05-31 TDS and TCS statements for January to March 2027',
    '2027-06-07 Deposit of tax deducted (TDS) for May 2027',
    '2027-06-07 Deposit of tax collected (TCS) for May 2027',
    '2027-06-15 Form 131 certificates for January to March 2027',
    '2027-06-15 Form 130 for 2026-27',
  ]);
});

test('an employer has these dates in January 2027', () => {
  expect(lines('employer', '2027-01-01', '2027-01-31')).toEqual([
    '2027-01-07 Deposit of tax deducted (TDS) for December 2026',
    '2027-01-15 Provident fund contribution for December 2026',
    '2027-01-15 State insurance (ESI) contribution for December 2026',
    '2027-01-31 Form 138 for October to December 2026',
  ]);
});

test('the bonus of the year that ended in March is due on 30 November', () => {
  expect(lines('employer', '2026-11-30', '2026-11-30')).toEqual([
    '2026-11-30 Yearly bonus for 2025-26',
  ]);
});

test('ITC-04 is due each April; above ₹5 crore it is due after each half-year', () => {
  const jobWork = (from: string, until: string) =>
    lines('gst-monthly', from, until).filter((line) => line.includes('ITC-04'));
  expect(jobWork('2026-11-21', '2027-12-31')).toEqual([
    '2027-04-25 ITC-04 for 2026-27',
    '2027-04-25 ITC-04 of the half-year for October 2026 to March 2027',
    '2027-10-25 ITC-04 of the half-year for April to September 2027',
  ]);
});

test('a duty names the persons who have it', () => {
  const whoOf = (id: ProfileId, dutyId: string) =>
    profiles[id].duties.findLast((duty) => duty.id === dutyId)?.who;
  expect(whoOf('individual', 'advance-tax-june')).toMatch(/60 or more without business/);
  expect(whoOf('proprietor', 'advance-tax-june')).not.toMatch(/60 or more/);
  // Section 63(1), Table Sl. 2: profits "claimed to be lower than the deemed profits".
  expect(whoOf('proprietor', 'tax-audit')).toMatch(/declare a lower profit or a loss/);
  expect(whoOf('individual', 'form-141')).toMatch(
    /contractor or professional above ₹50 lakh.*Since 1 October 2026.*non-resident/,
  );
});

test('a company whose first year ended on 31 March 2026 has a meeting and three forms', () => {
  const first = new Set(['first-general-meeting', 'adt-1-first', 'aoc-4-first', 'mgt-7-first']);
  const ofYear = (from: string, until: string) =>
    duesOf(profiles['new-company'].duties, from, until)
      .filter(({ duty }) => first.has(duty.id))
      .map(({ day, title }) => `${day} ${title}`);
  expect(ofYear('2026-11-21', '2027-11-20')).toEqual([
    '2026-12-31 First annual general meeting for 2025-26',
    '2027-01-15 ADT-1 after the first meeting for 2025-26',
    '2027-01-30 First AOC-4 for 2025-26',
    '2027-03-01 First MGT-7 or MGT-7A for 2025-26',
  ]);
  // 2028 is a leap year.
  expect(ofYear('2028-02-01', '2028-03-31')).toEqual([
    '2028-02-29 First MGT-7 or MGT-7A for 2026-27',
  ]);
});

test('a one person company files accounts 180 calendar days after the year, and the return on the usual day', () => {
  const registrar = duesOf(
    profiles.opc.duties.filter(({ topic }) => topic === 'registrar'),
    '2026-11-21',
    '2027-12-31',
  );
  expect(registrar.map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2026-11-29 MGT-7A of a one person company for 2025-26',
    '2026-11-29 PAS-6 for April to September 2026',
    '2027-04-30 MSME-1 for October 2026 to March 2027',
    '2027-05-30 PAS-6 for October 2026 to March 2027',
    '2027-06-30 DPT-3 for 2026-27',
    '2027-09-27 AOC-4 of a one person company for 2026-27',
    '2027-10-31 MSME-1 for April to September 2027',
    '2027-11-29 MGT-7A of a one person company for 2026-27',
    '2027-11-29 PAS-6 for April to September 2027',
  ]);
});

test('a company with deals within a foreign group has these dates from November 2026 to the end of 2027', () => {
  expect(lines('transfer-pricing', '2026-11-21', '2027-12-31')).toEqual([
    '2026-11-30 Income tax return with a transfer pricing report for 2025-26',
    '2026-11-30 Master file for 2025-26',
    '2027-01-31 Notice of the company that files the country report for 2025-26',
    '2027-03-31 Country report for 2025-26',
    '2027-10-31 Transfer pricing report for 2026-27',
    '2027-10-31 Tax audit report with a transfer pricing report for 2026-27',
    '2027-11-30 Income tax return with a transfer pricing report for 2026-27',
    '2027-11-30 Master file for 2026-27',
  ]);
});

test('a company with foreign shareholders has a date in July, and all duties of other companies', () => {
  expect(lines('foreign-shareholders', '2027-07-01', '2027-07-31')).toEqual([
    '2027-07-15 Return of foreign liabilities and assets (FLA) for 2026-27',
  ]);
  const ids = (id: ProfileId) => profiles[id].duties.map((duty) => duty.id);
  expect(ids('foreign-shareholders')).toEqual(expect.arrayContaining(ids('company')));
  expect(ids('foreign-shareholders')).toEqual(expect.arrayContaining(ids('transfer-pricing')));
});

test('an exporter has these dates from March to June 2027', () => {
  expect(lines('exporter', '2027-03-01', '2027-06-30')).toEqual([
    '2027-03-11 GSTR-1 for February 2027',
    '2027-03-20 GSTR-3B for February 2027',
    '2027-03-31 Letter of undertaking (LUT, form RFD-11) for 2027-28',
    '2027-04-11 GSTR-1 for March 2027',
    '2027-04-20 GSTR-3B for March 2027',
    '2027-05-11 GSTR-1 for April 2027',
    '2027-05-20 GSTR-3B for April 2027',
    '2027-06-11 GSTR-1 for May 2027',
    '2027-06-20 GSTR-3B for May 2027',
    '2027-06-30 Yearly update of the Import Export Code (IEC)',
  ]);
});

test('the monthly returns of GST deducted, collected and distributed are due on 10 and 13 December', () => {
  expect(lines('gst-others', '2026-12-01', '2026-12-31')).toEqual([
    '2026-12-10 GSTR-7 for November 2026',
    '2026-12-10 GSTR-8 for November 2026',
    '2026-12-13 GSTR-6 for November 2026',
  ]);
});

test('a person without a business files Form 141 within 30 calendar days after each month, even after March', () => {
  expect(lines('individual', '2026-12-01', '2027-07-31')).toEqual([
    '2026-12-15 Advance tax, 75% in all, for 2026-27',
    '2026-12-30 Form 141 for November 2026',
    '2026-12-31 Last day for a belated income tax return for 2025-26',
    '2026-12-31 Last day of the scheme for foreign assets missing from earlier returns, for 2025-26',
    '2027-01-30 Form 141 for December 2026',
    '2027-03-02 Form 141 for January 2027',
    '2027-03-15 Advance tax, all of it, for 2026-27',
    '2027-03-30 Form 141 for February 2027',
    '2027-03-31 Last day to revise an income tax return for 2025-26',
    '2027-03-31 Last day for an updated income tax return for 2021-22',
    '2027-04-30 Form 141 for March 2027',
    '2027-05-30 Form 141 for April 2027',
    '2027-06-15 Advance tax, 15% in all, for 2027-28',
    '2027-06-30 Form 141 for May 2027',
    '2027-07-30 Form 141 for June 2027',
    '2027-07-31 Income tax return without business income for 2026-27',
  ]);
});

test('a person with income or payments abroad has these dates from November 2026 to April 2027', () => {
  expect(lines('cross-border', '2026-11-21', '2027-04-30')).toEqual([
    '2026-11-30 Form 49C of a liaison office for 2025-26',
    '2026-12-07 Deposit of tax deducted (TDS) for November 2026',
    '2027-01-07 Deposit of tax deducted (TDS) for December 2026',
    '2027-01-31 Form 144 for October to December 2026',
    '2027-02-07 Deposit of tax deducted (TDS) for January 2027',
    '2027-03-07 Deposit of tax deducted (TDS) for February 2027',
    '2027-03-31 Form 67 for 2025-26',
    '2027-04-30 Deposit of tax deducted (TDS) for March 2027',
  ]);
});

test('a director who filed in time for 2024-25 has no date before 30 June 2028', () => {
  const kycDates = (until: string) =>
    duesOf(profiles.company.duties, '2026-11-21', until).filter(
      ({ duty }) => duty.id === 'director-kyc',
    );
  expect(kycDates('2028-06-29')).toEqual([]);
  expect(kycDates('2028-06-30').map(({ day, title }) => `${day} ${title}`)).toEqual([
    '2028-06-30 DIR-3-KYC-Web',
  ]);
});

test('only the duties of a proprietor mention the single instalment for presumptive profit', () => {
  for (const id of profileIds) {
    const isMentioned = profiles[id].duties.some(({ who }) => /presumptive/.test(who));
    expect(isMentioned, id).toBe(id === 'proprietor');
  }
});

test('the duties on bonus and property name their limits', () => {
  expect(bonus.what).toContain('Wages count up to ₹7,000 a month');
  expect(bonus.who).toContain('earn up to ₹21,000 a month');
  expect(oneOffStatement.who).toContain('buyers of property from ₹50 lakh');
});

test('a company whose first year ends in March 2027 has its first filings from December 2027', () => {
  const first = lines('new-company', '2027-12-01', '2028-03-31').filter((line) =>
    /meeting|ADT-1|AOC-4|MGT-7/i.test(line),
  );
  // The meeting is within 9 months of the year, the filings 15, 30 and 60 calendar days later: sections 96, 139, 137 and 92.
  expect(first.map((line) => line.slice(0, 10))).toEqual([
    '2027-12-31',
    '2028-01-15',
    '2028-01-30',
    '2028-02-29',
  ]);
});
