import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import type { EngineName } from './engine.ts';
import { freePort } from './free-port.ts';
import { witness } from './witness.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName;
    /** Where the site is, without a slash at the end. */
    origin: string;
    /** How many of the pages are walked. */
    routes: number;
  }
}

/** Serves the build with its local services on a free port, for as long as the journeys take. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const port = await freePort();
  const server = await preview({
    mode: 'demo',
    logLevel: 'error',
    plugins: project.config.provide?.engine === 'webkit' ? [witness()] : [],
    preview: { host: 'localhost', port, strictPort: true },
  });
  project.provide('origin', `http://localhost:${port}`);
  return () => server.close();
}
