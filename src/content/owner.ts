import settings from '../owner/settings.json' with { type: 'json' };
import type { Owner } from './owner-schema.ts';

/** Defaults for settings that newer releases added, so that an older owner's file still works. */
const defaults: Partial<Owner> = { hiddenServices: [], menus: {} };

/** The owner's settings, from `src/owner/settings.json`. The build checks them with `owner-schema.ts`. */
// The build stops if the file is missing.
export const owner = {
  ...defaults,
  ...settings,
} as unknown as Owner;
