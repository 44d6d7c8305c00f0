/** Said below every list of letters. In a file of its own, because every page with such a list needs it in the browser. */
export const afterAFraud =
  'If money is gone or a password is out, call the cyber-fraud helpline 1930 at once.';
