import { Suspense } from 'react';
import { lazy, prefetch } from '@/lib/lazy';
import { useToast } from '@/lib/toasts';
import { ErrorBoundary } from '@/ui/error-boundary';

const Toaster = lazy(async () => (await import('@/ui/toaster')).Toaster);

/** Fetches the code of the toasts, 7 KiB, for a form that may raise one. */
export const prefetchToaster = () => prefetch(Toaster);

/** The notification area. Without the code of the toasts it stays empty: beside each of them, the form says the same. */
export function Notifications() {
  const toast = useToast();
  if (!toast) return <EmptyArea />;
  return (
    <ErrorBoundary resetKey={toast} fallback={<EmptyArea />}>
      <Suspense fallback={<EmptyArea />}>
        <Toaster />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The notification area before the first toast. Its hotkey is in lib/toast-hotkey.ts. */
function EmptyArea() {
  return <div role="region" aria-label="Notification" tabIndex={-1} />;
}
