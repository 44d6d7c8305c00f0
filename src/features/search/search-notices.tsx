import type { MouseEvent, ReactNode } from 'react';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { paths } from '@/paths';
import { Icon } from '@/ui/icon';

/** Shown below every list: ways to ask a person. The query is passed on, unless it may be a number or a message. */
export function AskUs({
  query,
  hasFound,
  onFollow,
}: {
  query: string;
  hasFound: boolean;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  const asked = /\d{4}|https?:|.{61}/.test(query) ? '' : query;
  return (
    <Notice>
      <p className="max-w-measure">
        {hasFound
          ? 'Not here? Call or WhatsApp us.'
          : 'Try another word: the document, the form or the office. Or ask us.'}
      </p>
      <TalkToAPerson
        message={asked ? `Hello, I looked for “${asked}”.` : undefined}
        className="mt-3"
      />
      <a
        href={asked ? paths.contactAbout(asked) : paths.contact()}
        onClick={onFollow}
        className="more text-red"
      >
        Write to us about it
        <Icon name="arrow" />
      </a>
    </Notice>
  );
}

/** A message that the index failed to load, so that only titles are searched. */
export function IndexMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice>
      <p className="max-w-measure" role="status">
        Other names could not be loaded: services are found by their titles only.
      </p>
      <button type="button" onClick={onRetry} className="more text-red">
        Try again
      </button>
    </Notice>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <div className="px-3.5 pt-3 pb-4 text-ink-600">{children}</div>;
}
