/** A checkout with the surface of Razorpay's `checkout.js`, in which no money moves. The browser gets this file as it is. */
(() => {
  'use strict';

  /** @typedef {import('../../src/features/payment/razorpay').CheckoutOptions} CheckoutOptions */

  const WINDOW = `
    <dialog
      aria-labelledby="sandbox-title"
      aria-describedby="sandbox-notice"
      style="margin: auto; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; background: #fff; overflow-wrap: anywhere"
    >
      <h2 id="sandbox-title"></h2>
      <p id="sandbox-notice">This is a sandbox. No money moves.</p>
      <p id="sandbox-description"></p>
      <p id="sandbox-amount"></p>
      <p id="sandbox-email"></p>
      <p id="sandbox-outcome" role="status"></p>
      <form method="dialog" style="display: grid; gap: 0.5rem">
        <button class="btn btn-red" value="paid">Pay (succeeds)</button>
        <button class="btn btn-line" type="button" id="sandbox-fail">Let the payment fail</button>
        <button class="btn btn-line">Close</button>
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
      host.innerHTML = WINDOW;
      /** @param {string} id */
      const at = (id) => /** @type {HTMLElement} */ (host.querySelector(`#sandbox-${id}`));
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
      const dialog = /** @type {HTMLDialogElement} */ (host.querySelector('dialog'));
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
