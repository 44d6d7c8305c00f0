/** What the guide says; the services it names are those of the catalogue's categories. */
export const chat = {
  title: 'Support',
  /** Nobody must take it for a person. */
  nature: 'Automatic guide',
  greeting: 'Namaste. I am an automatic guide with set answers. What do you need help with?',
  prompt: 'Type a category',
  found: 'Services in this category:',
  unknown: (text: string, known: readonly { title: string }[]) =>
    `“${text}” is not a category. I know only these: ${known.map(({ title }) => title).join(', ')}. For anything else, ask a person:`,
  locked: 'Close to start again',
  again: 'To choose a category again, close this chat and open it again.',
  /** Begins the message of a visitor who goes on to write to a person. */
  question: (path: string) => `My question is about the page ${path}:`,
} as const;
