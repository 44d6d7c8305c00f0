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
      <button type="reset">Clear</button>
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

/** Counts what reaches the app's own handlers. */
function count(target: EventTarget, type: string) {
  const heard = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  target.addEventListener(type, heard);
  return heard;
}

/** What the browser sends by itself. */
const sent = () => vi.spyOn(form(), 'requestSubmit').mockImplementation(() => {});

test('a press before hydration is repeated after it', async () => {
  const early = hold();
  const clicks = count(button('Support'), 'click');
  await userEvent.click(button('Support'));
  expect(clicks, 'kept from those who listen already').not.toHaveBeenCalled();
  expect(button('Support')).toHaveAttribute('aria-busy', 'true');
  early.release((pressed) => pressed);
  expect(clicks).toHaveBeenCalledOnce();
  expect(button('Support')).not.toHaveAttribute('aria-busy');
  // From now on presses are the app's business alone.
  await userEvent.click(button('Support'));
  expect(clicks).toHaveBeenCalledTimes(2);
  expect(button('Support')).not.toHaveAttribute('aria-busy');
});

test('Escape takes a press back', async () => {
  const early = hold();
  await userEvent.click(button('Support'));
  await userEvent.keyboard('{Escape}');
  expect(button('Support')).not.toHaveAttribute('aria-busy');
  const clicks = count(button('Support'), 'click');
  early.release((pressed) => pressed);
  expect(clicks).not.toHaveBeenCalled();
});

test.each([
  [
    'an empty form that is sent',
    () => count(screen.getByRole('textbox'), 'invalid'),
    () => userEvent.click(button('Send')),
  ],
  [
    'what was typed and sent by Enter',
    () => count(form(), 'submit'),
    () => userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}'),
  ],
  ['a form that is cleared', () => count(form(), 'reset'), () => userEvent.click(button('Clear'))],
])('%s is answered by the app instead of the browser', async (_, countAnswers, act) => {
  const early = hold();
  const answers = countAnswers();
  await act();
  expect(answers).not.toHaveBeenCalled();
  early.release((pressed) => pressed);
  expect(answers).toHaveBeenCalledOnce();
});

test('a form whose code does not come within 5 seconds is sent by the browser, once', () => {
  vi.useFakeTimers();
  hold();
  const submit = sent();
  button('Send').click();
  button('Send').click();
  vi.advanceTimersByTime(4999);
  expect(submit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(submit).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(20_000);
  expect(submit).toHaveBeenCalledOnce();
});

test.each([
  ['that is held in state only', () => (form().method = 'dialog')],
  [
    'while there is no connection',
    () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  ],
])('a form %s is not sent by the browser, but said to be stuck at each attempt', (_, arrange) => {
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
  button('Send').click();
  early.answerWithoutApp();
  expect(sentence()).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
});

test('a press without the code shows a sentence, until the code arrives', async () => {
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

test('only the last of several presses is repeated, once', async () => {
  const early = hold();
  await userEvent.click(button('Search'));
  await userEvent.dblClick(button('Support'));
  const others = count(button('Search'), 'click');
  const clicks = count(button('Support'), 'click');
  early.release((pressed) => pressed);
  expect(others).not.toHaveBeenCalled();
  expect(clicks).toHaveBeenCalledOnce();
  expect(button('Search')).not.toHaveAttribute('aria-busy');
});
