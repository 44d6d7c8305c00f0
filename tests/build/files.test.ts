import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { dayInIndia } from '@/lib/days';
import { wrongBuild } from '../../vite/ready';
import { parseSettings } from '../../vite/settings';
import {
  dist,
  NOT_FOR_SEARCH,
  ORIGIN,
  pageOf,
  pages,
  readBuilt,
  sizeOfPng,
  tagsOf,
} from '../support/built-pages';
import { readCalendar } from '../support/calendar-file';

/* The files that the build writes beside the pages. */

test('the dates of a page are in its calendar file', () => {
  const { html } = pageOf('/services/roc-filing');
  const [list = ''] = /id="due-dates".*?<\/ol>/s.exec(html) ?? [];
  const days = tagsOf(list, 'time').map(({ dateTime }) => dateTime);
  expect(days.length).toBeGreaterThan(2);
  const { events } = readCalendar(readBuilt('calendars/company.ics'));
  expect(events.map(({ start }) => start)).toEqual(expect.arrayContaining(days));
});

test('the build has every icon that the head names, in the stated size and colour', () => {
  const { head } = pageOf('/');
  const icons = tagsOf(head, 'link').filter(({ rel = '' }) => /icon|manifest/.test(rel));
  expect(icons.map(({ rel, href }) => [rel, href])).toEqual([
    ['icon', '/favicon.svg'],
    ['icon', '/favicon.ico'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/manifest.webmanifest'],
  ]);
  expect(readFileSync(join(dist, 'favicon.ico')).readUInt16LE(2)).toBe(1);
  expect(sizeOfPng('apple-touch-icon.png')).toBe('180x180');

  const manifest = JSON.parse(readBuilt('manifest.webmanifest')) as {
    name: string;
    theme_color: string;
    icons: { src: string; sizes: string }[];
  };
  const colour = tagsOf(head, 'meta').find(({ name }) => name === 'theme-color');
  expect([manifest.name, manifest.theme_color]).toEqual([site.name, colour?.content]);
  for (const { src, sizes } of manifest.icons) {
    if (sizes === 'any') expect(readBuilt(src)).toMatch(/^<svg/);
    else expect(sizeOfPng(src)).toBe(sizes);
  }
});

test('the sitemap lists each page once, but no page that search engines should ignore', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, at = '']) => at,
  );
  const wanted = pages.filter(({ path }) => !NOT_FOR_SEARCH.has(path));
  expect(listed.toSorted()).toEqual(wanted.map(({ path }) => ORIGIN + path).toSorted());
  expect(readBuilt('robots.txt')).toMatch(
    /^# Built on [\d-]+\nUser-agent: \*\nAllow: \/\n\nSitemap: http:\/\/localhost:4173\/sitemap.xml\n$/,
  );
});

test('npm run ready reads the address and the day of the build', () => {
  const settings = parseSettings({ VITE_SITE_URL: ORIGIN });
  expect(wrongBuild(dist, settings, dayInIndia(new Date()))).toEqual([]);
});

test('the licences of packages and fonts are published, with their copyright lines', () => {
  const [, ...sections] = readBuilt('licenses.txt').split(/^## /m);
  const names = sections.map((text) => text.split(/ - |\n/)[0]);
  const wanted = 'react-dom zod tailwindcss/LICENSE vite/LICENSE.md rolldown/LICENSE'.split(' ');
  expect(names).toEqual(expect.arrayContaining(wanted));
  expect(names).not.toContain('vitest');
  // wouter has no licence file. Its licence, the Unlicense, requires no notice.
  expect(sections.filter((text) => !/copyright/i.test(text))).toEqual([
    expect.stringContaining('(Unlicense)'),
  ]);
  // Vite's own packages are not in the site.
  expect(sections.join()).not.toMatch(/bundled dependencies/i);
  for (const font of ['anek', 'eczar', 'noto']) {
    expect(readBuilt(`fonts/OFL-${font}.txt`)).toMatch(/SIL OPEN FONT LICENSE/i);
  }
});
