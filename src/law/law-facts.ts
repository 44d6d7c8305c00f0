import { Fact } from './fact';
import type { Source } from './source';

/** One export of a body of law: `{ body: 'gst', name: 'gst.limitForServices', … }`. */
export interface LawExport<T> {
  /** Its folder. */
  body: string;
  /** The name that texts use. */
  name: string;
  value: T;
}

const files = import.meta.glob<Record<string, unknown>>('./*/{facts,texts}.ts', { eager: true });

const exported: readonly LawExport<unknown>[] = Object.entries(files).flatMap(([path, module]) => {
  const [, body = ''] = path.split('/');
  return Object.entries(module).map(([name, value]) => ({ body, name: `${body}.${name}`, value }));
});

/** Every fact of law once. A fact without an export of its own has the name of its table. */
export function lawFacts(): readonly LawExport<Fact>[] {
  const inTables = exported.flatMap((entry) =>
    inBands(entry.value).map((value) => ({ ...entry, value })),
  );
  const facts = [...exported, ...inTables].filter(
    (entry): entry is LawExport<Fact> => entry.value instanceof Fact,
  );
  const values = facts.map(({ value }) => value);
  return facts.filter(({ value }, index) => values.indexOf(value) === index);
}

/** Every source that a statement of law may cite. */
export function lawSources(): readonly LawExport<Source>[] {
  return exported.filter((entry): entry is LawExport<Source> => isSource(entry.value));
}

/** The values in the bands of a table; empty if it isn't a table. */
function inBands(table: unknown): unknown[] {
  const bands: unknown[] = Array.isArray(table) ? table : [];
  return bands.flatMap((band) => (isRecord(band) ? Object.values(band) : []));
}

function isSource(value: unknown): boolean {
  return isRecord(value) && 'id' in value && 'href' in value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
