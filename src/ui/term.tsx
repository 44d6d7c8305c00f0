import type { TermNotes } from '@/content/glossary';
import type { MarkedTerm } from '@/law/marks';
import { Static } from '@/ui/static';

/**
 * A term in a text. A press shows the definition beside the term. Escape or a press elsewhere hides it. The browser's `popover`
 * does both, even before hydration and without scripts.
 */
export function Term({ term, words, before, after }: MarkedTerm) {
  return (
    // Browsers may break a line on either side of a button, even before a comma.
    <span className="whitespace-nowrap">
      {before}
      <button type="button" popoverTarget={idOf(term)} className="term">
        {words}
      </button>
      {after}
    </span>
  );
}

/**
 * The meanings of a page's terms, as a list at the end of the page. Inside a sentence they would disturb copied text, machines
 * and pages without styles. Each meaning is hidden until the visitor presses its term.
 */
export function Definitions({ terms }: { terms: TermNotes }) {
  return (
    <Static as="dl">
      {Object.entries(terms).map(([term, { expansion, meaning }]) => (
        <div key={term} popover="auto" id={idOf(term)} className="term-note">
          <dt>{`${term}: ${expansion}. `}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </Static>
  );
}

const idOf = (term: string) => `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
