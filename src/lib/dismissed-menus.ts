/** On the root element while Escape has closed the menu that the style sheet holds open (styles/header.css). */
const DISMISSED = 'data-menus-dismissed';

/**
 * Before the menus' code has come, lets Escape close the menu under a resting pointer, as WCAG 1.4.13 asks. It opens again when
 * the visitor points, moves the focus or clicks.
 */
export function dismissMenusByEscape(): void {
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      const root = document.documentElement;
      root.setAttribute(DISMISSED, '');
      for (const type of ['pointerover', 'focusin', 'click']) {
        const options = { capture: true, once: true };
        document.addEventListener(type, () => root.removeAttribute(DISMISSED), options);
      }
    },
    { capture: true },
  );
}

export const areMenusDismissed = () => document.documentElement.hasAttribute(DISMISSED);
