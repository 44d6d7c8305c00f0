import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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

const state = () => screen.getByRole('banner').dataset.state;

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
