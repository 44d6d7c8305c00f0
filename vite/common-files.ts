/** Files that several pages share, by folder of src/. */
const names = {
  '.': 'paths',
  art: 'icons scripts',
  content: 'categories icons languages mistake owner site',
  'content/legal': 'refund-stages',
  'content/services': 'catalogue most-asked',
  'features/contact': 'lazy-forms',
  forms: 'call-or-write talk-to-a-person',
  law: 'source',
  layout: 'head',
  lib: `build-day class-names connection dates day-and-time days fragment fragment-target
    kept-list keys lazy letter-case marks money page-motion phone-links plain-text
    print-only query-client settings shortened store toasts use-hydrated`,
  owner: 'mark sentences services settings',
  sections: 'own-sentences page-header parties section-head stats-strip',
  ui: 'button error-boundary fee-stamp field first-screen-end fold icon india-in-scripts more-link particulars seal spoken static unbroken',
};

/**
 * Their paths in src/, without the ending. By default each is a chunk of its own. With rolldown's `minShareCount` a service
 * page fetches 18 KiB more.
 */
export const commonFiles = Object.entries(names).flatMap(([folder, listed]) =>
  listed.split(/\s+/).map((name) => (folder === '.' ? name : `${folder}/${name}`)),
);
