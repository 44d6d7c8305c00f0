/**
 * How far each page was scrolled when it was left, by the key of its history entry. The browser keeps it as well, but a
 * page that is shorter than the one before overwrites that before it can be restored. After a reload only the browser's is
 * left.
 */
const positions = new Map<string, number>();

export function keepScrollPosition(): void {
  positions.set(navigation.currentEntry?.key ?? '', scrollY);
}

/** Scrolls to where the page was left, to what the fragment names, or to the top. */
export function scrollPage(event: NavigateEvent, fragment: HTMLElement | null): void {
  // Positions are right only when every section has its true height (styles/base.css).
  document.documentElement.dataset['navigated'] = '';
  const kept = positions.get(event.destination.key);
  if (fragment) fragment.scrollIntoView();
  else if (event.navigationType !== 'traverse') scrollTo({ top: 0 });
  else if (kept !== undefined) scrollTo({ top: kept });
  else event.scroll();
}
