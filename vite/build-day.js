const INDIA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/**
 * The day of the build in India, as an ISO date. This file is JavaScript, because run-module.js needs it before TypeScript can run.
 *
 * @param {Record<string, string | undefined>} env `SOURCE_DATE_EPOCH`, in seconds, sets another day
 */
export function buildDay(env = process.env) {
  const epoch = env['SOURCE_DATE_EPOCH'];
  return INDIA.format(epoch ? Number(epoch) * 1000 : Date.now());
}
