import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parseSettings } from '../../vite/settings';

/** The settings of a live site. They lead to the most headers. */
export const LIVE_SETTINGS = parseSettings({
  VITE_SITE_URL: 'https://www.sthapana.example',
  VITE_RAZORPAY_KEY_ID: 'rzp_live_A1b2C3',
  VITE_CONTACT_ENDPOINT: 'https://api.provider.example/contact.php',
});

const PAGE =
  '<!doctype html><html><head><meta charset="utf-8" /><title>A page</title></head></html>';

/** The kinds of files in a build: pages, assets, and others. */
export const SITE_FILES: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'about.html': PAGE,
  '404.html': PAGE,
  'services/gst-filing.html': PAGE,
  'services/price-list.txt': 'Beside pages.',
  'assets/app-1a2b3c4d.js': 'export {};',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
  'share/home.png': 'a picture',
};

/** Creates a folder and writes files into it. */
export async function writeFiles(folder: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Makes a new folder, and deletes it when the test has finished. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  // A server may still be writing its last file.
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }));
  return folder;
}

/** Writes files into a new folder `dist`, and deletes it when the test has finished. */
export async function siteFolder(
  files: Readonly<Record<string, string>> = SITE_FILES,
): Promise<{ dist: string; deploy: string }> {
  const folder = await temporaryFolder();
  const dist = join(folder, 'dist');
  await writeFiles(dist, files);
  return { dist, deploy: join(folder, 'deploy') };
}
