import type { LegalBlock, LegalDocument } from '@/content/legal/document';
import { inForceFrom } from '@/content/legal/in-force';
import { Head } from '@/layout/head';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Icon } from '@/ui/icon';
import { OwnSentences } from '@/sections/own-sentences';
import { Contents } from '@/sections/service/contents';
import { Entries } from '@/sections/service/lists';
import { StrokeList } from '@/ui/stroke-list';
import { Static } from '@/ui/static';

/** A legal text in a column of 66 characters, with contents and sources. */
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
      <header className="ledger-head max-w-measure xl:max-w-[calc(19rem+theme(maxWidth.measure))]">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-3.5 text-lead text-ink-600">{lead}</p>
        <p className="mt-3 text-small text-ink-600">In force from {inForceFrom}</p>
      </header>
      <div className="mt-9 grid grid-cols-1 gap-x-16 gap-y-10 xl:grid-cols-[15rem_minmax(0,1fr)] xl:items-start">
        <Contents
          entries={sections.map(({ id, heading }) => ({ id, title: heading }))}
          className="max-xl:max-w-measure"
        />
        <Static
          as="div"
          className="grid max-w-measure grid-cols-1 gap-10 wrap-anywhere print:max-w-none"
        >
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
        </Static>
      </div>
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if (Array.isArray(block)) return <StrokeList items={block} />;
  return <Entries look="sheet" entries={Object.entries(block)} />;
}

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
