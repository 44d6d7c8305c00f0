import sentences from '@/owner/sentences.json' with { type: 'json' };
import { useLocation } from 'wouter';

const byPlace: Readonly<Partial<Record<string, readonly string[]>>> = sentences;

/** The owner's own sentences for a place of the page that is shown (`src/owner/sentences.json`), which the build looks for. */
export function OwnSentences({ at }: { at: string }) {
  const [path] = useLocation();
  return byPlace[`${path}${at && `#${at}`}`]?.map((text) => (
    <p key={text} data-own={at} className="mt-3.5">
      {text}
    </p>
  ));
}
