/** What the keys of kept drafts begin with, in the tab's sessionStorage (`features/contact/kept-draft.ts`). */
export const DRAFT_KEYS = 'draft:';

/** Whether something was typed in this tab and not sent: it is to be back without waiting for a touch. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_KEYS));
  } catch {
    return false;
  }
}
