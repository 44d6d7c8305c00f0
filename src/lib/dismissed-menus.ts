/** Set on the root element while a menu that the style sheet opened is closed by Escape (styles/header.css). */
const DISMISSED = 'data-menus-dismissed';

/**
 * Before the menus' code is here, lets Escape close the menu that the pointer rests on (WCAG 1.4.13). Menus open again once
 * the visitor moves the pointer to another element, moves the focus or clicks.
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
