/** Cuts a text to at most `longest` characters. An ellipsis replaces the rest. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Half of a surrogate pair at the cut would be shown as a question mark.
  return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
}
