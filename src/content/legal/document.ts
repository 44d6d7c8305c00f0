/** One of the site's own legal pages. The page numbers the sections, so no heading holds a number. */
export interface LegalDocument {
  /** The h1 and the page's title, sentence case. */
  title: string;
  /** For search results: 50 to 160 characters. */
  description: string;
  /** One sentence under the heading, at most 24 words. */
  lead: string;
  sections: readonly LegalSection[];
  /** Official, https; only those that the text relies upon. */
  sources: readonly { title: string; href: string }[];
}

export interface LegalSection {
  /** The fragment of the section's address, kebab-case. */
  id: string;
  heading: string;
  blocks: readonly LegalBlock[];
}

/** A paragraph, the items of a list, or texts by what they are of. */
export type LegalBlock = string | string[] | { readonly [term: string]: string };
