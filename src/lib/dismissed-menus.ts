/** Set on the root element after Escape: the style sheet then hides the menu or tooltip that it shows (styles/header.css). */
const DISMISSED = 'data-menus-dismissed';

/**
 * Lets Escape close what the style sheet opens under the pointer: the tooltip, and the menus until their code is here (WCAG
 * 1.4.13). They open again once the visitor moves the pointer to another element, moves the focus or clicks.
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
