import { EventEmitter, once } from 'node:events';

/** Milliseconds to wait for an answer. */
const PATIENCE = 10_000;

/**
 * @typedef {object} Press
 * @property {'pointerdown' | 'click'} event from which the time runs
 * @property {string} target selector of what is pressed
 * @property {string} answer selector of what is not on the screen before the press, and then is
 */

/**
 * Emits `painted` when a document's first content is on the screen, and for the first press `pressed` and `answered`. The times
 * are absolute, so that they can be compared across documents. Call it before the page is opened.
 *
 * @param {import('@playwright/test').Page} page
 * @param {Press} [press]
 */
export async function watchPage(page, press) {
  const moments = new EventEmitter();
  await page.exposeFunction('tellBench', moments.emit.bind(moments));
  await page.addInitScript(watchDocument, press);
  return moments;
}

/**
 * Presses on a page that has painted, and times what follows: the frame that shows the answer, or the first content of
 * the page that the press has loaded. `time` is infinite where nothing came.
 *
 * @param {EventEmitter} moments
 * @param {() => Promise<void>} act
 * @returns {Promise<{ at: number, time: number, spinner: boolean }>}
 */
export async function timeResponse(moments, act) {
  const signal = AbortSignal.timeout(PATIENCE);
  const pressed = once(moments, 'pressed', { signal });
  const answered = Promise.race([
    once(moments, 'answered', { signal }),
    once(moments, 'painted', { signal }),
  ]).catch(() => [Infinity, false]);
  await act();
  const [at, isHit] = await pressed;
  if (!isHit) throw new Error('The press missed what it was meant for');
  const [shown, spinner = false] = await answered;
  return { at, time: shown - at, spinner };
}

/**
 * Runs in each document before its own scripts. It requests frames only after the press: with frames requested all the time a
 * page is never idle.
 *
 * @param {Press} [press]
 */
function watchDocument(press) {
  const tell = Reflect.get(globalThis, 'tellBench');
  const absolute = (time = performance.now()) => performance.timeOrigin + time;

  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') tell('painted', absolute(startTime));
    }
  }).observe({ type: 'paint', buffered: true });

  if (!press) return;
  const { event, target, answer } = press;
  const answersInView = () =>
    [...document.querySelectorAll(answer)].filter((element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      const isVisible = element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      });
      return isVisible && width > 0 && bottom > 0 && top < innerHeight;
    });

  function onPress(/** @type {Event} */ { target: pressed, timeStamp }) {
    const before = new Set(answersInView());
    let spinner = false;
    const look = () => {
      spinner ||= document.querySelector('main [role="status"] .spinner') !== null;
      // The frame after the one with the answer begins once that one is on its way to the screen.
      if (answersInView().every((element) => before.has(element))) requestAnimationFrame(look);
      else requestAnimationFrame(() => tell('answered', absolute(), spinner));
    };
    requestAnimationFrame(look);
    const isHit = pressed instanceof Element && pressed.closest(target) !== null;
    tell('pressed', absolute(timeStamp), isHit);
  }
  addEventListener(event, onPress, { capture: true, once: true });
}
