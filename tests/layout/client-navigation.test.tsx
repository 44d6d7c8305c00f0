import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { arriveAgain, departing } from '@/layout/arrival';
import { useClientNavigation } from '@/layout/client-navigation';
import { isOverlayEntry, pushOverlayEntry } from '@/lib/overlay-entry';
import { stubLocation } from '../support/stub-location';

vi.mock('@/layout/arrival', { spy: true });

const preload = vi.fn<(path: string) => Promise<void>>();

beforeEach(() => {
  preload.mockReset().mockResolvedValue();
  vi.mocked(departing).mockClear();
  vi.mocked(arriveAgain)
    .mockReset()
    .mockImplementation(() => {});
  history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Site({ fetchPage = preload }: { fetchPage?: (path: string) => Promise<void> }) {
  useClientNavigation({ preload: fetchPage });
  const [path] = useLocation();
  return (
    <>
      <h1>{path}</h1>
      <a href="/about">
        About <b>us</b>
      </a>
      <a href="/contact" target="_self">
        Contact
      </a>
      <a href="/">Home</a>
      <a href="/?tab=ipr">Marks and patents</a>
      <a href="/#catalogue">The catalogue</a>
      <a href="/about#team">The team</a>
      <a href="/about" target="_blank" rel="noreferrer">
        In a new tab
      </a>
      <a href="/about" download>
        To keep
      </a>
      <a href="https://wa.me/910000000000">WhatsApp</a>
      <a href="tel:+910000000000">Call</a>
      <a href="mailto:hello@example.in">Mail</a>
      <a href="/price-list.pdf">Price list</a>
      <p>No link</p>
    </>
  );
}

const link = (name: string) => screen.getByRole('link', { name });

/** Clicks, keeps jsdom from trying to leave the page, and tells whether the site has taken the click over. */
async function click(element: HTMLElement, init: MouseEventInit = {}): Promise<boolean> {
  let isTaken = false;
  const last = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', last);
  onTestFinished(() => window.removeEventListener('click', last));
  await act(async () => {
    fireEvent.click(element, init);
    await Promise.resolve();
  });
  window.removeEventListener('click', last);
  return isTaken;
}

const address = () => location.pathname + location.search + location.hash;

/** A page whose code comes when the test says so. */
function slowPage(path: string) {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  preload.mockImplementation((wanted) => (wanted === path ? code : Promise.resolve()));
  return { arrive: () => act(async () => arrive()) };
}

test.each([
  { name: 'About us', leadsTo: '/about' },
  { name: 'Contact', leadsTo: '/contact' },
  { name: 'The team', leadsTo: '/about#team' },
  { name: 'Marks and patents', leadsTo: '/?tab=ipr' },
])('a click on "$name" changes the page without loading it', async ({ name, leadsTo }) => {
  render(<Site />);
  expect(await click(link(name))).toBe(true);
  expect(address()).toBe(leadsTo);
  expect(screen.getByRole('heading')).toHaveTextContent(location.pathname);
  expect(departing).toHaveBeenCalledOnce();
});

test('the new entry of the history has a key, by which its position is found again', async () => {
  render(<Site />);
  await click(link('About us'));
  expect(history.state).toEqual({ key: expect.stringMatching(/./) });
});

test('a click on something inside a link counts as one on the link', async () => {
  render(<Site />);
  expect(await click(screen.getByText('us'))).toBe(true);
  expect(address()).toBe('/about');
});

test.each([
  { why: 'that asks for a new tab', init: { ctrlKey: true } },
  { why: 'that asks for a new tab on a Mac', init: { metaKey: true } },
  { why: 'that asks for a new window', init: { shiftKey: true } },
  { why: 'that asks for the file', init: { altKey: true } },
  { why: 'of the middle button', init: { button: 1 } },
])('a click $why is left to the browser', async ({ init }) => {
  render(<Site />);
  expect(await click(link('About us'), init)).toBe(false);
  expect(address()).toBe('/');
});

test.each(['In a new tab', 'To keep', 'WhatsApp', 'Call', 'Mail', 'Price list', 'The catalogue'])(
  'a click on "%s" is left to the browser',
  async (name) => {
    render(<Site />);
    expect(await click(link(name))).toBe(false);
    expect(address()).toBe('/');
  },
);

test('a click beside every link is nobody’s business', async () => {
  render(<Site />);
  expect(await click(screen.getByText('No link'))).toBe(false);
});

test('a click that something else has taken over is left to it', async () => {
  render(<Site />);
  link('About us').addEventListener('click', (event) => event.preventDefault());
  await click(link('About us'));
  expect(address()).toBe('/');
  expect(preload).not.toHaveBeenCalled();
});

test('a click on the page one is on leads to its top, and adds nothing to the history', async () => {
  render(<Site />);
  const entries = history.length;
  expect(await click(link('Home'))).toBe(true);
  expect(arriveAgain).toHaveBeenCalledOnce();
  expect(history.length).toBe(entries);
  expect(preload).not.toHaveBeenCalled();
});

test('a click on the page one is on, from one of its fragments, leads to its top', async () => {
  history.replaceState(null, '', '/#catalogue');
  render(<Site />);
  expect(await click(link('Home'))).toBe(true);
  expect(address()).toBe('/');
  expect(arriveAgain).toHaveBeenCalledOnce();
});

test('waits for the page’s code before it leaves, so that no spinner shows', async () => {
  const { arrive } = slowPage('/about');
  render(<Site />);
  await click(link('About us'));
  expect(address()).toBe('/');
  expect(departing).not.toHaveBeenCalled();
  await arrive();
  expect(address()).toBe('/about');
});

test('waits 250 ms and no longer', async () => {
  vi.useFakeTimers();
  slowPage('/about');
  render(<Site />);
  await click(link('About us'));
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(address()).toBe('/');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(address()).toBe('/about');
});

test('of two clicks only the later leads anywhere', async () => {
  const { arrive } = slowPage('/about');
  render(<Site />);
  await click(link('About us'));
  await click(link('Contact'));
  expect(address()).toBe('/contact');
  await arrive();
  expect(address()).toBe('/contact');
});

test('a click on the page one is on calls off the click before it', async () => {
  const { arrive } = slowPage('/about');
  render(<Site />);
  await click(link('About us'));
  await click(link('Home'));
  await arrive();
  expect(address()).toBe('/');
});

test('going back overtakes a click that is still waiting', async () => {
  const { arrive } = slowPage('/about');
  render(<Site />);
  await click(link('About us'));
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  await arrive();
  expect(address()).toBe('/');
});

test('loads the page whole when its code is gone', async () => {
  const { assign } = stubLocation();
  preload.mockRejectedValue(new Error('gone'));
  render(<Site />);
  await click(link('The team'));
  expect(assign).toHaveBeenCalledOnce();
  expect(String(assign.mock.calls[0]?.[0])).toBe('http://localhost:3000/about#team');
  expect(departing).not.toHaveBeenCalled();
});

test('stays in the site when the code cannot be had offline: the page says so in words', async () => {
  const { assign } = stubLocation();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  preload.mockRejectedValue(new Error('offline'));
  render(<Site />);
  await click(link('About us'));
  expect(assign).not.toHaveBeenCalled();
  expect(address()).toBe('/about');
});

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'fetches the code of a link’s page on %s',
  (intent) => {
    render(<Site />);
    fireEvent[intent](screen.getByText('us'));
    expect(preload).toHaveBeenCalledExactlyOnceWith('/about');
  },
);

test.each(['Home', 'The catalogue', 'WhatsApp', 'Price list', 'In a new tab', 'Call'])(
  'fetches nothing ahead for "%s"',
  (name) => {
    render(<Site />);
    fireEvent.pointerOver(link(name));
    expect(preload).not.toHaveBeenCalled();
  },
);

test('code that cannot be fetched ahead is nobody’s business', async () => {
  // No mock, which would take the rejection: one that nobody takes fails the run.
  let asked = 0;
  const fetchPage = () => {
    asked += 1;
    return Promise.reject(new Error('offline'));
  };
  render(<Site fetchPage={fetchPage} />);
  await act(async () => {
    fireEvent.pointerOver(link('About us'));
  });
  expect(asked).toBe(1);
});

test('lets the page be scrolled while it looks at touches', () => {
  const added = vi.spyOn(document, 'addEventListener');
  render(<Site />);
  const touch = added.mock.calls.find(([type]) => type === 'touchstart');
  expect(touch?.[2]).toMatchObject({ passive: true });
});

test('takes no click over once it is gone', async () => {
  const { unmount } = render(<Site />);
  unmount();
  const outside = document.body.appendChild(document.createElement('a'));
  outside.href = '/about';
  const event = createEvent.click(outside);
  const last = (sent: Event) => sent.preventDefault();
  document.addEventListener('click', last, { once: true });
  outside.dispatchEvent(event);
  outside.remove();
  expect(preload).not.toHaveBeenCalled();
});

test('a page that is gone to from a dialog takes the dialog’s history entry', async () => {
  render(<Site />);
  await pushOverlayEntry();
  const entries = history.length;
  await click(link('About us'));
  expect(await screen.findByRole('heading', { name: '/about' })).toBeVisible();
  expect(history.length).toBe(entries);
  expect(isOverlayEntry()).toBe(false);
});
