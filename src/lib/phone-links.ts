import { settings } from './settings';

/** The `tel:` address of a displayed number: keeps `+` and digits. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A WhatsApp chat with the number; wa.me wants digits only (faq.whatsapp.com, "How to use click to chat").
 *
 * @param text the start of the message; the visitor can change it before sending
 */
export function whatsappHref(phone: string, text = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  // URLSearchParams writes blanks as plus signs, which WhatsApp would show.
  return text ? `${chat}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}` : chat;
}

/** The first sentence of a chat, with its subject. The address is last, so that messengers turn it into a link. */
export function aboutPage(path: string): string {
  return `Hello, I have a question about ${settings.siteUrl}${path}`;
}
