const INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * The day in India on which the site is built, as an ISO date. In JavaScript and without `dayInIndia` of the site, because
 * run-module.js needs it before it can evaluate TypeScript.
 *
 * @param {Record<string, string | undefined>} env its `SOURCE_DATE_EPOCH`, in seconds, names another day
 */
export function buildDay(env = process.env) {
  const epoch = env['SOURCE_DATE_EPOCH'];
  return INDIA.format(epoch ? Number(epoch) * 1000 : Date.now());
}
