import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser } from '@playwright/test';

/*
 * Pictures of a page differ from machine to machine: by the browser, its fonts and how they are smoothed. So the machine that
 * makes the references also stores a picture of a page that never changes. If a browser draws that page in the same way,
 * pictures can be compared; otherwise they would only show that the machine is another one.
 */

interface Environment {
  platform: string;
  /** Only for information: a new version that draws in the same way may be compared. */
  browser: string;
  /** SHA-256 of the picture of the page that never changes. */
  drawing: string;
}

const RECORD = 'e2e/visual/references/environment.json';

/** The fonts that ours fall back to, the system's controls, and what is drawn by the graphics library. */
const UNCHANGING_PAGE = `<!doctype html><meta charset="utf-8">
  <style>p { font-size: 19px; margin: 4px } div { width: 90px; height: 30px; rotate: 3deg;
    background: linear-gradient(red, blue); box-shadow: 0 3px 9px #000; border-radius: 7px }</style>
  ${['sans-serif', 'serif', 'monospace', 'system-ui']
    .map((font) => `<p style="font-family: ${font}">Hamburgefonstiv ₹1,20,000 नमस्ते</p>`)
    .join('')}
  <input value="Asha"> <select><option>GST</option></select> <input type="checkbox" checked>
  <progress value="0.5"></progress> <div></div>`;

/**
 * Whether pictures can be compared on this machine.
 *
 * @returns undefined if so, else the reason in words
 */
export async function whyNotHere(browser: Browser): Promise<string | undefined> {
  if (!existsSync(RECORD)) return 'there are no references yet: make them by --update-snapshots';
  const made = JSON.parse(await readFile(RECORD, 'utf8')) as Environment;
  const here = await environmentOf(browser);
  if (made.platform === here.platform && made.drawing === here.drawing) return undefined;
  return `the references were made by ${made.browser} on ${made.platform}, which draws otherwise than ${here.browser} on ${here.platform}`;
}

/** Keeps this machine as the one that the references are made on. */
export async function recordEnvironment(browser: Browser): Promise<void> {
  const record = `${JSON.stringify(await environmentOf(browser), null, 2)}\n`;
  await mkdir(dirname(RECORD), { recursive: true });
  await writeFile(RECORD, record);
}

async function environmentOf(browser: Browser): Promise<Environment> {
  const page = await browser.newPage({ viewport: { width: 480, height: 240 } });
  await page.setContent(UNCHANGING_PAGE);
  const picture = await page.screenshot();
  await page.close();
  return {
    platform: `${process.platform} ${process.arch}`,
    browser: `Chromium ${browser.version()}`,
    drawing: createHash('sha256').update(picture).digest('hex'),
  };
}
