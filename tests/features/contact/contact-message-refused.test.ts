// @vitest-environment node
import { expect, test } from 'vitest';
import { MessageRefused } from '@/features/contact/contact-message';

test('a refusal tells itself apart where it is only read, as in a console', () => {
  expect(String(new MessageRefused('The mailbox is full.'))).toBe(
    'MessageRefused: The mailbox is full.',
  );
});
