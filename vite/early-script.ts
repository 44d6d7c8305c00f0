import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

/**
 * The script that is inlined into each page (src/early.ts), as an element. It is bundled separately, because code that it
 * shared with the app would run twice. The security policy allows it by its hash (vite/hosting/security-headers.ts).
 */
export async function earlyScript(): Promise<string> {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  // `build` returns a watcher when told to watch, else one output for each format.
  const built = (await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': src } },
    build: {
      write: false,
      lib: { entry: `${src}/early.ts`, formats: ['iife'], name: 'early' },
    },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = built.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk' || chunk.imports.length > 0 || /<\/script/i.test(chunk.code)) {
    throw new Error('src/early.ts has not become one script that can stand in a page');
  }
  return `<script>${chunk.code.trim()}</script>`;
}
