import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contactFrom, orderFrom, paymentWebhookFrom } from '../functions.ts';
import { messageOf, type Handler } from '../http.ts';
import type { Environment } from '../settings.ts';
import { mailDelivery } from './mail-delivery.ts';
import { messagesFolder } from './messages-folder.ts';
import { paymentsFile } from './payments-file.ts';
import { siteApp } from './site-app.ts';

/** Milliseconds between two attempts to deliver stored messages. */
const TRY_AGAIN_EVERY = 15 * 60 * 1000;

/**
 * If no proxy names the visitor's address, this server writes it into this header. A value that the visitor sent is overwritten.
 */
const SOCKET_ADDRESS = 'x-socket-address';

/** A note in mails. Each mail has the same note, because Resend refuses a retry with another text. */
const PARKED = 'Other messages are held back as possible spam. To read them: npm run messages';

/** Names of the header in which proxies send the visitor's address. */
const PROXY_HEADERS = ['x-real-ip', 'x-forwarded-for'];

/** Addresses of this machine and of private networks (RFC 1918, RFC 4193). Requests from them come through a proxy. */
const PRIVATE = /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/;

/**
 * The built site with its endpoints. Orders and the webhook are on if the environment has their secrets.
 *
 * @returns the request handler (for `@hono/node-server`), the paths of the endpoints to print at the start, and a function that
 * delivers undelivered messages again
 * @param log reports errors to the owner
 * @throws Error that names wrong or missing settings
 */
export function createHost(env: Environment, log: (text: string) => void = console.error) {
  const site = env['SITE_FOLDER'] || 'dist';
  const data = env['DATA_FOLDER'] || '.local';
  if (!existsSync(join(site, '_headers'))) {
    throw new Error(`There is no built site in ${site}. Run "npm run build" first.`);
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // Symbolic links could hide that one folder is inside the other.
  if (`${realpathSync(data)}${sep}`.startsWith(`${realpathSync(site)}${sep}`)) {
    throw new Error(`DATA_FOLDER is in ${site}, where everyone could read the messages.`);
  }

  const addressHeader = env['CLIENT_ADDRESS_HEADER'] || SOCKET_ADDRESS;
  const ours = { ...env, CLIENT_ADDRESS_HEADER: addressHeader };
  const messages = messagesFolder(data, log);
  const contact = contactFrom(
    ours,
    { ...messages, log },
    {
      file: messages.save,
      smtp: mailDelivery,
      // An unreadable file must not stop a mail.
      note: async () => ((await messages.hasParked().catch(() => false)) ? PARKED : ''),
    },
  );
  setInterval(() => void contact.tryAgain(), TRY_AGAIN_EVERY).unref();
  const endpoints = new Map<string, Handler>([['/contact.php', contact]]);
  if (env['RAZORPAY_KEY_SECRET']) endpoints.set('/api/order', orderFrom(ours, { log }));
  if (env['RAZORPAY_WEBHOOK_SECRET']) {
    const webhook = paymentWebhookFrom(ours, { record: paymentsFile(data, log), log });
    endpoints.set('/api/razorpay-webhook', webhook);
  }

  const app = siteApp(site);
  // `npm run ready` and monitors send GET requests, which fail if no message can be stored.
  app.on('GET', ['/health', '/contact.php'], async (_, next) => messages.check().then(next));
  let mayWarn = !env['CLIENT_ADDRESS_HEADER'];
  for (const [path, endpoint] of endpoints) {
    app.all(path, async ({ req, env: { incoming } }) => {
      const address = incoming.socket.remoteAddress ?? '';
      const named = PROXY_HEADERS.find((header) => req.header(header));
      if (mayWarn && named && PRIVATE.test(address)) {
        mayWarn = false;
        log(`All visitors share the proxy's rate limit. Set CLIENT_ADDRESS_HEADER=${named}`);
      }
      // A request that bypasses the proxy is counted by its own address.
      if (addressHeader === SOCKET_ADDRESS || !req.header(addressHeader)) {
        req.raw.headers.set(addressHeader, address);
      }
      return endpoint(req.raw);
    });
  }
  app.get('/health', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.onError((error, c) => {
    // If the visitor has left, nobody needs an answer or a log line.
    if (!c.req.raw.signal.aborted) log(messageOf(error));
    return c.text('Error', 500);
  });
  return { endpoints: [...endpoints.keys()], tryAgain: contact.tryAgain, respond: app.fetch };
}
