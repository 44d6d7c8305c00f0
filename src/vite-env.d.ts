/// <reference types="vite/client" />

import type { Settings } from '../vite/settings';

declare global {
  interface ImportMetaEnv extends Readonly<Settings> {
    /** ISO date; see `vite/calendars.ts`. */
    readonly VITE_BUILD_DAY: string;
  }
}
