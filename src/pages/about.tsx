import { about } from '@/content/about';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { Photograph } from '@/sections/photograph';
import { OverPageHeader, PageHeader } from '@/sections/page-header';
import { SectionHead } from '@/sections/section-head';
import { StatsStrip } from '@/sections/stats-strip';
import { ValueEntries } from '@/sections/value-entries';
import { ButtonLink } from '@/ui/button';
import { FirstScreenEnd } from '@/ui/first-screen-end';

export default function AboutPage() {
  return (
    <>
      <Head title={about.title} description={about.description} path={paths.about()} />
      <PageHeader heading={about.title} lead={about.lead}>
        <ButtonLink variant="red" href={paths.contact()} className="no-print mt-4 mb-3 lg:mt-5">
          Ask us, free
        </ButtonLink>
      </PageHeader>
      <OverPageHeader>
        <div id="team" className="grid bg-sheet shadow-lift lg:grid-cols-[1.2fr_1fr]">
          <div className="grid content-center gap-4 px-4.5 py-6 sm:px-8 lg:gap-6 lg:px-13 lg:py-12">
            {about.statements.map(({ title, text }) => (
              <div
                key={title}
                className="border-rule-blue not-first:border-t not-first:pt-4 lg:not-first:pt-6"
              >
                <h2 className="text-h3">{title}</h2>
                <p className="mt-1.5">{text}</p>
              </div>
            ))}
          </div>
          <div className="flex flex-col max-lg:order-first">
            <Photograph {...about.image} />
            <div className="no-print px-4.5 pt-4 sm:px-8 lg:pb-6">
              <TalkToAPerson />
            </div>
          </div>
        </div>
      </OverPageHeader>
      <StatsStrip figures={about.stats} />
      <FirstScreenEnd />
      <section className="py-section">
        <div className="page-wrap">
          <SectionHead heading="What you can expect from us" />
          <ValueEntries entries={about.values} />
        </div>
      </section>
    </>
  );
}
