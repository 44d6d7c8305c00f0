import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { NameCheck } from '@/features/name-check/name-check';
import { render } from '../../support/render';

beforeEach(() => history.replaceState(null, '', '/services/private-limited-company'));

test('says what the rules object to, by which law, and never that a name is free', async () => {
  const user = userEvent.setup();
  render(<NameCheck form="private" />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  const wanted = screen.getByRole('textbox', { name: /The name you want/ });
  await user.type(wanted, 'Kaveri Bank Pvt Ltd');
  expect(screen.getByText('2 things stand in its way.')).toBeVisible();
  expect(screen.getByText('“Bank”: kept for others by law')).toBeVisible();
  expect(screen.getByText(/Banking Regulation Act, 1949, section 7; rule 8A\)/)).toBeVisible();
  expect(location.hash).toBe('#name&wanted=Kaveri+Bank+Pvt+Ltd');

  await user.clear(wanted);
  await user.type(wanted, 'Kaveri Bakers Private Limited');
  expect(screen.getByText('We found no word in it that the rules name.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\bavailable\b/i);
});

test('a link brings two names, and the clauses that make them one', () => {
  history.replaceState(null, '', '#name&wanted=Green+Foods+LLP&existing=Greens+Food+Limited');
  render(<NameCheck form="llp" />);
  expect(screen.getByText(/By rule 8 the two count as the same name\.$/)).toBeVisible();
  expect(screen.getByText(/Singular and plural count as one \(rule 8\(2\)\(b\)\)/)).toBeVisible();
});
