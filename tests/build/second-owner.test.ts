import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { paths } from '@/paths';
import sentences from '@/owner/sentences.json' with { type: 'json' };
import { builtFiles, dist, pageOf, pages, readBuilt, textsIn } from '../support/built-pages';

/* The build of `npm run test:second-owner`, for an owner who has changed everything (tests/second-owner/). */

const FIRST = 'tests/second-owner/first';

const second = test.skipIf(!existsSync(FIRST));

interface First {
  name: string;
  phone: string;
  email: string;
  legal: { entity: string; address: string };
  testimonials: { author: string }[];
}

second('the site has no name, address, number or logo of the first owner, and no secret', () => {
  const first = JSON.parse(readFileSync(join(FIRST, 'settings.json'), 'utf8')) as First;
  const mark = readFileSync(join(FIRST, 'mark.svg'), 'utf8').match(/ d="[^"]+"/g) ?? [];
  const foreign = [
    ...textsIn([first.name, first.phone, first.email, first.legal.entity, first.legal.address]),
    ...first.testimonials.map(({ author }) => author),
    first.phone.replaceAll(' ', ''),
    ...mark,
    'the-secret-of-the-owner',
  ];
  expect(foreign.length).toBeGreaterThan(8);
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?!png|ico|woff2|webp)\w+$/.test(file))
    .flatMap((file) => {
      const text = readBuilt(file);
      return foreign.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
    });
  expect(found).toEqual([]);
});

second('a hidden service has no page, and no page, list, search or calendar leads to it', () => {
  expect(owner.hiddenServices).not.toEqual([]);
  for (const slug of owner.hiddenServices) {
    expect(existsSync(join(dist, `services/${slug}.html`))).toBe(false);
    const href = paths.service(slug);
    const leading = ['.html', '.xml', '.json', '.ics'].flatMap(builtFiles);
    expect(leading.filter((file) => new RegExp(`${href}\\b(?!-)`).test(readBuilt(file)))).toEqual(
      [],
    );
    expect(readBuilt('search-index.json')).not.toContain(`"slug":"${slug}"`);
  }
});

second(
  'an added service is in the menu, list, search and sitemap, and added sentences are in their places',
  () => {
    const own = paths.service('gem-registration');
    expect(pageOf(own).text).toContain('Government e-Marketplace');
    for (const file of ['index.html', 'sitemap.xml']) expect(readBuilt(file)).toContain(own);
    expect(readBuilt('search-index.json')).toContain('gem portal');
    for (const [place, texts] of Object.entries<readonly string[]>(sentences)) {
      expect(pageOf(place.split('#')[0]!).text, place).toContain(texts[0]);
    }
    expect(pages.filter(({ html }) => html.includes('data-own'))).toHaveLength(3);
  },
);
