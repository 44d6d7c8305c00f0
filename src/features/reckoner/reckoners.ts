import { createElement, type ComponentType } from 'react';
import type { ReckonerId } from '@/content/reckoners/pages';
import type { Reckoner } from '@/content/reckoners/reckoner';
import { loadCode } from '@/lib/load-code';

const files = import.meta.glob<Reckoner>('/src/content/reckoners/*-{fees,lateness}.ts', {
  import: 'reckoner',
});

/** Fetches the code of each reckoner, with its form; the same function for the same reckoner. */
export function loadReckoner(id: ReckonerId): () => Promise<ComponentType> {
  return (loaders[id] ??= async () => {
    const [Form, reckoner] = await Promise.all([
      loadCode(async () => (await import('./reckoner-form')).ReckonerForm),
      loadCode(async () => files[`/src/content/reckoners/${id}.ts`]?.()),
    ]);
    if (!Form || !reckoner) throw new Error(`The code of ${id} came without its content`);
    return () => createElement(Form, { id, reckoner });
  });
}

const loaders: Partial<Record<ReckonerId, () => Promise<ComponentType>>> = {};
