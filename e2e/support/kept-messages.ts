import { readdir, readFile } from 'node:fs/promises';
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
  const names = await readdir('.local/messages').catch(() => []);
  const files = names.filter((name) => name.endsWith('.json'));
  const texts = files.map(async (name) => readFile(`.local/messages/${name}`, 'utf8'));
  return (await Promise.all(texts))
    .filter((text) => text.includes(email))
    .map((text) => messageSchema.parse(JSON.parse(text)))
    .filter((message) => message.email === email);
}

/** The one message that has arrived from an email address. */
export async function onlyMessageFrom(email: string): Promise<KeptMessage> {
  const messages = await messagesFrom(email);
  expect(messages).toHaveLength(1);
  return messages[0] as KeptMessage;
}
