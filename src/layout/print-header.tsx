import { site } from '@/content/site';

/** The brand and the page's address, printed in place of the header with its menus: a sheet of paper leads back to the page. */
export function PrintHeader({ path }: { path: string }) {
  return (
    <p className="print-only mb-2 border-b border-ink-900 pb-1">
      <b className="font-serif">{site.name}</b> {site.phone} · {site.origin + path}
    </p>
  );
}
