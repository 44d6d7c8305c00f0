/* A text for the next page that must not be in the address. A reload clears it. */

let text = '';

export function setTextForNextPage(next: string): void {
  text = next;
}

export const textForNextPage = () => text;
