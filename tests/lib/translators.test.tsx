import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tolerateTranslators } from '@/lib/translators';

function Result({ found, isLoading }: { found: string[]; isLoading: boolean }) {
  return (
    <div>
      {isLoading && 'Searching'}
      <b>{found.length}</b>
      {found.length > 0 && 'found'}
    </div>
  );
}

/** Replaces each text node with a `<font>`, as Chrome does. */
function translate(root: HTMLElement): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement('font');
    font.append(`${text.data}*`);
    text.replaceWith(font);
  }
}

test('React keeps rendering a translated page', async () => {
  const { removeChild, insertBefore } = Node.prototype;
  const { container, rerender } = render(<Result found={['a']} isLoading />);
  tolerateTranslators();
  expect(Node.prototype.removeChild).toBe(removeChild);
  await act(async () => translate(container));
  rerender(<Result found={[]} isLoading={false} />);
  rerender(<Result found={['a', 'b']} isLoading />);
  expect(container).toHaveTextContent('Searching');
  expect(container.querySelector('b')).toHaveTextContent(/^2$/);
  Object.assign(Node.prototype, { removeChild, insertBefore });
});
