import { site } from '@/content/site';
import { Icon } from '@/ui/icon';
import { useOnline } from '@/lib/connection';

/** Says that the connection is lost. The live region is always in the page, so that screen readers announce the message. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    // Below the header, and below a payment notice if there is one.
    <div role="status" className="absolute inset-x-0 top-[max(100%,theme(spacing.header))]">
      {!online && (
        <p className="flex items-center justify-center gap-3 bg-ink-950 px-gutter py-2.5 text-small text-white">
          <Icon name="alert" className="text-marigold" />
          <span>
            You are offline. You can read on, but you can’t send anything. Call us:{' '}
            <span className="whitespace-nowrap">{site.phone}</span>
          </span>
        </p>
      )}
    </div>
  );
}
