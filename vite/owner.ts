import type { Plugin } from 'vite';
import { z } from 'zod';
import { owner } from '../src/content/owner.ts';
import { checked, phone } from './settings.ts';

const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][0-9A-Z]$/;

const MONTHS =
  /^([1-9]|[12]\d|3[01]) (January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d$/;

const text = z.string('must be a text between quotation marks').regex(/\S/, 'is empty');

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

const ownerSchema = part({
  name: text,
  phone,
  whatsapp: z.union([phone, z.literal('')], 'must be a text between quotation marks'),
  officeHours: text,
  answerTime: z.string('must be a text between quotation marks'),
  email: text.regex(/^[^\s<>@]+@[^\s<>@]+\.[^\s<>@.]+$/, 'must be one such as desk@example.in'),
  socials: list(
    part({
      name: text,
      address: z
        .string("must be a text, or '' for none")
        .regex(/^$|^https:\/\/[^\s/]+\.\S+$/, 'must start with https://, or be empty'),
    }),
  ),
  legal: part({
    entity: text,
    constitution: text,
    registrationNumber: text,
    gstin: text.refine(
      (value) => value.includes(' ') || GSTIN.test(value),
      'must have its 15 characters, such as 27AAPFU0939F1ZV, or say in words why there is none',
    ),
    address: text,
    branches: text,
    grievanceOfficer: text,
    courts: text,
    refundPeriod: text,
    hosting: text,
    mailbox: text,
    logRetention: text,
    enquiryRetention: text,
    fileRetention: text,
    effectiveDate: text.regex(MONTHS, 'must be written like 1 January 2027'),
  }),
  refundRules: text,
  reviewSites: list(part({ name: text, rating: rating.gt(0, 'must be above 0') })),
  testimonials: list(
    part({
      rating: rating.int('must be a whole number').min(1, 'must be 1 at least'),
      text,
      author: text,
      position: text,
      service: text,
      verified: z.boolean('must be true or false, without quotation marks'),
    }),
  ),
});

/**
 * Checks the owner's file.
 *
 * @throws Error naming every wrong line, with what it must be
 */
export function checkOwner(data: unknown): void {
  checked(ownerSchema, data, 'Wrong lines in src/content/owner.ts');
}

/** Stops the build, and the dev server, at a wrong line of the owner's file. The browser never loads these rules. */
export function ownerPlugin(): Plugin {
  return { name: 'site:owner', config: () => checkOwner(owner) };
}
