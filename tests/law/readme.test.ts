import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the line in the README runs a calculator in Node', () => {
  const readme = readFileSync('src/law/README.md', 'utf8');
  const [, line = ''] = /```sh\n(node -e [^\n]+)\n```/.exec(readme) ?? [];
  const printed = execFileSync('sh', ['-c', line], { encoding: 'utf8' });
  // 15 days late: 15 × ₹50, and 18% a year on ₹5,000.
  expect(printed).toContain('paise: 75000');
  expect(printed).toContain('paise: 3700');
});
