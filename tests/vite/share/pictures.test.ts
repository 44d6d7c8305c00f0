// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeSharePictures } from '../../../vite/share/pictures';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const page = (name: string, title: string) => ({ name, picture: { title, siteName: 'Sthapana' } });

function build(pictures: ReturnType<typeof page>[], identity = 'one') {
  const png = vi.fn((svg: string) => Buffer.from(svg));
  const places = { dist: join(folder, 'dist'), cache: join(folder, 'cache') };
  const rasteriser = { identity, png, headingWidth: (text: string) => text.length / 2 };
  return writeSharePictures(pictures, rasteriser, places).then(() => png.mock.calls.length);
}

const written = (name: string) => readFile(join(folder, 'dist', name), 'utf8');

test('writes each picture where its page names it', async () => {
  await build([page('share/index.png', 'Home'), page('share/legal/terms.png', 'Terms')]);
  expect(await written('share/index.png')).toContain('>Home</text>');
  expect(await written('share/legal/terms.png')).toContain('>Terms</text>');
});

test('a second build draws only what has changed, and forgets what is gone', async () => {
  expect(await build([page('share/a.png', 'A'), page('share/b.png', 'B')])).toBe(2);
  expect(await build([page('share/a.png', 'A'), page('share/b.png', 'C')])).toBe(1);
  expect(await written('share/a.png')).toContain('>A</text>');
  expect(await written('share/b.png')).toContain('>C</text>');
  expect(await readdir(join(folder, 'cache'))).toHaveLength(2);
});

test('another rasteriser or other fonts draw everything anew', async () => {
  expect(await build([page('share/a.png', 'A')], 'one')).toBe(1);
  expect(await build([page('share/a.png', 'A')], 'one')).toBe(0);
  expect(await build([page('share/a.png', 'A')], 'two')).toBe(1);
});
