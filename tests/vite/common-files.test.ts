import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { commonFiles } from '../../vite/common-files';

test('each file that is named as common exists', () => {
  const missing = commonFiles.filter((path) => {
    const files = readdirSync(`src/${dirname(path)}`);
    return !files.some((file) => file.startsWith(`${basename(path)}.`));
  });
  expect(missing).toEqual([]);
});
