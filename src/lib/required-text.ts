import * as z from 'zod/mini';

/** A text that is not blank; the specification asks for no other check (section 5). */
export function requiredText(error: string) {
  return z.string().check(z.refine((text) => text.trim() !== '', error));
}
