import type { queryAllByRole } from '@testing-library/dom';
import type { Point } from './driver.ts';

/** An element by role and name, as assistive technology would find it. */
export interface Target {
  role: string;
  /** The whole name, or a pattern of it. */
  name?: string | { pattern: string };
  /** A selector of what it stands in. */
  within?: string;
}

interface Tools {
  /** All that are shown and meant. */
  all: (target: Target) => HTMLElement[];
  /** The only one. */
  one: (target: Target) => HTMLElement;
  /** Where a press would hit it, once it has been brought into the window. */
  pressPoint: (target: Target) => Point;
}

declare global {
  interface Window {
    TestingLibraryDom: { queryAllByRole: typeof queryAllByRole };
    tools: Tools;
  }
}

/** Runs in the page, after Testing Library. */
export function installTools(): void {
  // What goes wrong is kept over page loads, which WebKit makes at every link.
  const note = (problem: string) => {
    const problems = sessionStorage.getItem('problems') ?? '';
    sessionStorage.setItem('problems', `${problems}${location.pathname}: ${problem}\n`);
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  const report = console.error;
  console.error = (...words: unknown[]) => {
    note(words.map(String).join(' '));
    report(...words);
  };

  const all = ({ role, name, within = 'body' }: Target): HTMLElement[] => {
    const named = typeof name === 'object' ? new RegExp(name.pattern) : name;
    return [...document.querySelectorAll<HTMLElement>(within)].flatMap((place) =>
      window.TestingLibraryDom.queryAllByRole(
        place,
        role,
        named === undefined ? {} : { name: named },
      ).filter((element) => element.checkVisibility({ visibilityProperty: true })),
    );
  };

  const one = (target: Target): HTMLElement => {
    const found = all(target);
    const [element] = found;
    if (!element || found.length > 1) {
      throw new Error(`${found.length} on the page: ${JSON.stringify(target)}`);
    }
    return element;
  };

  const hitPoint = (element: HTMLElement): Point | undefined => {
    // The first line of a link that is broken.
    const [box] = element.getClientRects();
    if (!box) return undefined;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return hit && [element, ...labels].some((part) => part.contains(hit)) ? point : undefined;
  };

  const pressPoint = (target: Target): Point => {
    const element = one(target);
    const isEnabled = !element.matches(':disabled');
    if (isEnabled && !hitPoint(element)) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
    const point = isEnabled ? hitPoint(element) : undefined;
    if (!point) throw new Error(`disabled or covered: ${JSON.stringify(target)}`);
    return point;
  };

  window.tools = { all, one, pressPoint };
}
