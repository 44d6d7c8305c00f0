import type { LegalBlock, LegalDocument } from '@/content/legal/document';
import { inForceFrom, lawReviewedOn } from '@/content/legal/in-force';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { Head } from '@/layout/head';
import { OverPageHeader, PageHeader } from '@/sections/page-header';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { OwnSentences } from '@/sections/own-sentences';
import { Contents } from '@/sections/contents';
import { Entries } from '@/sections/entries';
import { StrokeList } from '@/ui/stroke-list';
import { Static } from '@/ui/static';

/** A legal text in a column of 66 characters. Short answers come first, sources and a person to ask last. */
export default function LegalPage({
  path,
  title,
  description,
  lead,
  answers,
  sections,
  sources,
}: LegalDocument & { path: string }) {
  return (
    <article>
      <Head {...{ title, description, path }} />
      <PageHeader
        heading={title}
        lead={
          <>
            {lead}
            <span className="mt-2 block text-small">
              {`In force from ${inForceFrom}. Law checked on ${lawReviewedOn}.`}
            </span>
          </>
        }
      />
      <OverPageHeader>
        <div className="grid grid-cols-1 gap-x-20 gap-y-6 bg-sheet px-4 pt-3 max-sm:-mx-gutter pb-8 shadow-lift sm:px-8 xl:grid-cols-[16rem_minmax(0,1fr)] xl:items-start xl:px-13 xl:pt-13 print:p-0">
          <ul className="col-span-full grid gap-x-8 gap-y-3 pt-2 md:grid-cols-3 xl:pt-0 xl:pb-4">
            {answers.map(({ section, question, answer }) => (
              <li key={section}>
                <a
                  href={`#${section}`}
                  className="inline-flex min-h-11 items-center font-serif text-h3 underline"
                >
                  {question}
                </a>
                <p>{answer}</p>
              </li>
            ))}
          </ul>
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
            <TalkToAPerson />
          </Static>
        </div>
      </OverPageHeader>
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
      <ol className="sources mt-3">
        {sources.map(({ title, href }, index) => (
          <li key={title}>
            <b aria-hidden="true">{index + 1}</b>
            <span>
              {`${title} `}
              <a href={href} rel="noopener">
                {new URL(href).hostname}
              </a>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
