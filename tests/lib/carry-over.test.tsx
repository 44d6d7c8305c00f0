import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { watchForRedraw } from '@/lib/carry-over';

const onType = vi.fn<(text: string) => void>();

function Page() {
  return (
    <>
      <h1>Tell us what you are starting</h1>
      <form data-testid="contact">
        <input name="email" onChange={({ target }) => onType(target.value)} />
        <textarea name="message" />
        <select name="service">
          <option value="">Select Service</option>
          <option>GST</option>
        </select>
        <input type="checkbox" name="papers" />
        <button type="submit">Send</button>
      </form>
      <form data-testid="pay">
        <input name="email" />
      </form>
      <details>
        <summary>Questions</summary>
      </details>
    </>
  );
}

/** A page whose HTML a translator has changed, as it stands before React comes. */
function changedPage() {
  const root = document.createElement('div');
  document.body.append(root);
  onTestFinished(() => root.remove());
  root.innerHTML = renderToString(<Page />);
  root.querySelector('h1')?.replaceChildren('हमें बताइए');
  return root;
}

/* That the focus and the caret stay is tried end to end: e2e/changed-pages.spec.ts. */

test('React draws the page anew with what was typed, chosen, ticked and opened', async () => {
  const root = changedPage();
  const find = (selector: string) => root.querySelector(selector) as HTMLInputElement;
  find('[data-testid=contact] [name=email]').value = 'asha@example.in';
  find('textarea').value = 'A bakery';
  find('select').value = 'GST';
  find('[type=checkbox]').checked = true;
  root.querySelector('details')!.open = true;
  const old = find('textarea');

  const onRecoverableError = vi.fn(watchForRedraw(root));
  const react = await act(async () => hydrateRoot(root, <Page />, { onRecoverableError }));
  onTestFinished(() => act(() => react.unmount()));
  expect(onRecoverableError).toHaveBeenCalled();
  expect(old.isConnected).toBe(false);
  expect(root).toHaveTextContent('Tell us what you are starting');
  expect(find('[data-testid=contact] [name=email]')).toHaveValue('asha@example.in');
  expect(find('[data-testid=pay] [name=email]')).toHaveValue('');
  expect(find('textarea')).toHaveValue('A bakery');
  expect(find('select')).toHaveValue('GST');
  expect(find('[type=checkbox]')).toBeChecked();
  expect(find('details')).toHaveAttribute('open');
  expect(onType).toHaveBeenCalledExactlyOnceWith('asha@example.in');
});

test('Back leads to a page without what was typed before', () => {
  vi.stubGlobal('navigation', new EventTarget());
  const root = changedPage();
  root.querySelector('textarea')!.value = 'Sent since';
  const onRedraw = watchForRedraw(root);
  for (const path of ['/about', '/']) {
    history.replaceState(null, '', path);
    navigation.dispatchEvent(new Event('currententrychange'));
  }
  root.innerHTML = renderToString(<Page />);
  onRedraw();
  expect(root.querySelector('textarea')).toHaveValue('');
});
