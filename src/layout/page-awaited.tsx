import { useEffect, useState } from 'react';
import { telHref } from '@/lib/phone-links';
import { PageSpinner } from '@/ui/spinner';

/** Milliseconds after which a page that neither comes nor fails is no longer only waited for. */
const PATIENCE = 10_000;

/** In place of a page whose code is on its way; one that takes too long is given up by the visitor, in one of two ways. */
export function PageAwaited({ phone }: { phone: string }) {
  const [late, setLate] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
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
