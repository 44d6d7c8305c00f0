const INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * The day of the build in India, as an ISO date. In JavaScript, because run-module.js needs it before it can run TypeScript.
 *
 * @param {Record<string, string | undefined>} env `SOURCE_DATE_EPOCH`, in seconds, sets another day
 */
export function buildDay(env = process.env) {
  const epoch = env['SOURCE_DATE_EPOCH'];
  return INDIA.format(epoch ? Number(epoch) * 1000 : Date.now());
}
