import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Header } from '@/layout/header';

/* Colours, height and scrolling: e2e/header.spec.ts. */

test('is solid on all pages but the first, and calls the telephone number', () => {
  const { hook, navigate } = memoryLocation({ path: '/' });
  render(
    <Router hook={hook}>
      <Header search={null} />
    </Router>,
  );
  const { dataset } = screen.getByRole('banner');
  expect(dataset.state).toBe('transparent');
  act(() => navigate('/about'));
  expect(dataset.state).toBe('solid');
  expect(screen.getByText('+91 00000 00000')).toHaveAttribute('href', 'tel:+910000000000');
});
