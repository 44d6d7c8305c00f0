import type { Owner } from '@/content/owner-schema';

/*
 * What the owner of the site fills in. The words above a line say what it means. Logo and colours: docs/brand.md.
 *
 * Change what stands between quotation marks and leave the marks, the name before them and the comma after them. Inside a
 * text write the apostrophe as on paper, ’ and not '. The build stops at a value that can't be right and says which one.
 * "npm run ready" names the samples that are left: the site must not go live with them.
 */
export const owner: Owner = {
  // The name of the business as visitors know it.
  name: 'Sthapana',

  // The telephone, with + and the country's code. It is shown as it is written here. A number of zeros is a sample.
  phone: '+91 00000 00000',
  // The number for WhatsApp, or '' where it is the telephone's.
  whatsapp: '',
  // When somebody answers the telephone, such as 'Monday to Saturday, 10 am to 7 pm'. The first page says "24/7 support"
  // only while this is '24/7', and so do we tell search engines.
  officeHours: '24/7',
  // The languages in which one can talk to you, each in its own script; src/content/languages.ts has those that the site knows.
  languages: ['English', 'हिन्दी', 'मराठी'],
  // In what time after a call you send your written quote, such as '1 working day', or '' where you promise none.
  quoteTime: '1 working day',
  // Who has confirmed these languages and this time, and when: 'Asha Rao, partner, 1 January 2027'.
  promisesChecked: 'sample promises, which nobody has confirmed yet',
  // In what time you answer a message, such as '1 working day', or '' where you promise none.
  answerTime: '',
  // The address for e-mail. A sample.
  email: 'hello@example.in',

  // Social networks: the name, and the address of your page there (https://…). Without an address the name is shown alone.
  socials: [
    { name: 'LinkedIn', address: '' },
    { name: 'Instagram', address: '' },
    { name: 'YouTube', address: '' },
  ],

  // Footer and catalogue have seven links without a page behind them: careers, blog, support, refund policy, cookie policy
  // and two services. With false there is none: refund and cookie policy lead to their clauses, the services to their pages.
  linksWithoutPage: true,

  // What the photograph of the About page (VITE_ABOUT_IMAGE_URL) shows, for people who can't see it.
  photograph: 'Hands signing papers at a desk',

  // What the law asks a provider to publish of itself. All samples, but for the last.
  legal: {
    // The legal name, as it is registered.
    entity: 'Sthapana Services (sample legal name)',
    // The form of business, such as 'private limited company'.
    constitution: 'sample form of business, such as a private limited company',
    // The CIN, LLPIN or other registration number.
    registrationNumber: 'sample registration number',
    // The GSTIN, or in words why there is none.
    gstin: 'sample GSTIN',
    // The city of the registered office, which stands at the foot of every page.
    city: 'sample city',
    // The registered address in full, with the PIN code.
    address: 'Sample registered address, City, State, PIN code, India',
    // Branch offices, or 'none'.
    branches: 'sample list of branch offices, or the word none',
    // The grievance officer: name and title, who is no advocate. The site names no advocate anywhere: Rule 36 of the Bar
    // Council of India forbids advocates to be advertised.
    grievanceOfficer: 'a sample Grievance Officer',
    // The city or cities whose courts decide.
    courts: 'the sample city',
    // In what time an agreed refund is sent, such as '10 working days'.
    refundPeriod: 'a sample period, such as 10 working days',
    // Which company hosts the site, and in which country.
    hosting: 'a sample hosting company in a sample country',
    // Which company keeps the mail, and in which country.
    mailbox: 'a sample e-mail company in a sample country',
    // How long the server's logs are kept.
    logRetention: 'a sample period, such as 180 calendar days',
    // How long messages are kept that lead to no order.
    enquiryRetention: 'a sample period, such as 12 months',
    // How long the files of an order are kept.
    fileRetention: 'a sample period, such as 8 years',
    // The day from which the legal pages hold, such as '1 January 2027'.
    effectiveDate: '20 November 2026',
  },

  // Who has agreed to the refund rules (src/content/legal/refund-stages.ts), and when: 'Asha Rao, advocate, 1 January 2027'.
  refundRules: 'sample rules, which nobody has agreed to yet',

  // Who acts for clients before the Trade Marks Registry: 'Asha Rao, no. 12345', your registered trade marks agent, who is no
  // advocate, or '' where you have none: the pages then say that clients file themselves, or with an agent or advocate of theirs.
  trademarkAgent: 'sample name and number',

  // The next two are due from 1 January 2027 (E-Commerce Rules, G.S.R. 789(E)); until then they may be ''.
  // Since when you are a partner of the National Consumer Helpline (its convergence programme), such as '1 December 2026'.
  helplinePartnerSince: 'a sample day',
  // Who has checked the site for dark patterns, and when, once a year: 'Asha Rao, partner, 28 December 2026'.
  darkPatternsChecked: 'sample check, which nobody has made yet',

  // Figures of the first page and the About page. All samples; one that is '' is not shown.
  figures: {
    experts: '500+',
    coverage: 'All India',
    reviews: '10,000+',
    onboardedMonthly: '2,500+',
    clients: '10,000+',
    // An average rating, of 5.
    rating: '4.9/5',
    cities: '50+',
    startups: '1000+',
    successRate: '99%',
    years: '10+',
  },

  // Who has checked the figures above and the ratings below, and when: 'Asha Rao, partner, 1 January 2027'.
  figuresChecked: 'sample figures, which nobody has checked yet',

  // Ratings on review sites: the site's name, the rating there, of 5, and the address of the page that shows it (https://…).
  // Both are samples, but for the first rating.
  reviewSites: [
    { name: 'sample reviews', rating: 4.6, address: 'https://reviews.example.com' },
    { name: 'sample ratings', rating: 4.9, address: 'https://ratings.example.com' },
  ],

  // What clients have written, the most telling first; the list may be empty. All samples. "rating" is of 5, from 1 to 5.
  // "service" is a service's title as the site has it. "verified" is a statement
  // that you sign: true says that you have checked who wrote this, that they ordered the service and agreed to be quoted, and
  // that you can show it when asked.
  testimonials: [
    {
      rating: 5,
      text: 'I asked for a company and was told an LLP would do. It was on record in two weeks, and my yearly filings are half of what I had feared.',
      author: 'Meera Kulkarni',
      position: 'Co-founder, spice brand, Pune',
      service: 'LLP Registration',
      verified: true,
    },
    {
      rating: 5,
      text: 'Each message said whose turn it was. Our GSTIN came on the fourth working day.',
      author: 'Arif Sheikh',
      position: 'Owner, hardware wholesale, Indore',
      service: 'GST Registration',
      verified: true,
    },
    {
      rating: 4,
      text: 'The examiner objected to our mark. I could follow every line of the reply before I signed it.',
      author: 'Lakshmi Narayanan',
      position: 'Partner, design studio, Chennai',
      service: 'Trademark Objection Reply',
      verified: true,
    },
  ],
};
