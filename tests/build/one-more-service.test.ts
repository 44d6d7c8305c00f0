import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { copyWithServices } from '../support/many-services.mjs';

/*
 * Adding a service touches its row and its file, and no test: a copy of the site gets one more, and the tests that
 * walk the catalogue run there. The new text is a copy as well, which is what one of them must find.
 */

const FINDS_THE_COPY = [
  'no sentence stands twice, on one page or on two, shared facts apart',
  'summaries, “do you need it” and questions share not even a short sentence',
];

interface Report {
  numTotalTests: number;
  testResults: { assertionResults: { status: string; title: string; fullName: string }[] }[];
}

const copy = copyWithServices('one-more-service', services.length + 1);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('one more service passes the tests that walk the catalogue, all but those of copied sentences', () => {
  const report = join(copy, 'report.json');
  const walks = ['catalogue', 'navigation', 'home', 'search-index', 'services'];
  const files = ['tests/routes.test.ts', ...walks.map((name) => `tests/content/${name}`)];
  const vitest =
    'vitest run --project node --maxWorkers 1 --reporter json --outputFile report.json';
  spawnSync(`npx ${vitest} ${files.join(' ')}`, { cwd: copy, shell: true });
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === 'failed').map(({ title }) => title);
  expect(failed).toEqual(FINDS_THE_COPY);
  expect(results.map(({ fullName }) => fullName).join('\n')).toContain('generated-service-1');
}, 180_000);
