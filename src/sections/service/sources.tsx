import type { Source } from '@/content/law/source';

interface SourcesProps {
  sources: readonly Pick<Source, 'id' | 'title' | 'href'>[];
  /** Sections, rules and notifications cited within each source. */
  places: ReadonlyMap<string, readonly string[]>;
  checkedOn: string;
}

/** What the page's statements rest on; the numbers in the text lead here. */
export function Sources({ sources, places, checkedOn }: SourcesProps) {
  return (
    <>
      <ol>
        {sources.map(({ id, title, href }, index) => (
          <li
            key={id}
            id={`source-${index + 1}`}
            tabIndex={-1}
            className="grid grid-cols-[28px_minmax(0,1fr)] pt-1.5 text-small target:bg-stamp-paper"
          >
            <span aria-hidden="true" className="tabular font-semibold text-red">
              {index + 1}
            </span>
            <span>
              {title}
              {(places.get(id)?.length ?? 0) > 0 && (
                <span className="text-ink-600">: {places.get(id)?.join(' · ')}</span>
              )}
              <a href={href} rel="noopener" className="block w-max max-w-full py-2.5 font-medium">
                {new URL(href).hostname}
              </a>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 text-small text-ink-600">
        Checked on {checkedOn}. Extensions and changes come by notification.
      </p>
    </>
  );
}
