/** What the guide says; the services it names are those of the catalogue's categories. */
export const chat = {
  title: 'Support',
  /** Nobody must take it for a person. */
  nature: 'Automatic guide',
  greeting: 'Namaste. I am an automatic guide with set answers. Which paper do you need?',
  prompt: 'Type a category',
  found: 'Services in this category:',
  unknown: (titles: readonly string[]) =>
    `I only know these categories: ${titles.join(', ')}. For anything else, ask a person:`,
  locked: 'Close to start again',
  again: 'To ask again, close and reopen.',
  /** Begins the message of a visitor who goes on to write to a person. */
  question: (path: string) => `My question is about the page ${path}:`,
} as const;
