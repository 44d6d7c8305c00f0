import { z } from 'zod';
import { areas, type AreaOfLaw } from '@/law/knowledge';
import type { StructureGuide } from '@/law/structures/guide';
import { withoutCitations } from '@/lib/marks';
import { services, type ServiceSlug } from './catalogue';

/*
 * What a service page holds, with its editorial limits. Tests and the build read it; the browser never does. Texts may
 * carry citations, `{cgst-act section 22}`: limits on words count without them.
 */

const words = (text: string) => withoutCitations(text).split(/\s+/).filter(Boolean).length;

const isSlug = (value: unknown) => services.some(({ slug }) => slug === value);

const text = (most: number, description: string) =>
  z
    .string()
    .min(1)
    .refine((value) => words(value) <= most, `at most ${most} words`)
    .refine((value) => value === value.trim(), 'no blanks at the ends')
    .describe(description);

const source = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  area: z.custom<AreaOfLaw>((value) => typeof value === 'string' && value in areas),
  title: z.string().min(8),
  href: z.url({ protocol: /^https$/ }),
  // The build adds these from src/law/texts.ts.
  hasText: z.boolean().optional().describe('Whether href is the text itself, not only the site'),
  sections: z.record(z.string(), z.url()).optional().describe('Addresses by section'),
});

/** Whose turn it is. The authority is whoever decides: a Registrar, a department, a bank, a court. */
const clock = z.object({
  who: z.enum(['you', 'us', 'authority']),
  name: text(2, 'Who acts in the authority’s place: "Auditor", "Bank"').optional(),
  label: text(6, 'For how long: "30 minutes", "3 to 7 working days"'),
});

/** With those of what follows the filing, which the build adds. */
const SOURCES = { usually: 14, withStructures: 36 };

const pageOfService = z.object({
  keyFacts: z.object({
    who: text(18, 'Who needs it'),
    governmentFee: text(16, 'Amount or rule; "None" where there is none'),
    ourFee: text(16, 'Quoted in writing before you pay, and what it depends on; never an amount'),
    time: text(12, 'Usual time, with working or calendar days named'),
    lasts: text(14, 'How long it lasts'),
    authority: text(14, 'Who decides or keeps the record'),
  }),
  need: z.object({
    must: z.array(text(32, 'Only what law demands, with its source')).max(4),
    may: z.array(text(32, 'Where it is worth having')).min(1).max(3),
    notYet: z.array(text(32, 'Where it is not needed, and what to choose instead')).min(1).max(3),
  }),
  structures: z
    .custom<Pick<StructureGuide, 'topics' | 'forms' | 'groups'>>()
    .optional()
    .describe('The legal forms compared; tests of their own hold their limits'),
  costs: z.object({
    rows: z
      .array(
        z.object({
          what: text(8, 'What is paid for'),
          note: text(20, 'What it depends on').optional(),
          paidTo: text(8, 'Who receives it; missing where nothing is paid').optional(),
          amount: text(12, 'An amount where the law is firm, else the rule'),
          sum: z
            .array(z.tuple([text(5, 'What for'), text(4, 'Its amount')]))
            .optional()
            .describe('Of a worked example: the lines that add up to its amount'),
          when: text(10, 'When it is paid').optional(),
        }),
      )
      .min(3)
      .max(6),
    more: z.array(text(28, 'What makes it cost more')).min(1).max(4),
  }),
  table: z
    .object({
      heading: text(10, 'Tiers, fees by applicant, due dates or late fees'),
      columns: z.array(text(6, 'Column head')).min(2).max(4),
      rows: z
        .array(z.array(text(22, 'Cell')).min(2).max(4))
        .min(2)
        .max(8),
    })
    .optional()
    .describe(
      'For filings: due dates and late fees; for licences: tiers; for IP: fees by applicant',
    ),
  documents: z
    .array(
      z.object({
        title: text(6, 'The person or place the papers belong to'),
        items: z
          .array(
            z.object({
              name: text(16, 'The paper'),
              note: text(18, 'What form it takes, or the common mistake').optional(),
            }),
          )
          .min(1)
          .max(6),
      }),
    )
    .min(2)
    .max(5),
  steps: z
    .array(
      z.object({
        title: text(10, 'Who does what, in a few words'),
        text: text(34, 'How, with the form or portal'),
        clocks: z.array(clock).min(1).max(2),
      }),
    )
    .min(4)
    .max(6),
  wrong: z
    .array(
      z.object({
        when: text(14, 'What can go wrong, as a condition: "If the officer asks a question"'),
        outcome: text(34, 'What happens then'),
      }),
    )
    .min(2)
    .max(5),
  weDo: z.array(text(14, 'A verb first')).min(3).max(6),
  weDoNot: z.array(text(16, 'A verb first; honest')).min(2).max(4),
  youReceive: z.array(text(14, 'A thing you hold at the end')).min(2).max(4),
  after: z
    .array(
      z.object({
        when: text(10, 'The date or period'),
        duty: text(28, 'What is due; how lateness is punished where that is firm'),
      }),
    )
    .min(2)
    .max(8),
  questions: z
    .array(
      z.object({
        question: text(16, 'As a person would ask'),
        answer: text(60, 'The answer first'),
      }),
    )
    .min(4)
    .max(8),
  yourself: z.object({
    text: text(60, 'Who lets you do it, what it costs there and what is hard'),
    site: z.object({ title: z.string().min(4), href: z.url({ protocol: /^https$/ }) }),
  }),
  related: z
    .array(
      z.object({
        slug: z.custom<ServiceSlug>(isSlug),
        reason: text(14, 'Why it is needed with this'),
      }),
    )
    .min(2)
    .max(4),
  sources: z.array(source).min(2),
  /** ISO date on which the page was checked against its sources. */
  checked: z.iso.date(),
});

export const serviceDetailsSchema = pageOfService.refine(
  ({ sources, structures }) =>
    sources.length <= (structures ? SOURCES.withStructures : SOURCES.usually),
  {
    path: ['sources'],
    error: `at most ${SOURCES.usually} sources, or ${SOURCES.withStructures} with the structures`,
  },
);

export type ServiceDetails = Readonly<z.infer<typeof serviceDetailsSchema>>;
