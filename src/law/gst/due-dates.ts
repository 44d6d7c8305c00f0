import * as gst from './facts';
import { cgstRules, cgstAct } from './texts';
import * as licences from '@/law/licences/facts';
import { LAST_DAY, ofYear, type Duty } from '@/law/due-dates/duty';

/* Goods and Services Tax, and the yearly steps of exporters. */

const gstLate = `${gst.lateFee.words} (nil: ${gst.nilLateFee.words}), up to a cap.`;

export const gstr1: Duty = {
  id: 'gstr-1',
  topic: 'gst',
  name: 'GSTR-1',
  what: 'Details of sales',
  who: `Turnover above ${gst.quarterlyFilingLimit.words}, or monthly filing by choice, also with no sales.`,
  late: `${gstLate} Customers wait for their credit.`,
  due: gst.gstr1Due,
  citations: [gst.quarterlyFilingLimit, gst.lateFee],
};

export const gstr3b: Duty = {
  id: 'gstr-3b',
  topic: 'gst',
  name: 'GSTR-3B',
  what: 'Return and payment of tax',
  who: gstr1.who,
  late: `${gstLate} Interest on tax: ${gst.interest.words}.`,
  due: gst.gstr3bDue,
  citations: [gst.quarterlyFilingLimit, gst.lateFee, gst.interest],
};

const quarterlyFilers = `Quarterly filers (QRMP) with turnover up to ${gst.quarterlyFilingLimit.words}.`;

export const invoiceFacility: Duty = {
  id: 'gst-iff',
  topic: 'gst',
  name: 'Invoice facility (IFF)',
  what: 'Invoices to registered buyers, before the quarter’s GSTR-1',
  who: `${quarterlyFilers} Optional.`,
  late: 'No fee; buyers wait for their credit.',
  due: gst.invoiceFacilityDue,
};

export const monthlyPayment: Duty = {
  id: 'gst-pmt-06',
  topic: 'gst',
  name: 'PMT-06',
  what: 'Monthly payment of tax',
  who: quarterlyFilers,
  late: `Interest at ${gst.interest.words}.`,
  due: gst.monthlyPaymentDue,
  citations: [gst.interest],
};

export const gstr1Quarterly: Duty = {
  ...gstr1,
  id: 'gstr-1-quarterly',
  name: 'Quarterly GSTR-1',
  who: quarterlyFilers,
  due: gst.gstr1QuarterlyDue,
};

export const gstr3bQuarterly: Duty = {
  ...gstr3b,
  due: gst.gstr3bQuarterlyDue,
  nth: 0,
  // The split is by State, in the table of rule 61.
  id: 'gstr-3b-quarterly-22',
  name: 'Quarterly GSTR-3B in States due on the 22nd,',
  who: 'Quarterly filers of Andhra Pradesh, Chhattisgarh, Goa, Gujarat, Karnataka, Kerala, Madhya Pradesh, Maharashtra, Tamil Nadu, Telangana; Andaman and Nicobar, Dadra and Nagar Haveli, Daman and Diu, Lakshadweep, Puducherry.',
};

export const gstr3bQuarterlyLater: Duty = {
  ...gstr3bQuarterly,
  nth: 1,
  id: 'gstr-3b-quarterly-24',
  name: 'Quarterly GSTR-3B in States due on the 24th,',
  who: 'Quarterly filers of the other States and Union Territories.',
};

export const cmp08: Duty = {
  id: 'gst-cmp-08',
  topic: 'gst',
  name: 'CMP-08',
  what: 'Statement and payment under the composition scheme',
  who: 'Everyone in the scheme.',
  late: `Interest at ${gst.interest.words} on tax paid late.`,
  due: gst.cmp08Due,
  citations: [gst.interest],
};

export const gstr4: Duty = {
  id: 'gstr-4',
  topic: 'gst',
  name: 'GSTR-4',
  what: 'Annual return under the composition scheme',
  who: cmp08.who,
  late: `${gst.gstr4LateFee.words}, at most ${gst.gstr4LateFeeCap.words}.`,
  due: gst.gstr4Due,
  citations: [gst.gstr4LateFee, gst.gstr4LateFeeCap],
};

export const gstr9: Duty = {
  id: 'gstr-9',
  topic: 'gst',
  name: 'GSTR-9',
  what: 'Annual return',
  who: `Turnover above ${gst.annualReturnLimit.words}. Above ${gst.reconciliationLimit.words}, GSTR-9C too.`,
  late: `${gst.gstr9SmallLateFee.words} to ${gst.gstr9LargeLateFee.words} by turnover, up to a share of the turnover.`,
  due: gst.gstr9Due,
  citations: [
    gst.annualReturnLimit,
    gst.reconciliationLimit,
    gst.gstr9SmallLateFee,
    gst.gstr9LargeLateFee,
  ],
};

/** Credit is claimed in a return, so the last chance is the last return due before the day in the law. */
export const gstCredit: Duty = {
  id: 'gst-credit-cut-off',
  topic: 'gst',
  name: 'Last return for missed input tax credit: GSTR-3B',
  what: 'Also for corrections and credit notes of the year that ended in March',
  who: `You can’t claim the credit in a later return. If this return is late, you can still claim until ${gst.creditCutOff.words}, but not after the annual return.`,
  late: 'The credit of that year is lost.',
  due: gst.gstr3bDue,
  ends: [10],
  citations: [gst.creditCutOff],
};

