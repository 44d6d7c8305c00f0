import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerenderToNodeStream } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { lazyWhenTouched } from '@/lib/lazy-when-touched';

const onSend = vi.fn();

function Form() {
  return (
    <form onSubmit={onSend}>
      <input aria-label="Name" />
    </form>
  );
}

beforeEach(() => onSend.mockReset());

/** A page with a part whose code the network has, or has not yet; hydrated. */
async function open(load: () => Promise<ComponentType>) {
  const LateForm = lazyWhenTouched('form', load);
  const page = (
    <details>
      <Suspense>
        <LateForm />
      </Suspense>
    </details>
  );
  const { prelude } = await prerenderToNodeStream(
    <details>
      <Suspense>
        <div data-lazy="form" className="contents">
          <Suspense>
            <Form />
          </Suspense>
        </div>
      </Suspense>
    </details>,
  );
  document.body.innerHTML = `<div>${await text(prelude)}</div>`;
  const root = await act(async () => hydrateRoot(document.body.firstElementChild!, page));
  onTestFinished(() => act(async () => root.unmount()));
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const send = () => act(async () => fireEvent.submit(name().form!));

test.each([
  { touch: 'its field takes the focus', by: () => fireEvent.focusIn(name()) },
  { touch: 'it is pressed', by: () => fireEvent.pointerDown(name()) },
  {
    touch: 'the disclosure around it is pressed',
    by: () => fireEvent.click(name().closest('details')!),
  },
])('stays as it was written until $touch, with what was typed', async ({ by }) => {
  const load = vi.fn(async () => Form);
  await open(load);
  const field = name();
  field.value = 'Asha';
  fireEvent.pointerDown(document.body);
  await send();
  expect(load).not.toHaveBeenCalled();
  expect(onSend).not.toHaveBeenCalled();
  await act(async () => by());
  await send();
  expect(onSend).toHaveBeenCalledOnce();
  expect(name()).toBe(field);
  expect(field.value).toBe('Asha');
});

test('stays where its code does not come, and asks again at the next touch', async () => {
  const load = vi.fn(async () => Form).mockRejectedValueOnce(new Error('offline'));
  await open(load);
  await act(async () => fireEvent.focusIn(name()));
  await send();
  expect(onSend).not.toHaveBeenCalled();
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear();
  await act(async () => fireEvent.focusIn(name()));
  await send();
  expect(onSend).toHaveBeenCalledOnce();
});
