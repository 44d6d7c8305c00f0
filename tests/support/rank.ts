import { searchIndex } from '@/content/search/search-index';
import { createRanking, type Found } from '@/features/search/ranking';

export const index = searchIndex();

const search = createRanking(index);
const found = new Map<string, readonly Found[]>();

/** The results of the site's search. They are remembered, because test files share queries and each takes milliseconds. */
export function rank(query: string): readonly Found[] {
  const before = found.get(query);
  if (before) return before;
  const now = search(query);
  found.set(query, now);
  return now;
}
