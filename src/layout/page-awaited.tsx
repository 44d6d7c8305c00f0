import { useEffect, useState } from 'react';
import { telHref } from '@/lib/phone-links';
import { PageSpinner } from '@/ui/spinner';

/** Milliseconds for which the spinner stands alone, while a page neither comes nor fails. */
const HELP_DELAY = 10_000;

/** In place of a page whose code is on its way; if it takes too long, the visitor is offered two other ways. */
export function PageAwaited({ phone }: { phone: string }) {
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), HELP_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <PageSpinner>
      {late && (
        <p className="max-w-measure px-gutter text-center">
          This takes longer than it should.{' '}
          <button type="button" onClick={() => location.reload()} className="more underline">
            Load the page again
          </button>{' '}
          or call{' '}
          <a href={telHref(phone)} className="more whitespace-nowrap underline">
            {phone}
          </a>
          .
        </p>
      )}
    </PageSpinner>
  );
}
