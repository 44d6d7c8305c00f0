/**
 * The deployment's settings. `vite/settings.ts` parses and completes them at build time, so every value here is well formed
 * and no check is shipped to the browser.
 */
export const settings = {
  /** The site's origin, without a slash at the end. */
  siteUrl: import.meta.env.VITE_SITE_URL,
  /** As shown to visitors; links keep only `+` and digits. */
  phone: import.meta.env.VITE_PHONE,
  whatsapp: import.meta.env.VITE_WHATSAPP,
  contactEndpoint: import.meta.env.VITE_CONTACT_ENDPOINT,
  /** Empty if online payment is not set up. */
  razorpayKeyId: import.meta.env.VITE_RAZORPAY_KEY_ID,
  razorpayScriptUrl: import.meta.env.VITE_RAZORPAY_SCRIPT_URL,
  /** Empty if the checkout opens without an order. */
  razorpayOrderEndpoint: import.meta.env.VITE_RAZORPAY_ORDER_ENDPOINT,
  brandColour: import.meta.env.BRAND_COLOUR,
  aboutImageUrl: import.meta.env.VITE_ABOUT_IMAGE_URL,
} as const;
