import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutAll, layOutBelowFold } from '@/lib/below-fold';

const part = (id: string) => document.getElementById(id) as HTMLElement;
const isLaidOut = (id: string) =>
  part(id).style.getPropertyValue('content-visibility') === 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<main>
      <section id="first"></section>
      <section id="second" style="content-visibility: auto"></section>
      <section id="third" style="content-visibility: auto"></section>
    </main>
    <footer id="footer" style="content-visibility: auto"></footer>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete document.documentElement.dataset.laidOut;
});

test('parts are laid out one after the other, and pages that follow as a whole', () => {
  layOutBelowFold();
  expect(isLaidOut('second')).toBe(false);
  vi.advanceTimersByTime(50);
  expect([isLaidOut('second'), isLaidOut('third')]).toEqual([true, false]);
  vi.advanceTimersByTime(50);
  expect([isLaidOut('third'), isLaidOut('footer')]).toEqual([true, false]);
  vi.advanceTimersByTime(50);
  expect(isLaidOut('footer')).toBe(true);
  expect(document.documentElement).not.toHaveAttribute('data-laid-out');
  vi.advanceTimersByTime(50);
  expect(document.documentElement).toHaveAttribute('data-laid-out');
  // What was never left out is not touched.
  expect(part('first')).not.toHaveAttribute('style');
});

test('everything is laid out at once where the visitor returns to a place', () => {
  layOutAll();
  expect(document.documentElement).toHaveAttribute('data-laid-out');
});
