import { holdEarlyPresses, type EarlyPresses } from '@/lib/early-presses';
import { followExpandedState } from '@/lib/expanded-state';

/*
 * The script that stands in each page itself, before its content (vite/early-script.ts), so that no press comes too early for
 * it. It shares no module with the app; `main.ts` finds it here.
 */

declare global {
  interface Window {
    /** Missing where a host's policy does not let the script run. */
    earlyPresses?: EarlyPresses;
  }
}

window.earlyPresses = holdEarlyPresses();
followExpandedState();
