import { Fact } from './fact';
import type { Source } from './source';

/** What a body of law exports: `{ body: 'gst', name: 'gst.limitForServices', … }`. */
export interface LawExport<T> {
  /** Its folder. */
  body: string;
  /** As texts name it. */
  name: string;
  value: T;
}

const files = import.meta.glob<Record<string, unknown>>('./*/{facts,texts}.ts', { eager: true });

const exported: readonly LawExport<unknown>[] = Object.entries(files).flatMap(([path, module]) => {
  const [, body = ''] = path.split('/');
  return Object.entries(module).map(([name, value]) => ({ body, name: `${body}.${name}`, value }));
});

/** Every fact of law once. One that only stands in a table has the name of the table. */
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

/** The values in the bands of a table; none if it is no table. */
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
