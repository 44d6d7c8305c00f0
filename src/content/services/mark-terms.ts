import type { GlossaryTerm, TermNotes } from '@/content/glossary';
import type { AfterFiling, Row } from '@/content/services/after-filing';
import type { Service } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { termMark } from '@/law/marks';

/** The texts at the head of a service page. They get no marks. */
type Opening = Pick<Service, 'heading' | 'summary'>;

interface MarkedPage {
  /** The texts, with the first use of each term marked for `Cited` (`{?GST}`). */
  details: ServiceDetails;
  after: AfterFiling;
  /** The marked texts in the order of the page. */
  inOrder: Pick<ServiceDetails, 'structures'>;
  /** The terms that are marked, in the order of the page. */
  terms: TermNotes;
}

/**
 * Marks the first use of each term of the glossary on a service page, in reading order.
 *
 * - Marks become buttons, so they are only in sentences, lists and table cells. Headings, the lead (also the page's
 *   description), row heads, labels of check boxes, and links get no marks.
 * - An abbreviation of letters only (GSTIN) is spelled out after its first use in running text, if the page has not done this
 *   before: "identification number (GSTIN)" or "GSTIN (identification number)". Inside brackets, and where space is short (key
 *   facts, table cells, dates), only the note explains it.
 * - Numbers of forms and sections (AOC-4, 80G), coined names (SPICe+) and plain words (reverse charge) have no long form,
 *   so only the note explains them.
 */
export function markTerms(
  page: Opening,
  details: ServiceDetails,
  glossary: readonly GlossaryTerm[],
  after: AfterFiling = {},
): MarkedPage {
  const { read, cell, text, terms } = reader(glossary);

  read(page.heading);
  read(page.summary);
  // JavaScript evaluates properties in order, so they are in the order of the page.
  const inOrder = {
    keyFacts: {
      governmentFee: cell(details.keyFacts.governmentFee),
      time: cell(details.keyFacts.time),
      who: cell(details.keyFacts.who),
      ourFee: cell(details.keyFacts.ourFee),
      lasts: cell(details.keyFacts.lasts),
      authority: cell(details.keyFacts.authority),
    },
    need: {
      must: details.need.must.map(text),
      may: details.need.may.map(text),
      notYet: details.need.notYet.map(text),
    },
    structures: details.structures,
    costs: {
      rows: details.costs.rows.map((row) => {
        [row.what, row.note ?? '', row.paidTo ?? '', row.when ?? ''].forEach(read);
        return { ...row, amount: cell(row.amount) };
      }),
      more: details.costs.more.map(text),
    },
    table: details.table && markTable(details.table),
    documents: details.documents.map((group) => {
      read(group.title);
      for (const { name, note = '' } of group.items) [name, note].forEach(read);
      return group;
    }),
    steps: details.steps.map((step) => {
      read(step.title);
      return { ...step, text: text(step.text) };
    }),
    weDo: details.weDo.map(text),
    weDoNot: details.weDoNot.map(text),
    youReceive: details.youReceive.map(text),
    keys: markFold('keys'),
    handover: markFold('handover'),
    track: markFold('track'),
    wrong: markRows(details.wrong),
    after: details.after.map(({ when, duty }) => ({ when: cell(when), duty: text(duty) })),
    bank: markFold('bank'),
    stop: markFold('stop'),
    questions: details.questions.map(({ question, answer }) => {
      read(question);
      return { question, answer: text(answer) };
    }),
    yourself: { ...details.yourself, text: text(details.yourself.text) },
  };
  const { keys, handover, track, bank, stop, ...marked } = inOrder;
  return {
    details: { ...details, ...marked },
    after: { ...keys, ...handover, ...track, ...bank, ...stop },
    inOrder,
    terms,
  };

  function markFold(id: keyof AfterFiling): AfterFiling {
    const fold = after[id];
    return fold ? { [id]: { ...fold, rows: markRows(fold.rows) } } : {};
  }

  function markRows(rows: readonly Row[]) {
    return rows.map(({ when, outcome }) => {
      read(when);
      return { when, outcome: text(outcome) };
    });
  }

  function markTable(table: NonNullable<ServiceDetails['table']>) {
    read(table.heading);
    table.columns.forEach(read);
    return {
      ...table,
      rows: table.rows.map(([head = '', ...cells]) => {
        read(head);
        return [head, ...cells.map(cell)];
      }),
    };
  }
}

/** True for a term of capital letters only. */
const isAbbreviation = (term: string) => /^[A-Z]+$/.test(term);

/** Remembers which terms were read, marked and spelled out so far. */
function reader(glossary: readonly GlossaryTerm[]) {
  const rows = new Map(glossary.map((row) => [row.term.toLowerCase(), row]));
  const uses = usesOf(glossary);
  const terms: Record<string, TermNotes[string]> = {};
  let soFar = '';

  function read(text: string): void {
    soFar += `${text}\n`;
  }

  function isSpelledOut({ term, expansion }: GlossaryTerm): boolean {
    // "(GSTIN)" after the expansion, or "GSTIN (" before it.
    const isBracketed = new RegExp(`\\(${term}s?\\)|(?<![\\w-])${term} \\(`).test(soFar);
    return isBracketed || soFar.toLowerCase().includes(expansion.toLowerCase());
  }

  function mark(text: string, mayExpand: boolean): string {
    read(text);
    return text.replace(uses, (found, plural: string | undefined, at: number) => {
      const row = rows.get((plural ? found.slice(0, -1) : found).toLowerCase());
      // A citation isn't part of the text.
      if (!row) return found;
      const { term, expansion, meaning } = row;
      const isFirst = !(term in terms);
      terms[term] = { expansion, meaning };
      const shown = isFirst ? termMark(term, found) : found;
      const expands =
        mayExpand &&
        !plural &&
        isAbbreviation(term) &&
        !isInBrackets(text, at) &&
        !isSpelledOut(row);
      if (!expands) return shown;
      read(expansion);
      return `${shown} (${expansion})`;
    });
  }

  return {
    terms,
    /** Reads a text that gets no marks. */
    read,
    /** For narrow places: marks terms without spelling them out. */
    cell: (text: string) => mark(text, false),
    /** Running text. */
    text: (text: string) => mark(text, true),
  };
}

/**
 * Matches citations (to skip them) and every term, the longest first, also in the plural. Plain words may begin with a capital
 * letter; abbreviations have only one spelling.
 */
function usesOf(glossary: readonly GlossaryTerm[]): RegExp {
  const forms = glossary
    .map(({ term }) => term)
    .toSorted((a, b) => b.length - a.length)
    .map((term) => {
      const first = term.charAt(0);
      const rest = escaped(term.slice(1));
      return /[a-z]/.test(first) ? `[${first}${first.toUpperCase()}]${rest}` : escaped(term);
    });
  return new RegExp(`\\{[^}]*\\}|(?<![\\w-])(?:${forms.join('|')})(s)?(?![\\w+]|-\\w)`, 'g');
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
