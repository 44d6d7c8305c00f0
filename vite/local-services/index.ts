import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { contactHandler } from '../../server/contact.ts';
import { describeMessage } from '../../server/received-message.ts';
import type { Handler } from '../../server/http.ts';
import { nodeListener } from '../../server/node/listener.ts';
import { messagesFolder } from '../../server/node/messages-folder.ts';
import { siteApp } from '../../server/node/site-app.ts';
import { orderHandler } from '../../server/order.ts';
import { parseSettings } from '../settings.ts';

/** Stands in for the orders that Razorpay creates for the provider's server. */
const sandboxOrders = orderHandler({
  keyId: 'rzp_test_sandbox',
  keySecret: 'none',
  ask: async (_url, init) =>
    Response.json({ id: `order_${Date.now()}`, ...(JSON.parse(init?.body as string) as object) }),
});

/** Stands in for Razorpay's checkout script. */
const sandboxScript: Handler = async () =>
  new Response(await readFile(new URL('./checkout-sandbox-client.js', import.meta.url)), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });

/**
 * Runs the owner's endpoints on the dev and preview servers. Contact messages go to files, and a sandbox replaces Razorpay. No
 * build contains these services.
 */
export function localServices(): Plugin {
  return {
    name: 'site:local-services',
    apply: 'serve',
    configureServer: addServices,
    configurePreviewServer(server) {
      const { config, middlewares } = server;
      const dist = resolve(config.root, config.build.outDir);
      // Vite omits this check when a plugin configures the preview server.
      if (!existsSync(dist)) throw new Error(`${dist} does not exist. Run "npm run build" first.`);

      addServices({ config, middlewares });
      middlewares.use(nodeListener(siteApp(dist).fetch));
      // The address is the last printed line, so that the reader finds it.
      server.printUrls = () => {};
      server.bindCLIShortcuts = () =>
        config.logger.info(`The site is at ${server.resolvedUrls?.local[0]}`);
    },
  };
}

function addServices({ config, middlewares }: Pick<ViteDevServer, 'config' | 'middlewares'>): void {
  const [path = ''] = parseSettings(config.env).VITE_CONTACT_ENDPOINT.split(/[?#]/, 1);
  // Otherwise the endpoint is on another host.
  if (path.startsWith('/')) middlewares.use(path, nodeListener(contactEndpoint(config)));
  middlewares.use('/sandbox/orders', nodeListener(sandboxOrders));
  middlewares.use('/sandbox/checkout.js', nodeListener(sandboxScript));
}

/** Has no rate limit, because all requests come from one address. */
function contactEndpoint(config: ResolvedConfig): Handler {
  const { save, keep } = messagesFolder(resolve(config.root, '.local'));
  return contactHandler({
    deliver: async (message) => {
      await save(message);
      const text = `Contact message, kept in .local/messages/\n${describeMessage(message)}`;
      config.logger.info(text, { timestamp: true });
    },
    keep,
  });
}
