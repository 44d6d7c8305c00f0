import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalPath } from '@/lib/canonical-path';
import { anyText } from '../support/hostile-strings';
import { property } from '../support/property';

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about///', '/about'],
  ['/Services/GST-Filing/', '/services/gst-filing'],
  ['/index.html', '/'],
  ['/About.html', '/about'],
  ['/about/index.html', '/about'],
  ['/services//gst-number', '/services/gst-number'],
  ['//evil.example/About', '/evil.example/about'],
])('%s is written as %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});

const site = 'https://www.example.com';
property(
  'any path stays on its host, and a canonical path stays unchanged',
  [fc.array(fc.oneof(fc.constantFrom('/', '\\', '..', '@', 'index', '.html'), anyText))],
  (parts) => {
    const url = new URL(site);
    url.pathname = `//${parts.join('')}`;
    const path = canonicalPath(url.pathname);
    expect(new URL(path, site).origin).toBe(site);
    expect(canonicalPath(path)).toBe(path);
  },
);
