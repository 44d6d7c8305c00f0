import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore, useStore } from '@/lib/store';

test('components follow what they read of a store, and the HTML is written without it', () => {
  const store = createStore({ name: 'GST', count: 1 });
  const Count = () => useStore(store, ({ count }) => `Count: ${count}`, 'Count: none');
  render(<Count />);
  expect(screen.getByText('Count: 1')).toBeInTheDocument();
  act(() => store.set({ ...store.get(), count: 2 }));
  expect(screen.getByText('Count: 2')).toBeInTheDocument();
  expect(renderToString(<Count />)).toBe('Count: none');
});
