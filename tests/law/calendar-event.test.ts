import { expect, test } from 'vitest';
import { eventOf } from '@/law/calendar-event';

const about = { uid: 'a@b', url: 'https://example.com/', checked: '2026-11-20' };

test('an event says by when, what, whom it binds, what it costs and where that stands', () => {
  const event = eventOf(
    {
      id: 'a',
      day: '2026-12-31',
      when: 'Within 30 days',
      title: 'First meeting',
      kind: 'condition',
      lines: ['The directors meet.'],
      who: 'Companies.',
      cost: { if: 'missed', text: 'A penalty.' },
    },
    about,
  );
  expect(event.summary).toBe('First meeting (if it applies)');
  expect(event.description.split('\n')).toEqual([
    'Within 30 days.',
    'The directors meet.',
    'Who: Companies.',
    'If missed: A penalty.',
    'Last reviewed on 20 November 2026.',
    'Extensions are made by notification: look at the portal before the day.',
    'https://example.com/',
  ]);
});

test('a date that waits for nothing says no more than it knows', () => {
  const { description } = eventOf({ id: 'a', day: '2026-12-31', title: 'Return' }, about);
  expect(description).toMatch(/^Last reviewed/);
});
