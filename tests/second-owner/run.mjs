import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/*
 * Copies the repository to .local/second-owner/, and makes in the copy the changes that docs/owner.md describes. Then runs the given
 * npm scripts in the copy, such as build:demo, test:unit and test:build.
 */

const HERE = 'tests/second-owner';
const COPY = '.local/second-owner';

/** A later change of the law, as an edit of a file of the product. @type {[file: string, pattern: RegExp, replacement: string][]} */
const EDITS = [
  [
    'src/law/gst/facts.ts',
    /(gstr3bDue = [^]*?moved: \[)/,
    `$1
    {
      period: '2026-10-31',
      to: '2026-11-27',
      source: centralTaxNotifications,
      place: '19/2026',
      ordered: '2026-11-24',
      change: 'the monthly GSTR-3B of October 2026 was accepted until 27 November 2026',
    },`,
  ],
];

const scripts = process.argv.slice(2);
const known = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
rmSync(COPY, { recursive: true, force: true });
const files = execFileSync('git', known, { encoding: 'utf8' }).split('\0').filter(existsSync);
for (const file of files) cpSync(file, join(COPY, file));
mkdirSync(join(COPY, 'node_modules'));
for (const name of readdirSync('node_modules').filter((file) => !/^\.(?!bin$)/.test(file))) {
  symlinkSync(resolve('node_modules', name), join(COPY, 'node_modules', name));
}
// tests/build/second-owner.test.ts checks that no words of the first owner are left.
cpSync(join(COPY, 'src/owner'), join(COPY, HERE, 'first'), { recursive: true });
cpSync(join(HERE, 'owner'), join(COPY, 'src/owner'), { recursive: true });
for (const [file, pattern, replacement] of EDITS) {
  const path = join(COPY, file);
  const text = readFileSync(path, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no text that matches ${pattern}`);
  writeFileSync(path, text.replace(pattern, replacement));
}
// tests/build/second-owner.test.ts checks that the build has none of these secrets.
const secrets = {
  RAZORPAY_KEY_SECRET: 'the-secret-of-the-owner',
  SMTP_URL: 'the-secret-of-the-owner',
};
for (const script of scripts) {
  const env = { ...process.env, ...(script.startsWith('build') ? secrets : {}) };
  try {
    execFileSync('npm', ['run', '--silent', script], { cwd: COPY, stdio: 'inherit', env });
  } catch {
    // The other scripts still run.
    console.error(`✗ ${script}`);
    process.exitCode = 1;
  }
}
