import { createContext, Fragment, use, type ReactNode } from 'react';
import type { TermNotes } from '@/content/glossary';
import { splitCitations, splitTerms } from '@/lib/marks';
import { Definitions, Term } from '@/ui/term';
import { Unbroken } from '@/ui/unbroken';

const SourceOrder = createContext<readonly string[]>([]);
const PageTerms = createContext<TermNotes>({});

interface CitedTextsProps {
  /** The ids of the page's sources in the order of its list. */
  sources: readonly string[];
  terms: TermNotes;
  children: ReactNode;
}

/** Provides the sources and terms for the texts inside, and lists the terms' meanings once, after all of them. */
export function CitedTexts({ sources, terms, children }: CitedTextsProps) {
  return (
    <SourceOrder value={sources}>
      <PageTerms value={terms}>{children}</PageTerms>
      <Definitions terms={terms} />
    </SourceOrder>
  );
}

/** A text with its citations as numbers in brackets that link to the page's sources, and its marked terms explained. */
export function Cited({ children: text }: { children: string }) {
  const order = use(SourceOrder);
  const numberOf = (id: string) => (order.includes(id) ? order.indexOf(id) + 1 : undefined);

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
  const notes = use(PageTerms);
  return splitTerms(text).map((part, index) => {
    if ('text' in part) return <Unbroken key={index}>{part.text}</Unbroken>;
    return part.term in notes ? (
      <Term key={index} {...part} />
    ) : (
      <Fragment key={index}>{part.before + part.words + part.after}</Fragment>
    );
  });
}
