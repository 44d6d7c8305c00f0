import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CODE_MISSING, holdEarlyActions } from '@/lib/early-actions';

beforeEach(() => {
  document.body.innerHTML = `
    <p id="${CODE_MISSING}" hidden>The code did not arrive.</p>
    <button type="button">Support</button>
    <button type="button" popovertarget="meaning">GST</button>
    <form data-waiting action="/contact.php" method="post">
      <input aria-label="Name" required />
      <button>Send</button>
    </form>`;
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function hold() {
  // The listeners stay for as long as the page does: here, until the test has ended.
  const listening = vi.spyOn(document, 'addEventListener');
  const early = holdEarlyActions();
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

/** Counts what reaches the app's own handlers. */
function count(target: EventTarget, type: string) {
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  target.addEventListener(type, heard);
  return heard;
}

/** What the browser would send by itself; jsdom sends nothing. */
const sent = () => vi.spyOn(form(), 'submit').mockImplementation(() => {});

test('a press before the app acts is done again when it does', async () => {
  const early = hold();
  await userEvent.click(button('Support'));
  expect(button('Support')).toHaveAttribute('aria-busy', 'true');
  const clicks = count(button('Support'), 'click');
  early.release();
  expect(clicks).toHaveBeenCalledOnce();
  expect(button('Support')).not.toHaveAttribute('aria-busy');
});

test('of several presses the last one counts, once', async () => {
  document.body.insertAdjacentHTML('beforeend', '<button type="button">Search</button>');
  const early = hold();
  await userEvent.click(button('Search'));
  await userEvent.dblClick(button('Support'));
  const others = count(button('Search'), 'click');
  const clicks = count(button('Support'), 'click');
  early.release();
  expect(others).not.toHaveBeenCalled();
  expect(clicks).toHaveBeenCalledOnce();
  expect(button('Search')).not.toHaveAttribute('aria-busy');
});

test('a button that the browser answers by itself is left alone', async () => {
  const early = hold();
  await userEvent.click(button('GST'));
  const clicks = count(button('GST'), 'click');
  early.release();
  expect(clicks).not.toHaveBeenCalled();
});

test.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'K', metaKey: true }])(
  'the keys of the search ($key) press its button',
  (keys) => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button type="button" aria-keyshortcuts="/ Control+K Meta+K">Search</button>',
    );
    const early = hold();
    const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    const clicks = count(button('Search'), 'click');
    early.release();
    expect(clicks).toHaveBeenCalledOnce();
  },
);

test('after the release presses are the app’s business alone', async () => {
  hold().release();
  await userEvent.click(button('Support'));
  expect(button('Support')).not.toHaveAttribute('aria-busy');
});

test('a form that is sent early waits, and follows when its component acts', async () => {
  hold();
  await userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}');
  expect(form()).toHaveAttribute('aria-busy', 'true');
  const submits = count(form(), 'submit');
  form().removeAttribute('data-waiting');
  await vi.waitFor(() => expect(submits).toHaveBeenCalledOnce());
  expect(form()).not.toHaveAttribute('aria-busy');
});

test('a form that acts already is not held', async () => {
  form().removeAttribute('data-waiting');
  hold();
  const submits = count(form(), 'submit');
  await userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}');
  expect(submits).toHaveBeenCalledOnce();
  expect(form()).not.toHaveAttribute('aria-busy');
});

test('a form whose code does not come within 5 seconds is sent by the browser, once', () => {
  vi.useFakeTimers();
  hold();
  const submit = sent();
  const event = () => new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(event());
  form().dispatchEvent(event());
  vi.advanceTimersByTime(4999);
  expect(submit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(submit).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  expect(submit).toHaveBeenCalledOnce();
});

test('a form that is held in state only is never sent, but said to be stuck at each attempt', () => {
  vi.useFakeTimers();
  form().method = 'dialog';
  const early = hold();
  const submit = sent();
  const sentence = screen.getByText('The code did not arrive.');
  const attempt = () =>
    form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  attempt();
  vi.advanceTimersByTime(4999);
  expect(sentence).not.toBeVisible();
  vi.advanceTimersByTime(1);
  expect(sentence).toBeVisible();

  attempt();
  expect(sentence).not.toBeVisible();
  early.giveUp();
  expect(sentence).toBeVisible();
  expect(attempt()).toBe(false);
  expect(sentence).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('code that comes after all is waited for again', () => {
  const early = hold();
  const submit = sent();
  early.giveUp();
  early.release();
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(submit).not.toHaveBeenCalled();
});

test('without the code a held form is sent at once, and later ones are not held', () => {
  const early = hold();
  const submit = sent();
  form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  early.giveUp();
  expect(submit).toHaveBeenCalledOnce();
  const later = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  form().dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

test('without the code a press is answered in words, until the code comes after all', async () => {
  const early = hold();
  const sentence = screen.getByText('The code did not arrive.');
  early.giveUp();
  expect(sentence).not.toBeVisible();
  await userEvent.click(button('Support'));
  early.giveUp();
  expect(sentence).toBeVisible();
  expect(button('Support')).not.toHaveAttribute('aria-busy');
  early.release();
  expect(sentence).not.toBeVisible();
});
