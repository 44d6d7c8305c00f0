interface Crumb {
  title: string;
  /** Missing for a group, which has no page, and for the current page. */
  href?: string;
}

/** The way from the first page to this one; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="You are here" className="no-print">
      <ol className="flex flex-wrap gap-x-2 text-small">
        {crumbs.map(({ title, href }, index) => (
          <li
            key={title}
            className="flex min-h-11 items-center gap-2 not-first:before:text-ink-600 not-first:before:content-['›'_/_'']"
          >
            {href ? (
              <a href={href} className="inline-flex min-h-11 min-w-11 items-center underline">
                {title}
              </a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
