import { site, trademarkActs, whoContracts } from '@/content/site';
import type { LegalDocument } from './document';
import { notForBusiness, refundStages } from './refund-stages';
import { inForceFrom, lawReviewedOn } from './in-force';
import { shopDuties } from './shop-duties';
import { buildDay } from '@/lib/build-day';

/**
 * Law as last reviewed on 20 November 2026. The refund rules, the limit of liability and the fair-use rules are samples:
 * the provider and its advocate have to confirm them before the site goes live.
 */
export const terms = {
  title: 'Terms of service',
  description: `What you order from ${site.name}, what you pay, how you cancel, how refunds work and how to complain.`,
  lead: 'These terms say what we do for you, what you pay, and what happens when either of us stops.',
  answers: [
    {
      section: 'fees',
      question: 'What you pay',
      answer:
        'The total of a written quote, after you accept it. Government fees are in it, at cost.',
    },
    {
      section: 'refund-and-cancellation',
      question: 'What comes back',
      answer:
        'Before we start: everything. Until we file: our fee, but not money already paid to others. After that: only the fee for work not done as agreed.',
    },
    { section: 'our-work', question: 'Who is responsible', answer: whoContracts },
  ],
  sections: [
    {
      id: 'who-we-are',
      heading: 'Who we are',
      blocks: [
        {
          'Name on this website': /localhost/.test(site.origin)
            ? site.name
            : `${site.name}, at ${site.origin}`,
          'Legal name': site.legal.entity,
          'Form of business': site.legal.constitution,
          'Registration number': site.legal.registrationNumber,
          'Goods and Services Tax Identification Number (GSTIN)': site.legal.gstin,
          'Registered address': site.legal.address,
          Branches: site.legal.branches,
          Phone: site.phone,
          'E-mail': site.email,
          'Grievance officer': site.legal.grievanceOfficer,
          'In force from': inForceFrom,
        },
        `We are a private firm, not a government office. No ministry, registrar or official portal owns us or stands behind us. You can make most filings yourself on the official portal.`,
      ],
    },
    {
      id: 'agreement',
      heading: 'When these terms apply',
      blocks: [
        'Reading this website or sending an enquiry does not bind you to an order. We send a written quote, and you accept it and these terms by replying before you pay. We never accept a pre-ticked box as your consent (Consumer Protection (E-Commerce) Rules, 2020, rule 4(9)).',
        'The contract begins when we confirm your order in writing. An attempt to pay does not begin it. A contract made online is valid (Information Technology Act, 2000, section 10A; Indian Contract Act, 1872, section 10).',
        'By law you must be 18 or older and able to contract (Indian Contract Act, section 11). If you order for a business, you confirm that you may act for it.',
      ],
    },
    {
      id: 'our-work',
      heading: 'What we do and do not do',
      blocks: [
        `${site.name} is a network of independent professionals. We prepare papers, file them and follow them up, as far as your order goes. The authority decides, so we cannot promise its approval, its timing or a result.`,
        whoContracts,
        [
          'We are not a law firm, we do not appear in court, and we file no vakalatnama (authority to appear).',
          trademarkActs,
          'If you need an advocate, you choose, engage and pay that advocate directly. This site names none, and our own fee never covers an advocate’s work.',
          'Advice in a regulated field comes from a professional registered in that field, under the rules of that profession.',
          'We use no State Emblem, official name or official logo as our own (State Emblem of India (Prohibition of Improper Use) Act, 2005).',
        ],
      ],
    },
    {
      id: 'order',
      heading: 'Your order and its scope',
      blocks: [
        'The service page and our written quote together set the scope. Work outside them needs a new quote, and we begin it only after you agree. If the page and the quote differ, the quote decides.',
        'The first consultation is a call: we hear what you need and name the fee. It is free and commits you to nothing. Reading your papers, written advice and any later talk are paid, and quoted first.',
      ],
    },
    {
      id: 'your-part',
      heading: 'Your part of the work',
      blocks: [
        [
          'Give true and complete information and papers, and answer our questions in time.',
          'Read each draft before it is filed, and tell us what is wrong.',
          'Sign with your own digital signature, and approve each one-time password (OTP) step yourself.',
          'Do not share a password or an OTP unless we agreed a procedure in writing.',
          'Use our work for a lawful purpose only. You are responsible for your own declarations.',
        ],
        'If an authority or another person claims money from us because you gave us false information, you repay our loss. You owe us no other indemnity.',
      ],
    },
    {
      id: 'fees',
      heading: 'Fees and taxes',
      blocks: [
        'The quote shows one total and its parts: our fee, government fee, stamp duty, taxes and any convenience charge. GST on our fee has its own line. We add nothing to the total later without your written agreement.',
        'Government fees are charged at cost, and the authority may change them. Once paid to the authority, they usually do not come back.',
        'If we are registered for Goods and Services Tax (GST), our invoice shows this tax. An advocate’s services to a business may carry GST under reverse charge, which the business itself pays.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      blocks: [
        'The payment page takes the amount of your quote through Razorpay, a payment aggregator regulated by the Reserve Bank of India (RBI). Razorpay’s window shows the methods it accepts. You enter card, bank or Unified Payments Interface (UPI) details in that window, not on our page.',
        'Keep the payment ID and send it to us, as the page asks. If money left your account and we sent no confirmation, write to us with that ID. We return duplicate payments and payments made without an agreed quote in full.',
        'You may dispute a payment through your bank (a charge-back). We then give the bank and Razorpay the papers of the order. Razorpay’s own contact details are on razorpay.com.',
      ],
    },
    {
      id: 'refund-and-cancellation',
      heading: 'Refund and cancellation',
      blocks: [
        `To cancel, write to ${site.email} with your order or payment ID. This section is our whole refund policy; there is no separate page.`,
        {
          ...refundStages,
          'If we cancel':
            'We return our fee for unfinished work and everything not yet paid out for you.',
        },
        `We charge no fee for cancelling (E-Commerce Rules, rule 4(8)). An agreed refund goes to the method you paid with, unless you agree to another. We send it within ${site.legal.refundPeriod}, or sooner if law requires (rule 4(10)).`,
      ],
    },
    {
      id: 'delivery',
      heading: 'Time and delivery',
      blocks: [
        'We deliver documents by e-mail, as each stage ends. Times on this website are usual times. They run from complete papers, and the 7 days on our landing page do too.',
        'A portal failure, a late answer from you, a strike, a disaster or a change of law may delay us. We tell you the cause, and go on when it has ended. You may still cancel under the section above.',
      ],
    },
    {
      id: 'confidentiality',
      heading: 'Confidentiality and privacy',
      blocks: [
        'We keep your papers confidential. We share them with the authorities and professionals your order needs, or if a law or court requires it. Our privacy policy describes personal data, cookies and storage, so there is no separate cookie policy.',
      ],
    },
    {
      id: 'ownership',
      heading: 'Who owns what',
      blocks: [
        'The website’s text, drawings, logo and templates belong to us or our licensors. You may use the documents we make for you in your own affairs. Your content stays yours, and other people’s trade marks stay theirs.',
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use of this website',
      blocks: [
        'Do not send unlawful content, pretend to be another person, or harm the website by automated requests. Do not try to reach systems or data that are not public.',
      ],
    },
    {
      id: 'consumer-rights',
      heading: 'Your rights as a consumer',
      blocks: [
        'Nothing here takes away a right under the Consumer Protection Act, 2019. That includes remedies for deficient service (section 2(11)), unfair contracts (section 2(46)) and unfair trade practices (section 2(47)).',
        [
          'We do not pose as a consumer or post reviews as one.',
          'Our claims have to be true and supported (Guidelines for Prevention of Misleading Advertisements, 2022). Ask us for the basis of any claim.',
          'We use no false urgency, hidden charge, item you did not ask for or subscription trap (Guidelines for Prevention and Regulation of Dark Patterns, 2023).',
          'We show no earlier price beside ours and no paid listings. We use your details for another purpose only with your express consent.',
          ...shopDuties(buildDay),
        ],
      ],
    },
    {
      id: 'liability',
      heading: 'Limits of our liability',
      blocks: [
        'For one order, we pay for loss up to the fee you paid us for it. We do not pay for indirect loss, such as lost profit. A refund, penalty or late fee that our own mistake caused is direct loss.',
        'These limits do not cover fraud, wilful default, or liability that law does not let us limit. A court or consumer commission may set aside an unfair term (Indian Contract Act, section 23; Consumer Protection Act, section 2(46)).',
      ],
    },
    {
      id: 'refusal',
      heading: 'When we may refuse or stop',
      blocks: [
        'We may refuse or stop work that is unlawful, conflicts with another client’s interest, or lacks papers we asked for. If we form a company or partnership for you, we must check who you are and who owns the business (Prevention of Money-laundering Act, 2002, sections 11A and 12). We keep the record for 5 years (S.O. 2135(E)).',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints',
      blocks: [
        `Write to ${site.legal.grievanceOfficer}, at ${site.email}, or call ${site.phone}. You receive a ticket number and a copy of the complaint as we recorded it, so that you can follow your case. We acknowledge a complaint within 48 hours and resolve it within 1 month of receipt (E-Commerce Rules, rule 4(5)).`,
        `You may call the National Consumer Helpline on 1915, or file a complaint through e-Jagriti. ${notForBusiness}`,
      ],
    },
    {
      id: 'law-and-courts',
      heading: 'Law and courts',
      blocks: [
        `Indian law applies. As far as law allows, courts in ${site.legal.courts} have jurisdiction. A consumer may file where they live or work (Consumer Protection Act, section 34(2)), and no term here bars legal proceedings (Indian Contract Act, section 28).`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and general points',
      blocks: [
        `This version applies from ${inForceFrom}. A new version appears on this page with its date, and orders already paid keep the old one. The law stated here was last reviewed on ${lawReviewedOn}.`,
        'These terms and your quote are the entire agreement. They are written in English, and notices between us go by e-mail. If one term is invalid, the others stand.',
      ],
    },
  ],
  sources: [
    {
      title: 'Indian Contract Act, 1872, sections 10, 11, 23 and 28',
      href: 'https://indiacode.gov.in',
    },
    {
      title: 'Information Technology Act, 2000, section 10A',
      href: 'https://indiacode.gov.in',
    },
    {
      title: 'Consumer Protection Act, 2019, sections 2 and 34',
      href: 'https://indiacode.gov.in',
    },
    {
      title: 'State Emblem of India (Prohibition of Improper Use) Act, 2005',
      href: 'https://indiacode.gov.in',
    },
    {
      title:
        'Consumer Protection (E-Commerce) Rules, 2020, rule 4, as amended by G.S.R. 789(E) of 9 September 2026',
      href: 'https://consumeraffairs.gov.in',
    },
    {
      title:
        'Guidelines for Prevention of Misleading Advertisements, 2022, and Guidelines for Prevention and Regulation of Dark Patterns, 2023',
      href: 'https://consumeraffairs.gov.in',
    },
    {
      title: 'Prevention of Money-laundering Act, 2002: notification S.O. 2135(E) dated 9 May 2023',
      href: 'https://egazette.gov.in',
    },
    {
      title: 'Reserve Bank of India: Master Direction on Payment Aggregators, 15 September 2025',
      href: 'https://www.rbi.org.in',
    },
    {
      title: 'Central Board of Indirect Taxes and Customs: GST under reverse charge',
      href: 'https://cbic-gst.gov.in',
    },
    { title: 'National Consumer Helpline', href: 'https://consumerhelpline.gov.in' },
    {
      title: 'e-Jagriti, the portal of the consumer commissions',
      href: 'https://e-jagriti.gov.in',
    },
  ],
} satisfies LegalDocument;
