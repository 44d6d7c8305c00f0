import type { ServiceSlug } from '@/content/services/catalogue';

/** Its file in this folder, and the name by which a link opens it: `#trademark-fees`. */
export type ReckonerId = 'trademark-fees';

/** The reckoners of each page, in the order in which they stand in the block of costs. */
export const reckonersOn: Partial<Record<ServiceSlug, readonly ReckonerId[]>> = {
  'trademark-registration': ['trademark-fees'],
};
