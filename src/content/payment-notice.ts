import { rights } from './collection-notice';
import { site } from './site';

/** The notice at collection beside the pay form. It has its own file so that only the pay page loads it. */
export const paymentNotice = `When you press Pay, your amount and email go to Razorpay, which takes the payment and informs us. If our server prepares the order, the amount goes to our server before it goes to Razorpay. We keep them with your order for ${site.legal.fileRetention}, and in our books for as long as tax law asks. ${rights}`;
