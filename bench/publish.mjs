import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const document = fileURLToPath(new URL('../docs/performance.md', import.meta.url));

/**
 * Puts figures into docs/performance.md, between the two comments that bear the name.
 *
 * @param {'speed' | 'growth'} name
 * @param {string} markdown
 */
export async function publish(name, markdown) {
  const text = await readFile(document, 'utf8');
  const [begin, end] = [`<!-- ${name} -->\n`, `<!-- end of ${name} -->`];
  const [before, rest] = text.split(begin);
  const [, after] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error(`docs/performance.md has lost its comments about ${name}`);
  }
  const config = await resolveConfig(document);
  await writeFile(
    document,
    await format(`${before}${begin}\n${markdown}\n${end}${after}`, {
      ...config,
      filepath: document,
    }),
  );
}
