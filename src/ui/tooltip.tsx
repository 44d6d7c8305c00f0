import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';

/** Milliseconds for which the pointer rests on a control before its tooltip opens (specification, section 9). */
const OPEN_DELAY = 700;

/** Milliseconds after a tooltip has closed within which the next one opens at once (specification, section 9). */
const SKIP_DELAY = 300;

/** Pixels between a tooltip and the screen's edge, at least. */
const MARGIN = 8;

/** Keys that close a tooltip: Escape, and those that press the control. */
const dismissingKeys = new Set(['Escape', 'Enter', ' ']);

/** Matches with a mouse only: after a touch, `:hover` stays on what was pressed. */
const HOVERING = '(hover: hover) and (pointer: fine)';

let lastClosedAt = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  text: string;
  /** The control; the props tie the tooltip to it. */
  children: (control: { 'aria-describedby': string }) => ReactNode;
}

/**
 * More words about a control that already has a name. It opens after the pointer has rested for 700 ms, or at once if another
 * one closed within 300 ms (specification, section 9), and on keyboard focus. Touch never opens it: there a press is meant for
 * the control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show() {
    clearTimeout(waiting.current);
    setOpen(true);
  }

  function hide() {
    clearTimeout(waiting.current);
    setOpen(false);
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'touch') return;
    clearTimeout(waiting.current);
    if (Date.now() - lastClosedAt < SKIP_DELAY) show();
    else waiting.current = setTimeout(show, OPEN_DELAY);
  }

  function onFocus(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) show();
  }

  // Pointer or focus may have been on the control before hydration, in which case no event follows.
  useEffect(() => {
    if (around.current?.querySelector(':focus-visible')) setOpen(true);
    else if (around.current?.matches(':hover') && matchMedia(HOVERING).matches) {
      waiting.current = setTimeout(() => setOpen(true), OPEN_DELAY);
    }
    return () => clearTimeout(waiting.current);
  }, []);

  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (dismissingKeys.has(event.key)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      lastClosedAt = Date.now();
    };
  }, [open]);

  useLayoutEffect(() => {
    if (open && bubble.current) keepOnScreen(bubble.current);
  }, [open]);

  return (
    <span
      ref={around}
      className="relative inline-flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={onFocus}
      onBlur={hide}
    >
      {children({ 'aria-describedby': id })}
      {/* The padding bridges the gap, so that the pointer can move onto the words. */}
      <span
        ref={bubble}
        hidden={!open}
        className="absolute top-full left-1/2 z-content w-max max-w-[calc(100vw-16px)] pt-2"
      >
        <span
          id={id}
          role="tooltip"
          className="block rounded-paper border border-rule bg-sheet px-3 py-1.5 text-fine whitespace-nowrap text-ink-900 shadow-lift"
        >
          {text}
        </span>
      </span>
    </span>
  );
}

/** Centres the tooltip under its control, or as near to that as the screen allows. */
function keepOnScreen(bubble: HTMLElement): void {
  bubble.style.translate = '-50%';
  const { left, right } = bubble.getBoundingClientRect();
  const overRight = Math.max(0, right + MARGIN - document.documentElement.clientWidth);
  const overLeft = Math.max(0, MARGIN - left);
  bubble.style.translate = `calc(-50% + ${overLeft - overRight}px)`;
}
