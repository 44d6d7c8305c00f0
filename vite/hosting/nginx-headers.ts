import type { Headers } from './security-headers.ts';

/**
 * The headers of a build as nginx reads them. `always`: with errors too.
 *
 * @throws where nginx would read a value as a variable
 */
export function nginxHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/[$\\]/.test(value)) throw new Error(`nginx can't be told ${name}: ${value}`);
    return `add_header ${name} "${value.replaceAll('"', '\\"')}" always;\n`;
  });
  return `# Written by the build.\n${lines.join('')}`;
}
