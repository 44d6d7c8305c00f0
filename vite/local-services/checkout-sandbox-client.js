/**
 * A checkout with the surface of Razorpay's `checkout.js`, in which no money moves.
 *
 * The browser gets this file as it is, under a policy that allows no inline style: hence the
 * constructed style sheet, in a shadow root that the site's own rules can't reach.
 */
(() => {
  'use strict';

  /** @typedef {import('../../src/features/payment/razorpay').CheckoutOptions} CheckoutOptions */

  const STYLES = `
    dialog { box-sizing: border-box; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 3px;
      background: #fff; color: #151e3c; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
    dialog::backdrop { background: rgb(21 30 60 / 60%); }
    h2, p { margin: 0 0 0.75rem; }
    button { width: 100%; min-height: 2.75rem; margin-top: 0.5rem; font: inherit; }
  `;

  const WINDOW = `
    <dialog aria-labelledby="title" aria-describedby="notice">
      <h2 id="title"></h2>
      <p id="notice">This is a sandbox. No money moves.</p>
      <p id="description"></p>
      <p id="amount"></p>
      <p id="email"></p>
      <p id="outcome" role="status"></p>
      <form method="dialog">
        <button value="paid">Pay (succeeds)</button>
        <button type="button" id="fail">Let the payment fail</button>
        <button>Close</button>
      </form>
    </dialog>
  `;

  const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

  /** @type {unknown[]} What each window was opened with, functions left out, for tests to read. */
  const opened = [];

  class Razorpay {
    /** @type {CheckoutOptions} */
    #options;

    /** @type {((failure: object) => void) | undefined} */
    #onFailed;

    /** @type {HTMLDialogElement | undefined} */
    #dialog;

    /** @param {CheckoutOptions} options */
    constructor(options) {
      this.#options = options;
    }

    /**
     * @param {'payment.failed'} _event the only one that the site listens to
     * @param {(failure: object) => void} listener
     */
    on(_event, listener) {
      this.#onFailed = listener;
    }

    open() {
      if (this.#dialog) return;
      const { name, description, amount, prefill, handler, modal } = this.#options;
      opened.push(JSON.parse(JSON.stringify(this.#options)));
      const host = document.body.appendChild(document.createElement('div'));
      const root = host.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLES);
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = WINDOW;
      /** @param {string} id */
      const at = (id) => /** @type {HTMLElement} */ (root.getElementById(id));
      at('title').textContent = `Pay ${name}`;
      at('description').textContent = description;
      at('amount').textContent = RUPEES.format(amount / 100);
      at('email').textContent = prefill.email;
      // The window stays open, as Razorpay's does while it allows another try.
      at('fail').addEventListener('click', () => {
        at('outcome').textContent = 'The payment failed. You can try again.';
        const reason = 'Payment was unsuccessful as the bank declined it.';
        this.#onFailed?.({ error: { description: reason } });
      });
      const dialog = /** @type {HTMLDialogElement} */ (root.querySelector('dialog'));
      dialog.addEventListener('close', () => {
        this.#dialog = undefined;
        host.remove();
        if (dialog.returnValue === 'paid')
          handler({ razorpay_payment_id: `pay_${String(Date.now()).padStart(14, '0')}` });
        else if (dialog.returnValue !== 'left') modal.ondismiss();
      });
      dialog.showModal();
      this.#dialog = dialog;
    }

    /** Ends the window without a word to the site, for the site itself asked for it. */
    close() {
      this.#dialog?.close('left');
    }
  }

  Object.assign(window, { Razorpay, __sandboxCheckouts: opened });
})();
