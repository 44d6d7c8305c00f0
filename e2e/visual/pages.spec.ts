import { services } from '@/content/services/catalogue';
import { paths } from '@/paths';
import { test } from '../support/test';
import { compare, expectLooks, hideFixedParts } from './support';

/** One page of each kind of service, the first of its file. */
const kinds = new Map(services.toReversed().map(({ group, slug }) => [group, slug]));

// Large parts of pages, at half their size: every line and colour is there, in a quarter of the bytes.
test.use({ deviceScaleFactor: 0.5 });

compare('each section of the landing page', '/', async (page) => {
  await hideFixedParts(page);
  for (const section of await page.locator('main > :not([hidden])').all()) {
    const name = await section.evaluate(
      (element) => element.querySelector('h1, h2')?.textContent ?? element.ariaLabel ?? '',
    );
    await expectLooks(section, `landing-${fileName(name)}`);
  }
  await expectLooks(page.getByRole('contentinfo'), 'footer');
});

for (const [kind, slug] of kinds) {
  compare(
    `the first screen of a service in the file ${kind}`,
    paths.service(slug),
    async (page) => {
      await hideFixedParts(page);
      await expectLooks(page.locator('main > *').first(), `service-${kind}`);
    },
  );
}

compare('the parts of a service page', paths.service('fssai-registration'), async (page) => {
  await hideFixedParts(page);
  for (const part of ['costs', 'documents', 'scope', 'questions']) {
    await expectLooks(page.locator(`:is(section, details):has(> #${part})`), `service-${part}`);
  }
});

/** "Four entries, then the certificate": four-entries-then-the-certificate. */
function fileName(heading: string): string {
  const words = heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return words.replaceAll(/^-|-$/g, '');
}
