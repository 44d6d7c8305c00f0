import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { writeHostFiles } from '../../vite/hosting/host-files';
import { siteFolder } from './built-site';
import { freePort } from './listen';
import { PATIENCE } from './patience';

/** Whether the machine has PHP. If not, ensure-servers.mjs reports it. */
export const hasPhp = () => spawnSync('php', ['--version']).status === 0;

interface PhpOptions {
  /** Shell commands instead of the host's mail program. */
  mailer?: string;
  /** Values for constants of contact.php, as PHP code. */
  set?: Readonly<Record<string, string>>;
  /** Bytes that some editors write before the text of a file. */
  mark?: string;
  /** Shell commands to run before PHP. */
  before?: string;
  /** Lines of php.ini. */
  ini?: readonly string[];
}

/**
 * Runs the build's contact.php. Its messages are in `folder`, and its mailer stores each mail there in the file `mails`.
 *
 * @returns the origin, the published folder, and a function that runs contact.php as cron does
 */
export async function phpEndpoint(
  folder: string,
  {
    mailer = `cat >> ${folder}/mails`,
    set = {},
    ini = [],
    mark = '',
    before = '',
  }: PhpOptions = {},
) {
  const { dist, deploy } = await siteFolder();
  await writeHostFiles(deploy, {}, 'https://www.sthapana.example');
  let text = await readFile(join(deploy, 'php/contact.php'), 'utf8');
  for (const [name, value] of Object.entries({ FOLDER: JSON.stringify(folder), ...set })) {
    text = text.replace(new RegExp(`(?<=^const ${name} = ).*(?=;$)`, 'm'), () => value);
  }
  const file = join(dist, 'contact.php');
  await writeFile(file, mark + text);
  const port = await freePort();
  // PHP adds options to the program's name.
  await writeFile(join(deploy, 'mailer.sh'), mailer);
  const lines = [`sendmail_path=sh ${deploy}/mailer.sh`, ...ini].flatMap((one) => ['-d', one]);
  const args = [...lines, '-S', `127.0.0.1:${port}`, '-t', dist];
  const php = spawn('sh', ['-c', `${before} exec php "$@"`, 'sh', ...args], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    detached: true,
  });
  // The minus sign stops PHP's workers too.
  onTestFinished(() => void process.kill(-php.pid!));
  const origin = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(origin), PATIENCE);
  // Cron runs the file in the owner's folder, which contains the folder for messages.
  const options = { encoding: 'utf8', cwd: join(folder, '..') } as const;
  const cron = () => spawnSync('php', [...lines, file], options).stderr;
  return { origin, dist, cron };
}
