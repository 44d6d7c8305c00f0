import { mcaNotifications } from '@/law/companies/texts';
import { pressInformationBureau, reserveBankCirculars } from '@/law/firms/texts';
import { gstCirculars } from '@/law/gst/texts';
import { directTaxCirculars, incomeTaxPortal } from '@/law/income-tax/texts';
import { ipIndia, tradeMarksAct, wipo } from '@/law/ip/texts';
import { fssaiOrders, foscos, tradeHandbook, udyamPortal } from '@/law/licences/texts';
import type { Citation } from '@/law/source';
import type { Letter } from './letters';

/*
 * Real and pretended senders, with the marks of a genuine letter and the way to check it. All statements come from an authority,
 * or anyone can check them.
 */

interface Sender {
  label: string;
  kind: Letter['kind'];
  /** The marks of a genuine letter, or the reason why no such letter is genuine. */
  marks: string;
  /** A check that takes two minutes. */
  check: string;
  /** Further advice. */
  advice?: string;
  citations: readonly Citation[];
  /** Matches a text from this sender, in lower case. */
  words: RegExp;
}

export const senders = {
  labour: {
    label: 'Provident fund, State insurance or labour office',
    kind: 'official',
    marks:
      'It has your establishment’s code, the section, and the day and room of a hearing. Notices also come by e-mail to the address in your employer login.',
    check:
      'Log in as employer at epfindia.gov.in or esic.gov.in. If the notice is not there, call the regional office at the number on that site, with your code.',
    citations: [],
    words:
      /\b(epfo?|provident fund|esic?|employees'? state insurance|labour (officer|inspector|commissioner|department|enforcement)|inspector-cum-facilitator|shram suvidha)\b/,
  },
  registrar: {
    label: 'Registrar of Companies, or the Ministry',
    kind: 'official',
    marks:
      'Letters about complaints, inspections, inquiries, investigations and prosecutions have a service request number (SRN). Other letters have another number.',
    check: 'Look the number up on mca.gov.in, or in your login there. Type that address yourself.',
    advice:
      'If a letter needs an SRN and has none, ask the Registrar before you ignore it. The Ministry calls it unauthorised.',
    citations: [{ source: mcaNotifications, place: 'notice of 23 February 2022' }],
    words: /\b(mca|mca21|registrar of compan(y|ies)|roc|ministry of corporate|din kyc|dir-?3)\b/,
  },
  directory: {
    label: 'A private directory of marks',
    kind: 'fraud',
    marks:
      'None is real. Private lists give no protection, and the World Intellectual Property Organization (WIPO) warns of them. The Registry prints accepted marks in its own Journal at no further cost.',
    check: 'Examples of such letters are on wipo.int.',
    citations: [
      { source: wipo, place: '' },
      { source: tradeMarksAct, place: 'section 20' },
    ],
    words:
      /\b(international|world|global|european|federated|private|patent and trade ?mark)\b.{0,40}\b(regist(er|ry)|index|directory|catalogue|publication|records|database)\b.{0,160}\b(trade ?marks?|marks?|patents?|brands?|registration)\b|\btrade ?marks?\b.{0,120}\b(directory|international register|publication fee|private (database|register))\b/,
  },
  domain: {
    label: 'Somebody who writes about a domain',
    kind: 'unclear',
    marks:
      'Some sellers warn you that another firm is about to take your name. That is a trick: nobody has to warn you. But a renewal of your own domain can be real.',
    check:
      'Log in where you bought your domain, and type the address yourself. You see the expiry date there.',
    citations: [],
    words: /\b(domain names?|internet keyword|\.cn\b|cctld|brand name as (a )?domain)/,
  },
  ip: {
    label: 'Trade Marks Registry, Patent or Copyright Office',
    kind: 'official',
    marks:
      'It has the number of your application, and its document is also in the application’s status. The law alone decides about an application: no payment gets it accepted.',
    check:
      'Open your application’s status on ipindia.gov.in, or on copyright.gov.in. A real objection, hearing or opposition is shown there.',
    citations: [{ source: ipIndia, place: 'public notice of 17 October 2024' }],
    words:
      /\b(trade ?marks? (registry|office)|registrar of trade ?marks|ip ?india|patent office|controller general|examination report|notice of opposition|copyright office|your (trade ?mark|patent|copyright) (application|registration|certificate))\b/,
  },
  renewal: {
    label: 'Somebody who writes about the renewal of a mark',
    kind: 'unclear',
    marks:
      'The Trade Marks Registry itself sends renewal notices. Other notices are offers from firms that you did not ask.',
    check:
      'Look at the date on your certificate, then look the number up on the office’s own site. Pay there, or through the adviser whom you chose.',
    citations: [{ source: tradeMarksAct, place: 'section 25' }],
    words:
      /\b(trade ?marks?|patent|your mark)\b.{0,80}\b(renew|expir|lapse|fees? (is |are )?(due|pending|unpaid))|\b(renewal|renew)\b.{0,60}\b(trade ?mark|patent)\b/,
  },
  gst: {
    label: 'GST office or officer',
    kind: 'official',
    marks:
      'Letters through the portal have a reference number (RFN). Other letters of central officers have a document number (DIN), or the issue number of their e-office. A State officer’s letter may have none of these.',
    check:
      'Look in your login on gst.gov.in, under Notices and Orders. Check an RFN on gst.gov.in, a DIN on esanchar.cbic.gov.in, an issue number on verifydocument.cbic.gov.in.',
    advice:
      'If the site does not know the number, ask the office named in the letter. Find it on the State’s or the Board’s own site.',
    citations: [
      { source: gstCirculars, place: '249/06/2025 and 252/09/2025' },
      { source: pressInformationBureau, place: 'release of 24 January 2025' },
    ],
    words: /\b(gst|gstin|gstn|gstr-?\d\w?|[cs]gst|cbic|goods and services tax)\b|जीएसटी/,
  },
  tax: {
    label: 'Income Tax Department',
    kind: 'official',
    marks:
      'Since October 2019 it has a document identification number (DIN), with few exceptions. A notice is also in your account on the e-filing portal.',
    check:
      'Check it on incometax.gov.in, under “Authenticate notice/order issued by ITD”, or in your account under e-Proceedings.',
    citations: [
      { source: directTaxCirculars, place: 'circular 19/2019' },
      { source: incomeTaxPortal, place: '' },
    ],
    words:
      /\b(income[ -]?tax|itr|itd|cbdt|tax refund|e-?filing|aaykar|traces|tds|a\.?y\.? ?20\d\d|assessment year)\b|incometax/,
  },
  food: {
    label: 'Food officer or food portal',
    kind: 'official',
    marks:
      'An officer has an identity card and a written order. Pay a fee or fine only against an official receipt.',
    check:
      'Look under your own login on foscos.fssai.gov.in. Orders of the authority are on fssai.gov.in.',
    citations: [
      { source: fssaiOrders, place: 'statement of 3 March 2020' },
      { source: foscos, place: '' },
    ],
    words: /\b(fssai|food (safety|licen[cs]e|inspector|officer)|foscos)\b/,
  },
  certificate: {
    label: 'Udyam or the foreign trade office (IEC)',
    kind: 'official',
    marks:
      'Reminders and notices are also in your account on the portal. Udyam is free, and so is the code’s yearly update from April to June.',
    check: 'Log in at udyamregistration.gov.in or dgft.gov.in yourself and see.',
    citations: [
      { source: udyamPortal, place: '' },
      { source: tradeHandbook, place: 'appendix 2K' },
    ],
    words: /\b(udyam|udyog|iec|import(er)? export(er)? code|dgft|foreign trade)\b/,
  },
  bank: {
    label: 'Your bank or a payment service',
    kind: 'unclear',
    marks:
      'Banks have to call about transactions from numbers that begin with 1600. They have to call with offers from numbers that begin with 140.',
    check: 'Call the number on your card or on the bank’s own site.',
    citations: [{ source: reserveBankCirculars, place: 'circular of 17 January 2025' }],
    words:
      /\b(bank|kyc|upi|gpay|google pay|phonepe|paytm|wallet|credit card|debit card|atm|net ?banking|a\/c|sbi|hdfc|icici|axis|kotak|pnb|yono|fastag|cibil|reward points)\b/,
  },
  civil: {
    label: 'A court, lawyer, city or another office',
    kind: 'official',
    marks:
      'It names the office or sender, the case and a date. Nobody is arrested by video call, and no court or police officer takes money on a call.',
    check:
      'Find the office, court (ecourts.gov.in) or lawyer on an official site or register yourself. Ask there whether the letter is real.',
    advice: 'If it names a date, show it to a lawyer before that day.',
    citations: [],
    words:
      /\b(police|cbi|customs|narcotics|enforcement directorate|(supreme|high|district|civil) court|crime branch|interpol|trai|telecom authority|warrant|legal notice|e-?challan|challan|uidai|india ?post|parcel|electricity|power supply|bijli|sim card|mobile number|thana|summon(?:s|ed)|show[- ]cause|municipal\w*|legal metrology|msefc|my client|advocate)\b/,
  },
  seller: {
    label: 'A stranger who sells or lends',
    kind: 'offer',
    marks:
      'Sellers buy lists of new entries on public registers, so strangers know your business. A real buyer or lender does not ask you for money first.',
    check: 'Ask for the name and number in writing, and look the firm up yourself.',
    citations: [],
    words: /\b(stock tips|lottery|prize|lucky|unsubscribe|part[- ]time job)\b/,
  },
  other: {
    label: 'Somebody else',
    kind: 'unclear',
    marks: 'An honest sender can name the office or firm, and a reference.',
    check: 'Find the sender’s own site or number yourself, and ask there.',
    citations: [],
    words: /(?!)/,
  },
} as const satisfies Record<string, Sender>;

export type SenderId = keyof typeof senders;

/** Possible demands of a letter, each with advice. */
export const demands = {
  money: {
    label: 'Money, to an office or a firm',
    now: 'Pay only on the office’s own portal, and only if the portal shows the amount as due.',
  },
  account: {
    label: 'Money to a person’s account, UPI or wallet',
    now: 'Pay nothing. Offices take payments on their own portals.',
  },
  secrets: {
    label: 'A password, OTP, card number, or an app installed',
    now: 'Give none of these. If you gave one, change or block it now.',
  },
  papers: {
    label: 'Documents or details',
    now: 'Send them through the portal, or to the office named in the letter. Don’t reply to the message.',
  },
  reply: {
    label: 'An answer, or a visit by you',
    now: 'Answer through the portal, or at the office named in the letter.',
  },
  entry: {
    label: 'Somebody is at the door and wants to come in',
    now: 'Ask for the identity card and the written order, and note both before you answer. Call a lawyer at once, and don’t obstruct a lawful search.',
  },
  nothing: {
    label: 'Nothing yet',
    now: 'The letter may still start a time limit, for example for an appeal. Note the day on which it came.',
  },
} as const satisfies Record<string, { label: string; now: string }>;

export type DemandId = keyof typeof demands;
