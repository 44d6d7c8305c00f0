/// <reference types="vite/client" />

import type { Settings } from '../vite/settings';

declare global {
  interface ImportMetaEnv extends Readonly<Settings> {}
}
