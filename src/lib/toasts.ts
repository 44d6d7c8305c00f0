import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: 'success' | 'destructive';
  /** False once dismissed; a dismissed toast is kept until the removal delay has passed. */
  open: boolean;
}

export type ToastContent = Pick<Toast, 'title' | 'description' | 'variant'>;

/** The key that leads to the notification area (specification, section 4). */
export const TOAST_HOTKEY = 'F8';

/** Milliseconds from a dismissal to the toast's removal (specification, section 4). */
const REMOVE_DELAY = 1_000_000;

/** Only one toast is visible at a time (specification, section 4). */
let current: Toast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a toast from anywhere in the site, in place of the one that is shown. */
export function toast(content: ToastContent): number {
  const id = ++lastId;
  show({ ...content, id, open: true });
  return id;
}

/** Closes a toast, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  show({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) show(undefined);
  }, REMOVE_DELAY);
}

/** The toast that is shown, or fades out; re-renders on every change. */
export function useToast(): Toast | undefined {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
}

function show(next: Toast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
