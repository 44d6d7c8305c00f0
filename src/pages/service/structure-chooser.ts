import { lazyWithPreload } from '@/lib/lazy-with-preload';

/** On the pages that help to choose a structure; its rules are as heavy as all the rest of such a page. */
export const StructureChooser = lazyWithPreload(
  async () => (await import('@/features/structure-chooser/structure-chooser')).StructureChooser,
);
