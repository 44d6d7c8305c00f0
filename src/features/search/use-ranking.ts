import { useQuery } from '@tanstack/react-query';
import type { SearchEntry } from '@/content/services/search-index';
import { useOnline } from '@/lib/connection';
import { createLetterSearch, type FoundLetter } from './letters';
import { createRanking, type Rank } from './ranking';

/** By the fetcher's rule this is `/search-index.json`, which the build writes (src/data-files.ts). */
const QUERY_KEY = ['', 'search-index.json'];

interface Ranking {
  /** Knows titles alone until the index has come. */
  rank: Rank;
  /** The letter or call that a query asks about, if it is one; knows none until the index has come. */
  letterIn: (query: string) => FoundLetter | undefined;
  state: 'loading' | 'ready' | 'failed' | 'offline';
  retry: () => void;
}

/** The ranking over all that the build knows of the services; the index is fetched once, when it is first needed. */
export function useRanking(): Ranking {
  const isOnline = useOnline();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: QUERY_KEY,
    select: learn,
    // Offline it fails at once and says so; by default it would wait in silence.
    networkMode: 'always',
    refetchOnReconnect: true,
  });

  const failed = isOnline ? 'failed' : 'offline';
  return {
    ...(data ?? { rank: rankByTitle, letterIn: () => undefined }),
    state: data ? 'ready' : isError && !isFetching ? failed : 'loading',
    retry: () => void refetch(),
  };
}

let titles: Rank | undefined;

/** Made when something is typed: making it took a third of the time in which the dialog opened on a slowed phone. */
function rankByTitle(query: string) {
  titles ??= createRanking([]);
  return titles(query);
}

/** @throws where the answer is not the index, as from a network that wants a login first */
function learn(answer: unknown): Pick<Ranking, 'rank' | 'letterIn'> {
  if (!Array.isArray(answer)) throw new TypeError('The search index is not a list');
  const entries = answer as SearchEntry[];
  return { rank: createRanking(entries), letterIn: createLetterSearch(entries) };
}
