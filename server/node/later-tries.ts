import type { Deliver } from '../contact.ts';
import { within, wordsOf } from '../http.ts';
import { remember } from '../rate-limit.ts';
import type { MessagesFolder } from './messages-folder.ts';

/** Milliseconds for one later try. No visitor waits for it. */
const PATIENCE = 30_000;

/** The most messages that are remembered. */
const MOST = 10_000;

/**
 * Delivers each message once, even if a visitor presses Send again while a later try is under way. A delivered message is
 * taken out of the folder.
 */
export function laterTries(
  deliver: Deliver,
  { undelivered, release }: MessagesFolder,
  log: (text: string) => void,
): { deliver: Deliver; tryAgain: () => Promise<void> } {
  /** Deliveries that are under way or done, by the message's id. */
  const deliveries = new Map<string, Promise<void>>();
  let running: Promise<void> | undefined;

  const once: Deliver = async (message, signal) => {
    const delivery = deliveries.get(message.id) ?? deliver(message, signal);
    remember(deliveries, message.id, delivery, MOST);
    try {
      await delivery;
    } catch (error) {
      deliveries.delete(message.id);
      throw error;
    }
    await release(message.id).catch((error: unknown) => log(wordsOf(error)));
  };

  async function tryAll(): Promise<void> {
    for (const message of await undelivered()) {
      try {
        await within(PATIENCE, async (signal) => once(message, signal));
        log(`Message ${message.id} was delivered at a later try`);
      } catch (error) {
        log(`Message ${message.id} still waits: ${wordsOf(error)}`);
      }
    }
  }

  return {
    deliver: once,
    /** Tries all kept messages, one after the other. */
    tryAgain() {
      running ??= tryAll()
        .catch((error: unknown) => log(wordsOf(error)))
        .finally(() => (running = undefined));
      return running;
    },
  };
}
