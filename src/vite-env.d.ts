/// <reference types="vite/client" />

import type { Settings } from '../vite/settings';

declare global {
  interface ImportMetaEnv extends Readonly<Settings> {
    /** ISO date; see `vite/build-day.js`. */
    readonly VITE_BUILD_DAY: string;
    readonly BRAND_COLOUR: string;
    /** Set in unit tests, which include hidden services. */
    readonly ALL_SERVICES?: string;
  }
}
