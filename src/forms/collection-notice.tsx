import { collectionNotice } from '@/content/collection-notice';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/** Stands beside every form that sends something: what is collected, why, for how long, and whom to write to. */
export function CollectionNotice({ text = collectionNotice.text }: { text?: string }) {
  return (
    <details className="group no-print text-small text-ink-600">
      <summary className="flex min-h-11 items-center gap-2">
        {collectionNotice.summary}
        <Icon name="chevron" className="size-4.5 group-open:rotate-180" />
      </summary>
      <p>
        {`${text} `}
        <a href={paths.privacy()}>Privacy policy</a>
      </p>
    </details>
  );
}
