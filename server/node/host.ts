import { existsSync, mkdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contactFrom, deliveryOverHttp, orderFrom, paymentWebhookFrom } from '../functions.ts';
import type { Deliver } from '../contact.ts';
import { wordsOf, type Handler } from '../http.ts';
import { contactSettings, parseEnvironment, type Environment } from '../settings.ts';
import { mailDelivery } from './mail-delivery.ts';
import { messagesFolder, type MessagesFolder } from './messages-folder.ts';
import { paymentsFile } from './payments-file.ts';
import { siteApp } from './site-app.ts';

/** Milliseconds between two attempts to deliver stored messages. */
const TRY_AGAIN_EVERY = 15 * 60 * 1000;

/** Carries the connection's address to the handlers, where no proxy names the visitor's. What a sender wrote into it is replaced. */
const SOCKET_ADDRESS = 'x-socket-address';

/** The same in each mail: Resend refuses a second try that says something else. */
const PARKED = 'Other messages are parked, because a hidden field was filled in: npm run messages';

/** What proxies call the header with the visitor's address. */
const PROXY_HEADERS = ['x-real-ip', 'x-forwarded-for'];

/** Addresses of this machine and of private networks (RFC 1918, RFC 4193), from which only a proxy asks. */
const PRIVATE = /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^::1$|^f[cd]/;

/**
 * The built site with its endpoints. Orders and the webhook are on if the environment has their secrets.
 *
 * @returns what answers a request (`@hono/node-server` calls it), the paths of the endpoints, to be printed at the start, and what
 * tries again to deliver the messages that could not be delivered
 * @param log tells the owner what goes wrong
 * @throws Error that names wrong or missing settings
 */
export function createHost(env: Environment, log: (text: string) => void = console.error) {
  const site = env['SITE_FOLDER'] || 'dist';
  const data = env['DATA_FOLDER'] || '.local';
  if (!existsSync(join(site, '_headers'))) {
    throw new Error(`There is no built site in ${site}. Run "npm run build" first.`);
  }
  mkdirSync(data, { recursive: true, mode: 0o700 });
  // Without symbolic links.
  if (`${realpathSync(data)}${sep}`.startsWith(`${realpathSync(site)}${sep}`)) {
    throw new Error(`DATA_FOLDER is in ${site}, where everyone could read the messages.`);
  }

  const addressHeader = env['CLIENT_ADDRESS_HEADER'] || SOCKET_ADDRESS;
  const ours = { ...env, CLIENT_ADDRESS_HEADER: addressHeader };
  const messages = messagesFolder(data, log);
  const deliver = deliveryOf(ours, messages);
  const contact = contactFrom(ours, { ...messages, deliver, log });
  setInterval(() => void contact.tryAgain(), TRY_AGAIN_EVERY).unref();
  const endpoints = new Map<string, Handler>([['/contact.php', contact]]);
  if (env['RAZORPAY_KEY_SECRET']) endpoints.set('/api/order', orderFrom(ours, { log }));
  if (env['RAZORPAY_WEBHOOK_SECRET']) {
    const webhook = paymentWebhookFrom(ours, { record: paymentsFile(data, log), log });
    endpoints.set('/api/razorpay-webhook', webhook);
  }

  const app = siteApp(site);
  // `npm run ready` and watchers ask by GET, which fails where no message can be kept.
  app.on('GET', ['/health', '/contact.php'], async (_, next) => messages.check().then(next));
  let mayWarn = !env['CLIENT_ADDRESS_HEADER'];
  for (const [path, endpoint] of endpoints) {
    app.all(path, async ({ req, env: { incoming } }) => {
      const address = incoming.socket.remoteAddress ?? '';
      const named = PROXY_HEADERS.find((header) => req.header(header));
      if (mayWarn && named && PRIVATE.test(address)) {
        mayWarn = false;
        log(`All visitors share one limit, that of the proxy. Set CLIENT_ADDRESS_HEADER=${named}`);
      }
      // Requests that bypass the proxy are counted too.
      if (addressHeader === SOCKET_ADDRESS || !req.header(addressHeader)) {
        req.raw.headers.set(addressHeader, address);
      }
      return endpoint(req.raw);
    });
  }
  app.get('/health', (c) => c.text('ok', 200, { 'cache-control': 'no-store' }));
  app.onError((error, c) => {
    // A visitor who has left needs no answer, and the log no line.
    if (!c.req.raw.signal.aborted) log(wordsOf(error));
    return c.text('Error', 500);
  });
  return { endpoints: [...endpoints.keys()], tryAgain: contact.tryAgain, respond: app.fetch };
}

/** How messages reach the owner. A mail also says that there are parked messages. */
function deliveryOf(env: Environment, { deliver, hasParked }: MessagesFolder): Deliver {
  const settings = parseEnvironment(contactSettings, env);
  // A file that can't be read must not keep a mail back.
  const note = async () => ((await hasParked().catch(() => false)) ? PARKED : '');
  if (settings.CONTACT_DELIVERY === 'smtp') return mailDelivery(settings, note);
  return deliveryOverHttp(settings, note) ?? deliver;
}
