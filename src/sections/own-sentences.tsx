import sentences from '@/owner/sentences.json' with { type: 'json' };
import { useLocation } from 'wouter';

const byPlace: Readonly<Partial<Record<string, readonly string[]>>> = sentences;

/** The owner's sentences for a place on this page (`src/owner/sentences.json`). The build checks that all places exist. */
export function OwnSentences({ at }: { at: string }) {
  const [path] = useLocation();
  return byPlace[`${path}${at && `#${at}`}`]?.map((text) => (
    <p key={text} data-own={at} className="mt-3.5">
      {text}
    </p>
  ));
}
