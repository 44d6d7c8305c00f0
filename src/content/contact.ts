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
} as const;
