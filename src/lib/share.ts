import { useState } from 'react';

/**
 * Hands a text to the phone's share sheet; where there is none, copies it.
 *
 * @returns what the visitor is told; nothing if they have closed the share sheet themselves
 */
export async function shareText(title: string, text: string): Promise<string> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return 'Shared.';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied: paste it into a message.';
  } catch {
    return 'This browser does not let us share or copy. Print it instead.';
  }
}

/** Shares a text at a press; `outcome` says how that went, in words for a live region. */
export function useShare() {
  const [outcome, setOutcome] = useState('');
  return {
    outcome,
    share: (title: string, text: string) => void shareText(title, text).then(setOutcome),
  };
}
