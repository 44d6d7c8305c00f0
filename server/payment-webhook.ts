import { z } from 'zod';
import {
  parseJson,
  postEndpoint,
  within,
  messageOf,
  type EndpointOptions,
  type Handler,
} from './http.ts';
import { answer } from './reply.ts';
import { digestOf, isSigned } from './signature.ts';

/** Razorpay's report about a payment. */
export interface PaymentEvent {
  /** Hash of the signed body. Razorpay may send a body again under other headers; it is still the same event. */
  digest: string;
  /** Razorpay's id of the event; empty if missing. */
  eventId: string;
  event: string;
  happened: Date;
  paymentId: string;
  orderId: string;
  /** In paise, or the smallest unit of another currency; NaN if missing. */
  amount: number;
  /** The amount of this event's refund, in the same unit; NaN without a refund. */
  refund: number;
  currency: string;
  method: string;
  email: string;
  /** The state that this event reports; undefined for an event that reports none. */
  state: PaymentState | undefined;
}

/** The states in the order in which a payment passes through them. Events may arrive in any order. */
const STATES = ['failed', 'authorised', 'paid', 'partly refunded', 'refunded'] as const;

export type PaymentState = (typeof STATES)[number];

const STATE_AFTER: Readonly<Record<string, PaymentState>> = {
  'payment.failed': 'failed',
  'payment.authorized': 'authorised',
  'payment.captured': 'paid',
  'order.paid': 'paid',
  'refund.processed': 'partly refunded',
};

export interface PaymentWebhookOptions extends Pick<EndpointOptions, 'timeout' | 'log'> {
  secret: string;
  /**
   * Stores an event once: an event with a known digest or id is ignored.
   *
   * @throws if the event may not be stored; Razorpay then sends it again
   */
  record: (event: PaymentEvent) => Promise<void>;
}

const MAX_BODY_BYTES = 64 * 1024;

const text = z.string().catch('');
const number = z.number().catch(Number.NaN);

/** Accepts missing details: a signed event about a payment must be stored in any case. */
const eventSchema = z.object({
  event: z.string(),
  created_at: number,
  payload: z.object({
    payment: z.object({
      entity: z.object({
        id: z.string(),
        order_id: text,
        amount: number,
        currency: text,
        method: text,
        email: text,
        refund_status: text,
      }),
    }),
    refund: z
      .object({ entity: z.object({ amount: number }) })
      .optional()
      .catch(undefined),
  }),
});

/**
 * Receives Razorpay's payment events, and answers within a second. Razorpay repeats an event until the answer is 200, for up to a
 * day. So an event that could not be stored is refused, and an irrelevant one is accepted.
 */
export function paymentWebhookHandler(options: PaymentWebhookOptions): Handler {
  const { secret, record, timeout = 800, log = console.error } = options;

  async function receive(request: Request, body: Uint8Array<ArrayBuffer>): Promise<Response> {
    const signature = request.headers.get('x-razorpay-signature') ?? '';
    if (!(await isSigned(secret, body, signature))) {
      return answer(request, 401, 'The signature is wrong.');
    }
    const read = eventSchema.safeParse(parseJson(body));
    if (!read.success) {
      log('Razorpay sent an event that is not about a payment');
      return answer(request, 200, 'Nothing to keep.');
    }
    const eventId = request.headers.get('x-razorpay-event-id') ?? '';
    const event = toPaymentEvent(read.data, await digestOf(body), eventId);
    try {
      await within(timeout, async () => record(event));
    } catch (error) {
      log(`An event of payment ${event.paymentId} could not be kept: ${messageOf(error)}`);
      return answer(request, 503, 'The event could not be kept. Please send it again.');
    }
    return answer(request, 200, 'Kept.');
  }

  // Any media type is accepted: Razorpay documents none, and the signature proves the sender.
  return postEndpoint({}, { longest: MAX_BODY_BYTES }, receive);
}

/** The state of a payment after several reports, in any order. */
export function laterState(...reported: readonly (PaymentState | undefined)[]) {
  return STATES.findLast((state) => reported.includes(state));
}

function toPaymentEvent(
  { event, created_at, payload }: z.infer<typeof eventSchema>,
  digest: string,
  eventId: string,
): PaymentEvent {
  const { id, order_id, refund_status, ...payment } = payload.payment.entity;
  return {
    ...payment,
    digest,
    eventId,
    event,
    happened: new Date(created_at * 1000),
    paymentId: id,
    orderId: order_id,
    refund: payload.refund?.entity.amount ?? Number.NaN,
    state:
      event === 'refund.processed' && refund_status === 'full' ? 'refunded' : STATE_AFTER[event],
  };
}
