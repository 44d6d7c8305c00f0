import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { Tooltip } from '@/ui/tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  // The grace that an earlier test's tooltip left behind is over.
  vi.advanceTimersByTime(1000);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  matching?.mockRestore();
});

it('describes its control from the start', () => {
  render(<Control name="Search" text="Find a service" />);
  expect(control()).toHaveAccessibleDescription('Find a service');
  expect(tooltip()).not.toBeInTheDocument();
});

it('opens after the pointer has rested for 700 ms', () => {
  render(<Control name="Search" text="Find a service" />);

  hover(control());
  wait(699);
  expect(tooltip()).not.toBeInTheDocument();
  wait(1);

  expect(tooltip()).toHaveTextContent('Find a service');
});

it('does not open when the pointer has left before', () => {
  render(<Control name="Search" text="Find a service" />);

  hover(control());
  wait(600);
  leave(control());
  wait(1000);

  expect(tooltip()).not.toBeInTheDocument();
});

it('opens at once within 300 ms of another one’s closing, and waits again after that', () => {
  render(
    <>
      <Control name="Search" text="Find a service" />
      <Control name="Print" text="On paper" />
    </>,
  );
  hover(control('Search'));
  wait(700);
  leave(control('Search'));
  wait(299);
  hover(control('Print'));
  expect(tooltip()).toHaveTextContent('On paper');

  leave(control('Print'));
  wait(300);
  hover(control('Search'));
  expect(tooltip()).not.toBeInTheDocument();
  wait(700);
  expect(tooltip()).toHaveTextContent('Find a service');
});

it('stays open while the pointer is on its words', () => {
  render(<Control name="Search" text="Find a service" />);
  hover(control());
  wait(700);

  const words = screen.getByRole('tooltip');
  fireEvent.pointerOut(control(), { relatedTarget: words });
  fireEvent.pointerOver(words, { relatedTarget: control() });
  wait(1000);
  expect(tooltip()).toBeVisible();

  leave(words);
  expect(tooltip()).not.toBeInTheDocument();
});

it('opens at once on the keyboard’s focus and closes when that leaves', () => {
  render(<Control name="Search" text="Find a service" />);

  focusByKeyboard(control());
  expect(tooltip()).toBeVisible();

  act(() => control().blur());
  expect(tooltip()).not.toBeInTheDocument();
});

it('does not open on a focus that a press has given', () => {
  render(<Control name="Search" text="Find a service" />);
  focus(control(), { visibly: false });

  expect(tooltip()).not.toBeInTheDocument();
});

it.each([
  { pointer: 'a mouse', isFine: true, opens: true },
  { pointer: 'a finger', isFine: false, opens: false },
])(
  '700 ms after its code has come: opens under $pointer that rested there before: $opens',
  (row) => {
    vi.stubGlobal('matchMedia', () => ({ matches: row.isFine }));
    whatMatches(':hover');
    render(<Control name="Search" text="Find a service" />);

    wait(699);
    expect(tooltip()).not.toBeInTheDocument();
    wait(1);
    expect(tooltip() !== null).toBe(row.opens);
  },
);

it('does not open when a pointer that rested there before leaves within 700 ms', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  whatMatches(':hover');
  render(<Control name="Search" text="Find a service" />);

  leave(control());
  wait(1000);
  expect(tooltip()).not.toBeInTheDocument();
});

it('opens at once where the keyboard’s focus was before its code had come', () => {
  // jsdom doesn't know what has moved the focus.
  vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' ? this : null;
  });
  render(<Control name="Search" text="Find a service" />);
  expect(tooltip()).toBeVisible();
});

it('is put away by Escape', () => {
  render(<Control name="Search" text="Find a service" />);
  hover(control());
  wait(700);

  fireEvent.keyDown(document.body, { key: 'Escape' });

  expect(tooltip()).not.toBeInTheDocument();
});

it('closes on a press, by pointer or by key', () => {
  render(<Control name="Search" text="Find a service" />);
  hover(control());
  wait(700);
  fireEvent.pointerDown(control());
  expect(tooltip()).not.toBeInTheDocument();

  focusByKeyboard(control());
  fireEvent.keyDown(control(), { key: 'Enter' });
  expect(tooltip()).not.toBeInTheDocument();
});

it('does not open after a press that came before the delay was over', () => {
  render(<Control name="Search" text="Find a service" />);
  hover(control());
  wait(300);

  fireEvent.pointerDown(control());
  wait(1000);

  expect(tooltip()).not.toBeInTheDocument();
});

it('is not for touch', () => {
  render(<Control name="Search" text="Find a service" />);

  hover(control(), 'touch');
  wait(1000);

  expect(tooltip()).not.toBeInTheDocument();
});

it('keeps quiet while what its control opens is open', () => {
  render(<Control name="Search" text="Find a service" disabled />);

  focusByKeyboard(control());
  hover(control());
  wait(1000);

  expect(tooltip()).not.toBeInTheDocument();
});

it('moves away from the screen’s edge', () => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(360);
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  render(<Control name="Search" text="Find a service" />);

  place.mockReturnValue(new DOMRect(300, 60, 90, 40));
  focusByKeyboard(control());
  expect(slip().style.translate).toBe('calc(-50% - 38px)');
  act(() => control().blur());

  place.mockReturnValue(new DOMRect(-20, 60, 90, 40));
  focusByKeyboard(control());
  expect(slip().style.translate).toBe('calc(-50% + 28px)');
});

function Control({
  name,
  text,
  disabled = false,
}: {
  name: string;
  text: string;
  disabled?: boolean;
}) {
  return (
    <Tooltip text={text} disabled={disabled}>
      {(props) => (
        <button type="button" {...props}>
          {name}
        </button>
      )}
    </Tooltip>
  );
}

function control(name = 'Search') {
  return screen.getByRole('button', { name });
}

function tooltip() {
  return screen.queryByRole('tooltip');
}

function slip(): HTMLElement {
  const words = screen.getByRole('tooltip');
  if (!words.parentElement) throw new Error('The tooltip stands nowhere');
  return words.parentElement;
}

function hover(element: Element, pointerType = 'mouse') {
  fireEvent.pointerEnter(element, { pointerType });
}

function leave(element: Element) {
  fireEvent.pointerLeave(element);
}

function focusByKeyboard(element: HTMLElement) {
  focus(element, { visibly: true });
}

/** jsdom doesn't know what has moved the focus, which is what :focus-visible tells. */
function focus(element: HTMLElement, { visibly }: { visibly: boolean }) {
  const matches = element.matches.bind(element);
  vi.spyOn(element, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? visibly : matches(selector),
  );
  act(() => element.focus());
}

let matching: MockInstance | undefined;

/** jsdom doesn't know where the pointer is, nor what has moved the focus. */
function whatMatches(state: string) {
  const { matches } = HTMLElement.prototype;
  matching = vi.spyOn(HTMLElement.prototype, 'matches');
  matching.mockImplementation(function (this: Element, selector: string) {
    return selector === state || matches.call(this, selector);
  });
}

function wait(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}
