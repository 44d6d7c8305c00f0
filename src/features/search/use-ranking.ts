import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { services } from '@/content/services/catalogue';
import type { SearchEntry, ToolLink } from '@/content/services/search-index';
import { useOnline } from '@/lib/connection';
import { loadCode } from '@/lib/load-code';
import type { createRanking, Rank } from './ranking';
import type { createToolSearch, FindTools } from './tool-search';

interface Ranking {
  /** Knows titles alone until the index has come. */
  rank: Rank;
  /** The tools that answer a query; knows none until the index has come. */
  findTools: FindTools;
  state: 'loading' | 'ready' | 'failed' | 'offline';
  retry: () => void;
}

interface Search {
  createRanking: typeof createRanking;
  createToolSearch: typeof createToolSearch;
}

async function loadSearch(): Promise<Search> {
  const parts = await Promise.all([import('./ranking'), import('./tool-search')]);
  const search = { ...parts[0], ...parts[1] };
  // A proxy may answer with an empty script.
  if (!search.createRanking || !search.createToolSearch) throw new Error('The search is empty');
  return search;
}

const fetching = {
  // Offline it fails at once and says so; by default it would wait in silence.
  networkMode: 'always',
  refetchOnReconnect: true,
} as const;

/**
 * The ranking over all that the build knows of the services. The code that ranks and the index are fetched side by side when
 * the search is first opened: most visits never search.
 *
 * @param enabled false until the dialog is drawn, which should not wait for requests to be made
 */
export function useRanking(enabled = true): Ranking {
  const isOnline = useOnline();
  const code = useQuery({
    ...fetching,
    enabled,
    queryKey: ['ranking'],
    queryFn: () => loadCode(loadSearch),
  });
  // By the fetcher's rule this is `/search-index.json`, which the build writes (src/data-files.ts).
  const index = useQuery({
    ...fetching,
    enabled,
    queryKey: ['', 'search-index.json'],
    select: entriesIn,
  });

  const failed = isOnline ? 'failed' : 'offline';
  const hasFailed = [code, index].some(({ isError, isFetching }) => isError && !isFetching);
  return {
    rank: useMemo(() => ranking(code.data, index.data), [code.data, index.data]),
    findTools: useMemo(() => toolSearch(code.data, index.data), [code.data, index.data]),
    state: code.data && index.data ? 'ready' : hasFailed ? failed : 'loading',
    retry: () => void Promise.all([code.refetch(), index.refetch()]),
  };
}

/** It is made when something is typed: making it took a third of the time in which the dialog opened on a slowed phone. */
function ranking(code?: Search, entries: readonly SearchEntry[] = []): Rank {
  let rank: Rank | undefined;
  return (query) => (rank ??= code?.createRanking(entries) ?? withTitle)(query);
}

/** Made when something is typed, too; nothing is found before code and index have come. */
function toolSearch(code?: Search, entries?: readonly SearchEntry[]): FindTools {
  let find: FindTools | undefined;
  return (query, found) =>
    code && entries ? (find ??= code.createToolSearch(entries))(query, found) : [];
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

/** @throws where the answer is not the index, as from a network that wants a login first */
function entriesIn(answer: unknown): SearchEntry[] {
  if (!Array.isArray(answer) || !answer.every(isEntry)) {
    throw new TypeError('The search index is not a list of entries');
  }
  return answer;
}

/** Each part is looked at before it is taken for what its type says; so it is in `isTool`. */
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
