import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';

const PATH = '/__witness';

const SCRIPT = readFileSync(new URL('./witness-client.js', import.meta.url), 'utf8');

/** Hears, on the preview server, what goes wrong in pages whose browser does not pass its console on. */
export function witness(): Plugin {
  let complaints: string[] = [];
  return {
    name: 'engines:witness',
    // Ahead of the site's own services, which answer every path.
    enforce: 'pre',
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { method, url } = request;
        if (url === `${PATH}.js`) {
          response.setHeader('content-type', 'text/javascript; charset=utf-8').end(SCRIPT);
        } else if (url === PATH && method === 'POST') {
          text(request)
            .then((complaint) => complaints.push(complaint))
            .then(() => response.writeHead(204).end())
            .catch(next);
        } else if (url === PATH) {
          response.end(JSON.stringify(complaints));
          complaints = [];
        } else {
          response.on('finish', () => {
            const { statusCode } = response;
            if (statusCode >= 400) complaints.push(`${statusCode}: ${url}`);
          });
          addScript(response);
          next();
        }
      });
    },
  };
}

/** What was heard since the last time. */
export async function takeComplaints(origin: string): Promise<string[]> {
  return (await (await fetch(origin + PATH)).json()) as string[];
}

/** Puts the script before all others of a page; the page's policy allows scripts of its own host. */
function addScript(response: ServerResponse): void {
  const end = response.end.bind(response);
  const writeHead = response.writeHead.bind(response);
  let head: Parameters<typeof writeHead> | undefined;
  Object.assign(response, {
    writeHead(...args: Parameters<typeof writeHead>) {
      head = args;
      return response;
    },
    end(body?: string | Buffer) {
      const [status, headers] = (head ?? [response.statusCode]) as [number, object?];
      const type = headers && 'content-type' in headers ? String(headers['content-type']) : '';
      if (!body || !type.startsWith('text/html')) {
        writeHead(status, { ...headers });
        return end(body);
      }
      const page = body.toString().replace('<head>', `<head><script src="${PATH}.js"></script>`);
      writeHead(status, { ...headers, 'content-length': Buffer.byteLength(page) });
      return end(page);
    },
  });
}
