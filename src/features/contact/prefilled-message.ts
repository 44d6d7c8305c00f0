/** Most characters: enough to begin a message, too few for a letter that somebody has written into a link. */
const LONGEST = 300;

/**
 * The beginning of a message from the page's address, as the search links to it where it finds nothing
 * (`paths.contactAbout`). It is only text for the visitor to read, change and send.
 *
 * @param search the address's query, with or without its question mark
 * @returns an empty string if there is none
 */
export function prefilledMessage(search: string): string {
  const message = new URLSearchParams(search).get('message') ?? '';
  // Removes what is invisible: control characters, and marks that change the direction of the text.
  const unseen = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
  return message.slice(0, LONGEST).replace(unseen, ' ').trim();
}
