import { createContext, Fragment, use, type ReactNode } from 'react';
import type { TermNotes } from '@/content/glossary';
import { splitCitations, splitTerms } from '@/law/marks';
import { Definitions, Term } from '@/ui/term';
import { Unbroken } from '@/ui/unbroken';

interface Marks {
  /** The ids of the page's sources, in order. */
  sources: readonly string[];
  terms: TermNotes;
}

const PageMarks = createContext<Marks>({ sources: [], terms: {} });

/** Provides sources and terms for the texts inside, and lists the meanings of the terms at the end. */
export function CitedTexts({ children, ...marks }: Marks & { children: ReactNode }) {
  return (
    <PageMarks value={marks}>
      {children}
      <Definitions terms={marks.terms} />
    </PageMarks>
  );
}

/** A text. Its citations become links to the page's sources, such as [2]. Its marked terms become buttons with a note. */
export function Cited({ children: text }: { children: string }) {
  const { sources } = use(PageMarks);
  const sourceNumber = (id: string) => (sources.includes(id) ? sources.indexOf(id) + 1 : undefined);

  return splitCitations(text, sourceNumber).map((part, index) =>
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
