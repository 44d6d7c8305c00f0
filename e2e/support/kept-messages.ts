import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { z } from 'zod';

const messageSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  serviceRequired: z.string(),
  message: z.string(),
});

export type KeptMessage = z.infer<typeof messageSchema>;

/** An address that no other test and no earlier run has used: by it a message is found again. */
export function newEmail(): string {
  return `visitor-${crypto.randomUUID()}@example.com`;
}

/** What the contact endpoint has accepted from an email address. */
export async function messagesFrom(email: string): Promise<KeptMessage[]> {
  const text = await readFile('.local/messages.jsonl', 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line.includes(email))
    .map((line) => messageSchema.parse(JSON.parse(line)))
    .filter((message) => message.email === email);
}

/** The one message that has arrived from an email address. */
export async function onlyMessageFrom(email: string): Promise<KeptMessage> {
  const messages = await messagesFrom(email);
  expect(messages).toHaveLength(1);
  return messages[0] as KeptMessage;
}
