import { z } from 'zod';
import { keysOf } from '../lib/object-entries.ts';
import { gstinCheckDigit } from '../law/numbers/check-digit.ts';
import { languageCodes, type LanguageName } from './languages.ts';
import { allServices, groups } from './services/catalogue.ts';

/* The schema of the owner's file. Its messages say how to correct an error. Only the build and the tests read this file. */

/** An international telephone number of 8 to 15 digits (ITU-T E.164). */
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

/** A part of the owner's file. Unknown lines are errors, because they would have no effect. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? 'is not a known setting'
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
  /** The telephone number, with + and the country code, exactly as it should be shown. A number of zeros is a sample. */
  phone,
  /** The WhatsApp number, or '' if it is the telephone number. */
  whatsapp: z.union([phone, z.literal('')], 'must be a text between quotation marks'),
  /**
   * The hours when somebody answers the telephone, such as 'Monday to Saturday, 10 am to 7 pm'. They are also in the data for
   * search engines. The landing page shows "24/7 support" only if this is '24/7'.
   */
  officeHours: text,
  /** The languages that you speak with clients, each in its own script, from the list in src/content/languages.ts. */
  languages: list(z.enum(languages, 'must be a language from src/content/languages.ts')).nonempty(
    'is empty',
  ),
  /** The time from a call to your written quote, such as '1 working day', or '' if you don't promise one. */
  quoteTime: z.union([period, z.literal('')], 'must say working days or calendar days'),
  /** Who confirmed these languages and this time, and on which day: 'Asha Rao, partner, 1 January 2027'. */
  promisesChecked: text,
  /** The time until you answer a message, such as '1 working day', or '' if you don't promise one. */
  answerTime: textOrNone,
  /** The e-mail address. The address in the file is a sample. */
  email: text.regex(/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+$/, 'must be one such as desk@example.in'),
  /** Social networks: the name, and the address of your page there (https://…). Without an address, the name is not a link. */
  socials: list(
    part({
      name: text,
      address: z
        .string("must be a text, or '' for none")
        .regex(/^$|^https:\/\/[^\s/]+\.\S+$/, 'must start with https://, or be empty'),
    }),
  ),
  /**
   * The footer and the catalogue have seven links to pages that don't exist: careers, blog, support, refund policy, cookie
   * policy and two services. With false they are removed or lead to real pages: refund and cookie policy to their
   * sections of the legal pages, the services to their pages.
   */
  linksWithoutPage: z.boolean('must be true or false, without quotation marks'),
  /** A description of the photograph on the About page (VITE_ABOUT_IMAGE_URL), for people who can't see it. */
  photograph: text,
  /** Details that a provider has to publish by law. All are samples, except the last one. */
  legal: part({
    /** The legal name, as it is registered. */
    entity: text,
    /** The form of business, such as 'private limited company'. */
    constitution: text,
    /** The CIN, LLPIN or other registration number. */
    registrationNumber: text,
    /** The GSTIN, or a reason in words why there is none. */
    gstin: text
      .refine(
        (value) => value.includes(' ') || GSTIN.test(value),
        'must have its 15 characters, or say in words why there is none',
      )
      .refine(
        (value) => !GSTIN.test(value) || value.endsWith(gstinCheckDigit(value)),
        'has a typing mistake: its last character does not fit the others',
      ),
    /** The city of the registered office, shown at the foot of every page. */
    city: text,
    /** The registered address in full, with the PIN code. */
    address: text,
    /** Branch offices, or 'none'. */
    branches: text,
    /**
     * The name and title of the grievance officer, who must not be an advocate. The site never names advocates, because Rule 36
     * of the Bar Council of India forbids advertising them.
     */
    grievanceOfficer: text,
    /** The city or cities whose courts decide disputes. */
    courts: text,
    /** The time until an agreed refund is sent, such as '10 working days'. */
    refundPeriod: period,
    /** The company that hosts the site, and its country. */
    hosting: text,
    /** The company that hosts your e-mail, and its country. */
    mailbox: text,
    /** The time for which server logs are kept. */
    logRetention: period,
    /** The time for which messages without an order are kept. */
    enquiryRetention: period,
    /** The time for which the files of an order are kept. */
    fileRetention: period,
    /** The day from which the legal pages apply, such as '1 January 2027'. */
    effectiveDate: text.regex(MONTHS, 'must be written like 1 January 2027'),
  }),
  /** Who agreed to the refund rules (content/legal/refund-stages.ts), and the day: 'Asha Rao, advocate, 1 January 2027'. */
  refundRules: text,
  /**
   * Your registered trade marks agent, who acts for clients before the Registry: 'Asha Rao, no. 12345'. The agent must not be
   * an advocate. With '' the pages say that clients file themselves, or with their own agent or advocate.
   */
  trademarkAgent: textOrNone,
  /**
   * The day on which you became a partner of the National Consumer Helpline (convergence programme), such as '1 December 2026'.
   * This line and the next one are required from 1 January 2027 (E-Commerce Rules, G.S.R. 789(E)); until then they may be ''.
   */
  helplinePartnerSince: textOrNone,
  /** Who made the yearly check for dark patterns, and on which day: 'Asha Rao, partner, 28 December 2026'. */
  darkPatternsChecked: textOrNone,
  /** Figures on the landing page and the About page. All are samples. A figure that is '' is not shown. */
  figures: part({
    experts: textOrNone,
    coverage: textOrNone,
    reviews: textOrNone,
    onboardedMonthly: textOrNone,
    clients: textOrNone,
    /** An average rating, out of 5. */
    rating: textOrNone,
    cities: textOrNone,
    startups: textOrNone,
    successRate: textOrNone,
    years: textOrNone,
  }),
  /** Who checked the figures above and the ratings below, and on which day: 'Asha Rao, partner, 1 January 2027'. */
  figuresChecked: text,
  /**
   * Ratings on review sites: the site's name, your rating out of 5, and the address of the page that shows it (https://…). All
   * are samples, except the first rating.
   */
  reviewSites: list(
    part({
      name: text,
      rating: rating.gt(0, 'must be above 0'),
      address: z.string().regex(/^https:\/\/[^\s/]+\.\S+$/, 'must start with https://'),
    }),
  ),
  /**
   * Clients' reviews, best first; the list may be empty. All are samples. "rating" is from 1 to 5. "service" is the title of a
   * service, spelled as on the site. "verified": true is your promise that you checked who wrote the review, that the writer
   * ordered the service and agreed to be quoted, and that you can prove it.
   */
  testimonials: list(
    part({
      rating: rating.int('must be a whole number').min(1, 'must be 1 at least'),
      text,
      author: text,
      position: text,
      service: z.enum(titles, 'must be the title of a service, spelled as on the site'),
      verified: z.boolean('must be true or false, without quotation marks'),
    }),
  ),
  /**
   * The colour of buttons and links, in OKLCH: lightness from 0 to 1, chroma up to 0.4, hue in degrees. White text on it needs a
   * contrast of 7:1 (docs/brand.md).
   */
  colour: part({
    lightness: z.number('must be a number').min(0.2).max(0.6, 'is too light for white text'),
    chroma: z.number('must be a number').min(0).max(0.4, 'must be 0.4 at most'),
    hue: z.number('must be a number').min(0).max(360, 'must be 360 at most'),
  }),
  /** Addresses of services that you don't offer. They appear nowhere: no page, menu, list, link or search result. */
  hiddenServices: list(slug),
  /** The services in a menu of the header, in your order. A menu that you leave out has the services of the specification. */
  menus: z.partialRecord(
    z.enum(keysOf(groups)),
    list(slug),
    'is not a menu: company, tax, licences, ip or other',
  ),
});

export type Owner = z.infer<typeof ownerSchema>;
