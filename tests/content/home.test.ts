import { expect, test } from 'vitest';
import { home } from '@/content/home';
import { owner } from '@/content/owner';
import { services } from '@/content/services/catalogue';
import { testimonials } from '@/content/testimonials';
import { bannedIn } from '../support/prose';

const written = (figures: readonly { figure: string; label: string }[]) =>
  figures.map(({ figure, label }) => `${figure} ${label}`);

test('promises registration in 7 days with a free expert consultation', () => {
  const { heading, promise, lead } = home.hero;
  expect(`${heading} ${promise}`).toBe('Your business, registered in 7 days.');
  expect(lead).toContain('a free expert consultation');
  expect(home.title).toContain('business registration in 7 days');
  expect(home.description).toContain('free expert consultation');
});

test('shows the six trust figures of the specification', () => {
  expect(written(home.trust)).toEqual([
    '500+ certified experts',
    'All India coverage',
    '10,000+ reviews',
    '2,500+ onboarded monthly',
    ...owner.reviewSites.map(({ name, rating }) => `${rating}/5 on ${name}`),
  ]);
});

test('shows the four figures of the strip', () => {
  expect(written(home.strip)).toEqual([
    '10,000+ clients',
    '4.9/5 average rating',
    '50+ cities',
    '24/7 support',
  ]);
});

test('has the four steps of the specification, in order', () => {
  expect(home.process.steps.map(({ title }) => title)).toEqual([
    'Fill the form',
    'Add business details',
    'Pay',
    'Get confirmation',
  ]);
});

test('compares the provider with others, topic by topic', () => {
  const { rows } = home.comparison;
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { topic, us, others } of rows) {
    expect([topic, us, others].filter((said) => said.trim() === '')).toEqual([]);
    expect(us).not.toBe(others);
  }
  expect(new Set(rows.map(({ topic }) => topic)).size).toBe(rows.length);
});

test('each testimonial is by another person, and of a service that there is', () => {
  expect(new Set(testimonials.map(({ author }) => author)).size).toBe(testimonials.length);
  const titles: string[] = services.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(testimonials.map(({ service }) => service)));
});

test('says nothing that our pages never say', () => {
  expect(bannedIn(JSON.stringify(home))).toEqual([]);
});
