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
  render(<KeyFacts facts={facts} short={{ ...short, clock }} steps={[]} />);

  const figure = screen.getByRole('figure');
  expect(figure).toHaveTextContent(
    'Whose time it takes: You ½ Us 2½ to 5 Authority 8 to 18 months The rest in working days, all steps',
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

test('where nobody decides, the bar names who takes the time', () => {
  const clocks = [{ who: 'authority', name: 'Advocate', label: '1 working day' }] as const;
  const clock = { authority: [2, 4] } as const;
  render(
    <KeyFacts
      facts={facts}
      short={{ ...short, clock }}
      steps={[{ title: 'You talk', text: '', clocks: [...clocks] }]}
    />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent(/: Advocate 2 to 4 working days/);
});

test('without stated days there is no bar', () => {
  render(<KeyFacts facts={facts} short={short} steps={[]} />);
  expect(screen.queryByRole('figure')).toBeNull();
});
