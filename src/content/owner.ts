import settings from '../owner/settings.json' with { type: 'json' };
import type { Owner } from './owner-schema.ts';

/** Defaults for settings of newer releases, so that the owner's file doesn't have to have them. */
const defaults: Partial<Owner> = { hiddenServices: [], menus: {} };

/** What the owner fills in, in `src/owner/settings.json`. The build checks it by `owner-schema.ts`, which says what each line means. */
// The build stops if the file is missing.
export const owner = {
  ...defaults,
  ...settings,
} as unknown as Owner;
