import { site } from '@/content/site';
import type { LegalDocument } from './document';
import { inForceFrom, lawReviewedOn } from './in-force';

/** Law as last reviewed on 20 November 2026. The wording on advocates needs the approval of the provider's advocate. */
export const disclaimer = {
  title: 'Disclaimer',
  description: `What this website is not: legal advice, an advertisement by an advocate, a government website or a promise of a result.`,
  lead: `${site.name} informs you and prepares papers; it does not decide, grant or appear in court for you.`,
  answers: [
    {
      section: 'general-information',
      question: 'Is this advice?',
      answer:
        'No: general information. For your own case, ask a professional who has seen your papers.',
    },
    {
      section: 'not-a-government-website',
      question: 'Is this the government?',
      answer: 'No: a private firm. You can use the official portals yourself, often without a fee.',
    },
    {
      section: 'no-promise-of-a-result',
      question: 'Is the result certain?',
      answer: 'No: the authority decides. The 7 days run from complete papers.',
    },
  ],
  sections: [
    {
      id: 'general-information',
      heading: 'General information, not advice',
      blocks: [
        'This website gives general information as of the date on each page. It is not legal, tax or financial advice on your case. Laws, forms and fees change, so check the official portal before you act.',
        'Do not act, or let a deadline pass, only because of a page here. Ask a registered professional who has seen your papers.',
      ],
    },
    {
      id: 'not-a-government-website',
      heading: 'Not a government website',
      blocks: [
        `We are a private firm, not a government office. ${site.legal.entity} has no link with the Ministry of Corporate Affairs, the tax departments, the intellectual property offices, the food authority or Startup India.`,
        'You can use government services directly, often without a fee. Udyam registration and recognition as a start-up are two examples. We charge for preparing and filing, not for access.',
      ],
    },
    {
      id: 'no-advertising-or-solicitation',
      heading: 'No advertising or solicitation',
      blocks: [
        'Advocates may not advertise or solicit work, directly or indirectly (Bar Council of India Rules, Part VI, Chapter II, Rule 36). This website is for information. Nothing on it is an advertisement or solicitation by an advocate, or on an advocate’s behalf.',
        [
          'You came here by your own choice, to find information.',
          'This website names no advocate, and promotes, ranks, rates and prices none. On 3 July 2024 the Madras High Court ordered the removal of such listings from service sites (W.P. 31281 of 2019; an appeal is pending).',
          'Advocates act independently under the Advocates Act, 1961, and answer to their own client.',
          'You engage the advocate yourself and pay the advocate’s fee directly; our own fee never covers it. An advocate may not share a fee with a person who is not an advocate (Part VI, Chapter III, Rule 2).',
        ],
      ],
    },
    {
      id: 'no-client-relation',
      heading: 'No advocate and client relation yet',
      blocks: [
        'You do not become an advocate’s client by reading this website, using the chat, sending a form, writing to us or paying. That relation begins when the advocate accepts your matter in writing.',
        'Until then, send no secrets and no original papers. The privacy policy explains what happens to everything you send.',
      ],
    },
    {
      id: 'regulated-work',
      heading: 'Who does regulated work',
      blocks: [
        `${site.name} is neither a law firm nor a firm of chartered accountants. A registered advocate, patent agent, company secretary or chartered accountant does the work that law reserves for that profession. Each is responsible for their own work, under the rules of that profession.`,
      ],
    },
    {
      id: 'no-promise-of-a-result',
      heading: 'No promise of a result',
      blocks: [
        'Authorities grant, refuse, question and delay. We do not promise a registration, a licence, a tax refund, funding or a date. The 7 days on our landing page run from complete papers, and the department decides.',
        'Figures, ratings and client comments here do not forecast your case, and none is about an advocate’s work. If you want to know their basis, write to us.',
      ],
    },
    {
      id: 'government-fees',
      heading: 'Government fees shown here',
      blocks: [
        'Government fees and stamp duties on our pages are a guide. They vary by State, capital, applicant or class, and they change without notice to us. The amount on the official portal on the day of filing counts.',
      ],
    },
    {
      id: 'other-websites',
      heading: 'Other websites and Razorpay',
      blocks: [
        'Links lead to websites we do not control, including official portals and WhatsApp. Payments run in Razorpay’s window. Each website has its own terms, and our link does not recommend it.',
      ],
    },
    {
      id: 'names-and-marks',
      heading: 'Names, logos and marks',
      blocks: [
        'Names of authorities, portals and schemes belong to their owners. We use them only to name the office or form. We show no State Emblem and no official logo (State Emblem of India (Prohibition of Improper Use) Act, 2005).',
        `The name ${site.name} and its logo belong to us. We use the sign ® only for a registered mark, because false use draws a penalty (Trade Marks Act, 1999, section 107).`,
      ],
    },
    {
      id: 'errors',
      heading: 'If you find a mistake',
      blocks: [
        `Write to ${site.email} and name the page. We check it against the official source and correct it promptly. Questions about this page go to ${site.legal.grievanceOfficer}.`,
      ],
    },
    {
      id: 'terms-and-law',
      heading: 'Terms and law',
      blocks: [
        `Our terms of service apply to orders and payments, and include refunds and complaints. Indian law applies to this page too. Nothing here limits a right you have under the Consumer Protection Act, 2019.`,
        `This version applies from ${inForceFrom}. The law stated here was last reviewed on ${lawReviewedOn}.`,
      ],
    },
  ],
  sources: [
    {
      title: 'Bar Council of India Rules, Part VI, Chapter II, Rule 36, and Chapter III, Rule 2',
      href: 'https://www.barcouncilofindia.org',
    },
    { title: 'Advocates Act, 1961', href: 'https://indiacode.gov.in' },
    { title: 'Trade Marks Act, 1999, section 107', href: 'https://indiacode.gov.in' },
    {
      title: 'State Emblem of India (Prohibition of Improper Use) Act, 2005',
      href: 'https://indiacode.gov.in',
    },
    { title: 'Consumer Protection Act, 2019', href: 'https://consumeraffairs.gov.in' },
    {
      title: 'Udyam, the official registration of small enterprises',
      href: 'https://udyamregistration.gov.in',
    },
    { title: 'Startup India, the official portal', href: 'https://www.startupindia.gov.in' },
  ],
} satisfies LegalDocument;
