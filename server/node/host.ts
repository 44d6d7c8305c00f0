import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contactFrom, orderFrom, paymentWebhookFrom } from '../functions.ts';
import type { Handler } from '../http.ts';
import type { Deliver } from '../contact.ts';
import { contactSettings, parseEnvironment, type Environment } from '../settings.ts';
import { webhookDelivery } from '../webhook-delivery.ts';
import { SOCKET_ADDRESS } from './adapter.ts';
import { laterTries } from './later-tries.ts';
import { mailDelivery } from './mail-delivery.ts';
import { messagesFolder } from './messages-folder.ts';
import { paymentsFile } from './payments-file.ts';
import { staticHost } from './static-host.ts';

/** Where the endpoints are: what VITE_CONTACT_ENDPOINT and VITE_RAZORPAY_ORDER_ENDPOINT name, and Razorpay's dashboard. */
const PATHS = {
  contact: '/contact.php',
  order: '/api/order',
  paymentWebhook: '/api/razorpay-webhook',
};

const folders = z.object({
  /** The built site. */
  SITE_FOLDER: z.string().default('dist'),
  /** Messages and payments; never below the folder of the site, which everyone may read. */
  DATA_FOLDER: z.string().default('.local'),
});

type Log = (text: string) => void;

export interface Host {
  respond: Handler;
  /** The paths that are served by an endpoint, to be printed at the start. */
  endpoints: readonly string[];
  /** Tries to deliver the messages that could not be. */
  tryAgain: () => Promise<void>;
}

/**
 * The built site with its endpoints. Orders and the webhook are there where the environment has their secrets.
 *
 * @param log tells the owner what goes wrong
 * @throws Error naming what is wrong with the settings or missing
 */
export async function createHost(env: Environment, log: Log = console.error): Promise<Host> {
  const { SITE_FOLDER: site, DATA_FOLDER: data } = parseEnvironment(folders, env);
  if (!existsSync(site)) throw new Error(`${site} does not exist. Run "npm run build" first.`);
  const headers = await headersOf(site);

  const ours = { ...env, CLIENT_ADDRESS_HEADER: env['CLIENT_ADDRESS_HEADER'] || SOCKET_ADDRESS };
  const messages = messagesFolder(data);
  const { deliver, tryAgain } = laterTries(deliveryOf(ours, messages.deliver), messages, log);
  const contact = contactFrom(ours, { deliver, keep: messages.keep, log });
  const endpoints = new Map([[PATHS.contact, contact]]);
  if (env['RAZORPAY_KEY_SECRET']) endpoints.set(PATHS.order, orderFrom(ours, { log }));
  if (env['RAZORPAY_WEBHOOK_SECRET']) {
    const webhook = paymentWebhookFrom(ours, { record: paymentsFile(data), log });
    endpoints.set(PATHS.paymentWebhook, webhook);
  }

  const files = staticHost(site, headers);
  return {
    endpoints: [...endpoints.keys()],
    tryAgain,
    respond: async (request) => {
      const endpoint = endpoints.get(new URL(request.url).pathname);
      if (!endpoint) return (await files(request)) ?? new Response(null, { status: 405 });
      const response = await endpoint(request);
      for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      return response;
    },
  };
}

/** How messages reach the owner: as everywhere, or by what Node adds, files and mail. */
function deliveryOf(env: Environment, byFile: Deliver): Deliver {
  const settings = parseEnvironment(contactSettings, env);
  switch (settings.CONTACT_DELIVERY) {
    case 'file':
      return byFile;
    case 'webhook': {
      const { CONTACT_WEBHOOK_URL: url, CONTACT_WEBHOOK_SECRET: secret } = settings;
      return webhookDelivery({ url, secret });
    }
    case 'smtp': {
      const { SMTP_URL: url, CONTACT_FROM: from, CONTACT_TO: to } = settings;
      return mailDelivery({ url, from, to });
    }
  }
}

/** The headers that the build asks hosts to send with everything: the first rule of `_headers`. */
async function headersOf(site: string): Promise<Record<string, string>> {
  const text = await readFile(join(site, '_headers'), 'utf8');
  const [, rule = ''] = /^\/\*\n((?: .+\n?)*)/m.exec(text) ?? [];
  const lines = rule.split('\n').flatMap((line) => line.trim() || []);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
}
