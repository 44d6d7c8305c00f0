/** The texts of the chat's automatic guide. It offers the services of the catalogue's categories. */
export const chat = {
  title: 'Support',
  /** Tells visitors that the guide isn't a person. */
  nature: 'Automatic guide',
  greeting: 'Namaste. I am an automatic guide with set answers. What do you need help with?',
  prompt: 'Type a category',
  found: 'Services in this category:',
  unknown: (text: string) =>
    `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}” is not a category. Search for it, ask a person, or choose a category below.`,
  search: 'Search for these words',
  locked: 'Close to start again',
  again: 'To choose a category again, close this chat and open it again.',
  /** The first words of a message that a visitor writes to a person after the chat. */
  question: (path: string) => `My question is about the page ${path}:`,
} as const;
