import { services, type ServiceSlug } from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { shortFacts } from '@/content/services/short-facts';
import { numberInWords } from '@/lib/number-in-words';
import { paths } from '@/paths';
import { upperFirst } from '@/lib/letter-case';

const count = numberInWords(services.length);

const rows = services.flatMap((service) => {
  const facts = shortFacts[service.slug];
  return facts ? { ...service, ...facts, href: paths.service(service.slug) } : [];
});

/** Those that are asked for most, and two more, for which the table has room. */
const shownAtOnce: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>([
  ...mostAsked.map(({ slug }) => slug),
  'llp-registration',
  'gst-filing',
]);

/** The ledger of all services. */
export const ledger = {
  heading: `${upperFirst(count)} clocks`,
  open: `All ${count}, fee and time`,
  note: 'A solid bar is the shortest usual time, a hatched one the longest. Arrows run on past eight weeks.',
  rows,
  mostAsked: rows.filter(({ slug }) => shownAtOnce.has(slug)),
};
