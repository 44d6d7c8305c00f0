/** The attributes that a browser's own style sheet depends on, and `style`. */
const STYLING = ['hidden', 'open', 'popover', 'type', 'style'];

const computed = window.getComputedStyle.bind(window);
const known = new Map<string, CSSStyleDeclaration>();

/**
 * Remembers computed styles. Tests have no style sheet, so a style depends only on the tag and the attributes. For each element of
 * each query by role, jsdom would match a browser's whole style sheet. This took a third of the time of component tests.
 */
export function computedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  const kind = JSON.stringify(
    [element, element.parentElement].map((one) => [
      one?.tagName,
      STYLING.map((name) => one?.getAttribute(name)),
    ]),
  );
  const { display, visibility, opacity, pointerEvents } =
    known.get(kind) ?? computed(element, pseudo);
  // Testing Library reads only these properties. They are copied, because jsdom's object would change with its element.
  const style = { display, visibility, opacity, pointerEvents } as CSSStyleDeclaration;
  style.getPropertyValue = (name) => style[name as 'display'];
  known.set(kind, style);
  return style;
}
