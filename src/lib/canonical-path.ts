/**
 * The one form of a path that pages are written under: lower case, single slashes, none at the end, and no file name.
 * Hosts answer other forms as well, `/about.html` and `/services//gst-number` among them.
 */
export function canonicalPath(path: string): string {
  const singleSlashes = path.toLowerCase().replace(/\/{2,}/g, '/');
  return singleSlashes.replace(/(\/|\/index|\.html)+$/, '') || '/';
}
