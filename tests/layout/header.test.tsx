import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { site } from '@/content/site';
import { Header } from '@/layout/header';

const header = () => <Header search={<button type="button">Search services</button>} />;

function open(path: string) {
  const { hook, navigate } = memoryLocation({ path });
  const view = render(<Router hook={hook}>{header()}</Router>);
  return { ...view, goTo: (target: string) => act(() => navigate(target)) };
}

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

const state = () => screen.getByRole('banner').dataset.state;

test('is transparent on the landing page unless it has scrolled by more than 20 pixels', () => {
  open('/');
  expect(state()).toBe('transparent');
  scrollTo(21);
  expect(state()).toBe('solid');
  scrollTo(20);
  expect(state()).toBe('transparent');
});

test('is solid from the start on a landing page that opens scrolled', () => {
  vi.stubGlobal('scrollY', 400);
  open('/');
  expect(state()).toBe('solid');
});

test.each(['/about', '/nothing'])('is solid on %s, scrolled or not', (path) => {
  open(path);
  expect(state()).toBe('solid');
  scrollTo(21);
  scrollTo(0);
  expect(state()).toBe('solid');
});

test('follows a change of route', () => {
  const { goTo } = open('/');
  goTo('/about');
  expect(state()).toBe('solid');
  goTo('/');
  expect(state()).toBe('transparent');
});

test('leads to the first page, and calls the telephone number', () => {
  open('/about');
  expect(screen.getByLabelText(`${site.name}, home`)).toHaveAttribute('href', '/');
  const phone = screen.getByText('+91 00000 00000');
  expect(phone).toHaveAttribute('href', 'tel:+910000000000');
});

test('the HTML of the landing page is written as for a page that has not scrolled', () => {
  vi.stubGlobal('scrollY', 400);
  const html = renderToStaticMarkup(<Router ssrPath="/">{header()}</Router>);
  expect(html).toMatch(/<header data-state="transparent"/);
});
