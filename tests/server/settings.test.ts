import { expect, test } from 'vitest';
import { contactSettings, orderSettings, paymentWebhookSettings } from '../../server/settings';
import { settingsSchema } from '../../vite/settings';

const ofTheServer = [...contactSettings.options, orderSettings, paymentWebhookSettings].flatMap(
  ({ shape }) => Object.keys(shape),
);

/** How names of secrets end. That lint keeps `server/` out of `src/` holds the rest. */
const SECRET = /SECRET|PASSWORD|TOKEN|PRIVATE|SMTP/;

test('no secret is a setting that is published, and what is published is no secret', () => {
  expect(ofTheServer.filter((name) => SECRET.test(name)).length).toBeGreaterThan(3);
  expect(ofTheServer.filter((name) => name.startsWith('VITE_'))).toEqual([]);
  expect(Object.keys(settingsSchema.shape).filter((name) => SECRET.test(name))).toEqual([]);
});
