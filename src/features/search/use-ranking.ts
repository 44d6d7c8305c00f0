import { useQuery, type QueryFunctionContext } from '@tanstack/react-query';
import { services } from '@/content/services/catalogue';
import type { SearchIndex } from '@/content/search/search-index';
import { fetchByKey } from '@/lib/query-client';
import type { Rank } from './ranking';

/**
 * Ranks services and tools by the search index. The ranking's code and the index are fetched in parallel when the search is
 * first opened: most visitors never search.
 *
 * @param enabled false until the dialog is drawn, so that making the requests does not delay it
 */
export function useRanking(enabled = true) {
  const { data, isFetched, isFetching, refetch } = useQuery({
    enabled,
    // The address of the index: `/search-index.json`, a file of the build (src/prerender.tsx).
    queryKey: ['', 'search-index.json'],
    queryFn: loadRanking,
    // A ranking without the index is loaded again, for example when the connection is back.
    staleTime: ({ state }) => (state.data?.hasIndex ? Infinity : 0),
  });
  const hasFailed = isFetched && !isFetching && !data?.hasIndex;
  return {
    /** Finds services by their titles alone until the ranking has loaded. */
    rank: data?.rank ?? byTitle,
    fixedResults: data?.fixedResults,
    shortFacts: data?.shortFacts,
    isLoading: !data?.hasIndex && !hasFailed,
    hasFailed,
    retry: () => void refetch(),
  };
}

/** Without the index, the ranking knows only the rows of the catalogue. */
async function loadRanking(request: QueryFunctionContext) {
  const fetched = fetchByKey(request)
    .then(knownIn)
    .catch(() => undefined);
  const { createRanking, fixedResults, shortFacts } = await import('./ranking');
  const index = await fetched;
  // Created at the first query: on a slowed phone this took a third of the time in which the dialog opened.
  let created: Rank | undefined;
  const rank: Rank = (query) =>
    (created ??= createRanking(index ?? { pages: [], tools: [] }))(query);
  return { rank, fixedResults, shortFacts, hasIndex: index !== undefined };
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
