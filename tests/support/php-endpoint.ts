import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { writeHostFiles } from '../../vite/hosting/host-files';
import { siteFolder } from './built-site';
import { freePort } from './free-port';

/** ensure-servers.mjs says so where a machine has none. */
export const hasPhp = () => spawnSync('php', ['--version']).status === 0;

/**
 * Runs the contact.php that the build writes, with the folder for its messages set, and a mailer that keeps each
 * mail in its `mails`.
 *
 * @returns the origin, and the folder that is published
 */
export async function phpEndpoint(folder: string, mailer = `cat >> ${folder}/mails`) {
  const { dist, deploy } = await siteFolder();
  await writeHostFiles(deploy, {}, 'https://www.sthapana.example');
  const text = await readFile(join(deploy, 'php/contact.php'), 'utf8');
  const set = text.replace("__DIR__ . '/../website-messages'", JSON.stringify(folder));
  await writeFile(join(dist, 'contact.php'), set);
  const port = await freePort();
  // PHP adds options to the program's name.
  await writeFile(join(deploy, 'mailer.sh'), mailer);
  const mail = ['-d', `sendmail_path=sh ${deploy}/mailer.sh`];
  const php = spawn('php', [...mail, '-S', `127.0.0.1:${port}`, '-t', dist], { stdio: 'ignore' });
  onTestFinished(() => void php.kill());
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), 5000);
  return { origin, dist };
}
