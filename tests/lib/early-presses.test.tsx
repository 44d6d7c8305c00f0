import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CODE_MISSING, holdEarlyPresses } from '@/lib/early-presses';

beforeEach(() => {
  document.body.innerHTML = `
    <p id="${CODE_MISSING}" hidden>The code did not arrive.</p>
    <button type="button">Support</button>
    <button type="button">Search</button>
    <button type="button" popovertarget="meaning">GST</button>
    <form action="/contact.php" method="post">
      <input aria-label="Name" required />
      <button>Send</button>
    </form>`;
});

function hold() {
  // The listeners stay for as long as the page does: here, until the test has ended.
  const listening = vi.spyOn(document, 'addEventListener');
  const early = holdEarlyPresses();
  const added = [...listening.mock.calls];
  onTestFinished(() => {
    for (const [type, listener, options] of added) {
      document.removeEventListener(type, listener, options);
    }
  });
  return early;
}

const button = (name: string) => screen.getByRole('button', { name });
const form = () => document.forms[0] as HTMLFormElement;
const sentence = () => screen.getByText('The code did not arrive.');

/** Counts the clicks that reach the app's own handlers. */
function countClicks(name: string) {
  const heard = vi.fn();
  button(name).addEventListener('click', heard);
  return heard;
}

/** What the browser sends by itself. */
const sent = () => vi.spyOn(form(), 'requestSubmit').mockImplementation(() => {});

/* That a form is sent by the app is tried end to end: e2e/first-touch.spec.ts. */

test('repeats the last press, once, after hydration', async () => {
  const early = hold();
  const others = countClicks('Search');
  const clicks = countClicks('Support');
  await userEvent.click(button('Search'));
  await userEvent.dblClick(button('Support'));
  // The browser answers this one by itself.
  await userEvent.click(button('GST'));
  expect(button('GST')).not.toHaveAttribute('aria-busy');
  expect(clicks, 'kept from those who listen already').not.toHaveBeenCalled();
  expect(button('Support')).toHaveAttribute('aria-busy', 'true');
  early.release((pressed) => pressed);
  expect(others).not.toHaveBeenCalled();
  expect(clicks).toHaveBeenCalledOnce();
  for (const name of ['Search', 'Support']) expect(button(name)).not.toHaveAttribute('aria-busy');
  // From now on the app alone answers.
  await userEvent.click(button('Support'));
  expect(clicks).toHaveBeenCalledTimes(2);
  expect(button('Support')).not.toHaveAttribute('aria-busy');
});

test('Escape takes a press back', async () => {
  const early = hold();
  const clicks = countClicks('Support');
  await userEvent.click(button('Support'));
  await userEvent.keyboard('{Escape}');
  expect(button('Support')).not.toHaveAttribute('aria-busy');
  early.release((pressed) => pressed);
  expect(clicks).not.toHaveBeenCalled();
});

test('the browser sends a form, once, if its code has not come after 5 seconds', () => {
  vi.useFakeTimers();
  hold();
  const submit = sent();
  button('Send').click();
  button('Send').click();
  vi.advanceTimersByTime(4999);
  expect(submit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(submit).toHaveBeenCalledOnce();
});

test.each([
  ['lives in state only', () => (form().method = 'dialog')],
  ['has no connection', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a form that %s shows a notice after 5 seconds, and again at each press', (_, arrange) => {
  vi.useFakeTimers();
  arrange();
  const early = hold();
  const submit = sent();
  button('Send').click();
  vi.advanceTimersByTime(4999);
  expect(sentence()).not.toBeVisible();
  vi.advanceTimersByTime(1);
  expect(sentence()).toBeVisible();

  button('Send').click();
  expect(sentence()).not.toBeVisible();
  early.answerWithoutApp();
  expect(sentence()).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('a press without the code shows a notice until the code arrives', async () => {
  const early = hold();
  early.answerWithoutApp();
  expect(sentence()).not.toBeVisible();
  await userEvent.click(button('Support'));
  early.answerWithoutApp();
  expect(sentence()).toBeVisible();
  expect(button('Support')).not.toHaveAttribute('aria-busy');
  early.release((pressed) => pressed);
  expect(sentence()).not.toBeVisible();
});
