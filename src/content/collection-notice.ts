import { site } from './site';

/**
 * The notice at collection (Digital Personal Data Protection Act, 2023, section 5, once in force; SPDI Rules, rule 5). The
 * privacy policy says the same at length.
 */
const rights = `To see, correct, erase or withdraw them, or to complain, write to ${site.legal.grievanceOfficer}, ${site.email}: we answer within 1 month. The Data Protection Board hears you after that, once the Digital Personal Data Protection Act, 2023, and Rules, 2025, are in force for it.`;

export const collectionNotice = {
  summary: 'What happens to these details',
  message: `We collect your name, email, phone number, service and message, and the page you write from, to answer you. Without an order we keep them for ${site.legal.enquiryRetention}. ${rights}`,
  payment: `When you press Pay, your amount and email go to Razorpay, which takes the payment and tells us of it; our server learns the amount first where it prepares an order. We keep them with your order for ${site.legal.fileRetention}, and in our books as long as tax law asks. ${rights}`,
} as const;
