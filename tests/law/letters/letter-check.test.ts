import { expect, test } from 'vitest';
import {
  demands,
  letterAnswer,
  senders,
  ways,
  type DemandId,
  type SenderId,
  type WayId,
} from '@/law/letters/letter-check';
import { isOfficial } from '../../support/law';

const keys = <Key extends string>(rows: Record<Key, unknown>) => Object.keys(rows) as Key[];
const all = keys<SenderId>(senders).flatMap((from) =>
  keys<WayId>(ways).flatMap((by) =>
    keys<DemandId>(demands).map((asks) => ({ from, by, asks, ...letterAnswer(from, by, asks) })),
  ),
);

test('every three answers have a whole answer: a verdict, what a real one carries, how to check, what to do', () => {
  expect(all).toHaveLength(12 * 5 * 5);
  for (const { from, by, asks, verdict, carries, check, now, law } of all) {
    const texts = [verdict, carries, check, ...now];
    expect(
      texts.every((text) => /^[^ ].*[.]$/.test(text)),
      `${from} ${by} ${asks}`,
    ).toBe(true);
    const isSearch = asks === 'secrets' && by === 'visit';
    expect(now).toContain(ways[by].now);
    expect(now.includes(demands[asks].now), `${from} ${by} ${asks}`).toBe(!isSearch);
    expect(law.every(({ source }) => isOfficial(source.href))).toBe(true);
  }
});

test('whoever asks for a password is a fraud, except in a search of the rooms; a letter is never called one for asking a reply', () => {
  for (const { asks, by, kind, from } of all) {
    if (asks === 'secrets') expect(kind, from).toBe(by === 'visit' ? 'unclear' : 'fraud');
    if (asks === 'reply') expect(kind, from).toBe(senders[from].kind);
  }
});

test.each([
  ['registrar', 'post', 'money', 'unclear', /Do not pay/],
  ['tax', 'email', 'money', 'unclear', /Do not pay/],
  ['gst', 'message', 'money', 'unclear', /Do not pay/],
  ['food', 'visit', 'money', 'unclear', /Do not pay/],
  ['ip', 'call', 'money', 'fraud', /./],
  ['ip', 'email', 'money', 'unclear', /./],
  ['ip', 'post', 'reply', 'official', /./],
] as const)('%s by %s that asks for %s is %s', (from, by, asks, kind, says) => {
  expect(letterAnswer(from, by, asks)).toMatchObject({
    kind,
    verdict: expect.stringMatching(says),
  });
});
