import { z } from 'zod';
import { areas, type AreaOfLaw } from '@/law/knowledge';
import type { StructureGuide } from '@/law/structures/guide';
import { withoutCitations } from '@/law/marks';
import { allServices, type ServiceSlug } from './catalogue';

/*
 * The schema of a service page, with its editorial limits. Only tests and the build read it. Citations in texts, such as
 * `{cgst-act section 22}`, don't count as words.
 */

const words = (text: string) => withoutCitations(text).split(/\s+/).filter(Boolean).length;

const isSlug = (value: unknown) => allServices.some(({ slug }) => slug === value);

const text = (most: number, description: string) =>
  z
    .string()
    .min(1, 'is empty')
    .refine((value) => words(value) <= most, {
      error: ({ input }) => `${words(String(input))} words, at most ${most}`,
    })
    .refine((value) => value === value.trim(), 'starts or ends with a space')
    .describe(description);

const list = <Entry extends z.ZodType>(entry: Entry, least: number, most: number) =>
  z.array(entry).refine(({ length }) => length >= least && length <= most, {
    error: ({ input }) => `has ${(input as []).length} entries, needs ${least} to ${most}`,
  });

const source = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  area: z.custom<AreaOfLaw>((value) => typeof value === 'string' && value in areas),
  title: z.string().min(8),
  href: z.url({ protocol: /^https$/ }),
  // The build adds these from src/law/full-text-links.ts.
  hasText: z.boolean().optional().describe('Whether href is the text itself, not only the site'),
  sections: z.record(z.string(), z.url()).optional().describe('Addresses by section'),
});

/** Who acts in a step, and for how long. The authority is the body that decides: a Registrar, a department, a bank, a court. */
const clock = z.object({
  who: z.enum(['you', 'us', 'authority']),
  name: text(2, 'Who acts in the authority’s place: "Auditor", "Bank"').optional(),
  label: text(6, 'For how long: "30 minutes", "3 to 7 working days"'),
});

/** The build adds the sources for the time after filing. They count too. */
const SOURCES = { usually: 14, withStructures: 36 };

const pageOfService = z.object({
  keyFacts: z.object({
    who: text(18, 'Who needs it'),
    governmentFee: text(16, 'Amount or rule; "None" if there is none'),
    ourFee: text(16, 'Quoted in writing before you pay, and what it depends on; never an amount'),
    time: text(12, 'Usual time, with working or calendar days named'),
    lasts: text(14, 'How long it lasts'),
    authority: text(14, 'Who decides or keeps the record'),
  }),
  need: z.object({
    must: list(text(32, 'Only what law demands, with its source'), 0, 4),
    may: list(text(32, 'When it is worth having'), 1, 3),
    notYet: list(text(32, 'When it is not needed, and what to choose instead'), 1, 3),
  }),
  structures: z
    .custom<Pick<StructureGuide, 'topics' | 'forms' | 'groups'>>()
    .optional()
    .describe('The legal forms compared; their limits are tested separately'),
  costs: z.object({
    rows: list(
      z.object({
        what: text(8, 'What is paid for'),
        note: text(20, 'What it depends on').optional(),
        paidTo: text(8, 'Who receives it; missing if nothing is paid').optional(),
        amount: text(12, 'An amount if the law fixes one, else the rule'),
        sum: z
          .array(z.tuple([text(5, 'What for'), text(4, 'Its amount')]))
          .optional()
          .describe('For a worked example: the lines that add up to its amount'),
        when: text(10, 'When it is paid').optional(),
      }),
      3,
      6,
    ),
    more: list(text(28, 'What makes it cost more'), 1, 4),
  }),
  table: z
    .object({
      heading: text(10, 'Tiers, fees by applicant, due dates or late fees'),
      columns: list(text(6, 'Column head'), 2, 4),
      rows: list(list(text(22, 'Cell'), 2, 4), 2, 8),
    })
    .optional()
    .describe(
      'For filings: due dates and late fees; for licences: tiers; for IP: fees by applicant',
    ),
  documents: list(
    z.object({
      title: text(6, 'The person or place the papers belong to'),
      items: list(
        z.object({
          name: text(16, 'The paper'),
          note: text(18, 'What form it takes, or the common mistake').optional(),
        }),
        1,
        6,
      ),
    }),
    2,
    5,
  ),
  steps: list(
    z.object({
      title: text(10, 'Who does what, in a few words'),
      text: text(34, 'How, with the form or portal'),
      clocks: list(clock, 1, 2),
    }),
    4,
    6,
  ),
  wrong: list(
    z.object({
      when: text(14, 'What can go wrong, as a condition: "If the officer asks a question"'),
      outcome: text(34, 'What happens then'),
    }),
    2,
    5,
  ),
  weDo: list(text(14, 'A verb first'), 3, 6),
  weDoNot: list(text(16, 'A verb first; honest'), 2, 4),
  youReceive: list(text(14, 'A thing you hold at the end'), 2, 4),
  after: list(
    z.object({
      when: text(10, 'The date or period'),
      duty: text(28, 'What is due, and the cost of lateness if the law fixes it'),
    }),
    2,
    8,
  ),
  questions: list(
    z.object({
      question: text(16, 'As a person would ask'),
      answer: text(60, 'The answer first'),
    }),
    4,
    8,
  ),
  asked: z
    .number()
    .min(0, 'is not one of the questions')
    .optional()
    .describe('The question asked first, by its place'),
  yourself: z.object({
    text: text(60, 'Who offers it, its cost there, and the difficult part'),
    site: z.object({ title: z.string().min(4), href: z.url({ protocol: /^https$/ }) }),
  }),
  related: list(
    z.object({
      slug: z.custom<ServiceSlug>(isSlug),
      reason: text(14, 'Why it is needed with this'),
    }),
    2,
    4,
  ),
  sources: z.array(source).min(2),
  /** ISO date on which the page was checked against its sources. */
  checked: z.iso.date(),
});

const serviceDetails = pageOfService.refine(
  ({ sources, structures }) =>
    sources.length <= (structures ? SOURCES.withStructures : SOURCES.usually),
  {
    path: ['sources'],
    error: `at most ${SOURCES.usually} sources, or ${SOURCES.withStructures} with the structures`,
  },
);

export type ServiceDetails = Readonly<z.infer<typeof serviceDetails>>;

/** The violations of the schema, each with its place: "weDo: has 2 entries, needs 3 to 6". */
export function mistakesOf(page: unknown): string[] {
  const { error } = serviceDetails.safeParse(page, { error: inWords });
  return error?.issues.map(({ path, message }) => `${placeIn(page, path)}: ${message}`) ?? [];
}

function inWords({ code, expected, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type') return undefined;
  return input === undefined ? 'is missing' : `must be of type “${String(expected)}”`;
}

/** A path in words: field names, and for a list entry its heading or number. */
function placeIn(page: unknown, path: readonly PropertyKey[]): string {
  let at = page;
  const steps = path.map((step) => {
    at = (at as Record<PropertyKey, unknown> | undefined)?.[step];
    if (typeof step !== 'number') return `, ${String(step)}`;
    const [heading] = Object.values(at ?? {}) as unknown[];
    return typeof heading === 'string' && typeof at === 'object'
      ? ` “${heading}”`
      : `, number ${step + 1}`;
  });
  return steps.join('').slice(2);
}
