import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AXE_TAGS } from '../support/axe-tags.ts';
import { expect, test } from './test.ts';
import type { Screen } from './visitor.ts';

/** One page of each template. */
const TEMPLATES = ['/', '/about', '/contact', '/razorpay-checkout', '/services/gst-registration'];

const SCREENS: readonly Screen[] = ['narrow', 'wide'];

/** axe-core comes with the end-to-end tests' own package for it. */
const axeFile = createRequire(
  createRequire(import.meta.url).resolve('@axe-core/playwright'),
).resolve('axe-core/axe.min.js');

for (const path of [...TEMPLATES, '/legal/privacy']) {
  for (const screen of SCREENS) {
    test(`axe finds nothing on ${path}, ${screen}`, async ({ visitor, engine }) => {
      await visitor.open(path, screen);
      await engine.evaluate(`(() => {${await readFile(axeFile, 'utf8')}})()`);
      const found = await visitor.run(runAxe, AXE_TAGS);
      expect(found).toEqual([]);
    });
  }
}

/** Runs in the page. */
async function runAxe(tags: readonly string[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: Axe };
  const { violations } = await axe.run(document, { runOnly: [...tags] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The little that is used of it; the package is not one of ours. */
interface Axe {
  run(
    context: Document,
    options: { runOnly: string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
