import { about } from '@/content/about';
import { CallButton } from '@/forms/call-or-write';
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
      <PageHeader heading={about.title} lead={about.lead} />
      <OverPageHeader>
        <div id="team" className="grid bg-sheet shadow-lift lg:auto-cols-fr lg:grid-flow-col">
          <div className="grid content-center gap-4 px-4.5 py-6.5 sm:px-8 sm:py-9 lg:px-13 lg:py-12">
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph} className="first:text-lead first:font-medium">
                {paragraph}
              </p>
            ))}
          </div>
          <Photograph {...about.image} />
        </div>
      </OverPageHeader>
      <StatsStrip figures={about.stats} />
      <FirstScreenEnd />
      <section className="py-section">
        <div className="page-wrap">
          <SectionHead heading="What you can expect from us" />
          <ValueEntries entries={about.values} />
          <p className="no-print mt-8 flex flex-wrap items-center gap-3">
            <ButtonLink variant="red" href={paths.contact()}>
              Ask us, free
            </ButtonLink>
            <CallButton />
          </p>
        </div>
      </section>
    </>
  );
}
