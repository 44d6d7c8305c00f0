/* A text for the next page that must not be in the address. A reload clears it. */

let carried = '';

export function carryText(text: string): void {
  carried = text;
}

export const carriedText = () => carried;
