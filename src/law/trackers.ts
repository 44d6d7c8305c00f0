import { mcaPortal } from '@/law/companies/facts';
import { fact, type Fact } from './fact';
import { firmsRegistrarMaharashtra, startupPortal } from '@/law/firms/facts';
import { gstPortal, gstReplyWithin } from '@/law/gst/facts';
import { incomeTaxPortal, verifyReturnWithin } from '@/law/income-tax/facts';
import {
  copyrightOffice,
  ipIndia,
  patentPublishedAfter,
  patentReplyWithin,
  trademarkReplyWithin,
} from '@/law/ip/facts';
import { companyResubmitWithin, type AnswerTimeId } from './answer-times';
import { delhiCorporation, dgftPortal, foscos, udyamPortal } from '@/law/licences/facts';
import type { Source } from './source';
import { text } from './units';

/*
 * Where the offices show how far an application has come, and what their words mean. Menus and words are as guides and stored
 * copies of the portals have them; no portal was opened, so they are looked at again each half-year.
 */

const MENUS_MOVE = { reviewBy: '2027-05-20' };

export const gstTracker = menu(
  'www.gst.gov.in: Services › Registration › Track Application Status',
  gstPortal,
);
export const gstRefundTracker = menu(
  'www.gst.gov.in: Services › Refunds › Track Application Status',
  gstPortal,
);
export const companyTracker = menu(
  'www.mca.gov.in: MCA Services › Track SRN; after login, Application History',
  mcaPortal,
);
export const trademarkTracker = menu('ipindia.gov.in: Trade Marks › Application Status', ipIndia);
export const patentTracker = menu('ipindia.gov.in: Patents › Application Status (InPASS)', ipIndia);
export const designTracker = menu('ipindia.gov.in: Designs › Application Status', ipIndia);
/** The words below are those of the page itself, in a stored copy of it. */
export const copyrightTracker = menu('copyright.gov.in: Status of Application', copyrightOffice);
export const foodTracker = menu('foscos.fssai.gov.in: Track Application', foscos);
export const iecTracker = menu(
  'www.dgft.gov.in: My Dashboard › Importer Exporter Code (IEC)',
  dgftPortal,
);
export const udyamTracker = menu('udyamregistration.gov.in: Print / Verify', udyamPortal);
export const startupTracker = menu(
  'www.startupindia.gov.in, or the single window (www.nsws.gov.in): your dashboard',
  startupPortal,
);
export const taxReturnTracker = menu(
  'www.incometax.gov.in: Income Tax Return Status; after login, e-File › View Filed Returns',
  incomeTaxPortal,
);
export const ngoTracker = menu(
  'www.incometax.gov.in, after login: e-File › Income Tax Forms › View Filed Forms',
  incomeTaxPortal,
);
export const tdsTracker = menu(
  'www.incometax.gov.in, logged in with the TAN: View Filed TDS',
  incomeTaxPortal,
);
export const delhiLicenceTracker = menu(
  'mcdonline.nic.in: the service where you applied',
  delhiCorporation,
);
export const maharashtraFirmTracker = menu(
  'rof.mahaonline.gov.in: your dashboard',
  firmsRegistrarMaharashtra,
);

export interface Tracker {
  /** The names of several offices where each State or city has its own; each is an example. */
  at: Fact<string>;
  /** What the page asks for: a number, and where one finds it. */
  number: string;
  /** The office's own words, and what to do on each; none where it shows only whether something is there. */
  words: readonly { shown: string; means: string }[];
  times: readonly AnswerTimeId[];
  /** Where the law sets no time: that, and what is usual. */
  noTime?: string;
  /** Whom to write to when nothing moves. */
  write: string;
}

const company: Tracker = {
  at: companyTracker,
  number: 'the service request number (SRN) on the payment receipt.',
  words: [
    {
      shown: 'Pending for DSC upload, or for payment',
      means: 'Not filed yet. Sign or pay before the day that the receipt names.',
    },
    {
      shown: 'Under processing',
      means: 'With the Registrar or the central centre. Nothing to do.',
    },
    {
      shown: 'Resubmission required',
      means: `The mail says what is wrong. Send it again within ${companyResubmitWithin}, or it may be treated as invalid.`,
    },
    {
      shown: 'Approved',
      means: 'On record. Download certificate or form.',
    },
    {
      shown: 'Rejected, or not taken on record',
      means: 'Closed. The fee is gone; file afresh with the fault mended.',
    },
  ],
  times: ['company-form'],
  write: 'Write to the Registrar of your State; about the portal, raise a ticket under Complaints.',
};

