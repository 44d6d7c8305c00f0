import type { ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { keysOf } from '@/lib/keys';

/** Headings with what stands under them, in their order. */
type Headed<Content = string> = Readonly<Record<string, Content>>;

type CostRow = ServiceDetails['costs']['rows'][number];
type Clock = ServiceDetails['steps'][number]['clocks'][number];

interface WrittenLists {
  costs: {
    /** By what is paid for. Our fee needs no amount. */
    rows: Headed<Omit<CostRow, 'what' | 'amount'> & { amount?: string }>;
    more: readonly string[];
  };
  /** By the person or place that they belong to, then by the paper: its form or the common mistake, or nothing. */
  documents: Headed<Headed>;
  /** `takes` is how long it takes `us`, `you`, the `authority`, or who acts in its place by name: "Auditor". */
  steps: Headed<{ text: string; takes: Headed }>;
  /** By what can go wrong, as a condition: what happens then. */
  wrong: Headed;
  /** By the date or period: what is due. */
  after: Headed;
  /** Answers by their questions. */
  questions: Headed;
  /** Why each is needed with this. */
  related: { readonly [slug in ServiceSlug]?: string };
}

/**
 * A page's text as it is written, each heading once and in front of what it heads. Facts and sources are named in it
 * (`lib/marks.ts`), so that nothing lists them. The site where people do it themselves is that of a source, or an address of
 * its own.
 */
export type WrittenDetails = Omit<
  ServiceDetails,
  keyof WrittenLists | 'asked' | 'sources' | 'yourself'
> &
  WrittenLists & {
    /** The question that many come with: a link under "Do you need it?" leads to its answer. */
    asked?: string;
    yourself: { text: string; site: { title: string; source?: string; href?: string } };
    /** Sources of which only what changed in the page's law speaks. */
    alsoCited?: readonly string[];
  };

const OUR_FEE = 'Quoted in writing before you pay';

/** The page with its lists as it shows them, in the order in which they are written: sources are numbered by it. */
export function spelledOut(written: WrittenDetails) {
  const { costs, documents, steps, wrong, after, questions, asked, related, ...rest } = written;
  return {
    ...rest,
    ...(asked && { asked: Object.keys(questions).indexOf(asked) }),
    costs: {
      rows: headed(costs.rows, (what, row) => ({ what, ...row, amount: row.amount ?? OUR_FEE })),
      more: [...costs.more],
    },
    documents: headed(documents, (title, papers) => ({
      title,
      items: headed(papers, (name, note) => (note ? { name, note } : { name })),
    })),
    steps: headed(steps, (title, { text, takes }) => ({
      title,
      text,
      clocks: headed(takes, clock),
    })),
    wrong: headed(wrong, (when, outcome) => ({ when, outcome })),
    after: headed(after, (when, duty) => ({ when, duty })),
    questions: headed(questions, (question, answer) => ({ question, answer })),
    related: keysOf(related).map((slug) => ({ slug, reason: related[slug] ?? '' })),
  };
}

function headed<Content, Entry>(
  list: Headed<Content>,
  entry: (heading: string, content: Content) => Entry,
): Entry[] {
  return Object.entries(list).map(([heading, content]) => entry(heading, content));
}

function clock(who: string, label: string): Clock {
  const isKnown = who === 'you' || who === 'us' || who === 'authority';
  return isKnown ? { who, label } : { who: 'authority', name: who, label };
}
