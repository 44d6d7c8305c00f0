import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';

/**
 * The generic data fetcher (specification, section 7). It joins the key's segments with slashes, requests this address with
 * GET and cookies, and parses the JSON.
 *
 * @throws Error such as `404: Not Found`: the status and the body, or the status text if the body is empty. 401 is an error
 *   like any other (specification, section 8)
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
