import { expect, test } from 'vitest';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { owner } from '@/content/owner';

const written = (figures: readonly { figure: string; label: string }[]) =>
  figures.map(({ figure, label }) => `${figure} ${label}`);

test('shows the figures that the owner gives, and the ratings', () => {
  const { figures, officeHours, reviewSites } = owner;
  expect(written([...home.trust, ...home.strip, ...about.stats])).toEqual(
    [
      figures.experts && `${figures.experts} certified experts`,
      figures.coverage && `${figures.coverage} coverage`,
      figures.reviews && `${figures.reviews} reviews`,
      figures.onboardedMonthly && `${figures.onboardedMonthly} onboarded monthly`,
      ...reviewSites.map(({ name, rating }) => `${rating}/5 on ${name}`),
      figures.clients && `${figures.clients} clients`,
      figures.rating && `${figures.rating} rating`,
      figures.cities && `${figures.cities} cities`,
      officeHours === '24/7' && '24/7 support',
      figures.startups && `${figures.startups} startups`,
      figures.successRate && `${figures.successRate} success rate`,
      figures.experts && `${figures.experts} experts`,
      figures.years && `${figures.years} years`,
    ].filter(Boolean),
  );
});

test.skipIf(!/\bsample\b/.test(owner.figuresChecked))(
  'until they are checked, the figures are those of the specification',
  () => {
    expect(Object.values(owner.figures).join(' ')).toBe(
      '500+ All India 10,000+ 2,500+ 10,000+ 4.9/5 50+ 1000+ 99% 10+',
    );
    expect(owner.officeHours).toBe('24/7');
  },
);

test('has the four steps of the specification, in order', () => {
  expect(home.process.steps.map(({ title }) => title)).toEqual([
    'Fill the form',
    'Add business details',
    'Pay',
    'Get confirmation',
  ]);
});

test('promises registration in 7 days with a free expert consultation', () => {
  const { heading, promise, lead } = home.hero;
  expect(`${heading} ${promise}`).toBe('Your business, registered in 7 days.');
  expect(lead).toContain('a free expert consultation');
  expect(home.title).toContain('business registration in 7 days');
  expect(home.description).toContain('free expert consultation');
});
