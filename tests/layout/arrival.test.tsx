import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

type ArrivalModule = typeof import('@/layout/arrival');
type AnnouncerModule = typeof import('@/layout/announcer');

let arrival: ArrivalModule;
let announcer: AnnouncerModule;

const scrollIntoView = vi.fn();

/** As the browser does it: the page stands where it was sent, and says so. */
function scrollPage(top: number) {
  vi.stubGlobal('scrollY', top);
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(async () => {
  // What is kept belongs to the tab: every test starts with a new one.
  vi.resetModules();
  arrival = await import('@/layout/arrival');
  announcer = await import('@/layout/announcer');
  vi.stubGlobal(
    'scrollTo',
    vi.fn(({ top = 0 }: ScrollToOptions) => scrollPage(top)),
  );
  vi.stubGlobal('scrollY', 0);
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A site whose pages are named by their path. The error page stands in place of all that a page consists of. */
function Site() {
  const [path] = useLocation();
  const { Arrival } = arrival;
  const { Announcer } = announcer;
  return (
    <>
      <title>{`Page ${path}`}</title>
      <a href="/">A link in the header</a>
      <main key={path}>
        <h1>{path}</h1>
        <p id="ask">The form of {path}</p>
      </main>
      <Arrival key={path === '/broken' ? 'error page' : 'page'} />
      <Announcer />
    </>
  );
}

/** Follows a link to another page. */
async function goTo(href: string) {
  await act(async () => {
    arrival.departing();
    navigate(href, { state: arrival.newEntryState() });
  });
}

/** Follows a link to a fragment of the page one is on, which is left to the browser. */
async function goToFragment(fragment: string) {
  await act(async () => {
    await untilPopState(() => {
      location.hash = fragment;
    });
  });
}

async function goBack() {
  await act(() => untilPopState(() => history.back()));
}

async function goForward() {
  await act(() => untilPopState(() => history.forward()));
}

function untilPopState(start: () => void): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('popstate', () => resolve(), { once: true });
    start();
  });
}

const heading = () => screen.getByRole('heading');
const announced = () => screen.getByTestId('route-announcer').textContent;
const scrolledTo = () => vi.mocked(scrollTo).mock.calls.map(([options]) => options as unknown);

test('the first page is left as the browser has loaded it', async () => {
  render(<Site />);
  await act(async () => {});
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(announced()).toBe('');
});

test('a change of page takes the focus to the new heading, the view to the top, and is announced', async () => {
  render(<Site />);
  scrollPage(900);
  screen.getByRole('link').focus();
  await goTo('/about');
  expect(heading()).toHaveTextContent('/about');
  expect(heading()).toHaveFocus();
  expect(scrolledTo()).toEqual([{ top: 0, behavior: 'instant' }]);
  expect(announced()).toBe('Page /about');
});

test('focusing the heading does not itself scroll, and does not make it a stop of the keyboard', async () => {
  render(<Site />);
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await goTo('/about');
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(heading()).toHaveAttribute('tabindex', '-1');
});

test('a change of page leads to the fragment that the address names', async () => {
  render(<Site />);
  await goTo('/about#ask');
  const target = screen.getByText('The form of /about');
  expect(target).toHaveFocus();
  expect(scrollIntoView.mock.contexts).toEqual([target]);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
  expect(scrollTo).not.toHaveBeenCalled();
  expect(announced()).toBe('Page /about');
});

test.each(['/about#nothing', '/about#%'])(
  '%s, a fragment that the page lacks, leads to its top',
  async (href) => {
    render(<Site />);
    scrollPage(900);
    await goTo(href);
    expect(heading()).toHaveFocus();
    expect(scrolledTo()).toEqual([{ top: 0, behavior: 'instant' }]);
  },
);

test('going back leads to where the visitor was, and going forward too', async () => {
  render(<Site />);
  scrollPage(900);
  await goTo('/about');
  scrollPage(300);
  await goTo('/contact');

  await goBack();
  expect(heading()).toHaveTextContent('/about');
  expect(heading()).toHaveFocus();
  expect(scrollY).toBe(300);
  expect(announced()).toBe('Page /about');

  await goBack();
  expect(scrollY).toBe(900);

  await goForward();
  expect(scrollY).toBe(300);
});

