import type { Source } from '@/law/source';

/*
 * Addresses of the full text of laws, for the sources that pages cite. Only the build reads them, and each page gets only the
 * addresses of its own sources. `HOW` says how we know what is at an address. `npm run sources` prints all addresses.
 *
 * India Code, the Union's own collection of Acts, moved from www.indiacode.nic.in to indiacode.gov.in in September 2026. The
 * old site's addresses of sections no longer work. Sections that we read there are in `OldSiteSections`, by their number.
 */

/** The address of a law, or of one of its sections. */
export interface FullTextLink {
  source: Source['id'];
  /** The number of a section, rule or order, or a place as pages cite it. Missing for the address of the whole law. */
  section?: string;
  href: string;
  /** ISO date of the copy that we read. */
  copied: string;
  how: keyof typeof HOW;
}

/** The day on which we read these copies. */
export const READ_ON = '2026-11-23';

export const HOW = {
  section: 'the section word for word, with its address, in a public repository',
  act: 'the Act’s own page; a public repository lists it with its file, and we read the sections in a copy of the old site',
  named:
    'the office’s own page or file; a dated public note gives its content, and we did not open it',
} as const;

export const INDIA_CODE = 'https://indiacode.gov.in';
export const INCOME_TAX = 'https://www.incometaxindia.gov.in';
export const E_FILING = 'https://www.incometax.gov.in/iec/foportal/sites/default/files';
export const GAZETTE = 'https://egazette.gov.in/WriteReadData';
export const CBIC = 'https://taxinformation.cbic.gov.in/content/html/tax_repository/gst';
export const CBIC_PAGE = 'https://taxinformation.cbic.gov.in/content-page/explore-act';
export const GST_COUNCIL = 'https://gstcouncil.gov.in/sites/default/files';
export const LABOUR = 'https://labour.gov.in/sites/default/files';
export const RESERVE_BANK = 'https://www.rbi.org.in';
export const TRADE = 'https://content.dgft.gov.in/Website/dgftprod';
export const IP_INDIA = 'https://ipindia.gov.in';
export const COPYRIGHT_ACT = 'https://copyright.gov.in/Copyright_Act_1957';

/** Joins the addresses of a body of law in one list. */
/* @__NO_SIDE_EFFECTS__ */
export const concatLinks = (...groups: readonly (readonly FullTextLink[])[]): FullTextLink[] =>
  groups.flat();

/* @__NO_SIDE_EFFECTS__ */
export function wholeAct(source: string, item: string): FullTextLink[] {
  return [{ source, href: `${INDIA_CODE}/items/${item}`, copied: '2026-09-17', how: 'act' }];
}

/* @__NO_SIDE_EFFECTS__ */
export function sections(source: string, handles: Record<string, number>): FullTextLink[] {
  return Object.entries(handles).map(([section, handle]) => ({
    source,
    section,
    href: `${INDIA_CODE}/handle/123456789/${handle}`,
    copied: '2026-09-06',
    how: 'section',
  }));
}

/** The addresses of a source. The paths are keyed by the number or place that pages cite; `whole` is the whole law. */
/* @__NO_SIDE_EFFECTS__ */
export function linksByPlace(
  source: string,
  copied: string,
  site: string,
  paths: Readonly<Record<string, string>>,
): FullTextLink[] {
  return Object.entries(paths).map(([section, path]) => ({
    source,
    ...(section !== 'whole' && { section }),
    href: `${site}${path}`,
    copied,
    how: 'named',
  }));
}

/** Sections that we read in a copy of India Code's old site, with the day of that copy. */
export type OldSiteSections = Readonly<
  Record<Source['id'], { copied: string; sections: Readonly<Record<string, number>> }>
>;
