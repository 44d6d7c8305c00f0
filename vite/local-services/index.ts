import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { loadEnv, type Connect, type Plugin, type ResolvedConfig } from 'vite';
import { parseSettings } from '../settings.ts';
import { checkoutSandbox } from './checkout-sandbox.ts';
import { contactEndpoint } from './contact-endpoint.ts';
import { staticHost } from './static-host.ts';

/**
 * Stands in, on the dev and preview servers, for what the site talks to: `contact.php`, Razorpay
 * and the static host. No build contains any of it.
 */
export function localServices(): Plugin {
  let contactPath: string | undefined;
  return {
    name: 'site:local-services',
    apply: 'serve',
    configResolved({ mode, root }) {
      const settings = parseSettings(loadEnv(mode, root, 'VITE_'));
      contactPath = pathOnThisSite(settings.VITE_CONTACT_ENDPOINT);
    },
    configureServer({ config, middlewares }) {
      addServices(middlewares, config, contactPath);
    },
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir);
      // Vite leaves this check out as soon as a plugin configures the preview server.
      if (!existsSync(dist)) throw new Error(`${dist} does not exist. Run "npm run build" first.`);

      addServices(middlewares, config, contactPath);
      middlewares.use(staticHost(dist, config.preview.headers));
      if (contactPath) {
        const file = relative(config.root, messagesFile(config));
        config.logger.info(`Contact messages are kept in ${file}`);
      }
    },
  };
}

function addServices(
  middlewares: Connect.Server,
  config: ResolvedConfig,
  contactPath: string | undefined,
): void {
  if (contactPath) {
    middlewares.use(
      contactEndpoint({
        path: contactPath,
        messagesFile: messagesFile(config),
        parkedFile: resolve(config.root, '.local/parked-messages.jsonl'),
        print: (text) => config.logger.info(text, { timestamp: true }),
      }),
    );
  }
  middlewares.use(checkoutSandbox());
}

/** An address on another host is the provider's own: nobody has to stand in for it. */
function pathOnThisSite(endpoint: string): string | undefined {
  return endpoint.startsWith('/') ? endpoint.split(/[?#]/, 1)[0] : undefined;
}

function messagesFile({ root }: ResolvedConfig): string {
  return resolve(root, '.local/messages.jsonl');
}
