import { Suspense } from 'react';
import { consultationServices, type ConsultationService } from '@/content/forms';
import { groups, serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { Head } from '@/layout/head';
import { island, whenNear } from '@/lib/island';
import { paths } from '@/paths';
import { Breadcrumb } from '@/sections/breadcrumb';
import { ConsultationSheet } from '@/sections/consultation-sheet';
import { NoScript } from '@/sections/no-script';
import { ServiceCover } from '@/sections/service-cover';

const ConsultationForm = island(
  async () => (await import('@/features/consultation/consultation-form')).ConsultationForm,
  whenNear('[data-testid="consultation-form"]'),
);

interface ServicePageProps {
  slug: ServiceSlug;
}

export default function ServicePage({ slug }: ServicePageProps) {
  const service = serviceBySlug(slug);
  const group = groups[service.group];
  return (
    <>
      <Head title={service.heading} description={service.summary} path={paths.service(slug)} />
      <ServiceCover
        heading={service.heading}
        summary={service.summary}
        file={group.file}
        phone={site.phone}
        askHref="#ask"
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { title: 'Home', href: paths.home() },
              { title: group.title },
              { title: service.title },
            ]}
          />
        }
      />
      <div className="page-wrap py-section">
        <aside
          id="ask"
          aria-label="Free consultation"
          className="mx-auto max-w-[480px] shadow-lift"
        >
          <ConsultationSheet heading="Ask about this service">
            <NoScript phone={site.phone} contactHref={paths.contact()} />
            <Suspense fallback={null}>
              <ConsultationForm key={slug} service={matchingChoice(service.title)} />
            </Suspense>
          </ConsultationSheet>
        </aside>
      </div>
    </>
  );
}

/** The choice of the form that stands for a service, where the specification offers one. */
function matchingChoice(title: string): ConsultationService | undefined {
  return consultationServices.find((choice) => choice === title);
}
