import { services } from '@/content/services/catalogue';
import { shortFacts } from '@/content/services/by-service.ts?ledger';
import { numberInWords } from '@/lib/number-in-words';
import { paths } from '@/paths';

const count = numberInWords(services.length);

/** The ledger of all services. Apart from the landing page's other words, because it is fetched later. */
export const ledger = {
  heading: `${count.charAt(0).toUpperCase()}${count.slice(1)} clocks`,
  lead: 'What the government takes for each service, and whose time goes into it.',
  open: `All ${count}, fee and time`,
  note: 'Bars only compare: each page states its own times. Arrows run on past eight weeks.',
  rows: services.flatMap((service) => {
    const facts = shortFacts[service.slug];
    return facts ? { ...service, ...facts, href: paths.service(service.slug) } : [];
  }),
};
