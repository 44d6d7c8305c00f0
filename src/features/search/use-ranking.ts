import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { services } from '@/content/services/catalogue';
import type { SearchIndex } from '@/content/services/search-index';
import type * as Ranking from './ranking';

type Rank = Ranking.Rank;

/**
 * Ranks services and tools by the search index. The ranking's code and the index are fetched in parallel when the search is
 * first opened: most visitors never search.
 *
 * @param enabled false until the dialog is drawn, so that making the requests does not delay it
 */
export function useRanking(enabled = true) {
  const code = useQuery({
    enabled,
    queryKey: ['ranking'],
    queryFn: async () => import('./ranking'),
  });
  // `fetchByKey` (lib/query-client.ts) makes this `/search-index.json`, a file of the build (src/prerender.tsx).
  const index = useQuery({
    enabled,
    queryKey: ['', 'search-index.json'],
    select: knownIn,
  });
  const hasFailed = [code, index].some(({ isError, isFetching }) => isError && !isFetching);
  return {
    /** Ranks services by their titles alone until the index has loaded. */
    rank: useMemo(() => rankWith(code.data, index.data), [code.data, index.data]),
    code: code.data,
    isLoading: !(code.data && index.data) && !hasFailed,
    hasFailed,
    retry: () => void Promise.all([code.refetch(), index.refetch()]),
  };
}

/** Creates the ranking at the first query: creating it took a third of the time in which the dialog opened on a slowed phone. */
function rankWith(code?: typeof Ranking, index: SearchIndex = { pages: [], tools: [] }): Rank {
  if (!code) return byTitle;
  let rank: Rank | undefined;
  return (query) => (rank ??= code.createRanking(index))(query);
}

const byTitle: Rank = (query) =>
  services
    .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
    .map((service) => ({
      service,
      reason: { kind: 'title', text: service.title },
      byName: true,
      understood: 1,
    }));

/** @throws TypeError if the answer is not the index, for example the login page of a public network */
function knownIn(answer: unknown): SearchIndex {
  const known = new Set<string>(services.map(({ slug }) => slug));
  const { pages, tools } = answer as SearchIndex;
  // An index that is newer than this tab may name services that the tab does not have.
  return {
    pages: pages.filter(({ slug }) => known.has(slug)),
    tools: tools.filter(({ slug }) => !slug || known.has(slug)),
  };
}
