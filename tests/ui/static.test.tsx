import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Static } from '@/ui/static';

const list = (key: string, text: string) => (
  <Static as="ul" key={key}>
    <li>{text}</li>
  </Static>
);

test('the HTML stays until the key changes', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = '<ul><li>Written</li></ul>';
  const { rerender } = render(list('/about', 'Drawn'), { container, hydrate: true });
  rerender(list('/about', 'Drawn'));
  expect(screen.getByRole('listitem')).toHaveTextContent('Written');
  rerender(list('/contact', 'Drawn'));
  expect(screen.getByRole('listitem')).toHaveTextContent('Drawn');
});
