import settings from '../owner/settings.json' with { type: 'json' };
import type { Owner } from './owner-schema.ts';

/** What a line says that came in after a release, until the owner writes it: the owner's file need not have it. */
const defaults: Partial<Owner> = { hiddenServices: [], menus: {} };

/** What the owner fills in, in `src/owner/settings.json`. The build checks it by `owner-schema.ts`, which says what each line means. */
// The build stops where the file is none.
export const owner = {
  ...defaults,
  ...settings,
} as unknown as Owner;
