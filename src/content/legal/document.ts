/** One of the site's own legal pages. The page numbers the sections, so headings have no numbers. */
export interface LegalDocument {
  /** The h1 and the page's title, sentence case. */
  title: string;
  /** For search results: 50 to 160 characters. */
  description: string;
  /** One sentence under the heading, at most 24 words. */
  lead: string;
  /** The answers that most readers want, at the head of the page. Each links to its section. */
  answers: readonly { section: string; question: string; answer: string }[];
  sections: readonly LegalSection[];
  /** Official sites (https) that the text relies on. */
  sources: readonly { title: string; href: string }[];
}

export interface LegalSection {
  /** The fragment of the section's address, kebab-case. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph, a list, or texts keyed by their subject. */
export type LegalBlock = string | string[] | { readonly [term: string]: string };
