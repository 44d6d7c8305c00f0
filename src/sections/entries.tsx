import type { ReactNode } from 'react';
import { Cited } from '@/ui/cited';
import { Static } from '@/ui/static';

interface EntriesProps {
  look: 'sheet' | 'plain';
  /** The prefix of the entries' ids, if links lead to them: "question-1". */
  name?: string;
  /** A head and its text, which may have citations. */
  entries: readonly (readonly [head: ReactNode, text: ReactNode])[];
}

/** A list of duties by date, cases with outcomes, or questions with answers. `service-lists.css` has the two looks. */
export function Entries({ look, name, entries }: EntriesProps) {
  return (
    <Static as="dl" className={`entries entries-${look}`}>
      {entries.map((entry, index) => {
        const [head, text] = entry.map(withCitations);
        return (
          <div key={index} {...(name && { id: `${name}-${index + 1}` })}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        );
      })}
    </Static>
  );
}

const withCitations = (text: ReactNode) =>
  typeof text === 'string' ? <Cited>{text}</Cited> : text;
