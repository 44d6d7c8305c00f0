import { Suspense } from 'react';
import { lazy } from '@/lib/lazy';
import { savesData } from '@/lib/saves-data';
import { useToast } from '@/ui/toasts';
import { Island } from '@/ui/island';

const Toaster = lazy(async () => (await import('@/ui/toaster')).Toaster);

/** Fetches the code of the toasts (7 KiB) before a form needs it, unless the visitor saves data. */
export function prefetchToaster(): void {
  if (!savesData()) Toaster.preload().catch(() => {});
}

/** The notification area. It stays empty if the code does not load: the form shows the same message. */
export function Notifications() {
  const toast = useToast();
  if (!toast) return <EmptyArea />;
  return (
    <Island resetKey={toast} fallback={<EmptyArea />}>
      <Suspense fallback={<EmptyArea />}>
        <Toaster />
      </Suspense>
    </Island>
  );
}

/** The notification area before the first toast. Its hotkey is in lib/toast-hotkey.ts. */
function EmptyArea() {
  return <div role="region" aria-label="Notification" tabIndex={-1} />;
}
