const STORAGE_KEY = 'reloaded-for-chunk';

/** A second failure of the same page within this many ms is not the deployment's: reloading again would go round in circles. */
const ONCE_PER = 30_000;

/**
 * After a deployment the chunks that an open tab still asks for are gone; the page itself has new ones. Reloads, once,
 * when an error looks like that and the browser is online.
 */
export function recoverFromStaleChunk(error: unknown): void {
  if (!isChunkError(error) || !navigator.onLine) return;
  const attempt = readAttempt();
  const now = Date.now();
  if (attempt?.path === location.pathname && now - attempt.at < ONCE_PER) return;
  if (rememberAttempt({ path: location.pathname, at: now })) location.reload();
}

/** How the three engines word a dynamic import that failed. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script failed|error loading dynamically/i.test(
      error.message,
    )
  );
}

interface Attempt {
  path: string;
  /** Milliseconds since the epoch. */
  at: number;
}

function readAttempt(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}

/** @returns whether it could be remembered; without a memory a reload could repeat for ever */
function rememberAttempt(attempt: Attempt): boolean {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    return true;
  } catch {
    return false;
  }
}
