import { site } from '@/content/site';
import { CODE_MISSING } from '@/lib/early-presses';

/**
 * The notice that answers a press when the app's code did not load. React is not there then, so the notice is in the HTML,
 * hidden, and `lib/early-presses.ts` shows it.
 */
export function CodeMissing() {
  return (
    <div role="status" className="fixed inset-x-0 top-header z-edge">
      <p
        id={CODE_MISSING}
        hidden
        className="bg-ink-950 px-gutter py-2.5 text-center text-small text-white"
      >
        This did not load. Press again, or call{' '}
        <span className="whitespace-nowrap">{site.phone}</span>. Before you load the page again,
        copy what you have typed.
      </p>
    </div>
  );
}
