/**
 * Marks the end of a page's first screen; every page has one. `onPhones` marks an earlier end, down to which phones paint. The
 * build puts the style sheet and scripts into it (vite/first-screen.ts): React does not touch the inside of an element whose HTML
 * it was given.
 */
export function FirstScreenEnd({ onPhones = false }) {
  return (
    <div
      hidden
      id={onPhones ? 'first-screen-end-on-phones' : 'first-screen-end'}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
