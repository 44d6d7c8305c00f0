import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { services } from '@/content/services/catalogue';
import { telHref } from '@/lib/phone-links';
import { colors } from '../../tailwind.config';
import { rgb } from '../../vite/share-picture/index';
import { owner as second } from '../second-owner/owner';
import { dist, textsIn } from '../support/built-pages';

/* Reads what `npm run build:second-owner` has written. In that owner's copy there is nothing to read. */

const built = join(dist, '../.local/second-owner/dist');

/** A token in any notation: of `oklch(0.455 0.168 25.5)` the end, without the zero that minifying takes away. */
const colourWords = Object.values(colors.red).flatMap((red) => [
  red.replace(/^oklch\(\S+ 0?(\S+ [\d.]+).*/, '$1'),
  rgb(red),
]);

test.skipIf(!existsSync(built))(
  'the site of a second owner holds no word, number, colour or picture of the first, and no secret of its own',
  () => {
    const { figures, ...others } = owner;
    // Services and days of the legal pages are not of this owner alone.
    const shared = new Set([...textsIn(second), ...services.map(({ title }) => title)]);
    const own = textsIn(others).filter(
      (text) => /[\s@]/.test(text) && !/^\d+ \w+ \d+$/.test(text) && !shared.has(text),
    );
    const mark = readFileSync(join(dist, 'favicon.svg'), 'utf8').match(/ d="[^"]+"/g) ?? [];
    const names = [owner.name, telHref(owner.phone)];
    const foreign = [...names, ...own, ...colourWords, ...mark, 'the-secret-of-the-owner'];
    expect(foreign.length).toBeGreaterThan(20);

    const found: string[] = [];
    const look = (file: string, text: string, words: readonly string[]) =>
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`));
    for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:png|ico)$/.test(file)) {
        const bytes = readFileSync(join(built, file));
        if (bytes.equals(readFileSync(join(dist, file)))) found.push(file);
      } else if (/\.(?!woff2|webp)\w+$/.test(file)) {
        look(file, readFileSync(join(built, file), 'utf8'), foreign);
      }
    }
    for (const file of ['index.html', 'about.html']) {
      // Without markup, and without the government's fees, one of which is "₹500+".
      const text = readFileSync(join(built, file), 'utf8').replace(/<[^>]*>|₹[\d,.]+\+?/g, '');
      look(
        file,
        text,
        textsIn(figures).filter((figure) => figure && !shared.has(figure)),
      );
    }
    expect(found).toEqual([]);
  },
);
