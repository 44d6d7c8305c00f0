import { Suspense } from 'react';
import { categories } from '@/content/categories';
import { home } from '@/content/home';
import { serviceDirectory } from '@/content/service-directory';
import { testimonials } from '@/content/testimonials';
import { SearchField } from '@/features/search/search-field';
import { ToolStrip } from '@/features/tool/tool-strip';
import { BelowFirstScreen } from '@/layout/below-first-screen';
import { Head } from '@/layout/head';
import { lazyWhenSeen } from '@/lib/lazy-when-seen';
import { paths } from '@/paths';
import { Catalogue } from '@/sections/catalogue';
import { Comparison } from '@/sections/comparison';
import { ContactBlock } from '@/sections/contact-block';
import { Hero } from '@/sections/hero';
import { SectionHead } from '@/sections/section-head';
import { ServiceDirectory } from '@/sections/service-directory';
import { StatsStrip } from '@/sections/stats-strip';
import { Steps } from '@/sections/steps';
import { Testimonials } from '@/sections/testimonials';
import { FirstScreenEnd } from '@/ui/first-screen-end';

/* Both are below the first screen of a phone. With their packages they are 24 KiB, a sixth of the page. */
const ContactForm = lazyWhenSeen(
  async () => (await import('@/features/contact/contact-form')).ContactForm,
);
const HeroConsultationForm = lazyWhenSeen(
  async () => (await import('@/features/contact/hero-consultation-form')).HeroConsultationForm,
);

export default function HomePage() {
  return (
    <>
      <Head title={home.title} description={home.description} path={paths.home()} />
      <Hero {...home.hero} form={<HeroConsultationForm />} />
      <FirstScreenEnd />
      <BelowFirstScreen>
        {/* Only the list of services and fees is printed. */}
        <div className="no-print relative z-content">
          <StatsStrip figures={home.strip} overlapping />
        </div>
        {/* React hydrates each `Suspense` in a separate short task, and first the one that the visitor touches. */}
        <Suspense>
          <Catalogue {...home.catalogue} categories={categories} search={<SearchField />}>
            <Suspense>
              <ServiceDirectory {...serviceDirectory} />
            </Suspense>
          </Catalogue>
        </Suspense>
        <ToolStrip />
        <div className="no-print">
          <Suspense>
            <section className="process bg-ledger py-section">
              <div className="page-wrap">
                <SectionHead heading={home.process.heading} />
                <Steps steps={home.process.steps} />
              </div>
            </section>
            <Comparison {...home.comparison} />
            {testimonials.length > 0 && (
              <Testimonials
                {...home.testimonials}
                figures={home.trust}
                testimonials={testimonials}
              />
            )}
          </Suspense>
        </div>
        <section id="contact" className="no-print py-section">
          <div className="page-wrap">
            <ContactBlock {...home.contact} form={<ContactForm />} />
          </div>
        </section>
      </BelowFirstScreen>
    </>
  );
}
