import { useEffect, useRef } from 'react';
import { site } from '@/content/site';
import { useOnline } from '@/lib/connection';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

/** Shown instead of a page that failed: the reason, and three ways to continue. */
export function PageFailed() {
  const online = useOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!online) wasOffline.current = true;
    else if (wasOffline.current) location.reload();
  }, [online]);
  return (
    <div className="page-wrap pt-[calc(theme(spacing.header)+6rem)] pb-section">
      <title>This page did not open</title>
      <div className="ledger-head max-w-measure">
        <h1 className="text-h2">
          {online ? 'This page did not open' : 'You are offline, so this page did not open'}
        </h1>
        <p role="alert" className="mt-4 text-lead text-ink-600">
          {online
            ? 'Part of it could not be fetched. Loading it again usually helps.'
            : 'It opens by itself when the connection is back. You can still call us.'}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="red" onClick={() => location.reload()}>
            Load the page again
          </Button>
          <ButtonLink variant="line" href={telHref(site.phone)} className="text-ink-900">
            <Icon name="phone" />
            Call {site.phone}
          </ButtonLink>
          <a href={paths.home()} className="more px-2 text-red">
            Go to the home page
          </a>
        </div>
      </div>
    </div>
  );
}
