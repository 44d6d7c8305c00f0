import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Static } from '@/ui/static';

const list = (of: string, text: string) => (
  <Static as="ul" of={of}>
    <li>{text}</li>
  </Static>
);

test('the HTML stays until the value on which it depends changes', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<ul><li>Written</li></ul>';
  const { rerender } = render(list('/about', 'Drawn'), { container, hydrate: true });
  rerender(list('/about', 'Drawn'));
  expect(screen.getByRole('listitem')).toHaveTextContent('Written');
  rerender(list('/contact', 'Drawn'));
  rerender(list('/about', 'Drawn again'));
  expect(screen.getByRole('listitem')).toHaveTextContent('Drawn again');
});
