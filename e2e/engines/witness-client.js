/*
 * Stands first in every page that WebKit is given and tells the preview server what the page complains of: its driver
 * passes on nothing of the console.
 */
(() => {
  /** @param {string} text */
  const tell = (text) => navigator.sendBeacon('/__witness', text);

  addEventListener('error', ({ message, filename, lineno }) =>
    tell(`page error: ${message} (${filename}:${lineno})`),
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`page error: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell(`csp: ${violatedDirective} forbids ${blockedURI}`),
  );
  for (const level of /** @type {const} */ (['error', 'warn'])) {
    const write = console[level];
    console[level] = (...words) => {
      tell(`console ${level}: ${words.join(' ')}`);
      write.apply(console, words);
    };
  }
})();
