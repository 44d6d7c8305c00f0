import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';

/**
 * The generic data fetcher (specification, section 7): GET to the key's segments joined by slashes, cookies sent, JSON
 * parsed.
 *
 * @throws Error `404: Not Found`: the status, a colon, then the body's text or, if that is empty, the status text;
 *   401 is treated like any other (specification, section 8)
 */
export async function fetchByKey({ queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  const response = await fetch(queryKey.join('/'), {
    credentials: 'include',
    // A cached search index may be older than the code that reads it.
    cache: 'no-cache',
    signal,
  });
  if (!response.ok) {
    const body = await response.text();
    throw new Error(`${response.status}: ${body || response.statusText}`);
  }
  return response.json();
}

/**
 * The one query client, provided at the app's root (`app.tsx`). Without a connection a request fails at once. By default a
 * query would wait without a message, and a mutation would be sent later, perhaps after the visitor has phoned. Failed queries
 * are repeated when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      queryFn: fetchByKey,
      retry: false,
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      refetchInterval: false,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
