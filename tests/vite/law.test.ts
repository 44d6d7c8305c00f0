import { expect, test } from 'vitest';
import { fullTextLinks } from '@/law/full-text-links';
import { lawSince, lawSources } from '../../vite/law';
import { allServicePages } from '../support/service-pages';

test('for a moved date, npm run law names the order, pages, dates and tools', () => {
  const report = lawSince('2026-09-28');
  expect(report).toMatch(
    /2026-09-28 {2}Due date of a return of companies and audited cases \(income-tax\.auditedReturnDue\): .*21 November 2026\n {2}order: .*Circular 7\/2026/,
  );
  expect(report).toMatch(/pages: .*income-tax-filing/);
  expect(report).toContain(
    '2026-11-21 Income tax return of a company for 2025-26 (moved from 2026-10-31)',
  );
  expect(report).toMatch(/tools: .*tax-return-lateness.*\n {2}reference day: the period/);
  expect(report).not.toContain('providentFundCeiling');
});

test('npm run law names pages that show a moved date, and tools that offer its period', () => {
  expect(lawSince('2026-04-21')).toMatch(
    / \(gst\.gstr3bDue\): .*\n.*\n {2}pages: .*gst-registration.*\n {2}shown .*: gst-filing\n.*\n {2}tools: gst-return-lateness/,
  );
});

test('npm run sources lists every source of every page', () => {
  const report = lawSources();
  for (const { href } of allServicePages.flatMap(({ page }) => page.details.sources))
    expect(report).toContain(href);
  for (const { href, copied } of fullTextLinks)
    expect(report).toMatch(`${href}\n  copy of ${copied}`);
});
