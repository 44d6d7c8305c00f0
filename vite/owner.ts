import type { Plugin } from 'vite';
import { z } from 'zod';
import { owner } from '../src/content/owner.ts';
import { phone } from './settings.ts';

const FILE = 'src/content/owner.ts';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

const MONTHS =
  /^([1-9]|[12]\d|3[01]) (January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;

/** A text that is not empty. `line` names it in the error, here and below. */
const text = (line: string) =>
  z.string(`${line} must be a text between quotation marks.`).regex(/\S/, `${line} is empty.`);

const number = (line: string) => z.number(`${line} must be a number without quotation marks.`);

/** A part of the file; a line that it does not know is an error, because it would be ignored. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `The site knows no line named ${issue.keys.join(', ')}.`
        : 'The lines between { and } are missing.',
  });

const list = <Item extends z.ZodType>(line: string, item: Item) =>
  z.array(item, `${line} must be a list between [ and ].`);

const ownerSchema = part({
  name: text('The name of the business'),
  phone: numberOf('The telephone number'),
  whatsapp: z
    .string('The WhatsApp number must be a text between quotation marks.')
    .refine(
      (value) => value === '' || phone.test(value),
      'The WhatsApp number must be an international one, such as +91 98765 43210, or empty.',
    ),
  officeHours: text('When somebody answers the telephone'),
  email: text('The address for e-mail').regex(
    /^[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+$/,
    'The address for e-mail must be one such as desk@example.in.',
  ),
  socials: list(
    'The social networks',
    part({
      name: text('The name of a social network'),
      address: z
        .string("The address of your page on a social network must be a text, or '' for none.")
        .regex(
          /^$|^https:\/\/[^\s/]+\.\S+$/,
          'The address of your page on a social network must start with https://, or be empty.',
        ),
    }),
  ),
  legal: part({
    entity: text('The legal name'),
    constitution: text('The form of business'),
    registrationNumber: text('The registration number'),
    gstin: text('The GSTIN').refine(
      (value) => value.includes(' ') || GSTIN.test(value),
      'The GSTIN must have its 15 characters, such as 27AAPFU0939F1ZV, or say in words why there is none.',
    ),
    address: text('The registered address'),
    branches: text('The list of branch offices'),
    grievanceOfficer: text('The grievance officer'),
    advocate: text('The advocate who gives advice on law'),
    courts: text('The city whose courts decide'),
    refundPeriod: text('The time in which a refund is sent'),
    hosting: text('The company that hosts the site'),
    mailbox: text('The company that keeps the mail'),
    logRetention: text('How long the server’s logs are kept'),
    enquiryRetention: text('How long messages without an order are kept'),
    fileRetention: text('How long the files of an order are kept'),
    effectiveDate: text('The day from which the legal pages hold').regex(
      MONTHS,
      'The day from which the legal pages hold must be written like 1 January 2027.',
    ),
  }),
  reviewSites: list(
    'The review sites',
    part({
      name: text('The name of a review site'),
      rating: number('The rating on a review site')
        .gt(0, 'The rating on a review site must be above 0.')
        .max(5, 'The rating on a review site must be 5 at most.'),
    }),
  ),
  testimonials: list(
    'The testimonials',
    part({
      rating: number('A testimonial’s rating')
        .int('A testimonial’s rating must be a whole number.')
        .min(1, 'A testimonial’s rating must be from 1 to 5.')
        .max(5, 'A testimonial’s rating must be from 1 to 5.'),
      text: text('A testimonial’s text'),
      author: text('A testimonial’s author'),
      position: text('What a testimonial’s author is'),
      service: text('A testimonial’s service'),
      verified: z.boolean(
        'Whether a testimonial is verified must be true or false, without quotation marks.',
      ),
    }),
  ),
});

/**
 * Checks the owner's file.
 *
 * @throws Error that says of every wrong line what it means and what it must be, one a line
 */
export function checkOwner(data: unknown): void {
  const { error } = ownerSchema.safeParse(data);
  if (!error) return;
  const problems = error.issues.map(({ path, message }) => `  ${message} (${path.join('.')})`);
  throw new Error(`Wrong lines in ${FILE}:\n${problems.join('\n')}`);
}

/** Stops the build, and the dev server, at a wrong line of the owner's file. The browser never loads these rules. */
export function ownerPlugin(): Plugin {
  return { name: 'site:owner', config: () => checkOwner(owner) };
}

function numberOf(line: string) {
  return text(line).regex(phone, `${line} must be an international one, such as +91 98765 43210.`);
}
