/** A marked term, with what must stay on the same line as it. */
export interface MarkedTerm {
  /** As in the glossary: "LLP". */
  term: string;
  /** As in the text: "LLPs". */
  words: string;
  /** Brackets and the like that stand directly before and after the term. */
  before: string;
  after: string;
}

export type MarkedPart = { text: string } | MarkedTerm;

const MARK = /([^\s{}]*)\{\{([^|}]+)(?:\|([^}]+))?\}\}([^\s{}]*)/g;

/** The mark of a term: `{{LLP}}`, or `{{LLP|LLPs}}` where the text has it in another form. */
export function termMark(term: string, words: string): string {
  return words === term ? `{{${term}}}` : `{{${term}|${words}}}`;
}

/** Splits a text at the terms that are marked in it. */
export function splitTerms(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    const [whole, before = '', term = '', words = term, after = ''] = match;
    parts.push({ text: text.slice(from, match.index) }, { term, words, before, after });
    from = match.index + whole.length;
  }
  parts.push({ text: text.slice(from) });
  return parts.filter((part) => !('text' in part) || part.text !== '');
}

/** The text as it reads, without the marks. */
export function withoutTermMarks(text: string): string {
  return text.replace(/\{\{(?:[^|}]+\|)?([^}]+)\}\}/g, '$1');
}
