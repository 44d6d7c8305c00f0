import { expect, test } from 'vitest';
import { isMessage } from '@/law/letters/read-message';
import { messages, questions } from './cases/pasted';

test.each(questions)('searches for “%s”', (question) => {
  expect(question.length).toBeGreaterThan(60);
  expect(isMessage(question)).toBe(false);
});

test.each(messages)('reads “%s” as a message', (message) => {
  expect(isMessage(message)).toBe(true);
});
