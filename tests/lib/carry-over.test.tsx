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

async function hydrate(root: HTMLElement, meanwhile?: () => void) {
  const onRecoverableError = vi.fn(watchForRedraw(root));
  meanwhile?.();
  const react = await act(async () => hydrateRoot(root, <Page />, { onRecoverableError }));
  onTestFinished(() => act(() => react.unmount()));
  expect(onRecoverableError).toHaveBeenCalled();
}

function control(root: HTMLElement, selector: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

/* That the focus and the caret stay is tried end to end: e2e/changed-pages.spec.ts. */

test('React draws the page anew with what was typed, chosen, ticked and opened', async () => {
  const root = changedPage();
  (control(root, '[data-testid=contact] [name=email]') as HTMLInputElement).value =
    'asha@example.in';
  (control(root, 'textarea') as HTMLTextAreaElement).value = 'A bakery';
  (control(root, 'select') as HTMLSelectElement).value = 'GST';
  (control(root, '[type=checkbox]') as HTMLInputElement).checked = true;
  (control(root, 'details') as HTMLDetailsElement).open = true;
  const old = control(root, 'textarea');

  await hydrate(root);
  expect(old.isConnected).toBe(false);
  expect(root).toHaveTextContent('Tell us what you are starting');
  expect(control(root, '[data-testid=contact] [name=email]')).toHaveValue('asha@example.in');
  expect(control(root, '[data-testid=pay] [name=email]')).toHaveValue('');
  expect(control(root, 'textarea')).toHaveValue('A bakery');
  expect(control(root, 'select')).toHaveValue('GST');
  expect(control(root, '[type=checkbox]')).toBeChecked();
  expect(control(root, 'details')).toHaveAttribute('open');
  expect(onType).toHaveBeenCalledExactlyOnceWith('asha@example.in');
});

test('Back leads to a page without what was typed before', () => {
  vi.stubGlobal('navigation', new EventTarget());
  const root = changedPage();
  const message = control(root, 'textarea') as HTMLTextAreaElement;
  message.value = 'Sent since';
  const onRedraw = watchForRedraw(root);
  for (const path of ['/about', '/']) {
    history.replaceState(null, '', path);
    navigation.dispatchEvent(new Event('currententrychange'));
  }
  root.innerHTML = renderToString(<Page />);
  onRedraw();
  expect(control(root, 'textarea')).toHaveValue('');
});
