import { Suspense, useEffect } from 'react';
import { lazy } from '@/lib/lazy';
import { TOAST_HOTKEY, useToast } from '@/lib/toasts';
import { ErrorBoundary } from '@/ui/error-boundary';

const Toaster = lazy(async () => (await import('@/ui/toaster')).Toaster, { when: 'shown' });

/** Fetches the code of the toasts, 7 KiB, for a form that may raise one. */
export const prefetchToaster = Toaster.prefetch;

/** The notification area. Without the code of the toasts it stays empty: beside each of them, the form says the same. */
export function Notifications() {
  const toast = useToast();
  useEffect(() => {
    document.addEventListener('keydown', focusArea);
    return () => document.removeEventListener('keydown', focusArea);
  }, []);
  if (!toast) return <EmptyArea />;
  return (
    <ErrorBoundary resetKey={toast} fallback={<EmptyArea />}>
      <Suspense fallback={<EmptyArea />}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The notification area before the first toast. */
function EmptyArea() {
  return <div role="region" aria-label="Notification" tabIndex={-1} />;
}

/** At the hotkey, unless an input method needs it: F8 chooses a script in some. */
function focusArea({ key, isComposing }: KeyboardEvent): void {
  if (key !== TOAST_HOTKEY || isComposing) return;
  document.querySelector<HTMLElement>('[aria-label="Notification"]')?.focus();
}
