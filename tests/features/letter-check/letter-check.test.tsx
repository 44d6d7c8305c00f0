import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { LetterCheck } from '@/features/letter-check/letter-check';
import { hostileRows } from '../../support/hostile-strings';
import { render } from '../../support/render';

beforeEach(() => history.replaceState(null, '', '/services/gst-registration'));

test('answers once it is said who asks, anew for each answer, and keeps them behind the #', async () => {
  const user = userEvent.setup();
  render(<LetterCheck />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await user.selectOptions(
    screen.getByRole('combobox', { name: /Who asks/ }),
    'GST office or officer',
  );
  await user.selectOptions(
    screen.getByRole('combobox', { name: /How did it come/ }),
    'By telephone or video call',
  );
  expect(screen.getByText(/Do not pay on this/)).toBeVisible();
  expect(screen.getByText(/Hang up/)).toBeVisible();
  await user.selectOptions(
    screen.getByRole('combobox', { name: /What does it ask/ }),
    'A password, OTP or card number',
  );
  expect(screen.getByText(/^A fraud/)).toBeVisible();
  expect(location.search + location.hash).toBe('#letter&from=gst&by=call&asks=secrets');
});

test.each(hostileRows)('a link with $what is passed over', ({ text }) => {
  const answers = new URLSearchParams({
    from: text.slice(0, 3000),
    by: '__proto__',
    asks: 'toString',
  });
  history.replaceState(null, '', `#letter&${answers.toString()}`);
  render(<LetterCheck />);
  expect(screen.getByRole('combobox', { name: /Who asks/ })).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /What does it ask/ })).toHaveValue('money');
});
