import { createContext, Fragment, use, type ReactNode } from 'react';
import { splitCitations, type CitedPart } from '@/lib/citations';
import { splitTerms } from '@/lib/term-marks';
import { Term, type TermNote } from '@/ui/term';

/** What a page says about the terms that are marked in its texts, by the term. */
export type TermNotes = Readonly<Record<string, TermNote>>;

const SourceOrder = createContext<readonly string[]>([]);
const PageTerms = createContext<TermNotes>({});

interface CitedTextsProps {
  /** The ids of the page's sources in the order of its list. */
  sources: readonly string[];
  terms: TermNotes;
  children: ReactNode;
}

/** What the texts within it refer to. */
export function CitedTexts({ sources, terms, children }: CitedTextsProps) {
  return (
    <SourceOrder value={sources}>
      <PageTerms value={terms}>{children}</PageTerms>
    </SourceOrder>
  );
}

/** A text whose citations are small numbers that lead to the page's sources, and whose marked terms explain themselves. */
export function Cited({ children: text }: { children: string }) {
  const order = use(SourceOrder);
  const numberOf = (id: string) => (order.includes(id) ? order.indexOf(id) + 1 : undefined);

  return splitCitations(text, numberOf).map((part, index, parts) =>
    'text' in part ? (
      <Explained key={index}>{part.text}</Explained>
    ) : (
      <a
        key={index}
        href={`#source-${part.source}`}
        aria-label={`Source ${part.source}`}
        // It must not lie over the number before.
        className={followsNumber(parts, index) ? 'citation [--before:0px]' : 'citation'}
      >
        {part.source}
      </a>
    ),
  );
}

function followsNumber(parts: readonly CitedPart[], index: number): boolean {
  const previous = parts[index - 1];
  return previous !== undefined && 'source' in previous;
}

function Explained({ children: text }: { children: string }) {
  const notes = use(PageTerms);
  return splitTerms(text).map((part, index) => {
    if ('text' in part) return <Fragment key={index}>{part.text}</Fragment>;
    const note = notes[part.term];
    return note ? (
      <Term key={index} {...part} {...note} />
    ) : (
      <Fragment key={index}>{part.before + part.words + part.after}</Fragment>
    );
  });
}
