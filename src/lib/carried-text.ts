/* A text that one page hands to the next and that may stand in no address. It is gone with the page's script. */

let carried = '';

export function carryText(text: string): void {
  carried = text;
}

export const carriedText = () => carried;
