/** The maximum characters, enough for the start of a message. A link must not put somebody else's whole letter into our form. */
const LONGEST = 300;

/**
 * The initial message from the page's address (`paths.contactAbout`), for the visitor to read, change and send.
 *
 * @param search the address's query, with or without its question mark
 * @returns an empty string if there is none
 */
export function prefilledMessage(search: string): string {
  const message = new URLSearchParams(search).get('message') ?? '';
  // Invisible characters: controls, and marks that change the direction of the text.
  const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
  return message.slice(0, LONGEST).replace(unseen, ' ').trim();
}
