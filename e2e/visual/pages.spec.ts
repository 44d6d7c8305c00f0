import { services, type GroupId } from '@/content/services/catalogue';
import { paths } from '@/paths';
import { open } from '../support/page';
import { expectLooks, hideFixedParts, setWidth, test, widths } from './support';

/** One page of each kind of service, the first of its file. */
const kinds = [...new Map(services.toReversed().map((row) => [row.group, row.slug]))] satisfies [
  GroupId,
  string,
][];

// Large parts of pages, at half their size: every line and colour is there, in a quarter of the bytes.
test.use({ deviceScaleFactor: 0.5 });

for (const width of widths) {
  test(`each section of the landing page, ${width} px`, async ({ page }) => {
    await setWidth(page, width);
    await open(page, '/');
    await hideFixedParts(page);
    const sections = page.locator('main > *');
    const names = await sections.evaluateAll((elements) =>
      elements.map(
        (element) => element.querySelector('h1, h2')?.textContent ?? element.ariaLabel ?? '',
      ),
    );
    for (const [index, name] of names.entries()) {
      await expectLooks(sections.nth(index), `landing-${fileName(name)}`);
    }
    await expectLooks(page.getByRole('contentinfo'), 'footer');
  });

  for (const [kind, slug] of kinds) {
    test(`the first screen of a service in the file ${kind}, ${width} px`, async ({ page }) => {
      await setWidth(page, width);
      await open(page, paths.service(slug));
      await hideFixedParts(page);
      await expectLooks(page.locator('main > *').first(), `service-${kind}`);
    });
  }

  test(`the parts of a service page, ${width} px`, async ({ page }) => {
    await setWidth(page, width);
    await open(page, paths.service('fssai-registration'));
    await hideFixedParts(page);
    for (const part of ['costs', 'documents', 'scope', 'questions']) {
      await expectLooks(page.locator(`:is(section, details):has(> #${part})`), `service-${part}`);
    }
  });
}

/** "Four entries, then the certificate": four-entries-then-the-certificate. */
function fileName(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