test('going back is an arrival also where the router hears of it first, as in Chrome', async () => {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      const late = (event: Event) => setTimeout(() => (listener as EventListener)(event), 20);
      if (type === 'popstate' && options) listen(type, late, { once: true });
      else listen(type, listener);
    },
  );
  render(<Site />);
  vi.mocked(window.addEventListener).mockRestore();
  scrollPage(900);
  await goTo('/about');
  scrollPage(300);

  await goBack();
  await act(() => new Promise((resolve) => setTimeout(resolve, 40)));
  expect(heading()).toHaveTextContent(/^\/$/);
  expect(heading()).toHaveFocus();
  expect(scrollY).toBe(900);
  expect(announced()).toBe('Page /');
});

test('each visit to a page has a position of its own', async () => {
  render(<Site />);
  scrollPage(900);
  await goTo('/about');
  await goTo('/');
  expect(scrollY).toBe(0);
  scrollPage(100);
  await goTo('/contact');
  await goBack();
  expect(scrollY).toBe(100);
  await goBack();
  await goBack();
  expect(scrollY).toBe(900);
});

test('a page is left at the very point where it was, though the browser has not told of it yet', async () => {
  render(<Site />);
  vi.stubGlobal('scrollY', 900);
  await goTo('/about');
  await goBack();
  expect(scrollY).toBe(900);
});

test('what the browser scrolls while a page is awaited is not taken for the visitor’s doing', async () => {
  render(<Site />);
  scrollPage(900);
  arrival.departing();
  scrollPage(0);
  await act(async () => navigate('/about', { state: arrival.newEntryState() }));
  await goBack();
  expect(scrollY).toBe(900);
});

test('positions survive a reload', async () => {
  render(<Site />);
  scrollPage(900);
  await goTo('/about');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  vi.resetModules();
  arrival = await import('@/layout/arrival');
  announcer = await import('@/layout/announcer');
  render(<Site />);
  await goBack();
  expect(scrollY).toBe(900);
});

test('bears with a storage that is switched off or holds something else', async () => {
  sessionStorage.setItem('scroll-positions', '{broken');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  render(<Site />);
  scrollPage(900);
  await goTo('/about');
  window.dispatchEvent(new Event('pagehide'));
  await goBack();
  expect(scrollY).toBe(900);
});

test('positions outlive the error page, which is arrived at by itself', async () => {
  render(<Site />);
  scrollPage(900);
  await goTo('/broken');
  expect(heading()).toHaveFocus();
  await goBack();
  expect(heading()).toHaveTextContent(/^\/$/);
  expect(heading()).toHaveFocus();
  expect(scrollY).toBe(900);
});

test('a fragment of the page one is on is left to the browser', async () => {
  render(<Site />);
  await goToFragment('ask');
  await goBack();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('going back to a page that was left from one of its fragments is an arrival like any other', async () => {
  render(<Site />);
  await goToFragment('ask');
  scrollPage(700);
  await goTo('/about');
  await goBack();
  expect(location.hash).toBe('#ask');
  expect(heading()).toHaveTextContent(/^\/$/);
  expect(heading()).toHaveFocus();
  expect(scrollY).toBe(700);
  expect(announced()).toBe('Page /');
});

test('a link to the page one is on leads to its top again', async () => {
  render(<Site />);
  scrollPage(900);
  act(() => arrival.arriveAgain());
  expect(heading()).toHaveFocus();
  expect(scrollY).toBe(0);
  expect(announced()).toBe('Page /');
});

test('a change of nothing but the query is an arrival too', async () => {
  history.replaceState(null, '', '/?tab=ipr');
  render(<Site />);
  scrollPage(900);
  await goTo('/');
  expect(heading()).toHaveFocus();
  expect(scrollY).toBe(0);

  scrollPage(200);
  await goTo('/about');
  await goBack();
  expect(scrollY).toBe(200);
});

test('an address that is only replaced, as a tab does it, moves nothing', async () => {
  render(<Site />);
  scrollPage(900);
  await act(async () => navigate('/?tab=ipr', { replace: true, state: history.state as unknown }));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();

  await goTo('/about');
  await goBack();
  expect(scrollY).toBe(900);
});
