import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { Tooltip } from '@/ui/tooltip';

let matching: MockInstance | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  // The grace that an earlier test's tooltip left behind is over.
  vi.advanceTimersByTime(1000);
});

afterEach(() => {
  matching?.mockRestore();
});

interface ControlProps {
  name?: string;
  text?: string;
}

function Control({ name = 'Search', text = 'Find a service' }: ControlProps) {
  return (
    <Tooltip text={text}>
      {(props) => (
        <button type="button" {...props}>
          {name}
        </button>
      )}
    </Tooltip>
  );
}

const control = (name = 'Search') => screen.getByRole('button', { name });
const tooltip = () => screen.queryByRole('tooltip');
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const leave = (element: Element) => fireEvent.pointerLeave(element);
const press = (key: string, element: Element) => fireEvent.keyDown(element, { key });

function hover(element: Element, pointerType = 'mouse') {
  fireEvent.pointerEnter(element, { pointerType });
}

/** jsdom doesn't know what has moved the focus, which is what :focus-visible tells. */
function focus(element: HTMLElement, isVisible: boolean) {
  const matches = element.matches.bind(element);
  vi.spyOn(element, 'matches').mockImplementation((selector) =>
    selector === ':focus-visible' ? isVisible : matches(selector),
  );
  act(() => element.focus());
}

const focusByKeyboard = (element: HTMLElement) => focus(element, true);

/** jsdom doesn't know where the pointer is, nor what kind of pointer there is. */
function restPointerOnEverything(isMouse: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isMouse }));
  const { matches } = HTMLElement.prototype;
  matching = vi.spyOn(HTMLElement.prototype, 'matches');
  matching.mockImplementation(function (this: Element, selector: string) {
    return selector === ':hover' || matches.call(this, selector);
  });
}

test('describes its control from the start, and opens after the pointer has rested for 700 ms', () => {
  render(<Control />);
  expect(control()).toHaveAccessibleDescription('Find a service');
  hover(control());
  wait(699);
  expect(tooltip()).not.toBeInTheDocument();
  wait(1);
  expect(tooltip()).toHaveTextContent('Find a service');
});

test.each([
  ['when the pointer leaves before that', () => (hover(control()), wait(600), leave(control()))],
  ['after a press', () => (hover(control()), wait(300), fireEvent.pointerDown(control()))],
  ['under a finger', () => hover(control(), 'touch')],
  ['on a focus that a press has given', () => focus(control(), false)],
])('does not open %s', (_, happen) => {
  render(<Control />);
  happen();
  wait(1000);
  expect(tooltip()).not.toBeInTheDocument();
});

test('opens at once within 300 ms of another one’s closing, and waits again after that', () => {
  render(
    <>
      <Control />
      <Control name="Print" text="On paper" />
    </>,
  );
  hover(control());
  wait(700);
  leave(control());
  wait(299);
  hover(control('Print'));
  expect(tooltip()).toHaveTextContent('On paper');

  leave(control('Print'));
  wait(300);
  hover(control());
  expect(tooltip()).not.toBeInTheDocument();
  wait(700);
  expect(tooltip()).toHaveTextContent('Find a service');
});

test('stays open while the pointer is on its words', () => {
  render(<Control />);
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

test.each([
  ['that leaves', () => act(() => control().blur())],
  ['Escape', () => press('Escape', document.body)],
  ['a press by key', () => press('Enter', control())],
  ['a press by pointer', () => fireEvent.pointerDown(control())],
])('opens at once on the keyboard’s focus and closes on %s', (_, close) => {
  render(<Control />);
  focusByKeyboard(control());
  expect(tooltip()).toBeVisible();
  close();
  expect(tooltip()).not.toBeInTheDocument();
});

test.each([
  { pointer: 'a mouse', isMouse: true },
  { pointer: 'a finger', isMouse: false },
])('opens 700 ms after hydration if $pointer rested there before: $isMouse', ({ isMouse }) => {
  restPointerOnEverything(isMouse);
  render(<Control />);
  wait(699);
  expect(tooltip()).not.toBeInTheDocument();
  wait(1);
  expect(tooltip() !== null).toBe(isMouse);
});

test('does not open when a pointer that rested there before leaves within 700 ms', () => {
  restPointerOnEverything(true);
  render(<Control />);
  leave(control());
  wait(1000);
  expect(tooltip()).not.toBeInTheDocument();
});

test('opens at once if the keyboard’s focus was there before hydration', () => {
  vi.spyOn(Element.prototype, 'querySelector').mockImplementation(function (
    this: Element,
    selector: string,
  ) {
    return selector === ':focus-visible' ? this : null;
  });
  render(<Control />);
  expect(tooltip()).toBeVisible();
});

test.each([
  { left: 300, moved: 'calc(-50% - 38px)' },
  { left: -20, moved: 'calc(-50% + 28px)' },
])('moves away from the screen’s edge at $left', ({ left, moved }) => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(360);
  const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(left, 60, 90, 40));
  render(<Control />);
  focusByKeyboard(control());
  expect(tooltip()?.parentElement?.style.translate).toBe(moved);
});
