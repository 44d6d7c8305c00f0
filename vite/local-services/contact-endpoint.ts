import { appendFile, mkdir } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connect } from 'vite';
import {
  describeMessage,
  isComplete,
  isSuspect,
  readMessage,
  type ContactMessage,
} from './contact-message.ts';
import { BREACH, outcomeFor, type Outcome } from './contact-outcomes.ts';
import { pathOf, readBody, send, sendJson } from './http.ts';
import { expectsPage, replyPage } from './reply-page.ts';

interface ContactEndpointOptions {
  path: string;
  /** Gets one line of JSON for each accepted message; its folder is made when missing. */
  messagesFile: string;
  /** Gets the messages of senders who filled in what visitors don't see, for a person to look through. */
  parkedFile: string;
  print: (text: string) => void;
}

const FORM_ENCODED = 'application/x-www-form-urlencoded';

const MAX_BODY_BYTES = 1024 * 1024;

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };

/**
 * Stands in for the provider's `contact.php`, by the same contract.
 *
 * A suspect message is parked and answered like any other: a program learns nothing, and a visitor whose browser filled
 * in too much has lost nothing.
 */
export function contactEndpoint(options: ContactEndpointOptions): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (pathOf(request) !== options.path) {
      next();
      return;
    }
    receive(request, options)
      .then((outcome) => answer(outcome, request, response))
      .catch(next);
  };
}

async function receive(
  request: IncomingMessage,
  { messagesFile, parkedFile, print }: ContactEndpointOptions,
): Promise<Outcome> {
  if (request.method !== 'POST') return BREACH.method;
  if (mediaType(request) !== FORM_ENCODED) return BREACH.contentType;
  const body = await readBody(request, MAX_BODY_BYTES);
  if (body === undefined) return BREACH.size;
  const message = readMessage(body);
  if (!isComplete(message)) return BREACH.incomplete;

  const outcome = outcomeFor(message.message);
  if (outcome.kind === 'reply' && outcome.reply.status === 'success') {
    const suspect = isSuspect(body);
    await keep(message, suspect ? parkedFile : messagesFile);
    print(suspect ? describeMessage(message, 'Parked message') : describeMessage(message));
  }
  return outcome;
}

async function answer(
  outcome: Outcome,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Node closes the response when the browser goes, so silence leaves nothing to clean up.
  if (outcome.kind === 'silence') return;
  if (outcome.kind === 'page') {
    send(response, outcome.code, outcome.html, HTML);
    return;
  }
  const { code, reply, headers, delayMs = 0 } = outcome;
  await wait(delayMs);
  if (expectsPage(request)) {
    send(response, code, replyPage(reply, request), { ...HTML, ...headers });
  } else {
    sendJson(response, code, reply, headers);
  }
}

async function keep(message: ContactMessage, file: string): Promise<void> {
  const line = JSON.stringify({ receivedAt: new Date().toISOString(), ...message });
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${line}\n`);
}

function mediaType(request: IncomingMessage): string | undefined {
  return request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
}
