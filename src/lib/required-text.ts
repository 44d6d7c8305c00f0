import * as z from 'zod/mini';

/** Text that is more than blanks; the only check the specification makes (section 5). */
export function requiredText(error: string) {
  return z.string().check(z.refine((text) => text.trim() !== '', error));
}
