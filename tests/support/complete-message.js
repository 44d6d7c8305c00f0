/** The fields of a message that every endpoint accepts. */
export const COMPLETE = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  serviceRequired: 'GST Registration',
  message: 'Please call me.',
};
