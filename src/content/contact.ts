/** The contact page's words. */
export const contact = {
  title: 'Contact',
  description:
    'Write a message, call or send a WhatsApp. A person reads what you are starting and tells you which paper comes first.',
  heading: 'Tell us what you are starting',
  lead: 'One message is enough. A person reads it and tells you which paper comes first.',
  block: {
    heading: 'Write to us, or call',
    lead: 'Name the service, the city and what you have so far. That saves one round of questions.',
  },
  mistake: {
    link: 'Something wrong here?',
    /** @param reviewed the day of the page's last review as it prints it, if it has one */
    message: (path: string, reviewed?: string) =>
      `Something is wrong on the page ${path}${reviewed ? `, last reviewed on ${reviewed}` : ''}:`,
  },
} as const;
