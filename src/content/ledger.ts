import { services, type ServiceSlug } from '@/content/services/catalogue';
import { shortFacts } from '@/content/services/by-service.ts?ledger';
import { numberInWords } from '@/lib/number-in-words';
import { paths } from '@/paths';
import { upperFirst } from '@/lib/letter-case';

const count = numberInWords(services.length);

const rows = services.flatMap((service) => {
  const facts = shortFacts[service.slug];
  return facts ? { ...service, ...facts, href: paths.service(service.slug) } : [];
});

/** Eight that most visitors come for. */
const mostAsked: ReadonlySet<ServiceSlug> = new Set<ServiceSlug>([
  'gst-registration',
  'private-limited-company',
  'llp-registration',
  'trademark-registration',
  'fssai-registration',
  'msme-registration',
  'income-tax-filing',
  'gst-filing',
]);

/** The ledger of all services. */
export const ledger = {
  heading: `${upperFirst(count)} clocks`,
  open: `All ${count}, fee and time`,
  note: 'A solid bar is the shortest usual time, a hatched one the longest. Arrows run on past eight weeks.',
  rows,
  mostAsked: rows.filter(({ slug }) => mostAsked.has(slug)),
};
