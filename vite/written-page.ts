import type { PageFacts } from '../src/prerender.tsx';

/** The texts of a rendered page, for its tags, its picture and its structured data. */
export interface WrittenPage extends PageFacts {
  /** The title in the browser's tab. */
  title: string;
  description: string;
  /** An absolute address; undefined if the page has none. */
  canonical: string | undefined;
  /** Whether search engines may keep the page. */
  indexed: boolean;
  heading: string;
}

/**
 * Reads title, description, address and heading from the HTML of React.
 *
 * @throws Error if title, description or heading is missing
 */
export function readPage(
  { head, body }: { head: string; body: string },
  facts: PageFacts,
): WrittenPage {
  const find = (html: string, pattern: RegExp) => {
    const found = pattern.exec(html)?.[1];
    return found && plainText(found);
  };
  const title = find(head, /<title[^>]*>(.*?)<\/title>/s);
  const description = find(head, /<meta name="description" content="([^"]*)"/);
  const heading = find(body, /<h1\b[^>]*>(.*?)<\/h1>/s);
  if (!title || !description || !heading) {
    throw new Error('A page has no title, no description or no first heading');
  }
  return {
    ...facts,
    title,
    description,
    canonical: find(head, /<link rel="canonical" href="([^"]*)"/),
    indexed: !/<meta name="robots" content="[^"]*noindex/.test(head),
    heading,
  };
}

/** Turns React's HTML into text: removes tags and comments, and decodes React's five escapes. */
export function plainText(html: string): string {
  return html
    .replace(/<!--.*?-->|<[^>]*>/gs, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
