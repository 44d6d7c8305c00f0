/**
 * Fetches the page's web fonts once its text has been painted in their stand-ins, and sets them when all have come.
 *
 * The build keeps the rules of the fonts in a style element of their own that only pages without scripts heed (see
 * `vite/inline-styles.ts`): declared as usual they would be fetched before the first paint, and each would have the
 * whole page set anew on its arrival.
 *
 * @returns when the fonts are set, or the last of them has failed
 */
export async function setWebFonts(): Promise<void> {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-web-fonts]')?.sheet;
  // In development the fonts are declared as usual.
  if (!sheet) return;
  await nextPaint();
  // The frame is on its way to the screen; with the next one it has come there.
  await nextPaint();
  const faces = [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(faceOf);
  const arrivals = await Promise.allSettled(faces.map((face) => face.load()));
  for (const arrival of arrivals) {
    if (arrival.status !== 'fulfilled') continue;
    document.fonts.add(arrival.value);
    // Setting the texts of both in one frame would hold up a weak phone.
    await nextPaint();
  }
}

function faceOf({ style }: CSSFontFaceRule): FontFace {
  const descriptor = (name: string) => style.getPropertyValue(name);
  // Rules quote a name of two words; the constructor would take the quotes for a part of it.
  const family = descriptor('font-family').replaceAll(/["']/g, '');
  return new FontFace(family, descriptor('src'), {
    weight: descriptor('font-weight') || 'normal',
    ascentOverride: descriptor('ascent-override') || 'normal',
    descentOverride: descriptor('descent-override') || 'normal',
    lineGapOverride: descriptor('line-gap-override') || 'normal',
  });
}

/** A frame begins with its callbacks; what they put off comes after it has been painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
