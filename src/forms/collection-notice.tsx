import { collectionNotice } from '@/content/collection-notice';
import { paths } from '@/paths';
import { Fold } from '@/ui/fold';

/** The notice beside each form that sends data: which data, why, for how long, and the contact for questions. */
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
