import type { Day } from '@/lib/days';

/**
 * The first day of G.S.R. 789(E) of 9 September 2026. It has its own file because the terms and the pay page load it without the
 * other facts.
 */
export const SHOP_DUTIES_FROM: Day = '2027-01-01';
