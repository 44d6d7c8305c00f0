/** Files that several pages share, by folder of src/. */
const names = {
  '.': 'paths',
  art: 'icons scripts',
  content: 'categories icons languages mistake next-steps owner site tools',
  'content/legal': 'in-force refund-stages shop-duties',
  'content/services': 'catalogue most-asked',
  forms: 'call-or-write talk-to-a-person',
  law: 'marks source',
  'law/contracts': 'shop-duties',
  'law/numbers': 'registered-numbers',
  layout: 'head',
  lib: `build-day class-names connection dates days fragment
    kept-list lazy lazy-when-seen letter-case money object-entries page-motion phone-links plain-text
    print-only query-client settings shortened store toasts use-hydrated`,
  owner: 'mark sentences services settings',
  sections: 'contact-block contents entries own-sentences page-header section-head stats-strip',
  ui: 'button cited fee-stamp field first-screen-end fold icon india-in-scripts island law-sources more-link particulars seal spoken static stroke-list term unbroken',
};

/**
 * The paths of these files in src/, without the ending. Without this list each of them would be a chunk of its own. With
 * rolldown's `minShareCount` instead, a service page would fetch 18 KiB more.
 */
export const commonFiles = Object.entries(names).flatMap(([folder, listed]) =>
  listed.split(/\s+/).map((name) => (folder === '.' ? name : `${folder}/${name}`)),
);
