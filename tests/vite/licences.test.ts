// @vitest-environment node
import { expect, test } from 'vitest';
import { noticesText, packageFolder } from '../../vite/licences.ts';

const mit = { name: 'one', version: '1.0.0', licence: 'MIT', text: 'Copyright (c) One' };

test.each([
  ['/site/node_modules/react/index.js', '/site/node_modules/react'],
  [
    '/site/node_modules/@radix-ui/react-slot/dist/index.mjs',
    '/site/node_modules/@radix-ui/react-slot',
  ],
  ['/site/node_modules/a/node_modules/b/b.js?v=1', '/site/node_modules/a/node_modules/b'],
  ['/site/src/hydrate.tsx', undefined],
  ['\0rolldown/runtime.js', undefined],
])('%j belongs to %j', (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test('notices stand in the order of the names, with the fonts’ at the end', () => {
  const text = noticesText(
    [{ ...mit, name: 'two', version: '2.1.0', text: 'Copyright (c) Two' }, mit],
    ['Copyright Font'],
  );
  expect(text.split(/\n\n-{72}\n\n/).slice(1)).toEqual([
    'one 1.0.0 (MIT)\n\nCopyright (c) One',
    'two 2.1.0 (MIT)\n\nCopyright (c) Two',
    'Font\n\nCopyright Font\n',
  ]);
});

test('packages with the same notice share it', () => {
  const text = noticesText([mit, { ...mit, name: 'three' }], []);
  expect(text.split(/\n\n-{72}\n\n/).slice(1)).toEqual([
    'one 1.0.0 (MIT)\nthree 1.0.0 (MIT)\n\nCopyright (c) One\n',
  ]);
});

test('a package without a notice may go where its licence asks for none', () => {
  const free = { ...mit, licence: 'Unlicense', text: undefined };
  expect(noticesText([free], [])).toContain(
    'one 1.0.0 (Unlicense)\n\nIts licence asks for no notice.',
  );
});

test('a package that holds no notice stops the build where one is asked for', () => {
  expect(() => noticesText([{ ...mit, text: undefined }], [])).toThrow(
    'one 1.0.0 asks for the notice of MIT',
  );
});

test.each(['GPL-3.0-only', 'MPL-2.0', ''])('a licence of %j stops the build', (licence) => {
  expect(() => noticesText([{ ...mit, licence }], [])).toThrow('one 1.0.0 may not be published');
});
