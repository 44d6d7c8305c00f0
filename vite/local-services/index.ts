import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { contactHandler } from '../../server/contact.ts';
import { describeMessage } from '../../server/contact-message.ts';
import type { Handler } from '../../server/http.ts';
import { nodeListener } from '../../server/node/listener.ts';
import { messagesFolder } from '../../server/node/messages-folder.ts';
import { siteApp } from '../../server/node/site-app.ts';
import { parseSettings } from '../settings.ts';
import { checkoutSandbox } from './checkout-sandbox.ts';
import { failingOnRequest } from './contact-outcomes.ts';

/** More than the server allows by default, for tests with hostile texts. */
const LONGEST = { line: 20_000, message: 200_000, body: 1024 * 1024 };

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
      // Vite leaves this check out as soon as a plugin configures the preview server.
      if (!existsSync(dist)) throw new Error(`${dist} does not exist. Run "npm run build" first.`);

      addServices(middlewares, config);
      middlewares.use(nodeListener(siteApp(dist).fetch));
      if (contactPath(config)) {
        const file = relative(config.root, resolve(dataFolder(config), 'messages.jsonl'));
        config.logger.info(`Contact messages are kept in ${file}`);
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

/** Without a rate limit: all requests come from one address. */
function contactEndpoint(config: ResolvedConfig): Handler {
  const { deliver, keep } = messagesFolder(dataFolder(config));
  const print = (text: string) => config.logger.info(text, { timestamp: true });
  return failingOnRequest(
    contactHandler({
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
    }),
  );
}

/** An endpoint on another host is the provider's own, and needs no stand-in. */
function contactPath({ env }: ResolvedConfig): string | undefined {
  const endpoint = parseSettings(env).VITE_CONTACT_ENDPOINT;
  return endpoint.startsWith('/') ? endpoint.split(/[?#]/, 1)[0] : undefined;
}

function dataFolder({ root }: ResolvedConfig): string {
  return resolve(root, '.local');
}
