/** The one form of a path that pages are written under: lower case, no slash at the end. */
export function canonicalPath(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}
