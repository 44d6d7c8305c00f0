import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds after which a menu closes that the pointer has left, or that it rests outside of (specification, section 9). */
const CLOSE_DELAY = 150;

/** Pixels by which a hand may waver at the beginning of its way. */
const SLACK = 4;

interface Point {
  x: number;
  y: number;
}

/**
 * Lets the pointer go from a menu's button straight to any part of its panel, over the buttons beside it: while it moves on
 * towards the panel, the menu neither closes nor makes way for the next. Once it turns aside, or rests for as long as a menu
 * stays open without it, what it asked for is done.
 *
 * @param change opens a group, or none
 */
export function useSafeWay(change: (group: string) => void) {
  /** Where the pointer was last on the open menu's button. */
  const start = useRef<Point>(undefined);
  const isOnWay = useRef(false);
  const awaited = useRef<string>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rest.current), []);

  function settle() {
    clearTimeout(rest.current);
    const group = awaited.current;
    isOnWay.current = false;
    awaited.current = undefined;
    if (group !== undefined) change(group);
  }

  return {
    /** Does what was asked for, unless the pointer is on its way: then it is done when the pointer goes elsewhere. */
    changeAfterWay(group: string) {
      if (!isOnWay.current) return change(group);
      awaited.current = group;
    },
    /** Of the element that holds buttons and panels, before what listens on the buttons. */
    onPointerMoveCapture({ currentTarget, target, pointerType, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const button = currentTarget.querySelector('button[aria-expanded="true"]');
      const panel = button?.parentElement?.querySelector('.menu-sheet');
      const here = { x: clientX, y: clientY };
      if (!button || !panel || button.contains(target) || panel.contains(target)) {
        start.current = here;
        // It has arrived, or is back: what it passed over is not meant.
        awaited.current = undefined;
        return settle();
      }
      if (!start.current || !leadsTo(panel, start.current, here)) return settle();
      isOnWay.current = true;
      clearTimeout(rest.current);
      rest.current = setTimeout(settle, CLOSE_DELAY);
    },
  };
}

/** Whether a point is in the triangle between the start and the panel's upper edge. */
function leadsTo(panel: Element, start: Point, { x, y }: Point): boolean {
  const { left, right, top } = panel.getBoundingClientRect();
  const height = top - start.y + SLACK;
  const share = (y - start.y + SLACK) / height;
  const reach = x < start.x ? left - start.x : right - start.x;
  return share > 0 && share <= 1 && Math.abs(x - start.x) < share * Math.abs(reach);
}
