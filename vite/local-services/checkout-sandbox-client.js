/**
 * A checkout with the surface of Razorpay's `checkout.js`, in which no money moves.
 *
 * The browser gets this file as it is, under a policy that allows no inline style: hence the
 * constructed style sheet, in a shadow root that the site's own rules can't reach.
 */
(() => {
  'use strict';

  /**
   * @typedef {{ key: string, amount: number, currency: string, order_id?: string, name?: string, description?: string,
   *   prefill?: { email?: string }, handler?: (response: Record<string, string>) => void,
   *   modal?: { ondismiss?: () => void } }} CheckoutOptions `amount` is in paise
   */

  const STYLES = `
    dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 3px;
      background: #fff; color: #151e3c; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    dialog::backdrop { background: rgb(21 30 60 / 60%); }
    h2, p { margin: 0 0 0.75rem; }
    p:empty { margin: 0; }
    h2 { font-size: 1.25rem; line-height: 1.3; }
    #notice { padding: 0.5rem 0.75rem; border: 1px solid; border-radius: 3px; font-weight: 600; }
    #amount { font-size: 1.5rem; font-weight: 600; }
    button { display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem; margin-top: 0.5rem; border: 1px solid #151e3c;
      border-radius: 3px; background: #fff; color: inherit; font: inherit; cursor: pointer; }
    button:first-of-type { background: #151e3c; color: #fff; }
    button:focus-visible { outline: 3px solid #151e3c; outline-offset: 2px; }
  `;

  const WINDOW = `
    <dialog aria-labelledby="title" aria-describedby="notice">
      <h2 id="title"></h2>
      <p id="notice">This is a sandbox. No money moves.</p>
      <p id="description"></p>
      <p id="amount"></p>
      <p id="email"></p>
      <p id="outcome" role="status"></p>
      <button type="button" id="pay">Pay (succeeds)</button>
      <button type="button" id="fail">Let the payment fail</button>
      <button type="button" id="close">Close</button>
    </dialog>
  `;

  const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

  /** @type {unknown[]} What each window was opened with, functions left out, for tests to read. */
  const opened = [];

  class Razorpay {
    /** @type {CheckoutOptions} */
    #options;

    /** @type {((response: object) => void)[]} */
    #onFailed = [];

    /** @type {HTMLDialogElement | undefined} */
    #dialog;

    /** @param {CheckoutOptions} options */
    constructor(options) {
      const { key, amount, currency } = options;
      if (!/^rzp_(test|live)_\w+$/.test(key)) throw new Error('Invalid key: rzp_test_… expected');
      if (!Number.isSafeInteger(amount) || amount < 100) {
        throw new Error('Invalid amount: a whole number of paise, at least 100, expected');
      }
      if (currency !== 'INR') throw new Error('Invalid currency: INR expected');
      this.#options = options;
    }

    /**
     * @param {string} event
     * @param {(response: object) => void} listener
     */
    on(event, listener) {
      if (event === 'payment.failed') this.#onFailed.push(listener);
    }

    open() {
      if (this.#dialog) return;
      opened.push(JSON.parse(JSON.stringify(this.#options)));
      const host = document.body.appendChild(document.createElement('div'));
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLES);
      root.adoptedStyleSheets = [sheet];
      this.#dialog = this.#fill(root);
      this.#dialog.showModal();
    }

    /** Ends the window without a word to the site, for the site itself asked for it. */
    close() {
      if (!this.#dialog) return;
      const { host } = /** @type {ShadowRoot} */ (this.#dialog.getRootNode());
      // Closing hands the focus back; removing alone would lose it.
      this.#dialog.close();
      this.#dialog = undefined;
      host.remove();
    }

    /** @param {ShadowRoot} root */
    #fill(root) {
      const { name, description, amount, prefill } = this.#options;
      root.innerHTML = WINDOW;
      /** @param {string} id */
      const at = (id) => /** @type {HTMLElement} */ (root.getElementById(id));
      at('title').textContent = name ? `Pay ${name}` : 'Pay';
      at('description').textContent = description ?? '';
      at('amount').textContent = RUPEES.format(amount / 100);
      at('email').textContent = prefill?.email ?? '';
      at('pay').addEventListener('click', () => this.#succeed());
      at('fail').addEventListener('click', () => {
        at('outcome').textContent = 'The payment failed. You can try again.';
        this.#fail();
      });
      at('close').addEventListener('click', () => this.#dismiss());
      const dialog = /** @type {HTMLDialogElement} */ (root.querySelector('dialog'));
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss();
      });
      return dialog;
    }

    #succeed() {
      const { order_id, handler } = this.#options;
      this.close();
      handler?.({
        razorpay_payment_id: paymentId(),
        ...(order_id && { razorpay_order_id: order_id, razorpay_signature: randomHex(64) }),
      });
    }

    /** The window stays open, as Razorpay's does while it allows another try. */
    #fail() {
      const { order_id } = this.#options;
      const error = {
        code: 'BAD_REQUEST_ERROR',
        description: 'Payment was unsuccessful as the bank declined it.',
        source: 'bank',
        step: 'payment_authorization',
        reason: 'payment_failed',
        metadata: { payment_id: paymentId(), ...(order_id && { order_id }) },
      };
      for (const listener of this.#onFailed) listener({ error });
    }

    #dismiss() {
      this.close();
      this.#options.modal?.ondismiss?.();
    }
  }

  function paymentId() {
    return `pay_${randomHex(14)}`;
  }

  /** @param {number} length an even number of digits */
  function randomHex(length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length / 2));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  Object.assign(window, { Razorpay, __sandboxCheckouts: opened });
})();
