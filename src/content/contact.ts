/** The contact page's words. */
export const contact = {
  title: 'Contact',
  description:
    'Write a message, call or send a WhatsApp message. A person reads it and tells you the first step.',
  lines: ['How can', 'we'],
  stitched: 'help?',
  lead: 'One message is enough. A person reads it and tells you the first step.',
  ready: {
    heading: 'What to have ready',
    items: [
      'The service, your city, and any last date',
      'PAN, and any number that an authority gave you',
      'The notice or letter, if one came',
    ],
  },
} as const;
