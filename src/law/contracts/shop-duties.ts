import type { Day } from '@/lib/days';

/** When G.S.R. 789(E) of 9 September 2026 begins; apart from the facts, because the terms and the pay page carry it. */
export const SHOP_DUTIES_FROM: Day = '2027-01-01';
