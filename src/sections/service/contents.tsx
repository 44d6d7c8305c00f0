interface ContentsProps {
  entries: readonly { id: string; title: string }[];
}

/** The page's table of contents: a rail beside the text on wide screens, two columns above it on phones. */
export function Contents({ entries }: ContentsProps) {
  return (
    <nav
      aria-label="On this page"
      className="no-print lg:hidden xl:sticky xl:top-[calc(theme(spacing.header)+30px)] xl:block"
    >
      <h2 id="opening-end" className="pb-2.5 text-[1.125rem]/tight font-semibold">
        On this page
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 border-t border-rule xl:grid-cols-1 xl:border-t-0">
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11.5 items-center border-b border-rule text-small/tight font-medium no-underline hover:underline xl:border-b-0 xl:border-l-2 xl:pl-3.5 xl:hover:border-red"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
