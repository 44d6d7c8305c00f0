/** Every rule that has to do with WCAG 2.0, 2.1 and 2.2 at levels A and AA, and the advice beyond them. */
export const AXE_TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];
