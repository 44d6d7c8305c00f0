import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const DETAILS = 'src/content/services/details';

/** All that a build reads. */
const PARTS = [
  'src',
  'vite',
  'server',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'tailwind.config.ts',
  '.env.demo',
  'tests',
];

/**
 * Copies the site and adds services to the copy: rows to the catalogue and texts beside it, the two things that adding
 * a service touches. The texts are the site's own in turn: V8 takes long scripts of one length for the same until it has
 * compared them, so thousands of copies of one text would measure that.
 *
 * @param {string} name of the copy, which is replaced if there is one
 * @param {number} total number of services, at least the site's own
 * @returns {string} the copy's folder, below the project, so that it finds the project's packages
 */
export function copyWithServices(name, total) {
  const copy = join(root, '.local', name);
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const part of PARTS) cpSync(join(root, part), join(copy, part), { recursive: true });
  addServices(copy, total - readdirSync(join(root, DETAILS)).length);
  return copy;
}

/**
 * @param {string} copy
 * @param {number} count
 */
function addServices(copy, count) {
  const catalogueFile = join(copy, 'src/content/services/catalogue.ts');
  const details = join(copy, DETAILS);
  const texts = readdirSync(details).map((file) => readFileSync(join(details, file), 'utf8'));

  /** @type {string[]} */
  const rows = [];
  for (let number = 1; number <= count; number++) {
    const slug = `generated-service-${number}`;
    rows.push(`{
      slug: '${slug}', group: 'other', title: 'Generated Service ${number}',
      name: 'Generated service ${number}', heading: 'Generated service ${number}', hint: 'Made for a test, the ${number}th',
      summary: 'Papers of kind ${number} for your business, prepared, filed and kept until the register shows them.',
      icon: 'consult',
    },`);
    writeFileSync(join(details, `${slug}.ts`), texts[(number - 1) % texts.length] ?? '');
  }
  const catalogue = readFileSync(catalogueFile, 'utf8');
  const end = '] as const satisfies readonly Service[];';
  if (!catalogue.includes(end)) throw new Error('The catalogue does not end as it did');
  writeFileSync(
    catalogueFile,
    catalogue.replace(end, () => `${rows.join('\n')}\n${end}`),
  );
}
