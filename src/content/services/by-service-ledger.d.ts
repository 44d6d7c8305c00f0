/** What `vite/service-texts.ts` takes from the rows for lists of services. */
declare module '*/by-service.ts?ledger' {
  import type { ShortFacts } from '@/content/services/by-service';
  import type { ServiceSlug } from '@/content/services/catalogue';

  export const shortFacts: { readonly [slug in ServiceSlug]?: ShortFacts };
}
