/**
 * A table in Markdown, figures to the right.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  /** @param {readonly string[]} row */
  const line = (row) =>
    `| ${row.map((text, column) => (column ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return `${[line(head), line(rule), ...rows.map(line)].join('\n')}\n`;
}

/** @param {number} bytes */
export const kib = (bytes) => (bytes / 1024).toFixed(1);

/** @param {number} ms */
export const whole = (ms) => String(Math.round(ms));

/**
 * Where and when figures were made, in a sentence.
 *
 * @param {import('./results.mjs').Circumstances} made
 */
export function madeAt({ at, commit, processors, node }) {
  const build = commit ? `commit ${commit}` : 'an unknown commit';
  return `Made on ${at.slice(0, 10)} of ${build}, on ${processors} processors with Node ${node}`;
}
