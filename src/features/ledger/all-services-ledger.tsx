import { ledger } from '@/content/ledger';
import { services } from '@/content/services/catalogue';
import { shortFacts } from '@/content/services/short-facts';
import { paths } from '@/paths';
import { ServiceLedger } from '@/sections/service-ledger';

const rows = services.map((service) => ({
  ...service,
  ...shortFacts[service.slug],
  href: paths.service(service.slug),
}));

/** The ledger with what it shows: a chunk of its own, because the page comes alive without it. */
export function AllServicesLedger() {
  return <ServiceLedger {...ledger} rows={rows} />;
}
