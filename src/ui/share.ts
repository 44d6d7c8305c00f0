import { canPrint } from '@/ui/print-only';

/** Opens the phone's share sheet. Fails if there is none, or if it does not accept the data. */
export async function share(data: ShareData): Promise<'shared' | 'closed' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'failed';
  }
}

/**
 * Shares a text, or copies it if that fails.
 *
 * @returns a message for the visitor; empty if the visitor closed the share sheet
 */
export async function shareText(title: string, text: string): Promise<string> {
  const outcome = await share({ title, text });
  if (outcome !== 'failed') return outcome === 'shared' ? 'Shared.' : '';
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied: paste it into a message.';
  } catch {
    return `This browser does not let us share or copy. ${canPrint() ? 'Print it instead.' : 'Take a screenshot.'}`;
  }
}
