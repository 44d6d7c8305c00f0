import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';

/** All of it is in the window, and a tap in its middle reaches it. */
async function expectInReach(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 1 });
  await element.click({ trial: true });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the first screen has the promise, the search, six services and both ways on', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expectInReach(main.getByRole('link', { name: 'See each service’s own time' }));
    await expectInReach(main.getByRole('searchbox', { name: 'What do you need?' }));
    const services = main.getByRole('list', { name: 'Most asked for' }).getByRole('link');
    await expect(services).toHaveCount(6);
    for (const service of await services.all()) await expectInReach(service);
    await expectInReach(main.getByRole('link', { name: /^Call \+/ }).first());
    await expectInReach(main.getByRole('link', { name: 'Learn More' }));
  });
});

test.describe('at 1366 × 768, the lowest of usual screens', () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test('the hero form can be sent without a scroll', async ({ page }) => {
    await page.goto('/');
    const form = page.getByTestId('hero-consultation-form');
    await expectInReach(form.getByRole('button', { name: 'Get Free Consultation' }));
  });
});

test('what is typed into the first screen’s field goes on in the search', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'What do you need?' }).click();
  await page.keyboard.type('tradem');
  const search = page.getByRole('dialog', { name: 'Find a service' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ark');
  await expect(search.getByRole('combobox')).toHaveValue('trademark');
  await expect(search.getByRole('option').first()).toContainText('Trademark');
});

test('a typed business name is engraved on a specimen, which is saved under it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Specimen. Yours carries your name.' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yours carries your name' });
  const picture = () =>
    dialog.getByRole('img').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await expect(dialog.getByRole('img', { name: /your business name/ })).toBeVisible();
  const before = await picture();
  await dialog.getByRole('textbox', { name: 'Business name' }).fill('Meera Textiles');
  await expect(dialog.getByRole('img', { name: /for Meera Textiles/ })).toBeVisible();
  await expect.poll(picture).not.toBe(before);

  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  expect((await download).suggestedFilename()).toBe('specimen-Meera-Textiles.png');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
