import { services } from '@/content/services/catalogue';
import { shortFacts } from '@/content/services/short-facts';
import { paths } from '@/paths';

/** The table of all services. */
export const serviceDirectory = {
  heading: `All ${services.length} services: fee and time`,
  rows: services.flatMap((service) => {
    const facts = shortFacts[service.slug];
    return facts ? { ...service, ...facts, href: paths.service(service.slug) } : [];
  }),
};
