import { createElement, type ComponentType } from 'react';
import type { ReckonerId } from '@/content/reckoners/pages';
import type { Reckoner } from '@/content/reckoners/reckoner';
import type { ServiceSlug } from '@/content/services/catalogue';
import { loadCode } from '@/lib/load-code';

const files = import.meta.glob<Reckoner>('/src/content/reckoners/*-{fees,lateness}.ts', {
  import: 'reckoner',
});

/** Fetches the code of a page's reckoner, with its form; the same function for the same page and reckoner. */
export function loadReckoner(id: ReckonerId, page: ServiceSlug): () => Promise<ComponentType> {
  return (loaders[`${page} ${id}`] ??= async () => {
    const [Form, reckoner, ourFee] = await Promise.all([
      loadCode(async () => (await import('./reckoner-form')).ReckonerForm),
      loadCode(async () => files[`/src/content/reckoners/${id}.ts`]?.()),
      loadCode(async () => (await import('@/content/our-fees')).ourFees[page]),
    ]);
    if (!Form || !reckoner) throw new Error(`The code of ${id} came without its content`);
    // What lateness costs is owed whoever files.
    const fee = id.endsWith('-fees') ? ourFee : undefined;
    return () => createElement(Form, { id, reckoner, ourFee: fee });
  });
}

const loaders: Partial<Record<string, () => Promise<ComponentType>>> = {};
