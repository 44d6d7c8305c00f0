import { useState } from 'react';

/** The outcome of an attempt to share. */
type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** What the visitor is told; nothing if they have closed the share sheet themselves. */
export const shareOutcomes: Record<Shared, string> = {
  shared: 'Shared.',
  copied: 'Copied: paste it into a message.',
  cancelled: '',
  failed: 'This browser does not let us share or copy. Print it instead.',
};

/** Hands a text to the phone's share sheet; where there is none, copies it. */
export async function shareText(title: string, text: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares a text at a press; `outcome` says how that went, in words for a live region. */
export function useShare(outcomes: Readonly<Record<Shared, string>> = shareOutcomes) {
  const [outcome, setOutcome] = useState('');
  return {
    outcome,
    share(title: string, text: string) {
      void shareText(title, text).then((shared) => setOutcome(outcomes[shared]));
    },
  };
}
