import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { services } from '@/content/services/catalogue';
import type { SearchEntry, ToolLink } from '@/content/services/search-index';
import { useOnline } from '@/lib/connection';
import { loadCode } from '@/lib/load-code';
import type { Rank } from './ranking';
import type { FindTools } from './tool-search';

interface Ranking {
  /** Ranks by titles alone until the index has loaded. */
  rank: Rank;
  /** The tools that answer a query; none until the index has loaded. */
  findTools: FindTools;
  state: 'loading' | 'ready' | 'failed' | 'offline';
  retry: () => void;
}

const loadSearch = async () =>
  loadCode(async () => Promise.all([import('./ranking'), import('./tool-search')]));

const fetching = {
  // Offline it fails at once and says so; by default it would wait in silence.
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/**
 * Ranks services by the search index. The ranking code and the index are fetched in parallel when the search is first opened:
 * most visitors never search.
 *
 * @param enabled false until the dialog is drawn, so that making the requests does not delay it
 */
export function useRanking(enabled = true): Ranking {
  const isOnline = useOnline();
  const code = useQuery({
    ...fetching,
    enabled,
    queryKey: ['ranking'],
    queryFn: loadSearch,
  });
  // The fetcher makes this `/search-index.json`, a file of the build (src/data-files.ts).
  const index = useQuery({
    ...fetching,
    enabled,
    queryKey: ['', 'search-index.json'],
    select: entriesIn,
  });

  const failed = isOnline ? 'failed' : 'offline';
  const hasFailed = [code, index].some(({ isError, isFetching }) => isError && !isFetching);
  return {
    ...useMemo(() => searchWith(code.data, index.data), [code.data, index.data]),
    state: code.data && index.data ? 'ready' : hasFailed ? failed : 'loading',
    retry: () => void Promise.all([code.refetch(), index.refetch()]),
  };
}

/** Created when something is typed: creating it took a third of the time in which the dialog opened on a slowed phone. */
function searchWith(
  [ranking, toolSearch]: Partial<Awaited<ReturnType<typeof loadSearch>>> = [],
  entries?: readonly SearchEntry[],
): Pick<Ranking, 'rank' | 'findTools'> {
  let rank: Rank | undefined;
  let find: FindTools | undefined;
  return {
    rank: (query) => (rank ??= ranking?.createRanking(entries ?? []) ?? withTitle)(query),
    findTools: (query, found) =>
      toolSearch && entries ? (find ??= toolSearch.createToolSearch(entries))(query, found) : [],
  };
}

const withTitle: Rank = (query) =>
  services
    .filter(({ title }) => title.toLowerCase().includes(query.toLowerCase()))
    .map((service) => ({
      service,
      reason: { kind: 'title', text: service.title },
      byName: true,
      understood: 1,
    }));

/** @throws Error if the answer is not the index, for example the login page of a public network */
function entriesIn(answer: unknown): SearchEntry[] {
  if (!Array.isArray(answer) || !answer.every(isEntry)) {
    throw new TypeError('The search index is not a list of entries');
  }
  return answer;
}

/** Checks the type of each part, as `isTool` does. */
function isEntry(entry: unknown): entry is SearchEntry {
  const {
    slug,
    names,
    questions,
    headings,
    forms,
    shared,
    tools = [],
  } = { ...(entry as SearchEntry) };
  return (
    services.some((service) => service.slug === slug) &&
    [names, questions, headings, forms, shared].every(areTexts) &&
    Array.isArray(tools) &&
    tools.every(isTool)
  );
}

function isTool(tool: unknown): boolean {
  const { kind, title, line, fragment, phrases } = { ...(tool as ToolLink) };
  return areTexts([kind, title, line, fragment]) && areTexts(phrases);
}

function areTexts(texts: unknown): boolean {
  return Array.isArray(texts) && texts.every((text) => typeof text === 'string');
}
