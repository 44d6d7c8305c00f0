import { store } from '@/lib/store';

export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: 'success' | 'destructive';
  /** False once dismissed; a dismissed toast is kept until the removal delay has passed. */
  open: boolean;
}

export type ToastContent = Pick<Toast, 'title' | 'description' | 'variant'>;

/** Milliseconds from a dismissal to the toast's removal (specification, section 4). */
const REMOVE_DELAY = 1_000_000;

/** Only one toast is visible at a time (specification, section 4). */
const shown = store<Toast | undefined>(undefined);
let lastId = 0;

/** Shows a toast from anywhere in the site, and replaces the current one. */
export function toast(content: ToastContent): number {
  const id = ++lastId;
  shown.set({ ...content, id, open: true });
  return id;
}

/** Closes a toast, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  const toasted = shown.get();
  if (toasted?.id !== id || !toasted.open) return;
  shown.set({ ...toasted, open: false });
  setTimeout(() => {
    if (shown.get()?.id === id) shown.set(undefined);
  }, REMOVE_DELAY);
}

/** The toast that is visible or fading out; re-renders on every change. */
export const useToast = () => shown.use();
