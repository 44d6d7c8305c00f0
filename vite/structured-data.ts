import type { Provider } from '../src/prerender.tsx';
import { pictureFile } from './share-tags.ts';
import type { WrittenPage } from './written-page.ts';

/** A node of schema.org's vocabulary. */
type Node = Readonly<Record<string, unknown>>;

const INDIA = { '@type': 'Country', name: 'India' };

/**
 * The subject of a page in the vocabulary of schema.org, for search engines. It only has data that the page shows: no prices,
 * no ratings of our own, no sample address. There is no FAQPage, because Google has shown none since 7 May 2026 (Search Central,
 * "FAQ structured data").
 *
 * @returns undefined for pages that search engines may not index
 */
export function structuredData(
  { canonical, indexed, title, description, heading, type, service }: WrittenPage,
  provider: Provider,
): Node | undefined {
  if (!canonical || !indexed) return undefined;
  const { name, origin } = provider;
  const isHome = canonical === `${origin}/`;
  const firm = { '@id': `${origin}/#organization` };
  const website = { '@id': `${origin}/#website` };
  const breadcrumb = { '@id': `${canonical}#breadcrumb` };
  const offer = { '@id': `${canonical}#service` };
  const graph = [
    {
      '@type': type,
      '@id': `${canonical}#webpage`,
      url: canonical,
      name: title,
      description,
      inLanguage: 'en-IN',
      isPartOf: website,
      primaryImageOfPage: `${origin}/${pictureFile(service)}`,
      ...((isHome || type !== 'WebPage') && { about: firm }),
      ...(!isHome && { breadcrumb }),
      ...(service && {
        about: offer,
        lastReviewed: service.checked,
        dateModified: service.modified,
      }),
    },
    // Google wants the firm and the website only on the home page. Other pages use their ids.
    isHome && organization(firm, provider),
    isHome && {
      '@type': 'WebSite',
      ...website,
      url: canonical,
      name,
      inLanguage: 'en-IN',
      publisher: firm,
    },
    !isHome && {
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      // The group of the service would come between these two, but it has no page.
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: service?.title ?? heading, item: canonical },
      ],
    },
    service && {
      '@type': 'Service',
      ...offer,
      name: heading,
      serviceType: service.title,
      category: service.group,
      description: service.summary,
      url: canonical,
      provider: firm,
      areaServed: INDIA,
    },
  ].filter(Boolean);
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Puts the data at the end of the page, where it delays nothing. `<` is escaped, so that no text begins or ends a tag. */
export function withStructuredData(html: string, data: Node | undefined): string {
  if (!data) return html;
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</body>',
    () => `<script type="application/ld+json">${json}</script></body>`,
  );
}

/** Not a LegalService, because the provider is no law firm (terms and disclaimer). */
function organization(id: Node, provider: Provider): Node {
  const { name, origin, description, phone, email, socials, legalName, address } = provider;
  return {
    '@type': ['Organization', 'ProfessionalService'],
    ...id,
    name,
    legalName,
    url: `${origin}/`,
    description,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 },
    image: `${origin}/${pictureFile()}`,
    telephone: phone,
    email,
    openingHours: openingHours(provider.officeHours),
    sameAs: socials.length > 0 ? socials : undefined,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'IN' },
    areaServed: INDIA,
  };
}

const HOURS =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)\w*day(?: to (Mo|Tu|We|Th|Fr|Sa|Su)\w*day)?,? (\d{1,2}(?::\d\d)?) ?([ap])m to (\d{1,2}(?::\d\d)?) ?([ap])m$/;

/** "Monday to Friday, 10 am to 7 pm; Saturday, 10 am to 1:30 pm" in schema.org's words; undefined for unreadable hours. */
export function openingHours(words: string): string[] | undefined {
  if (words === '24/7') return ['Mo-Su'];
  const found = words.split(/; ?/).map((part) => HOURS.exec(part));
  const all = found.flatMap((hours) => {
    if (!hours) return [];
    const [, from = '', to, opens = '', morning = '', closes = '', evening = ''] = hours;
    const days = [from, to].filter(Boolean).join('-');
    return [`${days} ${clock(opens, morning)}-${clock(closes, evening)}`];
  });
  return all.length === found.length ? all : undefined;
}

/** "7" and "p" as 19:00. */
function clock(time: string, half: string): string {
  const [hour = '', minutes = '00'] = time.split(':');
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes}`;
}
