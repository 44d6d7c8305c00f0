import { defineConfig } from 'vite';
// oxlint-disable-next-line no-restricted-imports -- Only the build reads the site. The bundled code does not.
import { owner } from '../src/content/owner.ts';
import { buildDay } from '../vite/build-day.js';

/** Bundles the Node host, because Node 20 runs no TypeScript. `dist-server/` needs no `node_modules`. */
export default defineConfig({
  define: { RETENTION: { period: owner.legal.enquiryRetention, built: buildDay() } },
  build: {
    ssr: true,
    rolldownOptions: { input: ['server/node/serve.ts', 'server/node/messages.ts'] },
    outDir: 'dist-server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});
