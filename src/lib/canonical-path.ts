/**
 * The canonical form of a path: lower case, single slashes, no slash at the end, and no file name. Hosts also answer other
 * forms, such as `/about.html` and `/services//gst-number`.
 */
export function canonicalPath(path: string): string {
  const singleSlashes = path.toLowerCase().replace(/\/{2,}/g, '/');
  return singleSlashes.replace(/(\/|\/index|\.html)+$/, '') || '/';
}
