import { settings } from './settings';

/** A `tel:` address from a number as it is shown: keeps `+` and digits. */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A WhatsApp chat with the number; wa.me wants digits only (faq.whatsapp.com, "How to use click to chat").
 *
 * @param text the message that it begins, for the visitor to read, change and send
 */
export function whatsappHref(phone: string, text = ''): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`;
  // WhatsApp would show the plus signs that stand for blanks in the encoding of forms.
  return text ? `${chat}?${new URLSearchParams({ text }).toString().replaceAll('+', '%20')}` : chat;
}

/** The first sentence of a chat, which says what it is about. The address stands last, so that messengers make it a link. */
export function aboutPage(path: string): string {
  return `Hello, I have a question about ${settings.siteUrl}${path}`;
}
