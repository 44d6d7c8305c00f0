/**
 * The one form of a path that pages are written under: lower case, no slash at the end, and one at the beginning: two of
 * them would name another host.
 */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
}
