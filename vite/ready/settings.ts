import { placeholders, settingsSchema, type Settings } from '../settings';
import type { Obstacle } from './obstacle';

/** Settings that a live site must not have. */
export function wrongSettings(settings: Settings): Obstacle[] {
  const {
    VITE_SITE_URL: site,
    VITE_RAZORPAY_KEY_ID: key,
    VITE_RAZORPAY_SCRIPT_URL: script,
    VITE_RAZORPAY_ORDER_ENDPOINT: orders,
    VITE_SECURITY_POLICY: policy,
  } = settings;
  const rules: readonly (Obstacle & { when: boolean })[] = [
    {
      when: !site.startsWith('https://'),
      what: `VITE_SITE_URL is ${site}, which is no address of a live site.`,
      cure: 'Set the https:// address that visitors will use.',
    },
    {
      when: key.startsWith('rzp_test_'),
      what: 'VITE_RAZORPAY_KEY_ID is a test key: payments would seem to succeed, and no money would come.',
      cure: 'Set the live key’s id, rzp_live_….',
    },
    {
      when: key.startsWith('rzp_live_') && orders === '',
      what: 'There is a live key without an order endpoint: Razorpay refunds payments that have no order.',
      cure: 'Set VITE_RAZORPAY_ORDER_ENDPOINT, such as /api/order (docs/server.md).',
    },
    {
      when: key !== '' && !/^https:\/\/[\w.-]+\.razorpay\.com\//.test(script),
      what: `VITE_RAZORPAY_SCRIPT_URL is ${script}, which is not Razorpay’s.`,
      cure: 'Leave the setting out.',
    },
    {
      when: policy === 'report-only',
      what: 'The security policy only reports, and protects nobody.',
      cure: 'Leave VITE_SECURITY_POLICY out.',
    },
  ];
  const unset = placeholders(settings).map((name) => ({
    what: `${name} is not set.`,
    cure: /PHONE|WHATSAPP/.test(name)
      ? 'Put the number into src/content/owner.ts.'
      : 'Set it in .env.production.local or in the host’s build settings; .env.example says what it means.',
  }));
  return [...unset, ...rules.filter(({ when }) => when).map(({ what, cure }) => ({ what, cure }))];
}

/** Names that the build does not know: Vite publishes the value of whatever begins with VITE_ and is used. */
export function strayVariables(names: readonly string[]): Obstacle[] {
  return names
    .filter((name) => !(name in settingsSchema.shape))
    .map((name) => ({
      what: `${name} is no setting of the site, and what begins with VITE_ is not kept secret.`,
      cure: 'Take it out, or name it without VITE_ and give it to the server alone (docs/server.md).',
    }));
}
