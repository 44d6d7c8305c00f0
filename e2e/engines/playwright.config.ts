import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test.ts';
import { findFirefox, findWebKit } from './machine.mjs';

const PORT = Number(process.env['E2E_PORT'] ?? 4184);

/** Chromium runs the same journeys for comparison: a failure that it shares is not the engine's. */
const engines = [
  'chromium' as const,
  ...(findFirefox() ? ['firefox' as const] : []),
  ...(findWebKit() ? ['webkit' as const] : []),
];

export default defineConfig<object, EngineOptions>({
  testMatch: 'journeys.ts',
  outputDir: '../../test-results',
  workers: 1,
  // WebKitGTK on a machine without a graphics card draws slowly.
  timeout: 90_000,
  forbidOnly: Boolean(process.env['CI']),
  reporter: 'list',
  use: { baseURL: `http://localhost:${PORT}` },
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
  webServer: {
    command: `npx vite preview --mode demo --port ${PORT} --strictPort`,
    cwd: '../..',
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
