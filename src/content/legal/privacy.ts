import { site } from '@/content/site';
import type { LegalDocument } from './document';
import { inForceFrom, lawReviewedOn } from './in-force';

/**
 * Law as last reviewed on 20 November 2026. It describes the code of this website: if you change a form, the chat, the
 * payment page or stored data, change this page too.
 */
export const privacy = {
  title: 'Privacy policy',
  description: `What personal data ${site.name} collects, why, who receives it, how long we keep it, and how you see, correct or withdraw it.`,
  lead: 'This policy lists the data we collect about you, our reasons, the people who see it, and your rights.',
  answers: [
    {
      section: 'sharing',
      question: 'Who sees it',
      answer:
        'The people and offices that your order needs. An enquiry waits with us until you pick a professional. No data is sold.',
    },
    {
      section: 'cookies',
      question: 'Cookies',
      answer:
        'None, and no analytics or trackers. What you type stays on your device until you send it.',
    },
    {
      section: 'your-rights',
      question: 'What you may ask',
      answer: `To see, correct or erase your data: write to ${site.email}.`,
    },
  ],
  sections: [
    {
      id: 'who-is-responsible',
      heading: 'Who is responsible',
      blocks: [
        {
          'Responsible for your data': site.legal.entity,
          Address: site.legal.address,
          'Questions and requests about data': site.legal.grievanceOfficer,
          'E-mail': site.email,
          Phone: site.phone,
          'In force from': inForceFrom,
        },
      ],
    },
    {
      id: 'law',
      heading: 'The law behind this policy',
      blocks: [
        'Two sets of law matter. The first is section 43A of the Information Technology Act, 2000, with the Sensitive Personal Data or Information Rules, 2011 (SPDI Rules). Section 72A of that Act punishes disclosure in breach of a lawful contract.',
        'The second is the Digital Personal Data Protection Act, 2023 (DPDP Act), with the Digital Personal Data Protection Rules, 2025 (DPDP Rules). The Act begins in stages: the notification of November 2025 sets mid-May 2027 for most duties and rights. If the Government notifies an earlier day, that day counts.',
        'This policy is written to fit both. Section 43A and the SPDI Rules apply until the DPDP Act replaces them (DPDP Act, section 44(2)).',
      ],
    },
    {
      id: 'what-we-collect',
      heading: 'What this website collects',
      blocks: [
        {
          'Contact form':
            'First name, last name if you give it, e-mail, phone, service and message. It goes to our server, so that we can answer you.',
          'Form at the top of the landing page':
            'It asks for some of these details and goes to our server, so that we can call or write to you.',
          'Consultation form on a service page':
            'Full name, e-mail, phone and service. The form is not sent anywhere: a request stays in your browser and waits above the form. It goes to our server, with the page’s service, only when you press “Send it now”.',
          'Support chat':
            'It follows a script in your browser. It sends nothing to us, and it forgets the conversation when you close it.',
          'Payment page':
            'The amount and your e-mail, which go to Razorpay when you press Pay. If our server creates an order first, it receives the amount too.',
          'Calls, e-mail and WhatsApp':
            'Your words and files, with your number or address. WhatsApp is another company’s service, with its own policy.',
          'Server logs':
            'Servers usually record your Internet Protocol (IP) address, the time, the page or request and the browser type. We use this to keep the website running and safe.',
        },
        'Do not put confidential papers, passwords, Aadhaar, card or bank numbers in a form or a message. We ask for such papers only after you order, and say how to send them.',
      ],
    },
    {
      id: 'orders',
      heading: 'What an order adds',
      blocks: [
        [
          'Identity and address papers, Permanent Account Number (PAN), photographs and signatures, for the forms of your service.',
          'Business papers and bank proof, if the authority asks for them.',
          'Aadhaar, only if a law or portal needs it. Send a masked copy if the portal accepts one. The Aadhaar Act, 2016, limits storage and sharing.',
          'Order reference, amount, payment status, payment ID and contact details, to match and account for your payment.',
        ],
        'Bank and other financial details are sensitive under the SPDI Rules. We collect them only with your written or electronic consent (rule 5), and we treat PAN, Aadhaar and addresses with equal care.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage',
      blocks: [
        'This website sets no cookies and runs no analytics, advertising or social trackers, so it shows no cookie banner. This section is our whole cookie policy; there is no separate page.',
        {
          'Documents you tick':
            'Local storage, under “documents” and the page’s name, until cleared.',
          'Date you pick for a first year':
            'Local storage, under “tool-answers” and the page’s name, until you clear the date.',
          'Text you have typed':
            'Session storage, under “draft”, from the contact, landing and payment forms. Session storage, under “unanswered”: a note that you sent a form and got no answer. Both are deleted when you send, pay, clear or close the tab.',
          'Requests for a consultation':
            'Session storage, under “requests”, also those you have sent. They are deleted when you discard them or close the tab.',
          'Payments you made':
            'Session storage, under “payments”: payment ID, amount and time, once Razorpay’s window opens. They are deleted when that window closes, when you dismiss the receipt or close the tab.',
        },
        'All of this stays on your device and is never sent by itself. Your answers in the structure chooser and the calculators are in the page’s address after the #, which browsers never send to a server.',
        [
          'Razorpay’s script loads on the payment page only. The script and its window may set cookies or use storage under Razorpay’s own policy.',
          'The About page loads a photograph from another company’s image host. That host receives your IP address and browser type.',
        ],
      ],
    },
    {
      id: 'purposes',
      heading: 'Why we use your data',
      blocks: [
        [
          'To answer the enquiry you sent. You give these details for that purpose (DPDP Act, section 7(a), once in force).',
          'To prepare, file and deliver your order, with your consent (section 6, once in force).',
          'To take payment, issue invoices, keep accounts, prevent fraud and meet other laws.',
        ],
        'An enquiry is not consent to marketing. We ask for that separately, with an unticked box, and follow the telecom rules on commercial calls and messages (Telecom Commercial Communications Customer Preference Regulations, 2018).',
      ],
    },
    {
      id: 'sharing',
      heading: 'Who else receives it',
      blocks: [
        [
          'Authorities and their portals, for the filing you ordered.',
          'The professional you pick, and others whom your order needs.',
          'Companies that host our server, mail and messages, under contract and for our purposes only.',
          'Razorpay and banks for payments, and auditors for our accounts.',
          'Courts and agencies, if law requires it (SPDI Rules, rule 6).',
        ],
        'We do not sell personal data. We send an enquiry to a professional only after you pick one.',
      ],
    },
    {
      id: 'payments',
      heading: 'Razorpay and card details',
      blocks: [
        'Razorpay collects payment details itself, as a payment aggregator regulated by the Reserve Bank of India (RBI). We neither see nor store your card, bank or Unified Payments Interface (UPI) details. Its policy is at razorpay.com/privacy.',
        'Since 1 October 2022, RBI lets only card issuers and card networks store card data.',
      ],
    },
    {
      id: 'location',
      heading: 'Where it is kept',
      blocks: [
        `Our server is hosted by ${site.legal.hosting}. Our mail is kept by ${site.legal.mailbox}. Data leaves India only for a place with the same protection (SPDI Rules, rule 7), and never for a restricted one (DPDP Act, section 16, once in force).`,
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep it',
      blocks: [
        {
          'Enquiries without an order': `We keep them for ${site.legal.enquiryRetention}.`,
          'Order files': `We keep them for ${site.legal.fileRetention}.`,
          'Server logs': `We keep them for ${site.legal.logRetention}. Directions of the Indian Computer Emergency Response Team (CERT-In) of 28 April 2022 ask for 180 calendar days, in India.`,
          'Proof of who the founders are':
            'If we form a company or partnership for you: 5 years after our work ends (Prevention of Money-laundering Act, 2002, section 12).',
          'Accounts and invoices':
            'Companies keep books for 8 years (Companies Act, 2013, section 128(5)). Goods and Services Tax (GST) records last 72 months from the due date of the annual return (Central Goods and Services Tax Act, 2017, section 36).',
        },
        'We erase data when its purpose is over and no law asks us to keep it. Once in force, DPDP rule 8(3) sets a minimum of 1 year for personal data, traffic data and logs.',
      ],
    },
    {
      id: 'security',
      heading: 'Security, and steps after a breach',
      blocks: [
        'Forms travel over an encrypted connection (HTTPS). Only people who need your papers for their work may open them, and we keep backups (SPDI Rules, rule 8).',
        'We report cyber incidents on the list of CERT-In to that team within 6 hours (Information Technology Act, section 70B, and the Directions of 2022). If a breach affects you, we tell you without delay. Once DPDP rule 7 is in force, the Data Protection Board receives a detailed report within 72 hours.',
      ],
    },
    {
      id: 'your-rights',
      heading: 'What you may ask of us',
      blocks: [
        [
          'See and correct the information you gave us (SPDI Rules, rule 5).',
          'Withdraw your consent in writing (rule 5). We may then be unable to finish the service.',
          'Ask for a summary of your data and of the people who received it (DPDP Act, section 11, once in force).',
          'Ask us to correct, complete, update or erase it (section 12, once in force).',
          'Name a person who acts for you after death or incapacity (section 14, once in force).',
          'Read our notice in English or a language of the Eighth Schedule (sections 5(3) and 6(3), once in force).',
        ],
        `Write to ${site.email}. Withdrawing consent is as easy as giving it. We check that it is you, then act.`,
      ],
    },
    {
      id: 'children',
      heading: 'People under 18',
      blocks: [
        'This website is for people aged 18 or older. We do not knowingly collect a child’s data or aim advertising at them (DPDP Act, sections 2(f) and 9; section 9 once in force). If a child has written to us, tell us, and we erase the message.',
      ],
    },
    {
      id: 'complaints',
      heading: 'Complaints about data',
      blocks: [
        `Write to ${site.legal.grievanceOfficer}, at ${site.email}. We answer within 1 month, the limit of SPDI rule 5. Once DPDP Act section 13 is in force, you may then go to the Data Protection Board.`,
      ],
    },
    {
      id: 'links-and-changes',
      heading: 'Other websites and changes',
      blocks: [
        `Websites we link to follow their own policies. This version applies from ${inForceFrom}; a new one appears here with its date. If you gave us data for one purpose, we use it for another only if you agree or law requires it.`,
        `The law stated here was last reviewed on ${lawReviewedOn}.`,
      ],
    },
  ],
  sources: [
    {
      title: 'Prevention of Money-laundering Act, 2002, section 12',
      href: 'https://egazette.gov.in',
    },
    {
      title: 'Information Technology Act, 2000, sections 43A, 70B and 72A',
      href: 'https://indiacode.gov.in',
    },
    {
      title:
        'Information Technology (Reasonable Security Practices and Procedures and Sensitive Personal Data or Information) Rules, 2011, rules 5 to 8',
      href: 'https://www.meity.gov.in',
    },
    {
      title: 'Digital Personal Data Protection Act, 2023, sections 2, 5 to 7, 9, 11 to 14, 16, 44',
      href: 'https://indiacode.gov.in',
    },
    {
      title: 'Digital Personal Data Protection Rules, 2025, G.S.R. 846(E), rules 7 and 8',
      href: 'https://www.meity.gov.in',
    },
    { title: 'CERT-In Directions of 28 April 2022', href: 'https://www.cert-in.org.in' },
    { title: 'Aadhaar Act, 2016', href: 'https://indiacode.gov.in' },
    { title: 'Companies Act, 2013, section 128(5)', href: 'https://www.mca.gov.in' },
    {
      title: 'Central Goods and Services Tax Act, 2017, section 36',
      href: 'https://cbic-gst.gov.in',
    },
    {
      title: 'Reserve Bank of India: payment aggregators and storage of card data',
      href: 'https://www.rbi.org.in',
    },
    {
      title: 'Telecom Commercial Communications Customer Preference Regulations, 2018',
      href: 'https://www.trai.gov.in',
    },
  ],
} satisfies LegalDocument;
