import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterAnswer } from '@/law/letters/letter-answer';
import type { Notice } from '@/law/letters/notice';
import { notices, type NoticeId } from '@/law/letters/notices';
import { isMessage, readMessage, signsIn, type LetterId } from '@/law/letters/read-message';
import { demands, senders } from '@/law/letters/senders';
import { signs } from '@/law/letters/signs';
import { tool } from '@/law/tools/letter';
import { entriesOf, keysOf } from '@/lib/object-entries';
import { isOfficial } from '../../support/law';
import { messages, answerDays, daysNamed } from './cases/messages';
import { messages as pasted, questions } from './cases/pasted';
import { property } from '../../support/property';

const TODAY = '2026-11-27';

const answerTo = (message: string) => {
  const { letter = 'other', ...read } = readMessage(message);
  return letterAnswer({ letter, ...read }, TODAY);
};

const rows = entriesOf<NoticeId, Notice>(notices);

test('the table has at least 40 notices, with full sentences and official sources', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40);
  for (const [id, notice] of rows) {
    for (const text of [notice.says, notice.answer, notice.otherwise])
      expect(text, id).toMatch(/^[A-Z].*[.]$/);
    expect(notice.citations.every(({ source }) => isOfficial(source.href))).toBe(true);
  }
});

test.each(rows)('%s is recognised by a name that people use for it', (id, notice) => {
  expect(notice.sign.flags).toBe('');
  const names = notice.phrases.split(', ').map((name) => name.trim());
  expect(
    names.some((name) => notice.sign.test(name) || notice.sign.test(`section ${name}`)),
    id,
  ).toBe(true);
});

test('the answer about an official notice has five parts, and no word such as “fraud”', () => {
  for (const id of keysOf(notices)) {
    const {
      kind,
      verdict,
      parts = [],
    } = letterAnswer({ letter: id, asks: 'reply', saw: [] }, TODAY);
    expect([id, kind, verdict]).toEqual([id, 'official', notices[id].name]);
    expect(parts.map(({ heading }) => heading)).toEqual([
      'What it says',
      'By when',
      'How to answer',
      'If nobody answers',
      'To check it, in two minutes',
    ]);
    const said = parts.flatMap(({ lines }) => lines).join(' ');
    expect(said, id).not.toMatch(/fraud|fake|scam|suspicious/i);
  }
});

test.each(answerDays)(
  'for %s, which came on %s and names the day %s, the answer says when the time ends',
  (letter, came, until, says) => {
    const { parts = [] } = letterAnswer({ letter, asks: 'reply', saw: [], came, until }, TODAY);
    expect(parts.find(({ heading }) => heading === 'By when')?.lines.join(' ')).toMatch(says);
  },
);

test('only a demand for a password, or for money to a person, makes a letter a fraud', () => {
  for (const letter of keysOf(senders)) {
    for (const asks of keysOf(demands)) {
      const { kind, verdict } = letterAnswer({ letter, asks, saw: [] }, TODAY);
      const isTheft = asks === 'secrets' || asks === 'account';
      expect(kind, `${letter} ${asks}`).toBe(isTheft ? 'fraud' : senders[letter].kind);
      if (kind === 'fraud')
        expect(verdict).toMatch(/^A fraud\. Don’t pay or reply, block the sender, and call 1930/);
    }
  }
});

test.each(messages)('$message', ({ message, letter, kind, saw }) => {
  const reading = readMessage(message);
  expect([reading.letter, ...reading.saw]).toEqual([letter, ...saw]);
  expect(answerTo(message).kind).toBe(kind);
});

test('a pasted message is distinguished from a long question', () => {
  expect(questions.filter(isMessage)).toEqual([]);
  expect(pasted.filter((text) => !isMessage(text))).toEqual([]);
});

test.each(daysNamed)('the last day in “%s” is found', (message, day) => {
  expect(readMessage(message).until).toBe(day);
});

test.each([
  'https://incometax.gov.in@refund.example.com/claim',
  'https://incometax.gov.in.refund.top',
  'http://www.incometax-gov.in/refund',
  'incometaxgov.in.net',
])('the address %s belongs to no office', (link) => {
  expect(readMessage(`Income tax refund: claim at ${link}`).saw).toContain('link');
});

const frauds = messages.filter(({ kind }) => kind === 'fraud').map(({ message }) => message);
property(
  'more text before or after a fraud message does not hide the fraud',
  [fc.constantFrom(...frauds), fc.lorem({ maxCount: 20 })],
  (message, more) => {
    for (const text of [`${more}. ${message}`, `${message}. ${more}`])
      expect(answerTo(text).kind).toBe('fraud');
  },
);

test('the tool reads the known signs in a link and ignores unknown signs', () => {
  expect(signsIn('pin.link.__proto__.toString.pin')).toEqual(['pin', 'link']);
  for (const sign of Object.values(signs)) {
    if ('citations' in sign)
      expect(sign.citations.every(({ source }) => isOfficial(source.href))).toBe(true);
  }
});

test('the tool asks when a notice with a time limit came, and what a letter without a name demands', () => {
  const isAsked = (name: 'asks' | 'came', letter: LetterId) =>
    tool.shownIf?.[name]?.({ which: letter });
  expect([isAsked('asks', 'gst'), isAsked('came', 'gst')]).toEqual([true, false]);
  expect([isAsked('asks', 'stk-1'), isAsked('came', 'stk-1')]).toEqual([false, true]);
  expect([isAsked('asks', 'inquiry'), isAsked('came', 'inquiry')]).toEqual([false, false]);
});
