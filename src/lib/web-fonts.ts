/**
 * Fetches the web fonts, whose rules the build keeps apart (vite/first-screen.ts), and switches to all of them at once. Ordinary
 * `@font-face` rules are fetched before the first paint and delay it (docs/performance.md). Switching to one after the other laid
 * out the whole page three times instead of once, each 200 to 300 ms on the slowed phone.
 */
export async function setWebFonts(): Promise<void> {
  const rules = document.querySelector<HTMLStyleElement>('style[data-web-fonts]')?.sheet?.cssRules;
  const fonts = [...(rules ?? [])].map((rule) => fontFace((rule as CSSFontFaceRule).style).load());
  for (const font of await Promise.allSettled(fonts)) {
    if (font.status === 'fulfilled') document.fonts.add(font.value);
  }
}

function fontFace(rule: CSSStyleDeclaration): FontFace {
  const value = (name: string) => rule.getPropertyValue(name) || 'normal';
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    weight: value('font-weight'),
    ascentOverride: value('ascent-override'),
    descentOverride: value('descent-override'),
  });
}
