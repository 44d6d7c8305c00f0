import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { demands, letterAnswer, senders, ways } from '@/law/letters/letter-check';
import { signs } from '@/law/letters/message-signs';
import { messageAnswer, readMessage, signsIn } from '@/law/letters/read-message';
import { keysOf } from '@/lib/keys';
import { isOfficial } from '../../support/law';
import { messages } from './cases/messages';

const all = keysOf(senders).flatMap((from) =>
  keysOf(ways).flatMap((by) =>
    keysOf(demands).map((asks) => ({ from, by, asks, ...letterAnswer(from, by, asks) })),
  ),
);

test('every answer has a verdict, what a real letter carries, how to check it and what to do', () => {
  expect(all).toHaveLength(12 * 5 * 5);
  for (const { from, by, asks, verdict, carries, check, now, law } of all) {
    for (const text of [verdict, carries, check, ...now]) expect(text).toMatch(/^[^ ].*[.]$/);
    const isSearch = asks === 'secrets' && by === 'visit';
    expect(now).toContain(ways[by].now);
    expect(now.includes(demands[asks].now), `${from} ${by} ${asks}`).toBe(!isSearch);
    expect(law.every(({ source }) => isOfficial(source.href))).toBe(true);
  }
});

test('a request for a password is a fraud, but for a search of the rooms; a request for a reply alone is none', () => {
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

test.each(messages)('$message', ({ message, from, asks, kind, saw }) => {
  const reading = readMessage(message);
  expect(reading).toMatchObject({ from, asks });
  expect(reading.saw.toSorted()).toEqual(saw.toSorted());
  const answer = messageAnswer(reading);
  expect(answer.kind).toBe(kind);
  if (saw.includes('notice')) expect(answer.verdict).toBe('Check it here; a day may be running.');
  if (saw.join() === 'hurry') expect(answer.verdict).not.toMatch(/offer|may be false/);
});

test.each([
  ['From: notice@incometax.gov.in\nDear sir', 'email'],
  ['Got a video call from customs', 'call'],
  ['A letter by post from the registry', 'post'],
  ['Dear customer, pay now', 'message'],
])('reads by which way “%s” came', (message, by) => {
  expect(readMessage(message).by).toBe(by);
});

test.each([
  'https://incometax.gov.in@refund.example.com/claim',
  'https://incometax.gov.in.refund.top',
  'http://www.incometax-gov.in/refund',
  'incometaxgov.in.net',
])('the address %s is no office’s', (link) => {
  const { saw } = readMessage(`Income tax refund: claim at ${link}`);
  expect(saw.some((id) => id === 'copy' || id === 'link')).toBe(true);
});

test('no text is called real, whatever it holds', () => {
  const pieces = messages.flatMap(({ message }) => message.split(/(?<=[.,:])\s/));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 6 }),
      fc.string(),
      (some, more) => {
        const answer = messageAnswer(readMessage([...some, more].join(' ')));
        expect(answer.verdict).not.toMatch(/\b(is|looks) (real|genuine|safe)\b/);
        if (answer.kind === 'official') expect(answer.verdict).toMatch(/Check it/);
      },
    ),
  );
});

test('more text around a fraud does not hide it', () => {
  const frauds = messages.filter(({ kind }) => kind === 'fraud').map(({ message }) => message);
  fc.assert(
    fc.property(fc.constantFrom(...frauds), fc.lorem({ maxCount: 20 }), (message, more) => {
      for (const text of [`${more}. ${message}`, `${message}. ${more}`])
        expect(messageAnswer(readMessage(text)).kind).toBe('fraud');
    }),
  );
});

test('reads known signs from a link and ignores unknown ones', () => {
  expect(signsIn('pin.copy.__proto__.toString.pin')).toEqual(['pin', 'copy']);
  for (const sign of Object.values(signs)) {
    if ('law' in sign) expect(sign.law.every(({ source }) => isOfficial(source.href))).toBe(true);
  }
});
