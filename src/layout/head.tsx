import { site } from '@/content/site';

interface HeadProps {
  /** Without the site's name, which is added on every page except the landing page. */
  title: string;
  /** For search results: 50 to 160 characters. */
  description: string;
  /** The path of the canonical address; null for the 404 page, which has none. */
  path: string | null;
  /** For pages that search engines must leave out. */
  noindex?: boolean;
}

/**
 * The tags that change with the page. React moves them into the document's head, and replaces them when the page changes. It
 * does not remove duplicates, so each page renders this component once, and no other code writes these tags.
 */
export function Head({ title, description, path, noindex = false }: HeadProps) {
  return (
    <>
      <title>{path === '/' ? title : `${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {path !== null && <link rel="canonical" href={new URL(path, site.origin).href} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}
