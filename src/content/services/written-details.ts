import type { ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { keysOf } from '@/lib/object-entries';

/** Contents in order, keyed by their headings. */
type Headed<Content = string> = Readonly<Record<string, Content>>;

type CostRow = ServiceDetails['costs']['rows'][number];
type Clock = ServiceDetails['steps'][number]['clocks'][number];

interface WrittenLists {
  costs: {
    /** Keyed by the thing paid for. Our fee needs no amount. */
    rows: Headed<Omit<CostRow, 'what' | 'amount'> & { amount?: string }>;
    more: readonly string[];
  };
  /** Keyed by the person or place, then by the paper. The text is the form of the paper, a common mistake, or empty. */
  documents: Headed<Headed>;
  /** `takes` is the time, keyed by `us`, `you`, `authority`, or a name such as "Auditor". */
  steps: Headed<{ text: string; takes: Headed }>;
  /** Keyed by the condition; the text is the outcome. */
  wrong: Headed;
  /** Keyed by the date or period; the text is the duty. */
  after: Headed;
  /** Answers, keyed by question. */
  questions: Headed;
  /** Keyed by service; the text is the reason. */
  related: { readonly [slug in ServiceSlug]?: string };
}

/**
 * The text of a page as an editor writes it, with headings as keys. The text has marks for facts and sources (`law/marks.ts`)
 * instead of separate lists. The site for people who file themselves is a source, or has its own address.
 */
export type WrittenDetails = Omit<
  ServiceDetails,
  keyof WrittenLists | 'asked' | 'sources' | 'yourself'
> &
  WrittenLists & {
    /** The most common question. A link under "Do you need it?" leads to its answer. */
    asked?: string;
    yourself: { text: string; site: { title: string; source?: string; href?: string } };
    /** Sources that only the page's changes cite. */
    alsoCited?: readonly string[];
  };

const OUR_FEE = 'Quoted in writing before you pay';

/** Turns the written form into the lists of the page. The keys keep their order, which is the order on the page. */
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
