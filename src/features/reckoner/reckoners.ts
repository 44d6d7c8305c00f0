import { createElement } from 'react';
import type { ReckonerId } from '@/content/reckoners/pages';
import type { Reckoner } from '@/content/reckoners/reckoner';
import type { ServiceSlug } from '@/content/services/catalogue';
import { lazyWithPreload, type LazyComponent } from '@/lib/lazy-with-preload';

const files = import.meta.glob<Reckoner>('/src/content/reckoners/*-{fees,lateness}.ts', {
  import: 'reckoner',
});

/** A reckoner with its form, as it stands on a page; the same component for the same page and reckoner. */
export function reckonerOn(page: ServiceSlug, id: ReckonerId): LazyComponent<object> {
  return (reckoners[`${page} ${id}`] ??= lazyWithPreload(async () => {
    const [{ ReckonerForm }, reckoner, { ourFees }] = await Promise.all([
      import('./reckoner-form'),
      files[`/src/content/reckoners/${id}.ts`]?.(),
      import('@/content/our-fees'),
    ]);
    // A proxy may answer with an empty script, see lib/lazy-with-preload.tsx.
    if (!ReckonerForm || !reckoner) return undefined;
    // Late fees are owed whoever files, so our own fee is no part of them.
    const ourFee = id.endsWith('-fees') ? ourFees[page] : undefined;
    return () => createElement(ReckonerForm, { id, reckoner, ourFee });
  }));
}

const reckoners: Partial<Record<string, LazyComponent<object>>> = {};
