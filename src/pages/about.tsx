import { about } from '@/content/about';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { Photograph } from '@/sections/photograph';
import { OverPageHeader, PageHeader } from '@/sections/page-header';
import { SectionHead } from '@/sections/section-head';
import { StatsStrip } from '@/sections/stats-strip';
import { ValueEntries } from '@/sections/value-entries';

export default function AboutPage() {
  return (
    <>
      <Head title={about.title} description={about.description} path={paths.about()} />
      <PageHeader heading={about.title} lead={about.lead} deep />
      <OverPageHeader>
        <div
          id="team"
          className="grid bg-sheet shadow-lift lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)]"
        >
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
      <StatsStrip figures={about.stats.map(({ value, label }) => ({ figure: value, label }))} />
      <section className="py-section">
        <div className="page-wrap">
          <SectionHead heading="What we hold ourselves to" />
          <ValueEntries entries={about.values} />
        </div>
      </section>
    </>
  );
}
