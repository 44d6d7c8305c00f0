import type { PageFacts, Provider } from '../src/prerender.tsx';
import { pictureFile } from './share-tags.ts';
import type { WrittenPage } from './written-page.ts';

/** A node of schema.org's vocabulary. */
type Node = Readonly<Record<string, unknown>>;

const INDIA = { '@type': 'Country', name: 'India' };

/**
 * What a page is about, for search engines, in the vocabulary of schema.org. It says what the page shows and no more: no
 * prices, no ratings of our own, no address that is still a sample.
 *
 * @returns nothing for pages that search engines leave out
 */
export function structuredData(
  page: WrittenPage,
  facts: PageFacts,
  provider: Provider,
): Node | undefined {
  const { canonical, indexed } = page;
  if (!canonical || !indexed) return undefined;
  const isHome = canonical === `${provider.origin}/`;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(provider),
      website(provider),
      webPage(page, canonical, facts, provider),
      ...(isHome ? [] : [breadcrumb(page, canonical, facts, provider)]),
      ...(facts.service ? [serviceNode(canonical, page, facts.service, provider)] : []),
    ],
  };
}

/** Puts the data behind the page's content, where it holds up nothing. No `<` in it can end or open a tag. */
export function withStructuredData(html: string, data: Node | undefined): string {
  if (!data) return html;
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    '</body>',
    () => `<script type="application/ld+json">${json}</script></body>`,
  );
}

const organizationId = ({ origin }: Provider) => `${origin}/#organization`;
const websiteId = ({ origin }: Provider) => `${origin}/#website`;

/** Not a LegalService: the terms and the disclaimer say that the provider is not a law firm. */
function organization(provider: Provider): Node {
  const { name, origin, description, phone, email, legalName, address } = provider;
  const logo = { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: 512, height: 512 };
  return {
    '@type': ['Organization', 'ProfessionalService'],
    '@id': organizationId(provider),
    name,
    ...(legalName && { legalName }),
    url: `${origin}/`,
    description,
    logo,
    image: `${origin}/${pictureFile()}`,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      ...(address && { streetAddress: address }),
      addressCountry: 'IN',
    },
    areaServed: INDIA,
  };
}

function website(provider: Provider): Node {
  return {
    '@type': 'WebSite',
    '@id': websiteId(provider),
    url: `${provider.origin}/`,
    name: provider.name,
    inLanguage: 'en-IN',
    publisher: { '@id': organizationId(provider) },
  };
}

function webPage(
  { title, description }: WrittenPage,
  canonical: string,
  { type, service }: PageFacts,
  provider: Provider,
): Node {
  const isHome = canonical === `${provider.origin}/`;
  const isAboutProvider = isHome || type !== 'WebPage';
  return {
    '@type': service ? [type, 'FAQPage'] : type,
    '@id': `${canonical}#webpage`,
    url: canonical,
    name: title,
    description,
    inLanguage: 'en-IN',
    isPartOf: { '@id': websiteId(provider) },
    primaryImageOfPage: `${provider.origin}/${pictureFile(service?.colour)}`,
    ...(isAboutProvider && { about: { '@id': organizationId(provider) } }),
    ...(!isHome && { breadcrumb: { '@id': `${canonical}#breadcrumb` } }),
    ...(service && {
      about: { '@id': `${canonical}#service` },
      lastReviewed: service.checked,
      dateModified: service.modified,
      mainEntity: service.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    }),
  };
}

/** Only crumbs that lead somewhere: the group between the two has no page. */
function breadcrumb(
  { heading }: WrittenPage,
  canonical: string,
  { service }: PageFacts,
  { origin }: Provider,
): Node {
  const crumbs = [
    { name: 'Home', item: `${origin}/` },
    { name: service?.title ?? heading, item: canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumb`,
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...crumb,
    })),
  };
}

function serviceNode(
  canonical: string,
  { heading }: WrittenPage,
  { title, summary, group }: NonNullable<PageFacts['service']>,
  provider: Provider,
): Node {
  return {
    '@type': 'Service',
    '@id': `${canonical}#service`,
    name: heading,
    serviceType: title,
    category: group,
    description: summary,
    url: canonical,
    provider: { '@id': organizationId(provider) },
    areaServed: INDIA,
  };
}
