import type { PointerEvent } from 'react';

/** Milliseconds after which a menu closes once the pointer has left it, or rests outside of it (specification, section 9). */
const CLOSE_DELAY = 150;

/** Pixels by which the pointer may waver when it sets out. */
const SLACK = 4;

interface Point {
  x: number;
  y: number;
}

/**
 * Lets the pointer cross neighbouring buttons on its way from a menu's button to any part of its panel: while it moves towards
 * the panel, the menu neither closes nor gives way to the next one. The change is made once the pointer turns aside, or rests
 * for as long as a menu stays open without it.
 *
 * @param change opens a group, or none
 */
export function safeTriangle(change: (group: string) => void) {
  /** Where the pointer was last on the open menu's button. */
  let start: Point | undefined;
  let requested: string | undefined;
  /** Runs while the pointer is on its way to the panel. */
  let rest: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    clearTimeout(rest);
    rest = undefined;
    if (requested !== undefined) change(requested);
    requested = undefined;
  }

  return {
    /** Opens or closes now, unless the pointer is on its way to the panel; then once it goes elsewhere. */
    requestChange(group: string) {
      if (rest === undefined) change(group);
      else requested = group;
    },
    /** For the element around buttons and panels; in the capture phase, before the listeners of the buttons. */
    onPointerMoveCapture({ currentTarget, target, pointerType, clientX, clientY }: PointerEvent) {
      if (pointerType !== 'mouse' || !(target instanceof Element)) return;
      const button = currentTarget.querySelector('button[aria-expanded="true"]');
      const panel = button?.parentElement?.querySelector('.menu-sheet');
      const here = { x: clientX, y: clientY };
      if (!button || !panel || button.contains(target) || panel.contains(target)) {
        start = here;
        // It has arrived, or is back on the button: what it crossed on the way was not meant.
        requested = undefined;
        settle();
      } else if (start && leadsTo(panel, start, here)) {
        clearTimeout(rest);
        rest = setTimeout(settle, CLOSE_DELAY);
      } else settle();
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
