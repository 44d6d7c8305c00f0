/**
 * Stands where a page's first screen ends, and once more where what phones paint first ends. What the build puts into it
 * (vite/first-screen.ts) lets browsers paint what is above, and lay out what is below once the style sheet is here. React does
 * not touch the inside of an element whose HTML it was given.
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
