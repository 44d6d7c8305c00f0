import { canPrint } from '@/lib/print-only';

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
    return `This browser does not let us share or copy. ${canPrint() ? 'Print it instead.' : 'Take a screenshot.'}`;
  }
}
