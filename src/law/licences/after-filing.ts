import * as licences from './facts';
import type { TimeLimit, Tracker, Closing } from '@/law/after-filing';

export const timeLimits = {
  'food-registration': {
    office: 'licence',
    since: 'Food registration applied for',
    within: licences.foodRegistrationWithin,
    whose: 'office',
    late: 'If the office has not granted it, refused it or ordered an inspection by then, a petty food maker may start. {food-licensing-regulations regulation 2.1.1} Ask first: the rules changed in 2026.',
  },
  'food-registration-visit': {
    office: 'licence',
    since: 'Food registration applied for, and an inspection ordered',
    within: licences.foodRegistrationWithVisit,
    whose: 'office',
    late: 'If no decision has come, a petty food maker may start, but must follow later advice of the office. {food-licensing-regulations regulation 2.1.1}',
  },
  'food-licence': {
    office: 'licence',
    since: 'Food licence applied for',
    within: licences.foodUnansweredAfter,
    whose: 'office',
    late: 'If the office has neither issued nor refused the licence by then, you may start. The officer may then only ask for improvements. {food-safety-act section 31(4)}',
  },
  'kerala-trade-licence': {
    office: 'licence',
    since: 'Trade licence applied for in Kerala, complete',
    within: licences.keralaLicenceWithin,
    whose: 'office',
    late: 'If nobody tells you of an order by then, the licence counts as granted. {kerala-municipal-act section 447(6)} A notice on the portal is enough to tell you.',
  },
} as const satisfies Record<string, TimeLimit>;

export const trackers = {
  food: {
    at: '{licences.foodTracker}',
    number: 'the application reference number of 17 digits.',
    words: {
      'Query raised, or reverted':
        'Log in and answer within the time that the query names. Otherwise the application may be rejected.',
      'Pending for inspection': 'A visit is coming. Have the premises and the plan ready.',
      Rejected: 'The portal shows the reason. Apply again; the authority keeps the fee.',
    },
    times: ['food-registration', 'food-registration-visit', 'food-licence'],
    write: 'The Designated Officer of your district, named on the portal.',
  },
  iec: {
    at: '{licences.iecTracker}',
    number: 'your login, with the file number of the application.',
    words: {
      Issued: 'Usually at once, while the bank account is still checked. Print the certificate.',
      Deficient:
        'A paper or a bank detail does not match. Correct it at its source and send the application again.',
      Deactivated: 'You missed the yearly confirmation. The code works again after an update.',
      'Suspended or cancelled':
        'There is an order. Read its reason; customs does not clear goods meanwhile.',
    },
    times: [],
    noTime: 'No law sets a time.',
    write:
      'The regional authority of the Directorate General of Foreign Trade (DGFT), or its help desk on the portal.',
  },
  udyam: {
    at: '{licences.udyamTracker}',
    number: 'the Udyam number (UDYAM-XX-00-0000000) and the registered mobile or e-mail.',
    words: {
      'The certificate opens': 'You are registered; the number is given at once.',
      'Nothing is found': 'The form was not completed, or the mobile belongs to somebody else.',
    },
    times: [],
    noTime: 'You don’t have to wait: the number comes when the form is sent.',
    write: 'The grievance page of the portal, or the District Industries Centre.',
  },
  'trade-licence': {
    at: '{licences.delhiLicenceTracker}',
    number:
      'the application or property number. This is Delhi’s portal; each municipal body has its own.',
    words: {
      'Pending with inspector':
        'A visit may follow. Keep plan, rent agreement and no-objection at hand.',
      'Sent back': 'A paper is missing. Upload it in the same application.',
      'Demand raised': 'Pay it. In many cities the receipt is the licence.',
    },
    times: ['kerala-trade-licence'],
    noTime: 'Other States have their own times: ask which section of their law sets yours.',
    write: 'The licensing or health officer of the zone.',
  },
} as const satisfies Record<string, Tracker>;

export const closings = {
  food: {
    line: 'Surrender on FoSCoS',
    condition: 'You stop handling food at the place, or move.',
    form: 'On the portal, after login: Apply for Surrender, for each place separately. {foscos}',
    fee: 'We found none; the portal shows unpaid fees.',
    first: 'The yearly return of makers and importers for the last year, and fees that are due.',
    time: 'The officer confirms it, usually within weeks.',
    otherwise: 'The yearly fee stays due, with the portal’s late charges. {foscos}',
    stays: 'Food already sold stays your responsibility. Use up or cover labels with the number.',
  },
  iec: {
    line: 'Surrender on the DGFT portal',
    condition: 'You no longer import or export, and no licence or export obligation is open.',
    form: 'On the portal, logged in as the holder: surrender within the profile of the code. {dgft-portal}',
    fee: 'We found none; the portal shows it.',
    first:
      'Receive your export money, or explain to the bank why it is missing. Close obligations under licences.',
    time: 'Usually within a week, if nothing is open.',
    otherwise:
      'If you don’t confirm the code from {licences.iecUpdateWindow}, it is deactivated but not closed. An active code can be misused in your name.',
    stays:
      'Duties, penalties and export money of past shipments. The same PAN may not get a second number.',
  },
  udyam: {
    line: 'Update/Cancel on the Udyam portal',
    condition: 'The enterprise has closed, has a new owner, or was registered twice.',
    form: 'On the portal: Update/Cancel Udyam Registration, with number and one-time password (OTP), then Cancellation and the reason. {udyam-portal}',
    fee: 'None. {udyam-portal}',
    first: 'Claims for late payment, while you are still registered.',
    time: 'Usually the same day.',
    otherwise:
      'We know of no yearly return and no fine. Banks and buyers still treat you as an enterprise.',
    stays: 'Loans and subsidies that you took as an enterprise keep their conditions.',
  },
  trade: {
    line: 'Surrender, or no renewal',
    condition: 'The trade stops, or leaves the place. A new owner needs a new licence.',
    form: 'The surrender or closure request of the municipal body, on its portal or at the zone’s office.',
    fee: 'Usually none, but you pay open dues.',
    first: 'Fees of past years, and the property tax if the licence is paid with it.',
    time: 'Usually some weeks; an inspector may visit.',
    otherwise:
      'The body may still send bills. If your signboard is still up, it may penalise trade without a licence.',
    stays: 'Dues of the years in which you traded.',
  },
} as const satisfies Record<string, Closing>;
