import { useSyncExternalStore } from 'react';

export interface Toast {
  id: number;
  title: string;
  description: string;
  variant: 'success' | 'destructive';
  /** A way on, as a button below the words. */
  action?: { label: string; run: () => void };
  /** False once dismissed; a dismissed toast is kept until the removal delay has passed. */
  open: boolean;
}

export type ToastContent = Pick<Toast, 'title' | 'description' | 'variant' | 'action'>;

/** Only one toast is visible at a time (specification, section 4). */
const LIMIT = 1;

/** Milliseconds from a dismissal to the toast's removal (specification, section 4). */
const REMOVE_DELAY = 1_000_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

/** Shows a toast from anywhere in the site, in place of the one that is shown. */
export function toast(content: ToastContent): number {
  const id = ++lastId;
  for (const shown of toasts) cancelRemoval(shown.id);
  publish([{ ...content, id, open: true }, ...toasts].slice(0, LIMIT));
  return id;
}

/** The key that leads to the notification area (specification, section 4). */
export const TOAST_HOTKEY = 'F8';

/** Closes a toast, and removes it after the removal delay. */
export function dismissToast(id: number): void {
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  if (!removals.has(id))
    removals.set(
      id,
      setTimeout(() => removeToast(id), REMOVE_DELAY),
    );
}

/** The toasts, the newest first; re-renders on every change. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => toasts,
  );
}

function removeToast(id: number): void {
  cancelRemoval(id);
  publish(toasts.filter((shown) => shown.id !== id));
}

function cancelRemoval(id: number): void {
  clearTimeout(removals.get(id));
  removals.delete(id);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
