import { byService, type ShortFacts } from '@/content/services/by-service';
import type { ServiceSlug } from '@/content/services/catalogue';
import { keysOf } from '@/lib/keys';

/**
 * The key facts of the services, for lists of them. The browser gets these values and not this code, which imports all of the
 * rows (vite/service-texts.ts).
 */
export const shortFacts: { readonly [slug in ServiceSlug]?: ShortFacts } = Object.fromEntries(
  keysOf(byService).map((slug) => [slug, byService[slug]?.short]),
);
