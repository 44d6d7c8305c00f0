/**
 * Stands where a page's first screen ends. The build puts the link of the style sheet into it (vite/first-screen.ts), so that
 * browsers paint what is above, and lay out what is below once the sheet is here. React does not touch the inside of an
 * element whose HTML it was given.
 */
export function FirstScreenEnd() {
  return (
    <div
      hidden
      id="first-screen-end"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
