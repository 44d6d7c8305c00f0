import { fileURLToPath } from 'node:url';
import { countByLicence, problemsOf, projectsIn, readInventory } from './inventory.js';

/*
 * `npm run inventory`: every package with version, licence and use; with --brief, counts and what may reach visitors.
 * Fails where the policy is broken.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const isBrief = process.argv.includes('--brief');

const inventories = projectsIn(root).map((project) => readInventory(root, project));
const lines = inventories.flatMap(isBrief ? brief : full);
const problems = inventories.flatMap(problemsOf);

process.stdout.write(`${lines.join('\n')}\n`);
if (problems.length > 0) {
  process.stderr.write(`\n${problems.join('\n')}\n\nThe policy is in vite/supply/policy.js.\n`);
  process.exitCode = 1;
}

/** @param {import('./inventory.js').Inventory} inventory */
function full({ project, packages }) {
  const rows = packages.map(
    ({ name, version, licence, use }) =>
      `${use}  ${`${name} ${version}`.padEnd(56)} ${licence || 'none stated'}`,
  );
  return [`${nameOf(project)}: ${packages.length} packages`, ...rows, ''];
}

/** @param {import('./inventory.js').Inventory} inventory */
function brief({ project, packages }) {
  const licences = countByLicence(packages).map(
    ([licence, count]) => `${count} ${licence || 'none stated'}`,
  );
  const told = [`${nameOf(project)}: ${packages.length} packages: ${licences.join(', ')}`];
  const app = packages.filter(({ use }) => use === 'app');
  if (app.length > 0) {
    told.push(`  of the app: ${app.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
  }
  const scripts = packages.filter(({ hasInstallScript }) => hasInstallScript);
  if (scripts.length > 0) {
    told.push(`  install scripts, not run: ${scripts.map(({ name }) => name).join(', ')}`);
  }
  const undigested = packages.filter(({ hasIntegrity }) => !hasIntegrity).length;
  if (undigested > 0) {
    told.push(`  without a digest in the lockfile, for other systems than this: ${undigested}`);
  }
  return told;
}

/** @param {string} project */
function nameOf(project) {
  return project === '.' ? 'site' : project;
}
