/** A stand-in for Razorpay's `checkout.js`, in which no money moves. The browser gets this file as it is. */
(() => {
  'use strict';

  const BUTTONS = `
    <form method="dialog" style="display: grid; gap: 0.5rem">
      <button class="btn btn-red" value="paid">Pay (succeeds)</button>
      <button class="btn btn-line" type="button">Let the payment fail</button>
      <button class="btn btn-line">Close</button>
    </form>
  `;

  const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

  /** @param {import('../../src/features/payment/razorpay').CheckoutOptions} options */
  function Razorpay({ handler, modal, name, description, amount, prefill }) {
    /** @type {(failure: object) => void} */
    let onFailed = () => {};
    const dialog = document.createElement('dialog');
    dialog.ariaLabel = `Pay ${name}`;
    dialog.style.cssText =
      'margin: auto; width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; background: #fff; overflow-wrap: anywhere';
    dialog.innerHTML = BUTTONS;
    const outcome = document.createElement('output');
    const says = [dialog.ariaLabel, 'This is a sandbox. No money moves.', description];
    for (const text of [...says, RUPEES.format(amount / 100), prefill.email, outcome]) {
      const line = document.createElement('p');
      line.append(text);
      dialog.lastElementChild?.before(line);
    }
    // The window stays open for another try, like Razorpay's.
    dialog.querySelector('[type=button]')?.addEventListener('click', () => {
      outcome.textContent = 'The payment failed. You can try again.';
      const reason = 'Payment was unsuccessful as the bank declined it.';
      onFailed({ error: { description: reason } });
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      if (dialog.returnValue === 'paid')
        handler({ razorpay_payment_id: `pay_${String(Date.now()).padStart(14, '0')}` });
      else if (dialog.returnValue !== 'left') modal.ondismiss();
    });
    return {
      /**
       * @param {'payment.failed'} _event the only event that the site listens to
       * @param {(failure: object) => void} listener
       */
      on(_event, listener) {
        onFailed = listener;
      },
      open() {
        if (dialog.open) return;
        dialog.returnValue = '';
        document.body.append(dialog);
        dialog.showModal();
      },
      /** Closes the window without an event, because the site itself asked for it. */
      close: () => dialog.close('left'),
    };
  }

  Object.assign(window, { Razorpay });
})();
