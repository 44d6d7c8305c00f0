let asked: Promise<boolean> | undefined;

/**
 * Reloads the page after a chunk failed to load, probably because it belongs to an older version of the site. It doesn't reload
 * twice in a row, or if the page can't be loaded either.
 *
 * @returns whether the page is reloading
 */
export async function reloadOnce(): Promise<boolean> {
  return (asked ??= reload().finally(() => (asked = undefined)));
}

async function reload(): Promise<boolean> {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load?.type === 'reload' && new URL(load.name).pathname === location.pathname) return false;
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined);
  if (!answer?.ok) return false;
  location.reload();
  return true;
}
