const INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * The day in India on which the site is built, as an ISO date.
 *
 * @param {Record<string, string | undefined>} env with `SOURCE_DATE_EPOCH` (seconds, as in reproducible builds) the site is
 * built for another day
 */
export function buildDay(env = process.env) {
  const epoch = env['SOURCE_DATE_EPOCH'];
  return INDIA.format(epoch ? Number(epoch) * 1000 : Date.now());
}
