import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const results = fileURLToPath(new URL('results/', import.meta.url));
const document = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/**
 * Keeps a report beside those of earlier days and prints its tables, for the documentation as well where it is wanted.
 *
 * @param {'speed' | 'first-tap'} name
 * @param {object} report
 * @param {string} tables in Markdown
 * @param {boolean} isForDocs
 */
export async function handOver(name, report, tables, isForDocs) {
  mkdirSync(results, { recursive: true });
  const file = `${results}${name}-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.json`;
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`\n${tables}\nEvery run: ${relative(process.cwd(), file)}`);
  if (isForDocs) await publish(name, tables);
}

/** Puts figures between the two comments that bear the name. @type {(name: string, markdown: string) => Promise<void>} */
async function publish(name, markdown) {
  const text = readFileSync(document, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/performance.md has lost its comments about ${name}`);
  }
  const config = { ...(await resolveConfig(document)), filepath: document };
  writeFileSync(document, await format(`${before}${begin}\n${markdown}\n${end}${after}`, config));
}
