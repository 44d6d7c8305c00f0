/**
 * Loads a chunk, or several (null stands for one that is not needed); if that fails, asks for it again past the browser's
 * cache. Hosts that set `immutable` by path also send it with a 404, and the browser then keeps that answer for a year, even
 * if the file is there a minute later.
 *
 * @throws what the import throws, if the network does not have the chunk either; also for a module without exports, which is
 * what the empty script of a blocking proxy is
 */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      const code = await load();
      if ([code].flat().some(isEmpty)) throw new Error('A chunk came empty');
      return code;
    } catch (error) {
      // Loading ends at the first script that is missing; the next may be missing too.
      if (!(await refetchMissingScripts())) throw error;
    }
  }
}

const isEmpty = (code: unknown) =>
  code !== null && typeof code !== 'function' && Object.keys(code ?? {}).length === 0;

/** When missing scripts were last asked for. What was missing before that is not asked for again. */
let askedAt = 0;

/** Asks again for the scripts that were answered with an error. True if one of them is there now. */
async function refetchMissingScripts(): Promise<boolean> {
  // TypeScript does not know that this type of entry has this class.
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const missing = answers.filter(
    (answer) => answer.responseEnd >= askedAt && answer.responseStatus >= 400,
  );
  askedAt = performance.now();
  const scripts = new Set(missing.map(({ name }) => name).filter((name) => name.endsWith('.js')));
  const found = await Promise.all([...scripts].map(isThereNow));
  return found.includes(true);
}

async function isThereNow(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { cache: 'reload' })).ok;
  } catch {
    return false;
  }
}
