import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { laterState, type PaymentEvent, type PaymentState } from '../payment-webhook.ts';
import { linesFile } from './lines-file.ts';

/** The columns of the file, which a spreadsheet opens. "stands" is the payment's state after all events so far. */
const COLUMNS = [
  'time in India',
  'payment',
  'stands',
  'amount',
  'currency',
  'method',
  'email',
  'order',
  'event',
  'event id',
  'digest',
] as const;

const INDIA = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Writes each event into `payments.tsv` once, even when it comes again after a restart. */
export function paymentsFile(
  folder: string,
  log: (text: string) => void = console.error,
): (event: PaymentEvent) => Promise<void> {
  const file = join(folder, 'payments.tsv');
  const append = linesFile(file);
  /** Digests and ids of the events that are written or being written. */
  const known = new Map<string, Promise<void>>();
  const states = new Map<string, PaymentState | undefined>();
  let loaded: Promise<void> | undefined;

  async function load(): Promise<void> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    if (text === '') await append(COLUMNS.join('\t'));
    for (const line of text.split('\n').slice(1).filter(Boolean)) {
      const cells = line.split('\t');
      // A full disk or a killed process left half a line. Razorpay got no 200 for that event and sends it again. All
      // other lines are as they are written below.
      if (!/^[0-9a-f]{64}$/.test(cells[COLUMNS.length - 1] ?? '')) {
        log(`${file} has a line that is no event: ${line}`);
        continue;
      }
      const cell = (name: (typeof COLUMNS)[number]) => cells[COLUMNS.indexOf(name)] ?? '';
      states.set(cell('payment'), cell('stands') as PaymentState);
      for (const key of [cell('digest'), cell('event id')]) known.set(key, Promise.resolve());
    }
    known.delete('');
  }

  return async (event) => {
    loaded ??= load();
    await loaded.catch((error: unknown) => {
      // The disk may be back the next time.
      loaded = undefined;
      throw error;
    });
    const keys = [event.digest, cellOf(event.eventId)].filter((key) => key !== '');
    const earlier = keys.map((key) => known.get(key)).find(Boolean);
    if (earlier) return earlier;

    const payment = cellOf(event.paymentId);
    const stands = laterState(states.get(payment), event.state);
    states.set(payment, stands);
    const written = append(lineOf(event, stands));
    for (const key of keys) known.set(key, written);
    try {
      await written;
    } catch (error) {
      for (const key of keys) known.delete(key);
      throw error;
    }
  };
}

function lineOf(event: PaymentEvent, stands: PaymentState | undefined): string {
  return [
    INDIA.format(event.happened),
    event.paymentId,
    stands ?? '',
    (event.amount / 100).toFixed(2),
    event.currency,
    event.method,
    event.email,
    event.orderId,
    event.event,
    event.eventId,
    event.digest,
  ]
    .map(cellOf)
    .join('\t');
}

/** The text without tabs and line breaks, and so that no spreadsheet takes it for a formula. */
function cellOf(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/^(?=[=+\-@])/, "'");
}
