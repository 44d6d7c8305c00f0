/// <reference types="vite/client" />

import type { Settings } from '../vite/settings';
import type { Drafts } from './lib/drafts';
import type { EarlyPresses } from './lib/early-presses';

declare global {
  interface ImportMetaEnv extends Readonly<Settings> {
    /** ISO date; see `vite/build-day.js`. */
    readonly VITE_BUILD_DAY: string;
    readonly BRAND_COLOUR: string;
  }

  /** Set by the inline script (src/early.ts); missing where a host's security policy does not let that script run. */
  interface Window {
    earlyPresses?: EarlyPresses;
    drafts?: Drafts;
  }
}
