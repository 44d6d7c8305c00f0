import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const start = vi.fn<(root: HTMLElement) => Promise<void>>();
vi.mock('@/main', () => ({ start }));
vi.mock('@/index.css', () => ({}));

beforeEach(() => {
  vi.resetModules();
  start.mockResolvedValue();
});

afterEach(async () => {
  // Spends the listeners of a page that was left waiting.
  window.dispatchEvent(new Event('click'));
  await settled();
  start.mockReset();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

interface Page {
  address?: string;
  path?: string;
  code?: string | null;
  header?: 'transparent' | 'solid';
}

/** A prerendered page as the browser has it, with the boot script run on it. */
async function load({ address = '/', path = '/', code = '/assets/a.js', header = 'solid' }: Page) {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root"><header data-state="${header}"></header></div>`;
  const root = document.getElementById('root') as HTMLElement;
  root.dataset.path = path;
  if (code !== null) root.dataset.code = code;
  await import('@/boot');
  return root;
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a page that is whole fetches nothing until a visitor shows', async () => {
  await load({});
  await settled();
  expect(start).not.toHaveBeenCalled();
  expect(document.querySelector('link')).toBeNull();
});

test('a page that moves under a resting pointer is no sign of a visitor', async () => {
  await load({});
  const move = new Event('pointermove');
  window.dispatchEvent(Object.assign(move, { movementX: 0, movementY: 0 }));
  await settled();
  expect(start).not.toHaveBeenCalled();
});

test.each([
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
])('%s starts the app, once', async (type) => {
  const root = await load({});
  window.dispatchEvent(new Event(type));
  window.dispatchEvent(new Event(type));
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(root));
});

test('the app’s chunks are fetched side by side', async () => {
  await load({ code: '/assets/a.js /assets/b.js' });
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(start).toHaveBeenCalled());
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/assets/a.js', '/assets/b.js']);
});

test.each<[string, Page]>([
  ['needs its code', { code: null }],
  ['stands in for another address', { address: '/careers', path: '/404' }],
  ['is told something by its address', { address: '/?tab=ipr' }],
])('a page that %s starts at once', async (_, page) => {
  const root = await load(page);
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(root));
});

test('a page starts at once where a draft is to be put back', async () => {
  sessionStorage.setItem('draft:1:contact', '{}');
  const root = await load({});
  await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(root));
  sessionStorage.clear();
});

test('an address that differs only in case and slash can wait', async () => {
  await load({ address: '/About/', path: '/about' });
  await settled();
  expect(start).not.toHaveBeenCalled();
});

test('the landing page’s header follows the scroll before the app does', async () => {
  start.mockReturnValue(new Promise(() => {}));
  const root = await load({ header: 'transparent' });
  const header = root.querySelector('header');
  window.scrollY = 21;
  window.dispatchEvent(new Event('scroll'));
  expect(header).toHaveAttribute('data-state', 'solid');
  window.scrollY = 0;
  window.dispatchEvent(new Event('scroll'));
  expect(header).toHaveAttribute('data-state', 'transparent');
});

test('an app that did not come is asked for again at the next press, not at every movement', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  start.mockRejectedValueOnce(new Error('offline'));
  await load({});
  window.dispatchEvent(new Event('pointermove'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
  warn.mockClear();
  window.dispatchEvent(new Event('pointermove'));
  await settled();
  expect(start).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(2));
});
