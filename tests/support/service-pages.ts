import { ownServices } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { withoutCitations } from '@/law/marks';

export { allServicePages } from '@/content/services/all-service-pages';

/** A text in a service's data that a visitor reads. */
export interface Passage {
  /** Its place in the data, such as "need.must[0]". */
  path: string;
  /** The text that a visitor reads. */
  text: string;
  /** The text with its citations. */
  raw: string;
}

/** Texts that a visitor reads together, such as a question with its answer. One citation is enough for all of them. */
export interface Statement {
  path: string;
  passages: Passage[];
  cited: boolean;
}

export const isOwn = (slug: string) => ownServices.some((own) => own.slug === slug);

/** Parts of the data that are no text, and the comparison of structures, which has its own tests. */
const NOT_READ =
  /^(sources|checked|structures)\b|\.(who|days)$(?<!^keyFacts\.who)|^related\[\d+\]\.slug$|\.href$/;

/** Every text of the page. */
export function passagesOf(details: ServiceDetails): Passage[] {
  return textsOf(details, '').filter(({ path }) => !NOT_READ.test(path));
}

/**
 * Groups the passages that a visitor reads together: all texts of a row, step, document, duty or question. Any other passage is a
 * group by itself. The heading and the column heads of a table belong to its first row.
 */
export function statementsOf(details: ServiceDetails): Statement[] {
  const groups = new Map<string, Passage[]>();
  for (const passage of passagesOf(details)) {
    const isHead = /^table\.(heading|columns)/.test(passage.path);
    const path = isHead ? 'table.rows[0]' : (ROW.exec(passage.path)?.[0] ?? passage.path);
    groups.set(path, [...(groups.get(path) ?? []), passage]);
  }
  return [...groups].map(([path, passages]) => ({
    path,
    passages,
    cited: passages.some(({ raw, text }) => raw !== text),
  }));
}

const ROW =
  /^(costs\.rows|table\.rows|steps|wrong|after|questions)\[\d+\]|^documents\[\d+\]\.items\[\d+\]/;

function textsOf(value: unknown, path: string): Passage[] {
  if (typeof value === 'string') return [{ path, text: withoutCitations(value), raw: value }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsOf(entry, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    textsOf(entry, path === '' ? key : `${path}.${key}`),
  );
}
