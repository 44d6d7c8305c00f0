import type { Citation } from '@/law/source';
import { mcaNotifications } from '@/law/companies/texts';
import { gstCirculars } from '@/law/gst/texts';
import { incomeTaxPortal } from '@/law/income-tax/texts';
import { tradeMarksAct, ipIndia, wipo } from '@/law/ip/texts';
import { udyamPortal, foscos, tradeHandbook } from '@/law/licences/texts';

/*
 * Letters, e-mails and calls that a business gets after it is on a public register. All statements come from an authority, or
 * anyone can check them. No sender is named.
 */

export interface Letter {
  /** "official": from an authority. "unclear": possibly real. */
  kind: 'official' | 'offer' | 'fraud' | 'unclear';
  title: string;
  text: string;
  citations?: readonly Citation[];
}

/** For public registers, where strangers can see the business. */
export const salesCalls: Letter = {
  kind: 'offer',
  title: 'Calls from accountants, banks, web designers and agents',
  text: 'Sellers buy lists of new entries on public registers. You don’t have to answer.',
};

/** For businesses that are on no public register, such as a proprietor's. */
export const passedOnCalls: Letter = {
  kind: 'offer',
  title: 'Calls about loans, websites and “pending” papers',
  text: 'Telephone numbers on forms are passed on. Ask the caller for the reference and look it up on the portal yourself.',
};

export const registrationFee: Letter = {
  kind: 'unclear',
  title: 'A letter that asks for a registration, directory or renewal fee',
  text: 'Some are real, such as renewal notices of the Trade Marks Registry. Look the number up on the office’s own site.',
  citations: [{ source: tradeMarksAct, place: 'section 25' }],
};

export const registrarLetter: Letter = {
  kind: 'official',
  title: 'Letters of the Registrar of Companies',
  text: 'Letters about inquiries have a service request number (SRN). The Ministry calls a letter without one unauthorised: ask the Registrar.',
  citations: [{ source: mcaNotifications, place: 'notice of 23 February 2022' }],
};

export const taxLetter: Letter = {
  kind: 'official',
  title: 'Messages of the Income Tax Department',
  text: 'A real notice is also in your account on the portal. Type the address yourself.',
  citations: [{ source: incomeTaxPortal, place: '' }],
};

export const gstLetter: Letter = {
  kind: 'official',
  title: 'Letters and visits of the Goods and Services Tax (GST) office',
  text: 'Letters through the portal have a reference number (RFN). Other letters of central officers have a document number (DIN). You can check both online.',
  citations: [{ source: gstCirculars, place: '249/06/2025 and 252/09/2025' }],
};

export const bankCall: Letter = {
  kind: 'fraud',
  title: 'A call from “your bank” or “the portal”',
  text: 'No bank or portal needs your password, one-time password or signature token. Hang up and call the official number.',
};

export const speedMoney: Letter = {
  kind: 'fraud',
  title: 'Somebody offers to have the application accepted for money',
  text: 'The Controller General warns of such calls and e-mails. The callers copy data and status from its site. The law alone decides about an application: no payment gets it accepted.',
  citations: [{ source: ipIndia, place: 'public notice of 17 October 2024' }],
};

export const registerInvoice: Letter = {
  kind: 'fraud',
  title: 'An invoice for an “international register” of marks',
  text: 'Private lists give no protection. The World Intellectual Property Organization (WIPO) warns of them. Only an official office can register your mark abroad.',
  citations: [{ source: wipo, place: '' }],
};

export const domainScare: Letter = {
  kind: 'fraud',
  title: '“Another firm is about to register your brand as a domain”',
  text: 'The sender sells domains and wants you to hurry. Nobody has to warn you, and you lose nothing if you ask your adviser first.',
};

export const udyamCertificate: Letter = {
  kind: 'fraud',
  title: 'A site that sells or “prints” a Udyam certificate',
  text: 'Registration and certificate are free, on one government portal. Sites with similar names are private.',
  citations: [{ source: udyamPortal, place: '' }],
};

export const inspection: Letter = {
  kind: 'official',
  title: 'A visit by an officer',
  text: 'Ask for the identity card and the order, and keep a copy of everything in writing. Pay a fee or fine only against an official receipt.',
};

export const foodPortalFee: Letter = {
  kind: 'fraud',
  title: '“Your food licence is about to be blocked”',
  text: 'You pay fees on the licensing portal, under your own login. Look there before you pay anybody.',
  citations: [{ source: foscos, place: '' }],
};

export const codeDeactivated: Letter = {
  kind: 'fraud',
  title: '“Your code has been deactivated, pay here”',
  text: 'From April to June the yearly update on the portal itself is free. Log in there and look.',
  citations: [{ source: tradeHandbook, place: 'appendix 2K' }],
};

export const foreignBuyer: Letter = {
  kind: 'offer',
  title: 'Buyers, directories and freight agents from abroad',
  text: 'Some are real. Check the buyer through your bank. A real buyer pays you, and does not ask you for money first.',
};
