import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DocumentChecklist } from '@/features/checklist/document-checklist';
import { spyOnToasts, toastAfter } from '../../support/toast-after';

const groups = [
  { title: 'Owners', items: [{ name: 'PAN', note: 'As on Aadhaar.' }, { name: 'Photograph' }] },
  { title: 'Place', items: [{ name: 'Rent agreement {cgst-rules rule 8}' }] },
];

spyOnToasts();

const KEY = 'documents:gst-registration';

const show = () => render(<DocumentChecklist slug="gst-registration" groups={groups} />);

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const status = () => screen.getByRole('status');

test('the checklist counts ticks and keeps them for the next visit', async () => {
  const { unmount } = show();
  await userEvent.click(box(/PAN/));
  expect(status()).toHaveTextContent('1 of 3 ready.');
  unmount();

  show();
  expect(box(/PAN/)).toBeChecked();
  expect(box(/Photograph/)).not.toBeChecked();
  expect(status()).toHaveTextContent('1 of 3 ready.');
  expect(Object.keys(localStorage)).toEqual([KEY]);
});

test('ticks from another tab appear and are kept', async () => {
  show();
  // This tab does not know the tick yet.
  localStorage.setItem(KEY, '["Photograph"]');
  await userEvent.click(box(/PAN/));
  expect(box(/Photograph/)).toBeChecked();
  expect(status()).toHaveTextContent('2 of 3 ready.');
  expect(localStorage.getItem(KEY)).toBe('["PAN","Photograph"]');

  localStorage.setItem(KEY, '["Rent agreement"]');
  fireEvent(window, new StorageEvent('storage', { key: KEY }));
  expect(box(/PAN/)).not.toBeChecked();
  expect(box(/Rent/)).toBeChecked();
  expect(status()).toHaveTextContent('1 of 3 ready.');
});

test('clearing the ticks leaves nothing on the device', async () => {
  show();
  expect(screen.queryByRole('button', { name: 'Clear ticks' })).not.toBeInTheDocument();
  await userEvent.click(box(/PAN/));
  await userEvent.click(screen.getByRole('button', { name: 'Clear ticks' }));
  expect(box(/PAN/)).not.toBeChecked();
  expect(status()).toHaveTextContent('0 of 3 ready.');
  expect(localStorage).toHaveLength(0);
});

test('the share sheet receives the list as lines of plain text', async () => {
  const user = userEvent.setup();
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  show();
  await user.click(box(/PAN/));
  await user.click(screen.getByRole('button', { name: 'Share' }));

  const title = 'GST Registration: documents';
  const list = 'Owners\n☑ PAN (As on Aadhaar.)\n☐ Photograph\n\nPlace\n☐ Rent agreement';
  expect(share).toHaveBeenCalledWith({ title, text: `${title}\n\n${list}` });
  expect(status()).toHaveTextContent('Shared.');
});

test('the list prints alone', async () => {
  const marked: (string | undefined)[] = [];
  vi.stubGlobal('print', () =>
    marked.push(document.querySelector('[data-print-only]')?.className.split(' ')[0]),
  );
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(marked).toEqual(['checklist']);

  const isMarked = () => document.querySelector('[data-print-only], [data-holds-printed]') !== null;
  expect(isMarked()).toBe(true);
  dispatchEvent(new Event('afterprint'));
  expect(isMarked()).toBe(false);

  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(isMarked()).toBe(true);
  await userEvent.keyboard('{Tab}');
  expect(isMarked(), 'a key removes the mark, in case printing failed silently').toBe(false);
});

test('a browser that cannot print shows what to do instead', async () => {
  vi.stubGlobal('print', undefined);
  show();
  expect(await toastAfter(screen.getByRole('button', { name: 'Print' }))).toMatchObject({
    title: 'Printing does not work here',
    description: 'Open this page in Chrome or Safari, or take a screenshot.',
  });
  expect(document.querySelector('[data-print-only]')).toBeNull();
});
