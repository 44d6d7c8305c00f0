import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/ui/icon';

interface FoldProps extends ComponentProps<'details'> {
  /** A press on it opens the fold. It ends with a chevron. */
  summary: ReactNode;
  /** The content in a few words, below the summary. */
  line?: string | undefined;
}

/** A native disclosure. Its class chooses the look: `fold`, `phone-fold` or `line-fold`. */
export function Fold({ summary, line, children, ...details }: FoldProps) {
  return (
    <details {...details}>
      <summary>
        {summary}
        {line && <span>{line}</span>}
        <Icon name="chevron" className="size-5" />
      </summary>
      {children}
    </details>
  );
}
