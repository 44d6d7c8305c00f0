import { sourcesOf, type Citation } from '@/law/source';

/** The sources of a statement by their full names, for places without the page's numbered sources. */
export function LawSources({ citations }: { citations: readonly Citation[] }) {
  const sources = sourcesOf(citations);
  if (sources.length === 0) return null;
  return (
    <p className="text-fine text-ink-600">
      {sources.length > 1 ? 'Sources: ' : 'Source: '}
      {sources.map(({ title, href, places }, index) => (
        <span key={title}>
          {index > 0 && '; '}
          <a href={href} rel="noopener">
            {title}
          </a>
          {places && `, ${places}`}
        </span>
      ))}
    </p>
  );
}
