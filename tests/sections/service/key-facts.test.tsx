import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyFacts } from '@/sections/service/key-facts';

const facts = { governmentFee: '', time: '', who: '', ourFee: '', lasts: '', authority: '' };
const short = {
  fee: 'None',
  feeRange: 'varies',
  time: '8 to 18 months',
  workingDays: { from: 168, to: 378 },
  who: 'Anybody',
} as const;

test('a bar is as long as the time printed under it', () => {
  const clock = { you: [0.5, 0.5], us: [2.5, 5], authority: [168, 378] } as const;
  render(<KeyFacts facts={facts} short={{ ...short, clock }} />);

  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(
    'Whose time it takes: You ½ working days We 2½ to 5 working days Authority 8 to 18 months all steps',
  );
  const bars = [...figure.querySelectorAll<HTMLElement>('.clock-bar > span')];
  expect(bars.map(({ style }) => Number(style.flexGrow))).toEqual([0.5, 5, 18 * 21]);
  // Hatched: from the least to the most.
  expect(bars.map((bar) => bar.querySelector('i')?.style.width)).toEqual([
    '0%',
    '50%',
    expect.stringMatching(/^55\.5/),
  ]);
});

test('a third party that is no authority has its own name', () => {
  const clock = { us: [2, 3], authority: [3, 10] } as const;
  render(<KeyFacts facts={facts} short={{ ...short, clock }} thirdParty="Auditor" />);
  expect(screen.getByRole('figure')).toHaveTextContent(
    'Whose time it takes: We 2 to 3 Auditor 3 to 10 working days, all steps',
  );
});

test('without stated days there is no bar', () => {
  render(<KeyFacts facts={facts} short={short} />);
  expect(screen.queryByRole('figure')).toBeNull();
});
