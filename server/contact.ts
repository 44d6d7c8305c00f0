import {
  FIELDS,
  isComplete,
  isSuspect,
  isTooLong,
  readMessage,
  type MessageFields,
  type ReceivedMessage,
} from './received-message.ts';
import { postEndpoint, within, messageOf, type EndpointOptions, type Handler } from './http.ts';
import { remember, tooMany } from './rate-limit.ts';
import { answer } from './reply.ts';
import { digestOf } from './signature.ts';

/** Delivers a message to the owner; throws if it may not have arrived. */
export type Deliver = (message: ReceivedMessage, signal: AbortSignal) => Promise<void>;

/** Stores an undelivered message for the owner, with the reason. */
export type Keep = (message: ReceivedMessage, why: string) => Promise<void>;

export interface ContactOptions extends EndpointOptions {
  deliver: Deliver;
  /** If missing, a suspect message is delivered with a mark, and after a failed delivery the visitor has to send it again. */
  keep?: Keep;
  /** Lists the kept messages that wait for a later try. */
  undelivered?: () => Promise<readonly ReceivedMessage[]>;
  /** Deletes a kept message after its delivery. */
  release?: (id: string) => Promise<void>;
}

/** The endpoint. `tryAgain` delivers all kept messages again, one after the other. */
export type ContactHandler = Handler & { tryAgain: () => Promise<void> };

/** The state of a message, without its text. */
interface Sending {
  id: string;
  /** The start, in milliseconds of a monotonic clock. */
  begun: number;
  outcome: Promise<Outcome>;
  isKept: boolean;
}

type Outcome = 'delivered' | 'kept' | 'lost';

const UNDELIVERED = {
  kept: 'We have kept your message but could not pass it on yet. If it is urgent, please call us.',
  lost: 'Your message has not arrived. Please send it again in a few minutes, or call us.',
};

const TOO_MANY =
  'Many messages have come from your network. Please send yours in ten minutes, or call us.';

const FORM_ENCODED = 'application/x-www-form-urlencoded';

/** The longest message in Hindi: form encoding uses nine bytes for each letter. */
const MAX_BODY_BYTES = 210_000;

/**
 * Two messages with the same words within this many milliseconds count as one. A double click, or a reload of the answer's page,
 * sends a message twice.
 */
const SAME_WITHIN = 10 * 60 * 1000;

/** The time limit of a later try, in milliseconds. It is longer, because no visitor waits. */
const LATER_TIMEOUT = 30_000;

/**
 * The endpoint of the site's forms, by the contract in docs/server.md.
 *
 * A suspect message is stored ("parked") instead of delivered. It gets the usual answer, so a spam program notices nothing. If a
 * visitor's browser filled in the hidden field, the message is not lost.
 */
export function contactHandler(options: ContactOptions): ContactHandler {
  const { deliver, keep, undelivered, release } = options;
  const { timeout = 8000, log = console.error } = options;
  /** The messages of the last minutes by the digest of their words, oldest first. */
  const sendings = new Map<string, Sending>();

  async function receive(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Response> {
    const sent = new URLSearchParams(new TextDecoder().decode(body));
    const fields = readMessage(sent);
    if (!isComplete(fields)) {
      return answer(request, 422, 'Please fill in all required fields.');
    }
    if (isTooLong(fields)) return answer(request, 413, 'The message is too long.');
    // Repeated messages count too, because each may cause another delivery attempt.
    const refused = await tooMany(request, options, TOO_MANY);
    if (refused) return refused;
    const outcome = await outcomeOf(fields, isSuspect(sent));
    return outcome === 'delivered'
      ? answer(request, 200, "We'll get back to you soon")
      : answer(request, 502, UNDELIVERED[outcome]);
  }

  /**
   * Delivers a message once, even if it comes several times or while a later try is running. A message that could not be
   * delivered is tried again.
   *
   * @param kept the stored message, for a later try
   */
  async function outcomeOf(
    fields: MessageFields,
    suspect: boolean,
    kept?: ReceivedMessage,
  ): Promise<Outcome> {
    const values = JSON.stringify(FIELDS.map((field) => fields[field]));
    const words = await digestOf(new TextEncoder().encode(values));
    const known = sendings.get(words);
    if (known && known.begun < performance.now() - SAME_WITHIN) sendings.delete(words);
    const earlier = sendings.get(words);
    const before = await earlier?.outcome;
    // Another request with the same message may be retrying already.
    const current = sendings.get(words);
    if (current && (before === 'delivered' || current !== earlier)) return current.outcome;

    const sending: Sending = {
      id: kept?.id ?? earlier?.id ?? crypto.randomUUID(),
      begun: performance.now(),
      isKept: kept !== undefined || earlier?.isKept === true,
      outcome: Promise.resolve('lost'),
    };
    remember(sendings, words, sending);
    const receivedAt = kept?.receivedAt ?? new Date().toISOString();
    const message = { ...fields, id: sending.id, receivedAt, suspect };
    sending.outcome = send(sending, message, kept ? LATER_TIMEOUT : timeout);
    return sending.outcome;
  }

  async function send(sending: Sending, message: ReceivedMessage, limit: number): Promise<Outcome> {
    if (message.suspect && keep) {
      return (await tryTo(() => keep(message, 'parked'))) ? 'delivered' : 'lost';
    }
    try {
      await within(limit, async (signal) => deliver(message, signal));
    } catch (error) {
      const why = messageOf(error);
      log(`Message ${message.id} was not delivered: ${why}`);
      if (keep && !sending.isKept) sending.isKept = await tryTo(() => keep(message, why));
      return sending.isKept ? 'kept' : 'lost';
    }
    if (sending.isKept && release) {
      log(`Message ${message.id} was delivered at a later try`);
      await release(message.id).catch((error: unknown) => log(messageOf(error)));
    }
    return 'delivered';
  }

  async function tryTo(store: () => Promise<void>): Promise<boolean> {
    try {
      await within(timeout / 2, store);
      return true;
    } catch (error) {
      log(`A message could not be stored: ${messageOf(error)}`);
      return false;
    }
  }

  async function tryAll(): Promise<void> {
    const waiting = (await undelivered?.()) ?? [];
    for (const message of waiting) await outcomeOf(message, message.suspect, message);
  }

  let later: Promise<void> | undefined;
  /** One run at a time: a second run would list messages that the first one is delivering. */
  const tryAgain = async () =>
    (later ??= tryAll()
      .catch((error: unknown) => log(messageOf(error)))
      .finally(() => (later = undefined)));

  const handler = postEndpoint(options, { type: FORM_ENCODED, longest: MAX_BODY_BYTES }, receive);
  return Object.assign(handler, { tryAgain });
}
