import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { localServices } from './vite/local-services/index.ts';
import { prerender } from './vite/prerender.ts';
import { searchIndex } from './vite/search-index.ts';
import { parseSettings, settingsPlugin } from './vite/settings.ts';

export default defineConfig({
  plugins: [settingsPlugin(), react(), tailwindcss(), prerender(), searchIndex(), localServices()],
  resolve: {
    alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) },
  },
  build: {
    // Every browser that knows modules well enough for this site preloads them itself.
    modulePreload: { polyfill: false },
  },
  preview: { port: 4173, strictPort: true },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/support/setup.ts'],
    restoreMocks: true,
    // Vitest does not apply what a plugin defines on import.meta.env.
    env: parseSettings({}),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/build/**'] },
      },
      // What reads the finished build, and so comes after it.
      { extends: true, test: { name: 'build', include: ['tests/build/*.test.ts'] } },
    ],
  },
});
