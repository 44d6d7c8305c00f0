/** Shown below every list of letters. It has its own file, so that a page loads it without the letters. */
export const afterAFraud =
  'If you lost money or gave a password, call the cyber-fraud helpline 1930 at once.';
