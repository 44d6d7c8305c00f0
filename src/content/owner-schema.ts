import { z } from 'zod';
import { gstinCheckDigit } from '../law/numbers/check-digit.ts';
import { languageCodes, type LanguageName } from './languages.ts';
import { services } from './services/catalogue.ts';

/* What the owner's file may say, in words that name the cure. The build and the tests read it, the browser never does. */

/** An international number, with at most the 15 digits that one can have (ITU-T E.164), and at least 8. */
export const phone = z
  .string('must be a text between quotation marks')
  .regex(
    /^\+(?=(?:[ ()-]*\d){8,15}[ ()-]*$)\d[\d ()-]{7,20}$/,
    'must be an international number such as +91 98765 43210',
  );

const languages = Object.keys(languageCodes) as [LanguageName, ...LanguageName[]];

const titles = services.map(({ title }) => title);

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

const MONTHS =
  /^([1-9]|[12]\d|3[01]) (January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;

const text = z.string('must be a text between quotation marks').regex(/\S/, 'is empty');

const textOrNone = z.string('must be a text between quotation marks');

/** The law counts in both kinds, and visitors can't know which is meant. */
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
        ? `has a line that the site does not know: ${issue.keys.join(', ')}`
        : 'must have its lines between { and }',
  });

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, 'must be a list between [ and ]');

export const ownerSchema = part({
  name: text,
  phone,
  whatsapp: z.union([phone, z.literal('')], 'must be a text between quotation marks'),
  officeHours: text,
  languages: list(z.enum(languages, 'must be a language as the site writes it')).nonempty(
    'is empty',
  ),
  quoteTime: z.union([period, z.literal('')], 'must say working days or calendar days'),
  promisesChecked: text,
  answerTime: textOrNone,
  email: text.regex(/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+$/, 'must be one such as desk@example.in'),
  socials: list(
    part({
      name: text,
      address: z
        .string("must be a text, or '' for none")
        .regex(/^$|^https:\/\/[^\s/]+\.\S+$/, 'must start with https://, or be empty'),
    }),
  ),
  linksWithoutPage: z.boolean('must be true or false, without quotation marks'),
  photograph: text,
  legal: part({
    entity: text,
    constitution: text,
    registrationNumber: text,
    gstin: text
      .refine(
        (value) => value.includes(' ') || GSTIN.test(value),
        'must have its 15 characters, or say in words why there is none',
      )
      .refine(
        (value) => !GSTIN.test(value) || value.endsWith(gstinCheckDigit(value)),
        'has a slip: its last character does not fit the others',
      ),
    city: text,
    address: text,
    branches: text,
    grievanceOfficer: text,
    courts: text,
    refundPeriod: period,
    hosting: text,
    mailbox: text,
    logRetention: period,
    enquiryRetention: period,
    fileRetention: period,
    effectiveDate: text.regex(MONTHS, 'must be written like 1 January 2027'),
  }),
  refundRules: text,
  trademarkAgent: textOrNone,
  helplinePartnerSince: textOrNone,
  darkPatternsChecked: textOrNone,
  figures: part({
    experts: textOrNone,
    coverage: textOrNone,
    reviews: textOrNone,
    onboardedMonthly: textOrNone,
    clients: textOrNone,
    rating: textOrNone,
    cities: textOrNone,
    startups: textOrNone,
    successRate: textOrNone,
    years: textOrNone,
  }),
  figuresChecked: text,
  reviewSites: list(
    part({
      name: text,
      rating: rating.gt(0, 'must be above 0'),
      address: z.string().regex(/^https:\/\/[^\s/]+\.\S+$/, 'must start with https://'),
    }),
  ),
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
});

/** What the owner fills in. */
export type Owner = z.infer<typeof ownerSchema>;
