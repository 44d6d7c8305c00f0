/** Shown below every list of letters. It has its own file, so that a page loads it without the letters. */
export const afterAFraud =
  'If money is gone or a password is out, call the cyber-fraud helpline 1930 at once.';
