import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SlashKeySwitch } from '@/features/search/slash-key-switch';
import { isSearchShortcut } from '@/lib/search-shortcut';

afterEach(() => localStorage.clear());

const press = (init: KeyboardEventInit) => isSearchShortcut(new KeyboardEvent('keydown', init));

test('switches the / key off on this device, and on again; Ctrl+K stays', async () => {
  render(<SlashKeySwitch />);
  const box = screen.getByRole('checkbox', { name: 'The / key opens this search on every page' });
  expect(box).toBeChecked();
  expect(press({ key: '/' })).toBe(true);

  await userEvent.click(box);
  expect(box).not.toBeChecked();
  expect(press({ key: '/' })).toBe(false);
  expect(press({ key: 'k', ctrlKey: true })).toBe(true);

  await userEvent.click(box);
  expect(press({ key: '/' })).toBe(true);
});

test('shows the choice that was made before', () => {
  localStorage.setItem('search-slash-key', 'off');
  render(<SlashKeySwitch />);
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('where storage is refused the key works', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(press({ key: '/' })).toBe(true);
});
