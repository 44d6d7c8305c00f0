/*
 * What runs inside the page under test. Each function is sent as its own text, so it can use nothing from around it.
 */

/** An element as a visitor finds it: by kind and by the words that name it. */
export interface Target {
  /** Selector; open shadow roots are searched as well. */
  css: string;
  /** Part of the accessible name, or its start or whole by `^` and `$`: the source of a regular expression. */
  name?: string;
}

/** What there is to tell of a visible element. */
export interface Seen {
  name: string;
  text: string;
  /** Of form controls; else empty. */
  value: string;
  attributes: Record<string, string>;
  hasFocus: boolean;
  isDisabled: boolean;
  /** Whether React has taken it over. */
  isHydrated: boolean;
  /** Middle of its first line, in CSS pixels of the window; undefined where something else lies over it. */
  point: { x: number; y: number } | undefined;
}

/** The visible elements that a target means, in the order of the document. */
export function look(target: Target, scrolls: boolean): Seen[] {
  const pattern = new RegExp(target.name ?? '', 'u');
  const found = roots(document)
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>(target.css)])
    .filter((element) => isVisible(element) && pattern.test(nameOf(element)));
  if (scrolls) found[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found.map(describe);

  function roots(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
    const hosts = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [root, ...hosts.flatMap(roots)];
  }

  function isVisible(element: HTMLElement): boolean {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ visibilityProperty: true }) && width > 0 && height > 0;
  }

  /** Near enough to what a screen reader is told: label, then contents. */
  function nameOf(element: HTMLElement): string {
    const root = element.getRootNode() as Document | ShadowRoot;
    const byIds = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => (id ? (root.getElementById(id) ?? []) : []));
    const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : [];
    const named = [byIds, labels].find((elements) => elements.length > 0) ?? [element];
    const label = element.getAttribute('aria-label');
    return tidy(label ?? named.map(({ textContent }) => textContent).join(' '));
  }

  function describe(element: HTMLElement): Seen {
    const root = element.getRootNode() as Document | ShadowRoot;
    return {
      name: nameOf(element),
      text: tidy(element.textContent),
      value: 'value' in element ? String(element.value) : '',
      attributes: Object.fromEntries(
        [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
      ),
      hasFocus: root.activeElement === element,
      isDisabled: element.matches(':disabled'),
      isHydrated: Object.keys(element).some((key) => key.startsWith('__react')),
      point: pointOf(element, root),
    };
  }

  function pointOf(element: HTMLElement, root: Document | ShadowRoot): Seen['point'] {
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const point = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    const top = root.elementFromPoint(point.x, point.y);
    const isOnTop = top !== null && (element.contains(top) || top.contains(element));
    return isOnTop ? point : undefined;
  }

  function tidy(text: string | null): string {
    return (text ?? '').replace(/\s+/g, ' ').trim();
  }
}

/** What every page has to have right, whatever stands on it. */
export interface PageFacts {
  title: string;
  headings: number;
  mains: number;
  language: string;
  canonicals: number;
  /** Pixels by which the page is wider than the window; anything above 0 scrolls sideways. */
  overhang: number;
  width: number;
}

export function readPage(): PageFacts {
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    mains: document.querySelectorAll('main').length,
    language: document.documentElement.lang,
    canonicals: document.querySelectorAll('link[rel=canonical]').length,
    overhang: scrollWidth - clientWidth,
    width: innerWidth,
  };
}

/** Whether React has taken over the page's frame and its heading, and the address's own page is shown. */
export function isAwake(): boolean {
  return ['header', 'main h1'].every((selector) =>
    Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Marks all that stands in a field, so that typing replaces it. */
export function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

/** Chooses in a select by the words of the choice; its list is drawn by the system, where no driver can press. */
export function choose(css: string, choice: string): boolean {
  const select = document.querySelector<HTMLSelectElement>(css);
  const option = [...(select?.options ?? [])].find(({ text }) => text === choice);
  if (!select || !option) return false;
  select.focus();
  select.value = option.value;
  for (const type of ['input', 'change']) {
    select.dispatchEvent(new Event(type, { bubbles: true }));
  }
  return true;
}