export const gstCreditQuarterly: Duty = {
  ...gstCredit,
  name: 'Last return for missed input tax credit: GSTR-3B in States due on the 22nd,',
  due: gst.gstr3bQuarterlyDue,
  nth: 0,
  ends: [9],
};

export const gstCreditQuarterlyLater: Duty = {
  ...gstCreditQuarterly,
  id: 'gst-credit-cut-off-24',
  name: 'Last return for missed input tax credit: GSTR-3B in States due on the 24th,',
  nth: 1,
};

/** The choice opens on day 1 of the previous quarter's second month. It closes on the last day of the quarter's first month. */
export const quarterlyChoice: Duty = {
  id: 'gst-qrmp-choice',
  topic: 'gst',
  name: 'Last day to choose or leave the quarterly scheme (QRMP)',
  what: 'Choose on the portal. The choice stays until you change it',
  who: `Turnover up to ${gst.quarterlyFilingLimit.words}. The last due return must be filed.`,
  late: 'No fee. The choice begins with a later quarter.',
  due: gst.quarterlyChoiceBy,
  citations: [gst.quarterlyFilingLimit],
};

export const compositionChoice: Duty = {
  id: 'gst-cmp-02',
  topic: 'gst',
  name: 'CMP-02',
  what: 'Choice of the composition scheme for the new year',
  who: `Regular filers with turnover up to ${gst.compositionLimit.words}, or ${gst.compositionLimitForServices.words} with services. The first limit is ${gst.compositionLimitInHills.words} in Uttarakhand and the north-east without Assam. If you are in the scheme, you stay in it without this form.`,
  late: 'No fee. The scheme is then closed until the next year.',
  due: gst.compositionChoiceBy,
  citations: [gst.compositionLimit, gst.compositionLimitInHills],
};

export const compositionStock: Duty = {
  id: 'gst-itc-03',
  topic: 'gst',
  name: 'ITC-03',
  what: 'You give back credit on stock and machines when the scheme begins',
  who: 'Regular filers who chose the composition scheme from 1 April.',
  late: 'The officer demands the credit with interest.',
  due: gst.compositionStockBy,
};

export const jobWork: Duty = {
  id: 'gst-itc-04',
  topic: 'gst',
  name: 'ITC-04',
  what: 'Goods sent for job work and returned',
  who: `Senders with turnover up to ${gst.jobWorkHalfYearlyAbove.words}.`,
  late: 'A general penalty. Goods that are not back in time count as sold.',
  due: gst.jobWorkDue,
  citations: [gst.jobWorkHalfYearlyAbove],
};

export const jobWorkHalfYearly: Duty = {
  ...jobWork,
  id: 'gst-itc-04-half-yearly',
  name: 'ITC-04 of the half-year',
  who: `Senders with turnover above ${gst.jobWorkHalfYearlyAbove.words}.`,
  due: gst.jobWorkHalfYearlyDue,
};

export const annualReturnBar: Duty = {
  id: 'gstr-9-bar',
  topic: 'gst',
  name: 'Last day to file a late GSTR-9 on the portal',
  what: `The portal closes ${gst.annualReturnBarredAfter.words} after the due date`,
  who: 'Businesses that have not filed it.',
  late: 'The portal refuses the return. You may still have to pay tax and a late fee.',
  due: gst.annualReturnBarredAfter,
  counted: { from: ofYear(9, LAST_DAY) },
  since: '2023-03-31',
};

export const exportUndertaking: Duty = {
  id: 'gst-rfd-11',
  topic: 'exports',
  name: 'Letter of undertaking (LUT, form RFD-11)',
  what: 'File it before the financial year’s first export, to ship without paying tax first',
  who: `Exporters of goods or services, and suppliers to special economic zones. The letter holds for ${gst.undertakingFor.words}.`,
  late: 'No fee. Without it, you pay tax on the export and claim it back.',
  due: gst.undertakingFor,
  citations: [{ source: cgstRules, place: 'rule 96A' }],
};

export const exporterCode: Duty = {
  id: 'iec-update',
  topic: 'exports',
  name: 'Yearly update of the Import Export Code (IEC)',
  unnamedPeriod: true,
  what: 'Confirm the details on the directorate’s portal, even without a change',
  who: 'Every holder of a code, exporter or importer.',
  late: `The code is deactivated. To use it again, update it for ${licences.iecChangeFee.words}.`,
  due: licences.iecUpdateWindow,
  citations: [licences.iecChangeFee],
};

export const gstr6: Duty = {
  id: 'gstr-6',
  topic: 'gst',
  name: 'GSTR-6',
  what: 'Return of an office that passes credit on (input service distributor, ISD)',
  who: 'Offices that receive bills for services shared by several registrations of one PAN.',
  late: 'A late fee for each calendar day. Branches wait for their credit.',
  due: gst.gstr6Due,
  citations: [{ source: cgstAct, place: 'section 47' }],
};

export const gstr7: Duty = {
  id: 'gstr-7',
  topic: 'gst',
  name: 'GSTR-7',
  what: 'Return and payment of GST deducted',
  who: 'Government bodies and others that must deduct GST by law.',
  late: `A late fee for each calendar day. On tax paid late you pay interest at ${gst.interest.words}.`,
  due: gst.gstr7Due,
  citations: [{ source: cgstAct, place: 'section 47' }, gst.interest],
};

export const gstr8: Duty = {
  ...gstr7,
  id: 'gstr-8',
  name: 'GSTR-8',
  what: 'Statement and payment of GST collected by a marketplace',
  who: 'Marketplaces that collect GST for their sellers.',
  due: gst.gstr8Due,
};
