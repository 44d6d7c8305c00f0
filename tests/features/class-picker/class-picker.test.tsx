import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ClassPicker } from '@/features/class-picker/class-picker';
import { render } from '../../support/render';

beforeEach(() => history.replaceState(null, '', '/services/trademark-registration'));

test('finds the classes of a trade, takes more of them, and leads to their fee', async () => {
  const user = userEvent.setup();
  render(<ClassPicker />);
  await user.type(screen.getByRole('textbox', { name: /What do you sell/ }), 'saree shop');
  expect(screen.getByText('Class 35')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check class 35 in WIPO’s list' })).toBeVisible();
  const forgotten = screen.getByRole('group', { name: 'Often forgotten with it' });
  await user.click(within(forgotten).getByRole('checkbox', { name: /^25/ }));
  expect(screen.getByText('Classes 25 and 35')).toBeVisible();
  expect(screen.getByText(/₹9,000 for individuals.*₹18,000 for others/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Work out/ })).toHaveAttribute(
    'href',
    '#trademark-fees&classes=2',
  );
  expect(location.hash).toBe('#trademark-classes&sells=saree+shop&chosen=25.35');

  await user.click(screen.getByRole('checkbox', { name: /^35/ }));
  await user.click(screen.getByRole('checkbox', { name: /^25/ }));
  expect(screen.getByText('No class is chosen.')).toBeVisible();
});

test('says so where it knows no class', async () => {
  const user = userEvent.setup();
  render(<ClassPicker />);
  await user.type(screen.getByRole('textbox', { name: /What do you sell/ }), 'qzxw');
  expect(screen.getByText('We know no class for these words.')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('asks where a word leads to no class alone', async () => {
  const user = userEvent.setup();
  render(<ClassPicker />);
  await user.type(screen.getByRole('textbox', { name: /What do you sell/ }), 'yoga');
  expect(screen.getByText(/“yoga” alone leads to no class.*yoga mats.*yoga classes/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
