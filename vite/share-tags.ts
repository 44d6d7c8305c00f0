import { escapeMarkup } from './escape.ts';
import { lowerFirst } from '../src/lib/letter-case.ts';
import type { Provider } from '../src/prerender.tsx';
import { HEIGHT, WIDTH } from './share-picture/index.ts';
import type { WrittenPage } from './written-page.ts';

/** The path in the build of a service's picture, or of the picture for all other pages. */
export function pictureFile(service?: WrittenPage['service']): string {
  return `share/${service?.slug ?? 'site'}.png`;
}

/** The tags for link previews in chats and social networks (Open Graph). Addresses must be absolute. */
export function shareTags(page: WrittenPage, { name, origin, slogan }: Provider): string {
  const { service } = page;
  // The name has its own tag, and previews cut titles at 60 characters or so.
  const title = page.title.replace(` | ${name}`, '');
  const picture = `${origin}/${pictureFile(service)}`;
  const { title: about = slogan, short } = service ?? {};
  const facts = short ? `: ${short.fee}, ${lowerFirst(short.time)}` : '';
  const properties = {
    'og:type': 'website',
    'og:site_name': name,
    'og:locale': 'en_IN',
    'og:title': title,
    'og:description': page.description,
    ...(page.canonical && { 'og:url': page.canonical }),
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': `${about}${facts} – ${name}`,
  };
  return [
    ...Object.entries(properties).map(([key, value]) => tag('property', key, value)),
    // X takes the rest from the tags above (docs.x.com, "Cards markup").
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

function tag(attribute: 'property' | 'name', key: string, value: string): string {
  return `<meta ${attribute}="${key}" content="${escapeMarkup(value)}"/>`;
}
