import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';

/* Downloads Firefox and WebKit as Playwright builds them. Its own report of a failure is forty lines, so it is left out. */

spawnSync('npx', ['playwright', 'install', 'firefox', 'webkit'], { timeout: 300_000 });
if (![firefox, webkit].every((engine) => existsSync(engine.executablePath()))) {
  console.error('Firefox and WebKit could not be downloaded, so their journeys are not run here.');
  process.exit(1);
}
