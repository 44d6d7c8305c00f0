import { Suspense } from 'react';
import { categories } from '@/content/categories';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { Head } from '@/layout/head';
import { island, whenTouched } from '@/lib/island';
import { paths } from '@/paths';
import { Catalogue } from '@/sections/catalogue';
import { Comparison } from '@/sections/comparison';
import { ContactBlock } from '@/sections/contact-block';
import { Hero } from '@/sections/hero';
import { ProcessSteps } from '@/sections/process-steps';
import { StatsStrip } from '@/sections/stats-strip';
import { Testimonials } from '@/sections/testimonials';

const HeroConsultationForm = island(
  async () => (await import('@/features/contact/hero-consultation-form')).HeroConsultationForm,
  whenTouched('[data-testid="hero-consultation-form"]'),
);
const ContactForm = island(
  async () => (await import('@/features/contact/contact-form')).ContactForm,
  whenTouched('[data-testid="contact-form"]'),
);

export default function HomePage() {
  return (
    <>
      <Head title={home.title} description={home.description} path={paths.home()} />
      <Hero
        {...home.hero}
        phone={site.phone}
        learnMoreHref={paths.contact()}
        trust={home.trust}
        form={
          <Suspense fallback={null}>
            <HeroConsultationForm />
          </Suspense>
        }
      />
      <StatsStrip figures={home.strip} overlapping />
      <Catalogue
        {...home.catalogue}
        categories={categories}
        askHref={paths.contact()}
        chooseHref={paths.chooseStructure()}
      />
      <ProcessSteps {...home.process} />
      <Comparison {...home.comparison} name={site.name} />
      <Testimonials {...home.testimonials} testimonials={testimonials} />
      <section id="contact" className="py-section">
        <div className="page-wrap">
          <ContactBlock
            {...home.contact}
            phone={site.phone}
            whatsapp={site.whatsapp}
            email={site.email}
            cover="ink"
            form={
              <Suspense fallback={null}>
                <ContactForm />
              </Suspense>
            }
          />
        </div>
      </section>
    </>
  );
}

HomePage.islands = [HeroConsultationForm, ContactForm];
