import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from '@/sections/tabs';

const tabs = ['registrations', 'compliance', 'ipr'].map((id) => ({
  id,
  title: id.toUpperCase(),
  colour: 'crimson',
  panel: `About ${id.toUpperCase()}`,
}));

function ThreeTabs() {
  const [selected, setSelected] = useState('registrations');
  return <Tabs {...{ label: 'Services', selected, tabs }} onSelect={setSelected} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });

function expectSelected(name: string) {
  const list = screen.getByRole('tablist', { name: 'Services' });
  for (const candidate of within(list).getAllByRole('tab')) {
    const isSelected = candidate.textContent === name;
    expect(candidate).toHaveAttribute('aria-selected', String(isSelected));
    expect(candidate).toHaveAttribute('tabindex', isSelected ? '0' : '-1');
  }
  const shown = screen
    .getAllByRole('tabpanel')
    .filter((panel) => panel.hasAttribute('data-selected'));
  const panel = screen.getByRole('tabpanel', { name });
  expect(shown).toEqual([panel]);
  expect(panel).toHaveTextContent(`About ${name}`);
  expect(tab(name)).toHaveAttribute('aria-controls', panel.id);
}

test.each([
  { from: 'REGISTRATIONS', key: 'ArrowRight', to: 'COMPLIANCE' },
  { from: 'IPR', key: 'ArrowRight', to: 'REGISTRATIONS' },
  { from: 'IPR', key: 'ArrowLeft', to: 'COMPLIANCE' },
  { from: 'REGISTRATIONS', key: 'ArrowLeft', to: 'IPR' },
  { from: 'IPR', key: 'Home', to: 'REGISTRATIONS' },
  { from: 'REGISTRATIONS', key: 'End', to: 'IPR' },
  { from: 'COMPLIANCE', key: ' ', to: 'COMPLIANCE' },
])('the key “$key” on $from selects $to', ({ from, key, to }) => {
  render(<ThreeTabs />);
  const isPrevented = !fireEvent.keyDown(tab(from), { key });
  expectSelected(to);
  expect(tab(to)).toHaveFocus();
  expect(isPrevented, 'the key does not scroll the page').toBe(true);
});
