/** A `tel:` address: keeps `+` and digits of a number as it is shown. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** A WhatsApp chat with the number; wa.me wants digits only (faq.whatsapp.com, "How to use click to chat"). */
export function whatsappHref(phone: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}`;
}
