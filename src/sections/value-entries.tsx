/** Values as entries of one ruled page, each with its red margin. */
export function ValueEntries({ entries }: { entries: readonly { title: string; text: string }[] }) {
  return (
    <ol className="grid bg-sheet shadow-lift md:grid-cols-2">
      {entries.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[52px_1fr] border-rule-blue not-first:border-t md:even:border-l md:nth-2:border-t-0 lg:grid-cols-[88px_1fr]"
        >
          <span
            aria-hidden="true"
            className="pt-5 pl-4 font-serif text-[2rem]/none font-bold text-red lg:pl-6.5 lg:text-[2.75rem]/none"
          >
            {index + 1}
          </span>
          <div className="red-margin px-4.5 pt-5.5 pb-6.5 lg:px-7 lg:pt-6.5 lg:pb-8">
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-ink-600">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
