import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Header } from '@/layout/header';
import { renderAt } from '../support/render';

/* Colours, height and scrolling: e2e/header.spec.ts. */

test('the header is solid on all pages but the landing page, and has the phone number', () => {
  const navigate = renderAt('/', <Header search={null} />);
  const { dataset } = screen.getByRole('banner');
  expect(dataset.state).toBe('transparent');
  act(() => navigate('/about'));
  expect(dataset.state).toBe('solid');
  expect(screen.getByText('+91 00000 00000')).toHaveAttribute('href', 'tel:+910000000000');
});
