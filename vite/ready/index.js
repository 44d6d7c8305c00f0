import process from 'node:process';
import { createServer } from 'vite';

/*
 * `npm run ready`: whether the built site may go live. Says what stands in the way, each with its cure, and then fails.
 *
 *   npm run ready                                      dist/, and the settings and content that it was built from
 *   npm run ready -- --url https://www.example.com     what a host makes of it as well
 *   npm run ready -- --facts                           only the facts of law that are due, and those that soon are
 */

const options = process.argv.slice(2);
const url = options[options.indexOf('--url') + 1];
const mode = options[options.indexOf('--mode') + 1];

// Vite runs the checks, because they read the site's own modules.
const vite = await createServer({
  mode: options.includes('--mode') && mode ? mode : 'production',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});

try {
  /** @type {typeof import('./ready.ts')} */
  const { ready } = /** @type {any} */ (await vite.ssrLoadModule('/vite/ready/ready.ts'));
  const { text, isReady } = await ready({
    root: vite.config.root,
    mode: vite.config.mode,
    url: options.includes('--url') ? (url ?? '') : undefined,
    factsOnly: options.includes('--facts'),
  });
  process.stdout.write(text);
  process.exitCode = isReady ? 0 : 1;
} finally {
  await vite.close();
}
