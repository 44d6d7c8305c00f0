import { site } from '@/content/site';
import { telHref } from '@/lib/phone-links';

/**
 * Shown over the old page while the code of the next page is loading (specification, section 2). The style sheet shows it after
 * a short delay, and after ten seconds offers two ways to continue.
 */
export function PageLoading() {
  return (
    <div
      role="status"
      className="page-loading no-print fixed inset-x-0 top-[calc(theme(spacing.header)+1.5rem)] z-edge mx-auto grid w-max max-w-[calc(100vw-2rem)] justify-items-center gap-3 rounded-paper bg-sheet px-6 py-5 text-center text-ink-900 shadow-lift-dark"
    >
      <span aria-hidden="true" className="spinner size-9 border-4 border-t-red" />
      Loading the page
      <p className="shown-late max-w-measure overflow-hidden">
        This takes longer than it should.{' '}
        <button type="button" onClick={() => location.reload()} className="more underline">
          Load the page again
        </button>{' '}
        or call{' '}
        <a href={telHref(site.phone)} className="more whitespace-nowrap underline">
          {site.phone}
        </a>
        .
      </p>
    </div>
  );
}
