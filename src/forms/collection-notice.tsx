import { collectionNotice } from '@/content/collection-notice';
import { paths } from '@/paths';
import { Fold } from '@/ui/fold';

/** Stands beside every form that sends something: what is collected, why, for how long, and whom to write to. */
export function CollectionNotice({ text = collectionNotice.text }: { text?: string }) {
  return (
    <Fold summary={collectionNotice.summary} className="line-fold no-print text-small text-ink-600">
      <p>
        {`${text} `}
        <a href={paths.privacy()}>Privacy policy</a>
      </p>
    </Fold>
  );
}