export const trackers = {
  gst: {
    at: gstTracker,
    number:
      'the application reference number (ARN) from the text message, or the SRN if you applied with a company. No login is needed.',
    words: [
      { shown: 'Pending for processing', means: 'An officer has it, or will. Nothing to do.' },
      {
        shown: 'Site verification assigned',
        means: 'Somebody will visit. Have the name board up and the papers there.',
      },
      {
        shown: 'Pending for clarification',
        means: `A query (REG-03) is waiting. Answer in REG-04 within ${gstReplyWithin}.`,
      },
      {
        shown: 'Clarification filed, pending for order',
        means: 'Your answer is there; the officer’s time runs anew.',
      },
      {
        shown: 'Clarification not filed, pending for order',
        means: 'The time to answer has passed, and a refusal is likely. Call the officer today.',
      },
      {
        shown: 'Approved',
        means: 'The GSTIN exists. The first login comes by e-mail; download the certificate.',
      },
      {
        shown: 'Rejected',
        means: 'The order (REG-05) gives the reason. Mend it and apply afresh.',
      },
    ],
    times: ['gst-application', 'gst-application-visit', 'gst-reply'],
    write: 'The officer named with the application; for the portal itself its grievance page.',
  },
  'gst-refund': {
    at: gstRefundTracker,
    number: 'the reference number (ARN) of form RFD-01.',
    words: [
      {
        shown: 'RFD-02',
        means: 'Acknowledged as complete. The officer’s time runs from the day of filing.',
      },
      {
        shown: 'RFD-03',
        means: 'Something is missing. File a fresh application; the sum is back in your ledger.',
      },
      { shown: 'RFD-08', means: 'The officer means to refuse. Answer by the day that it names.' },
      { shown: 'RFD-06', means: 'The order: granted, in part or not at all.' },
      { shown: 'RFD-05', means: 'Payment is ordered. Check that the bank account is validated.' },
    ],
    times: ['gst-refund'],
    write: 'The officer named in the acknowledgement; then the portal’s grievance page.',
  },
  company,
  nidhi: { ...company, times: ['company-form', 'nidhi-declaration'] },
  llp: { ...company, times: ['llp-incorporation'] },
  trademark: {
    at: trademarkTracker,
    number: 'the application number on the receipt of TM-A.',
    words: [
      {
        shown: 'New application, or send to Vienna codification',
        means: 'It is being entered; a logo also gets its code. Nothing to do.',
      },
      { shown: 'Formalities chk pass', means: 'Complete. It waits for the examiner.' },
      {
        shown: 'Formalities chk fail',
        means:
          'A paper is missing or unclear, often the agent’s authority. Send it as the notice says.',
      },
      { shown: 'Marked for exam', means: 'With an examiner. Nothing to do.' },
      {
        shown: 'Objected',
        means: `The examiner has doubts; this is no refusal. Reply within ${trademarkReplyWithin} of receiving the report.`,
      },
      {
        shown: 'Ready for show cause hearing',
        means: 'A hearing will be called. Watch the cause list; absence can end the application.',
      },
      {
        shown: 'Accepted and advertised, or advertised before acceptance',
        means: 'In the Journal. Others may now oppose.',
      },
      {
        shown: 'Opposed',
        means: 'Somebody objects. A counter-statement is due, or the application ends.',
      },
      {
        shown: 'Abandoned, refused or withdrawn',
        means: 'Closed. Ask at once whether a review or an appeal is still open.',
      },
      { shown: 'Registered', means: 'Entered. Download the certificate.' },
    ],
    times: ['trademark-report', 'trademark-opposed', 'trademark-journal', 'trademark-fast'],
    noTime: 'No law sets a time for an ordinary examination.',
    write: 'The Registry’s office where you filed, with the number.',
  },
  patent: {
    at: patentTracker,
    number: 'the application number on the filing receipt.',
    words: [
      {
        shown: 'Application does not exist, or not yet published',
        means: `Usual until ${patentPublishedAfter} after filing or priority.`,
      },
      {
        shown: 'Awaiting request for examination',
        means: 'Form 18 or 18A is missing. Nobody examines without it.',
      },
      { shown: 'Application awaiting examination', means: 'In the queue.' },
      {
        shown: 'FER issued, reply not filed',
        means: `The first report is there. Answer within ${patentReplyWithin}, or ask for an extension before it ends.`,
      },
      {
        shown: 'Reply filed, in amended examination',
        means: 'The examiner reads your answer; a hearing may follow.',
      },
      {
        shown: 'Abandoned, or deemed withdrawn',
        means: 'A day was missed. Ask at once whether anything can be saved.',
      },
      { shown: 'Granted', means: 'Entered. The yearly fees begin.' },
    ],
    times: ['patent-request', 'patent-report'],
    write: 'The Patent Office branch of the application, with its number.',
  },
  design: {
    at: designTracker,
    number: 'the application number on the filing receipt.',
    words: [
      {
        shown: 'Formality check fail',
        means: 'A form, view or paper is wrong. Send it as the letter says.',
      },
      {
        shown: 'Examination report issued',
        means: 'Objections. Answer them in the time below, which runs from filing.',
      },
      { shown: 'Hearing scheduled', means: 'Attend, or send somebody with authority.' },
      { shown: 'Accepted, then registered', means: 'The certificate follows.' },
      {
        shown: 'Abandoned',
        means: 'The time has passed. A fresh application needs a design that is still new.',
      },
    ],
    times: ['design-application'],
    write: 'The Designs wing of the Patent Office in Kolkata, with the number.',
  },
  copyright: {
    at: copyrightTracker,
    number: 'the diary number.',
    words: [
      { shown: 'Work awaited', means: 'Copies of the work have not arrived. Upload or post them.' },
      { shown: 'Waiting', means: 'The month in which others may object is running.' },
      { shown: 'Formality check failed', means: 'Paid, but papers or work are missing.' },
      {
        shown: 'Scrutiny, or re-scrutiny',
        means: 'An examiner reads it, or your answer. Nothing to do.',
      },
      {
        shown: 'Discrepant',
        means: 'A letter with objections is on its way. Answer by the day that it names.',
      },
      {
        shown: 'Pending for hearing',
        means: 'Objections are to be heard. Watch e-mail and post for the notice.',
      },
      { shown: 'Abandoned', means: 'No answer or no work came in time. Apply afresh.' },
      { shown: 'Registered', means: 'The extract of the Register can be downloaded.' },
    ],
    times: ['copyright-application'],
    write: 'The Copyright Office, with the diary number.',
  },
  food: {
    at: foodTracker,
    number: 'the application reference number of 17 digits.',
    words: [
      { shown: 'Under scrutiny', means: 'The officer reads the papers.' },
      {
        shown: 'Query raised, or reverted',
        means:
          'Log in and answer within the time that the query names; otherwise it may be rejected.',
      },
      {
        shown: 'Pending for inspection',
        means: 'A visit is coming. Have the premises and the plan ready.',
      },
      { shown: 'Granted', means: 'Download the certificate and display it.' },
      {
        shown: 'Rejected',
        means: 'The reason is shown. Apply afresh; the fee stays with the authority.',
      },
    ],
    times: ['food-registration', 'food-registration-visit', 'food-licence'],
    write: 'The Designated Officer of your district, named on the portal.',
  },
  iec: {
    at: iecTracker,
    number: 'your login, with the file number of the application.',
    words: [
      {
        shown: 'Issued',
        means: 'Usually at once, while the bank account is still checked. Print the certificate.',
      },
      {
        shown: 'Deficient',
        means: 'A paper or the bank detail does not match. Mend the source and send it again.',
      },
      {
        shown: 'Deactivated',
        means: 'The yearly confirmation was missed. It comes back when you update.',
      },
      {
        shown: 'Suspended or cancelled',
        means: 'By an order. Read its reason; goods do not clear meanwhile.',
      },
    ],
    times: [],
    noTime: 'No law sets a time.',
    write:
      'The regional authority of the Directorate General of Foreign Trade (DGFT), or its help desk on the portal.',
  },
  udyam: {
    at: udyamTracker,
    number: 'the Udyam number (UDYAM-XX-00-0000000) and the registered mobile or e-mail.',
    words: [
      { shown: 'The certificate opens', means: 'Registered; the number is given at once.' },
      {
        shown: 'Nothing is found',
        means: 'The form was not sent to its end, or the mobile is another’s.',
      },
    ],
    times: [],
    noTime: 'There is nothing to wait for: the number comes when the form is sent.',
    write: 'The grievance page of the portal, or the District Industries Centre.',
  },
  startup: {
    at: startupTracker,
    number: 'the application number, with the login that applied.',
    words: [
      { shown: 'Under processing', means: 'The Department reads it.' },
      {
        shown: 'Incomplete, or query raised',
        means:
          'Something is unclear, often what is new about it. Answer in the form; there is no fee.',
      },
      {
        shown: 'Recognised',
        means: 'Download the certificate. The tax deduction is another application.',
      },
      { shown: 'Rejected', means: 'The reason is given. Mend it and apply again.' },
    ],
    times: [],
    noTime: 'The notification sets no time; usually up to 2 weeks.',
    write: 'The help page of the portal, with the number.',
  },
  'tax-return': {
    at: taxReturnTracker,
    number: 'the acknowledgement number of the return, and a mobile; with a login, nothing more.',
    words: [
      {
        shown: 'Submitted and pending for e-verification',
        means: `Not valid yet. Verify it within ${verifyReturnWithin} of filing.`,
      },
      { shown: 'Successfully e-verified', means: 'Complete. It waits to be processed.' },
      { shown: 'Processed', means: 'Read the intimation: it shows a refund, a demand or neither.' },
      {
        shown: 'Defective',
        means:
          'Something is missing. Mend it within the time of the notice, or the return is invalid.',
      },
      {
        shown: 'Case transferred to Assessing Officer',
        means: 'An officer will write. Answer on the portal.',
      },
      {
        shown: 'Refund failed',
        means: 'The bank account did not match. Validate it, then ask for re-issue.',
      },
    ],
    times: ['tax-return'],
    write: 'Grievances on the portal, addressed to the Centralised Processing Centre.',
  },
  tds: {
    at: tdsTracker,
    number:
      'the token or acknowledgement number of the statement. For a new TAN: the acknowledgement number of Form 135, where you applied.',
    words: [
      { shown: 'Submitted, then accepted', means: 'Taken in. It waits to be processed.' },
      { shown: 'Rejected', means: 'A format fault: it counts as not filed. File again today.' },
      {
        shown: 'Processed with default',
        means: 'A shortfall, late fee or wrong PAN. Look at TRACES and correct it.',
      },
    ],
    times: ['tds-statement'],
    noTime: 'No law sets a time for a new TAN.',
    write: 'The request page of TRACES, or the TDS officer of your TAN.',
  },
  'trade-licence': {
    at: delhiLicenceTracker,
    number:
      'the application or property number. This is Delhi’s; each municipal body has a portal of its own.',
    words: [
      {
        shown: 'Pending with inspector',
        means: 'A visit may follow. Keep plan, rent agreement and no-objection at hand.',
      },
      { shown: 'Sent back', means: 'A paper is missing. Upload it in the same application.' },
      { shown: 'Demand raised', means: 'Pay it; in many bodies the receipt is the licence.' },
    ],
    times: ['kerala-trade-licence'],
    noTime: 'Other States have times of their own: ask which section names yours.',
    write: 'The licensing or health officer of the zone.',
  },
  ngo: {
    at: ngoTracker,
    number: 'the acknowledgement number of Form 104 or 105.',
    words: [
      {
        shown: 'Successfully e-verified',
        means: 'Filed. Form 104 is decided centrally, Form 105 by a Commissioner.',
      },
      {
        shown: 'A notice under e-Proceedings',
        means: 'The Commissioner asks for accounts or papers. Answer by its day.',
      },
      {
        shown: 'Form 106 or 107',
        means: 'The order, with the registration number of 16 characters.',
      },
    ],
    times: ['ngo-provisional', 'ngo-regular'],
    noTime: 'For deed or society the State’s office sets its own time.',
    write: 'The Commissioner (Exemptions) of your place.',
  },
  firm: {
    at: maharashtraFirmTracker,
    number:
      'the application number. This is Maharashtra’s; each State has a Registrar of Firms of its own.',
    words: [
      { shown: 'Under scrutiny', means: 'The Registrar compares form, deed and names.' },
      {
        shown: 'Query',
        means: 'A date, signature or stamp is wrong. Correct it in the same application.',
      },
      {
        shown: 'Registered',
        means: 'Download the acknowledgement and an extract of the register.',
      },
    ],
    times: [],
    noTime: 'The Act sets no time for the entry.',
    write: 'The Registrar of Firms of your State.',
  },
} as const satisfies Record<string, Tracker>;

export type TrackerId = keyof typeof trackers;

/* @__NO_SIDE_EFFECTS__ */
function menu(path: string, source: Source): Fact<string> {
  return fact(text(path), source, '', MENUS_MOVE);
}
