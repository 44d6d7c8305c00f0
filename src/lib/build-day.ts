import type { Day } from '@/lib/days';

/** The day in India on which the site was built, inserted by `vite/build-day.js` so that HTML and scripts agree on it. */
export const buildDay: Day = import.meta.env.VITE_BUILD_DAY;
