import { defineConfig } from 'vite';

/** Bundles the Node host, because Node 20 runs no TypeScript. `dist-server/` needs no `node_modules`. */
export default defineConfig({
  build: {
    ssr: 'server/node/serve.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});
