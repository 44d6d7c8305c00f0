import { canPrint } from '@/lib/print-only';

/**
 * Opens the phone's share sheet with a text, or copies it if there is no share sheet.
 *
 * @returns a message for the visitor; empty if the visitor closed the share sheet
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
