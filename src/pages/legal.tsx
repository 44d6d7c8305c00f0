import type { LegalBlock, LegalDocument } from '@/content/legal/document';
import { inForceFrom } from '@/content/legal/in-force';
import { Head } from '@/layout/head';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Icon } from '@/ui/icon';
import { OwnSentences } from '@/sections/own-sentences';

/** A legal text in one column of 66 characters, with its own table of contents and its sources. */
export default function LegalPage({
  path,
  title,
  description,
  lead,
  sections,
  sources,
}: LegalDocument & { path: string }) {
  return (
    <article className="page-wrap pt-[calc(theme(spacing.header)+clamp(32px,5vw,64px))] pb-section print:py-0">
      <Head {...{ title, description, path }} />
      <header className="ledger-head max-w-measure lg:max-w-[calc(19rem+theme(maxWidth.measure))]">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3.5 text-lead text-ink-600">{lead}</p>
        <p className="mt-3 text-small text-ink-600">In force from {inForceFrom}</p>
      </header>
      <div className="mt-9 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start">
        <nav
          aria-label="On this page"
          // The list is sticky and may be taller than the window, so it scrolls on its own.
          className="no-print lg:sticky lg:top-[calc(theme(spacing.header)+24px)] lg:order-first lg:max-h-[calc(100dvh-theme(spacing.header)-48px)] lg:overflow-y-auto"
        >
          <h2 className="pb-2.5 font-serif text-[1.125rem]/tight font-semibold">On this page</h2>
          <ol className="border-t border-rule max-lg:grid max-lg:gap-x-4 sm:max-lg:grid-cols-2">
            {sections.map(({ id, heading }, index) => (
              <li key={id} className="border-b border-rule">
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center gap-3 py-1.5 text-small/snug font-medium no-underline hover:underline"
                >
                  <span aria-hidden="true" className="tabular w-6 flex-none text-red">
                    {index + 1}
                  </span>
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-measure grid-cols-1 gap-10 print:max-w-none">
          {sections.map(({ id, heading, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="ledger-head-small text-title font-bold">
                <span aria-hidden="true" className="text-red">
                  {index + 1}.{' '}
                </span>
                {heading}
              </h2>
              <div className="mt-4 grid gap-3.5">
                {blocks.map((block, position) => (
                  <Block key={position} block={block} />
                ))}
                <OwnSentences at={id} />
              </div>
              {index === 0 && <FirstScreenEnd />}
            </section>
          ))}
          <Sources sources={sources} />
        </div>
      </div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (isList(block)) {
    return (
      <ul className="stroke-list grid gap-2">
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="bg-sheet px-4 shadow-hairline">
      {Object.entries(block).map(([term, text]) => (
        <div
          key={term}
          className="gap-4 border-rule-blue py-3 not-first:border-t sm:grid sm:grid-cols-[11em_minmax(0,1fr)]"
        >
          <dt className="text-small text-ink-600">{term}</dt>
          <dd className="font-medium wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `Array.isArray` does not know lists that are only read. */
const isList = (block: LegalBlock): block is readonly string[] => Array.isArray(block);

function Sources({ sources }: Pick<LegalDocument, 'sources'>) {
  return (
    <section aria-labelledby="sources-heading">
      <h2 id="sources-heading" className="ledger-head-small text-[1.375rem]/tight font-bold">
        Sources
      </h2>
      <ol className="mt-3 text-small">
        {sources.map(({ title, href }, index) => (
          <li key={title} className="grid grid-cols-[28px_minmax(0,1fr)] pt-2">
            <span aria-hidden="true" className="tabular font-semibold text-red">
              {index + 1}
            </span>
            <span>
              {title}{' '}
              <a
                href={href}
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-1.5 font-medium wrap-anywhere"
              >
                {new URL(href).hostname}
                <Icon name="out" className="size-4 max-xs:hidden" />
              </a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
