import type { ServiceDetails } from '@/content/services/schema';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { Static } from '@/ui/static';

/** How to do it without us. This is the only framed box of the page. */
export function Yourself({ text, site }: ServiceDetails['yourself']) {
  return (
    <Static
      as="div"
      className="border-2 border-ink-900 bg-sheet px-4.5 pt-5 pb-5 sm:px-7 sm:pt-6 sm:pb-7"
    >
      <p>
        <Cited>{text}</Cited>
      </p>
      <a
        href={site.href}
        rel="noopener"
        className="no-print mt-3.5 inline-flex min-h-11.5 items-center gap-2 rounded-control border-[1.5px] border-field bg-sheet px-4 font-semibold no-underline hover:border-ink-900"
      >
        {site.title}
        <Icon name="out" className="size-5" />
      </a>
    </Static>
  );
}
