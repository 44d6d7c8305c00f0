import { z } from 'zod';
import { keysOf } from '../lib/keys.ts';
import { gstinCheckDigit } from '../law/numbers/check-digit.ts';
import { languageCodes, type LanguageName } from './languages.ts';
import { allServices, groups } from './services/catalogue.ts';

/* The schema of the owner's file. Its messages name the cure. Only the build and the tests read it. */

/** An international number, with at most the 15 digits that one can have (ITU-T E.164), and at least 8. */
export const phone = z
  .string('must be a text between quotation marks')
  .regex(
    /^\+(?=(?:[ ()-]*\d){8,15}[ ()-]*$)\d[\d ()-]{7,20}$/,
    'must be an international number such as +91 98765 43210',
  );

const languages = Object.keys(languageCodes) as [LanguageName, ...LanguageName[]];

const titles = allServices.map(({ title }) => title);

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

const MONTHS =
  /^([1-9]|[12]\d|3[01]) (January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;

const text = z.string('must be a text between quotation marks').regex(/\S/, 'is empty');

const textOrNone = z.string('must be a text between quotation marks');

/** "Days" alone is ambiguous: the law uses both working days and calendar days. */
const period = text.regex(
  /^(?!.*\bdays?\b)|\b(?:working|calendar) days?\b/,
  'must say working days or calendar days',
);

const rating = z.number('must be a number without quotation marks').max(5, 'must be 5 at most');

/** A part of the owner's file. Unknown lines are errors, because they would do nothing. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? 'is a line that the site does not know'
        : 'must have its lines between { and }',
  });

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'must be a list between [ and ]');

const slug = z.enum(
  allServices.map((service) => service.slug),
  'must be the address of a service, such as gst-filing',
);

export const ownerSchema = part({
  /** The name of the business as visitors know it. */
  name: text,
  /** The telephone, with + and the country's code. It is shown as it is written here. A number of zeros is a sample. */
  phone,
  /** The number for WhatsApp, or '' where it is the telephone's. */
  whatsapp: z.union([phone, z.literal('')], 'must be a text between quotation marks'),
  /**
   * When somebody answers the telephone, such as 'Monday to Saturday, 10 am to 7 pm'. The first page says "24/7
   * support" only while this is '24/7', and so do we tell search engines.
   */
  officeHours: text,
  /** The languages in which one can talk to you, each in its own script; src/content/languages.ts has those that the site knows. */
  languages: list(z.enum(languages, 'must be a language as the site writes it')).nonempty(
    'is empty',
  ),
  /** In what time after a call you send your written quote, such as '1 working day', or '' where you promise none. */
  quoteTime: z.union([period, z.literal('')], 'must say working days or calendar days'),
  /** Who has confirmed these languages and this time, and when: 'Asha Rao, partner, 1 January 2027'. */
  promisesChecked: text,
  /** In what time you answer a message, such as '1 working day', or '' where you promise none. */
  answerTime: textOrNone,
  /** The address for e-mail. A sample. */
  email: text.regex(/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+$/, 'must be one such as desk@example.in'),
  /**
   * Social networks: the name, and the address of your page there (https://…). Without an address the name is shown
   * alone.
   */
  socials: list(
    part({
      name: text,
      address: z
        .string("must be a text, or '' for none")
        .regex(/^$|^https:\/\/[^\s/]+\.\S+$/, 'must start with https://, or be empty'),
    }),
  ),
  /**
   * Footer and catalogue have seven links without a page behind them: careers, blog, support, refund policy, cookie
   * policy and two services. With false there is none: refund and cookie policy lead to their clauses, the services
   * to their pages.
   */
  linksWithoutPage: z.boolean('must be true or false, without quotation marks'),
  /** What the photograph of the About page (VITE_ABOUT_IMAGE_URL) shows, for people who can't see it. */
  photograph: text,
  /** What the law asks a provider to publish of itself. All samples, but for the last. */
  legal: part({
    /** The legal name, as it is registered. */
    entity: text,
    /** The form of business, such as 'private limited company'. */
    constitution: text,
    /** The CIN, LLPIN or other registration number. */
    registrationNumber: text,
    /** The GSTIN, or in words why there is none. */
    gstin: text
      .refine(
        (value) => value.includes(' ') || GSTIN.test(value),
        'must have its 15 characters, or say in words why there is none',
      )
      .refine(
        (value) => !GSTIN.test(value) || value.endsWith(gstinCheckDigit(value)),
        'has a slip: its last character does not fit the others',
      ),
    /** The city of the registered office, which stands at the foot of every page. */
    city: text,
    /** The registered address in full, with the PIN code. */
    address: text,
    /** Branch offices, or 'none'. */
    branches: text,
    /**
     * The grievance officer: name and title, who is no advocate. The site names no advocate anywhere: Rule 36 of
     * the Bar Council of India forbids advocates to be advertised.
     */
    grievanceOfficer: text,
    /** The city or cities whose courts decide. */
    courts: text,
    /** In what time an agreed refund is sent, such as '10 working days'. */
    refundPeriod: period,
    /** Which company hosts the site, and in which country. */
    hosting: text,
    /** Which company keeps the mail, and in which country. */
    mailbox: text,
    /** How long the server's logs are kept. */
    logRetention: period,
    /** How long messages are kept that lead to no order. */
    enquiryRetention: period,
    /** How long the files of an order are kept. */
    fileRetention: period,
    /** The day from which the legal pages hold, such as '1 January 2027'. */
    effectiveDate: text.regex(MONTHS, 'must be written like 1 January 2027'),
  }),
  /**
   * Who has agreed to the refund rules (src/content/legal/refund-stages.ts), and when: 'Asha Rao, advocate, 1
   * January 2027'.
   */
  refundRules: text,
  /**
   * Who acts for clients before the Trade Marks Registry: 'Asha Rao, no. 12345', your registered trade marks agent,
   * who is no advocate, or '' where you have none: the pages then say that clients file themselves, or with an
   * agent or advocate of theirs.
   */
  trademarkAgent: textOrNone,
  /**
   * The next two are due from 1 January 2027 (E-Commerce Rules, G.S.R. 789(E)); until then they may be ''. Since
   * when you are a partner of the National Consumer Helpline (its convergence programme), such as '1 December
   * 2026'.
   */
  helplinePartnerSince: textOrNone,
  /** Who has checked the site for dark patterns, and when, once a year: 'Asha Rao, partner, 28 December 2026'. */
  darkPatternsChecked: textOrNone,
  /** Figures of the first page and the About page. All samples; one that is '' is not shown. */
  figures: part({
    experts: textOrNone,
    coverage: textOrNone,
    reviews: textOrNone,
    onboardedMonthly: textOrNone,
    clients: textOrNone,
    /** An average rating, of 5. */
    rating: textOrNone,
    cities: textOrNone,
    startups: textOrNone,
    successRate: textOrNone,
    years: textOrNone,
  }),
  /** Who has checked the figures above and the ratings below, and when: 'Asha Rao, partner, 1 January 2027'. */
  figuresChecked: text,
  /**
   * Ratings on review sites: the site's name, the rating there, of 5, and the address of the page that shows it (https://…).
   * Both are samples, but for the first rating.
   */
  reviewSites: list(
    part({
      name: text,
      rating: rating.gt(0, 'must be above 0'),
      address: z.string().regex(/^https:\/\/[^\s/]+\.\S+$/, 'must start with https://'),
    }),
  ),
  /**
   * What clients have written, the most telling first; the list may be empty. All samples. "rating" is of 5, from 1
   * to 5. "service" is a service's title as the site has it. "verified" is a statement that you sign: true says
   * that you have checked who wrote this, that they ordered the service and agreed to be quoted, and that you can
   * show it when asked.
   */
  testimonials: list(
    part({
      rating: rating.int('must be a whole number').min(1, 'must be 1 at least'),
      text,
      author: text,
      position: text,
      service: z.enum(titles, 'must be a service’s title as the site has it'),
      verified: z.boolean('must be true or false, without quotation marks'),
    }),
  ),
  /**
   * The colour of buttons and links, in OKLCH: lightness from 0 to 1, chroma up to 0.4, hue in degrees. White on it must be 7:1
   * (docs/brand.md).
   */
  colour: part({
    lightness: z.number('must be a number').min(0.2).max(0.6, 'is too light to read white on'),
    chroma: z.number('must be a number').min(0).max(0.4, 'must be 0.4 at most'),
    hue: z.number('must be a number').min(0).max(360, 'must be 360 at most'),
  }),
  /** Services of the catalogue that you do not offer, by their addresses: no page, menu, list, search or link has them. */
  hiddenServices: list(slug),
  /** What stands in a menu of the header, in your order. A menu without a line has the specification's services. */
  menus: z.partialRecord(
    z.enum(keysOf(groups)),
    list(slug),
    'is no menu: company, tax, licences, ip or other',
  ),
});

/** What the owner fills in. */
export type Owner = z.infer<typeof ownerSchema>;
