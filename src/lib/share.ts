/** How a text went out, or why it did not. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** What is said of it; nothing where the visitor thought better of it. */
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
