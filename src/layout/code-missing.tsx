import { CODE_MISSING } from '@/lib/early-presses';

/**
 * What is said when a button is pressed whose code did not arrive. The app has to be missing for that, so the sentence
 * stands ready in the HTML, and `lib/early-presses.ts` shows it.
 */
export function CodeMissing({ phone }: { phone: string }) {
  return (
    <div role="status" className="fixed inset-x-0 top-header z-edge">
      <p
        id={CODE_MISSING}
        hidden
        className="bg-ink-950 px-gutter py-2.5 text-center text-small text-white"
      >
        This did not load. Press again, load the page again, or call{' '}
        <span className="whitespace-nowrap">{phone}</span>
      </p>
    </div>
  );
}
