import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { laterState, type PaymentEvent, type PaymentState } from '../payment-webhook.ts';
import { cellOf, INDIA } from './cells.ts';
import { ifMissing } from './messages-folder.ts';

type Cell = (event: PaymentEvent, state: PaymentState | undefined) => string;

/** The columns of the file, for a spreadsheet. "state" is the payment's state after all events so far. */
const COLUMNS = {
  'time in India': ({ happened }) => (happened.getTime() ? INDIA.format(happened) : ''),
  payment: ({ paymentId }) => paymentId,
  state: (_, state) => state ?? '',
  amount: ({ amount, currency }) => inUnits(amount, currency),
  currency: ({ currency }) => currency,
  method: ({ method }) => method,
  email: ({ email }) => email,
  order: ({ orderId }) => orderId,
  event: ({ event }) => event,
  'event id': ({ eventId }) => eventId,
  digest: ({ digest }) => digest,
  refund: ({ refund, currency }) => inUnits(refund, currency),
} satisfies Record<string, Cell>;

const HEAD = Object.keys(COLUMNS).join('\t');

/** An amount in the currency's main unit. The smallest unit is a hundredth, a thousandth or the unit itself (ISO 4217). */
function inUnits(amount: number, currency: string): string {
  if (Number.isNaN(amount)) return '';
  if (!/^[a-z]{3}$/i.test(currency)) return String(amount);
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const { maximumFractionDigits: digits = 0 } = format.resolvedOptions();
  return (amount / 10 ** digits).toFixed(digits);
}

/** Writes each event to `payments.tsv` once, even if it comes again after a restart. */
export function paymentsFile(
  folder: string,
  log: (text: string) => void = console.error,
): (event: PaymentEvent) => Promise<void> {
  const file = join(folder, 'payments.tsv');
  /** Digests and ids of the events that are written or being written. */
  const known = new Map<string, Promise<void>>();
  const states = new Map<string, PaymentState | undefined>();
  let loaded: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  async function load(): Promise<void> {
    const text = await readFile(file, 'utf8').catch(ifMissing(''));
    // A spreadsheet may have saved the file with CRLF.
    for (const line of text.split(/\r?\n/)) {
      // The header of an earlier release may have other names, or fewer.
      if (line === '' || line.startsWith('time in India\t')) continue;
      const cells = line.split('\t');
      const names = Object.keys(COLUMNS);
      const row = Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
      const { payment = '', state, digest = '', 'event id': eventId = '' } = row;
      // An incomplete line comes from a killed process; Razorpay sends that event again. All other lines are complete.
      if (!/^[0-9a-f]{64}$/.test(digest)) {
        log(`${file} has a line that is not an event: ${line.slice(0, 200)}`);
        continue;
      }
      states.set(payment, state as PaymentState);
      for (const key of [digest, eventId]) known.set(key, Promise.resolve());
    }
    known.delete('');
  }

  return async (event) => {
    // After a failure the file is read again, because the disk may be available again.
    await (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
    const keys = [event.digest, cellOf(event.eventId)].filter((key) => key !== '');
    const earlier = keys.map((key) => known.get(key)).find(Boolean);
    if (earlier) return earlier;

    const payment = cellOf(event.paymentId);
    const state = laterState(states.get(payment), event.state);
    states.set(payment, state);
    const written = last.then(async () => append(folder, file, lineOf(event, state)));
    // A failed line must not block the next one.
    last = written.catch(() => {});
    for (const key of keys) known.set(key, written);
    try {
      await written;
    } catch (error) {
      for (const key of keys) known.delete(key);
      throw error;
    }
  };
}

function lineOf(event: PaymentEvent, state: PaymentState | undefined): string {
  const cells: readonly Cell[] = Object.values(COLUMNS);
  return cells.map((cell) => cellOf(cell(event, state))).join('\t');
}

/** Appends a line to a file that only its owner may read, and waits until it is on the disk. */
async function append(folder: string, file: string, line: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const handle = await open(file, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    // A killed process may have left an incomplete line.
    const lastLineIsIncomplete = bytesRead > 0 && buffer.toString() !== '\n';
    const start = size === 0 ? `${HEAD}\n` : lastLineIsIncomplete ? '\n' : '';
    await handle.appendFile(`${start}${line}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
