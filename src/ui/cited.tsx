import { createContext, Fragment, use } from 'react';
import { splitCitations } from '@/lib/citations';

/** The ids of the page's sources in the order of its list. */
export const SourceOrder = createContext<readonly string[]>([]);

/** A text whose citations are small numbers that lead to the page's sources. */
export function Cited({ children: text }: { children: string }) {
  const order = use(SourceOrder);
  const numberOf = (id: string) => (order.includes(id) ? order.indexOf(id) + 1 : undefined);

  return splitCitations(text, numberOf).map((part, index) =>
    'text' in part ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <a
        key={index}
        href={`#source-${part.source}`}
        aria-label={`Source ${part.source}`}
        // The pad makes a target of a tiny number; the number stays with the word before it.
        className="relative ml-[3px] align-[.35em] text-[.75em] leading-[0] font-semibold text-red no-underline after:absolute after:-inset-x-[9px] after:-inset-y-[10px]"
      >
        {part.source}
      </a>
    ),
  );
}
