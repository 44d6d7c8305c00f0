import { dismissMenusByEscape } from '@/lib/dismissed-menus';
import { holdEarlyPresses } from '@/lib/early-presses';
import { followExpandedState } from '@/lib/expanded-state';

/*
 * The script that is inlined into each page before its content (vite/early-script.ts), so that no press comes too early for
 * it. It is built apart from the app; `main.ts` reaches it through `window.earlyPresses`.
 */

window.earlyPresses = holdEarlyPresses();
followExpandedState();
dismissMenusByEscape();
