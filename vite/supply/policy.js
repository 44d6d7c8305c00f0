/*
 * What the project lets in. A package outside these lists fails `npm run inventory`; whoever adds one here says why.
 */

/** Licences (SPDX identifiers) that let anyone use, change and sell the code, and ask for a notice at most. */
export const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** Those of them that ask for nothing, so that a copy may go without their text. */
export const withoutNotice = new Set(['0BSD', 'CC0-1.0', 'MIT-0', 'Unlicense']);

/**
 * Tools under other terms, by package; a `*` at the end stands for any rest. They hold for tools alone: what reaches
 * visitors is permissive without exception.
 *
 * @type {readonly { name: string, licence: string, reason: string }[]}
 */
export const toolsUnderOtherTerms = [
  {
    name: 'axe-core',
    licence: 'MPL-2.0',
    reason:
      'checks accessibility in tests, unchanged; the MPL asks for the source of changed files only',
  },
  { name: '@axe-core/playwright', licence: 'MPL-2.0', reason: 'runs axe-core in tests, unchanged' },
  { name: 'ical.js', licence: 'MPL-2.0', reason: 'reads the calendars back in tests, unchanged' },
  {
    name: 'lightningcss*',
    licence: 'MPL-2.0',
    reason: 'Vite’s and Tailwind’s CSS compiler; what it writes is not under its licence',
  },
  {
    name: '@resvg/resvg-wasm',
    licence: 'MPL-2.0',
    reason: 'draws share pictures at build; a picture is not under its licence',
  },
  {
    name: 'caniuse-lite',
    licence: 'CC-BY-4.0',
    reason: 'data on browsers, which Stryker’s Babel reads; nothing of it is published',
  },
  {
    name: 'parse-cache-control',
    licence: '',
    reason: 'states none in its package.json; the text beside it is the BSD 3-clause licence',
  },
];

/**
 * Packages that would run a script of their own when installed. None runs (`ignore-scripts` in .npmrc).
 *
 * @type {Readonly<Record<string, string>>}
 */
export const unrunInstallScripts = {
  msw: 'copies its service worker for use in browsers; tests use it in Node',
};

/**
 * Whether a licence lets a package in.
 *
 * @param {string} licence an SPDX identifier, or several joined by one kind of operator: `(MIT OR CC0-1.0)`
 */
export function isPermissive(licence) {
  const expression = licence.replace(/^\((.*)\)$/, '$1');
  if (expression.includes(' OR ')) return expression.split(' OR ').some(isPermissive);
  if (expression.includes(' AND ')) return expression.split(' AND ').every(isPermissive);
  return permissive.has(expression);
}

/**
 * @param {string} name
 * @param {string} licence
 */
export function isExcepted(name, licence) {
  return toolsUnderOtherTerms.some(
    (tool) =>
      tool.licence === licence &&
      (tool.name.endsWith('*') ? name.startsWith(tool.name.slice(0, -1)) : tool.name === name),
  );
}
