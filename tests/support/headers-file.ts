export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Reads a `_headers` file as Netlify and Cloudflare Pages do. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    if (!line.startsWith(' ')) {
      rules.push({ path: line, headers: {} });
      continue;
    }
    const [, name = '', value = ''] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (!rule || !name || name in rule.headers) throw new Error(`A wrong line: ${line}`);
    rule.headers[name] = value;
  }
  return rules;
}
