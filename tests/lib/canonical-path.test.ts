// @vitest-environment node
import { expect, test } from 'vitest';
import { canonicalPath } from '@/lib/canonical-path';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/About', '/about'],
  ['/Services/GST-Filing/', '/services/gst-filing'],
  ['/legal/terms', '/legal/terms'],
])('%s is written as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
