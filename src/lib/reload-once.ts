let asked: Promise<boolean> | undefined;

/**
 * Loads the page again because a chunk can't be had: most likely it belongs to an older version of the site. Not if the host does
 * not have the page either, and not twice in a row.
 *
 * @returns whether it is being loaded
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
