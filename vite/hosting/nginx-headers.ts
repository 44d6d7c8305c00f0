import type { Headers } from './security-headers.ts';

/**
 * The headers of a build in nginx's syntax. `always` adds them to error responses too.
 *
 * @throws Error if nginx would take a value for a variable
 */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/[$\\]/.test(value)) throw new Error(`nginx can't be told ${name}: ${value}`);
    return `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`;
  });
  return `# Written by the build.\n${lines.join('')}`;
}
