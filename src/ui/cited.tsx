import { createContext, Fragment, use, type ReactNode } from 'react';
import type { TermNotes } from '@/content/glossary';
import { splitCitations, splitTerms } from '@/lib/marks';
import { Definitions, Term } from '@/ui/term';
import { Unbroken } from '@/ui/unbroken';

interface Marks {
  /** The ids of the page's sources in the order of its list. */
  sources: readonly string[];
  terms: TermNotes;
}

const PageMarks = createContext<Marks>({ sources: [], terms: {} });

/** Provides the sources and terms for the texts inside, and lists the terms' meanings once, after all of them. */
export function CitedTexts({ children, ...marks }: Marks & { children: ReactNode }) {
  return (
    <PageMarks value={marks}>
      {children}
      <Definitions terms={marks.terms} />
    </PageMarks>
  );
}

/** A text with its citations as numbers in brackets that link to the page's sources, and its marked terms explained. */
export function Cited({ children: text }: { children: string }) {
  const { sources } = use(PageMarks);
  const numberOf = (id: string) => (sources.includes(id) ? sources.indexOf(id) + 1 : undefined);

  return splitCitations(text, numberOf).map((part, index) =>
    'text' in part ? (
      <Explained key={index}>{part.text}</Explained>
    ) : (
      <sup key={index}>
        {part.sources.map((source, place) => (
          <Fragment key={source}>
            {place > 0 && ' '}
            <a href={`#source-${source}`} aria-label={`Source ${source}`}>
              {`[${source}]`}
            </a>
          </Fragment>
        ))}
      </sup>
    ),
  );
}

function Explained({ children: text }: { children: string }) {
  const { terms } = use(PageMarks);
  return splitTerms(text).map((part, index) => {
    if ('text' in part) return <Unbroken key={index}>{part.text}</Unbroken>;
    return part.term in terms ? (
      <Term key={index} {...part} />
    ) : (
      <Fragment key={index}>{part.before + part.words + part.after}</Fragment>
    );
  });
}
