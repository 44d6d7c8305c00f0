import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { contactHandler } from '../../server/contact.ts';
import { describeMessage } from '../../server/contact-message.ts';
import type { Handler } from '../../server/http.ts';
import { nodeListener } from '../../server/node/listener.ts';
import { messagesFolder } from '../../server/node/messages-folder.ts';
import { siteApp } from '../../server/node/site-app.ts';
import { orderHandler } from '../../server/order.ts';
import { refusal } from '../../server/reply.ts';
import { parseSettings } from '../settings.ts';

/** A higher limit than the server's default, for tests with hostile texts. */
const LONGEST = { line: 20_000, message: 200_000, body: 1024 * 1024 };

const CHECKOUT_SCRIPT = new URL('./checkout-sandbox-client.js', import.meta.url);

/** Stands in for Razorpay, by path: its checkout script, and the orders that it creates for the provider's server. */
const checkoutSandbox: Readonly<Record<string, Handler>> = {
  '/sandbox/orders': orderHandler({
    keyId: 'rzp_test_sandbox',
    keySecret: 'none',
    ask: async (_url, init) =>
      Response.json({ id: `order_${Date.now()}`, ...(JSON.parse(init?.body as string) as object) }),
  }),
  '/sandbox/checkout.js': async () =>
    new Response(await readFile(CHECKOUT_SCRIPT), {
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
    }),
};

/**
 * Runs the owner's endpoints on the dev and preview servers: contact messages go to files, and a sandbox stands in for
 * Razorpay. No build contains any of it.
 */
export function localServices(): Plugin {
  return {
    name: 'site:local-services',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      addServices(middlewares, config);
    },
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir);
      // Vite omits this check as soon as a plugin configures the preview server.
      if (!existsSync(dist)) throw new Error(`${dist} does not exist. Run "npm run build" first.`);

      addServices(middlewares, config);
      middlewares.use(nodeListener(siteApp(dist).fetch));
      if (contactPath(config)) {
        config.logger.info('Contact messages are kept in .local/messages/');
      }
    },
  };
}

function addServices(middlewares: Connect.Server, config: ResolvedConfig): void {
  const contact = contactPath(config);
  if (contact) middlewares.use(contact, nodeListener(contactEndpoint(config)));
  for (const [path, handler] of Object.entries(checkoutSandbox)) {
    middlewares.use(path, nodeListener(handler));
  }
}

/** Without a rate limit: all requests come from one address. A message with `[refuse]` in it is refused, for tests. */
function contactEndpoint(config: ResolvedConfig): Handler {
  const { deliver, keep } = messagesFolder(resolve(config.root, '.local'));
  const print = (text: string) => config.logger.info(text, { timestamp: true });
  const handler = contactHandler({
    deliver: async (message) => {
      await deliver(message);
      print(`Contact message\n${describeMessage(message)}`);
    },
    keep: async (message, why) => {
      await keep(message, why);
      print(`Kept, because ${why}\n${describeMessage(message)}`);
    },
    longest: LONGEST,
    log: print,
  });
  return async (request) => {
    const { message } = Object.fromEntries(new URLSearchParams(await request.clone().text()));
    return message?.includes('[refuse]')
      ? refusal(request, 200, 'The desk is closed for the day.')
      : handler(request);
  };
}

/** An endpoint on another host is the provider's own, and needs no stand-in. */
function contactPath({ env }: ResolvedConfig): string | undefined {
  const endpoint = parseSettings(env).VITE_CONTACT_ENDPOINT;
  return endpoint.startsWith('/') ? endpoint.split(/[?#]/, 1)[0] : undefined;
}
