import { dismissMenusByEscape } from '@/lib/dismissed-menus';
import { holdEarlyPresses } from '@/lib/early-presses';
import { followExpandedState } from '@/lib/expanded-state';

/*
 * The script that stands in each page itself, before its content (vite/early-script.ts), so that no press comes too early for
 * it. It shares no module with the app; `main.ts` finds it here.
 */

window.earlyPresses = holdEarlyPresses();
followExpandedState();
dismissMenusByEscape();
