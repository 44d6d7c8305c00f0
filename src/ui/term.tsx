import type { GlossaryTerm } from '@/content/glossary';

/** What is shown about a term on demand. */
export type TermNote = Pick<GlossaryTerm, 'expansion' | 'meaning'>;

interface TermProps extends TermNote {
  term: string;
  /** As it stands in the text: "LLPs". */
  words: string;
  /** What stands directly before and after it, such as brackets. */
  before: string;
  after: string;
}

/**
 * A term in a text that shows what it stands for and means, in place: a press opens the note, a press anywhere else or
 * Esc closes it. The browser does all of it (`popover`), so that it works before hydration and without scripts.
 *
 * The note stands next to its button, where a screen reader finds it, and is made of phrasing content only: the text
 * around it is mostly a paragraph. The ids hold because a page marks no term twice.
 */
export function Term({ term, words, before, after, expansion, meaning }: TermProps) {
  const id = `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return (
    <>
      {/* Browsers may break a line on either side of a button, even before a comma. */}
      <span className="whitespace-nowrap">
        {before}
        <button type="button" popoverTarget={id} className="term">
          {words}
        </button>
        {after}
      </span>
      <span
        popover="auto"
        id={id}
        role="note"
        aria-labelledby={`${id}-title`}
        className="term-note"
      >
        <b id={`${id}-title`}>
          {term}: {expansion}
        </b>
        {meaning}
      </span>
    </>
  );
}
