import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { signs } from '@/law/letters/message-signs';
import { messageAnswer, readMessage, signsIn } from '@/law/letters/read-message';
import { isOfficial } from '../../support/law';
import { messages } from './cases/messages';

test.each(messages)('$message', ({ message, from, asks, kind, saw }) => {
  const reading = readMessage(message);
  expect(reading).toMatchObject({ from, asks });
  expect(reading.saw.toSorted()).toEqual(saw.toSorted());
  expect(messageAnswer(reading).kind).toBe(kind);
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
