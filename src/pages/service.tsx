import { Suspense } from 'react';
import { dueDatePages } from '@/content/due-date-pages';
import type { FirstYearPath } from '@/content/first-year-steps';
import { groups, serviceBySlug, type ServiceSlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import { site } from '@/content/site';
import type { StructureGuide } from '@/content/structures/guide';
import { registersStructure } from '@/content/structures/pages';
import { DocumentChecklist } from '@/features/checklist/document-checklist';
import { ConsultationForm } from '@/features/consultation/consultation-form';
import { DueDates } from '@/features/due-dates/due-dates';
import { FirstYear } from '@/features/first-year/first-year';
import { Head } from '@/layout/head';
import { citedPlaces } from '@/lib/citations';
import { longDate } from '@/lib/dates';
import { paths } from '@/paths';
import { Breadcrumb } from '@/sections/breadcrumb';
import { ConsultationSheet } from '@/sections/consultation-sheet';
import { NoScript } from '@/sections/no-script';
import { Afterwards } from '@/sections/service/afterwards';
import { Block } from '@/sections/service/block';
import { Contents } from '@/sections/service/contents';
import { Costs } from '@/sections/service/costs';
import { ServiceCover } from '@/sections/service/cover';
import { KeyFacts } from '@/sections/service/key-facts';
import { Need } from '@/sections/service/need';
import { Questions } from '@/sections/service/questions';
import { Related } from '@/sections/service/related';
import { RulesTable } from '@/sections/service/rules-table';
import { Scope } from '@/sections/service/scope';
import { Sources } from '@/sections/service/sources';
import { Steps } from '@/sections/service/steps';
import { StructuresCompared } from '@/sections/service/structures-compared';
import { Yourself } from '@/sections/service/yourself';
import { CitedTexts, type TermNotes } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { partsOf } from './service/parts';
import { StructureChooser } from './service/structure-chooser';

/** What a service's page shows of its own, as `vite/service-texts.ts` hands it over. */
export interface ServiceText {
  details: ServiceDetails;
  terms: TermNotes;
  /** What follows the registration; none where no year of duties begins with it. */
  firstYear?: FirstYearPath | undefined;
}

interface ServicePageProps extends ServiceText {
  slug: ServiceSlug;
}

export default function ServicePage({ slug, details, terms, firstYear }: ServicePageProps) {
  const service = serviceBySlug(slug);
  const group = groups[service.group];
  const checkedOn = longDate(details.checked);
  const { structures } = details;
  const dueDates = dueDatePages[slug];

  return (
    <CitedTexts sources={details.sources.map(({ id }) => id)} terms={terms}>
      <Head title={service.heading} description={service.summary} path={paths.service(slug)} />
      <ServiceCover
        heading={service.heading}
        summary={service.summary}
        checkedOn={checkedOn}
        file={group.file}
        phone={site.phone}
        whatsapp={site.whatsapp}
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
        label={<KeyFacts facts={details.keyFacts} />}
      />
      <div className="service-columns page-wrap">
        <Contents entries={partsOf(slug, details)} />
        <div className="service-body">
          <Block id="need" heading="Do you need it?">
            <Need need={details.need} />
            {registersStructure(slug) && (
              <a href={paths.chooseStructure()} className="no-print more mt-2 text-red">
                Which structure? Answer six questions
                <Icon name="arrow" />
              </a>
            )}
            {structures && <Structures guide={structures} />}
          </Block>
          <Block id="costs" heading="What you pay, and to whom">
            <Costs costs={details.costs} />
            {details.table && <RulesTable {...details.table} />}
          </Block>
          <Block id="documents" heading="Documents">
            <DocumentChecklist
              key={slug}
              list={slug}
              title={`${service.title}: documents`}
              groups={details.documents}
            />
          </Block>
          <Block id="steps" heading="How it goes, and whose clock">
            <Steps steps={details.steps} wrong={details.wrong} />
          </Block>
          <Block id="scope" heading="What we do, and what we do not">
            <Scope {...details} />
          </Block>
          <Block id="afterwards" heading="After you have it">
            <Afterwards duties={details.after} />
          </Block>
          {dueDates && (
            <Block id="due-dates" heading="Next due dates" screenOnly>
              <DueDates key={slug} {...dueDates} />
            </Block>
          )}
          {firstYear && (
            <Block id="first-year" heading="Your first year" screenOnly>
              <FirstYear key={slug} slug={slug} title={service.title} path={firstYear} />
            </Block>
          )}
          <Block id="yourself" heading="Doing it yourself">
            <Yourself {...details.yourself} />
          </Block>
          <Block id="questions" heading="Questions">
            <Questions questions={details.questions} />
          </Block>
          <Block id="related" heading="Often needed with this" screenOnly>
            <Related services={details.related.map(relatedService)} />
          </Block>
          <Block id="sources" heading="Sources">
            <Sources
              sources={details.sources}
              places={citedPlaces(details)}
              checkedOn={checkedOn}
            />
          </Block>
        </div>
        <aside id="ask" aria-label="Free consultation" className="service-aside no-print">
          <ConsultationSheet heading="Ask an expert" className="shadow-lift">
            <NoScript phone={site.phone} contactHref={paths.contact()} />
            <Suspense>
              <ConsultationForm key={slug} />
            </Suspense>
          </ConsultationSheet>
        </aside>
      </div>
    </CitedTexts>
  );
}

/** Which legal form to choose: the questions, and what they compare. On paper they would take a sheet of their own. */
function Structures({ guide }: { guide: StructureGuide }) {
  return (
    <div className="no-print">
      <h3 id="choose" tabIndex={-1} className="pt-8 pb-3 text-h3">
        Which structure fits? Six questions
      </h3>
      <StructureChooser guide={guide} phone={site.phone} />
      <h3 className="pt-8 pb-3 text-h3">The structures side by side</h3>
      <StructuresCompared {...guide} />
    </div>
  );
}

function relatedService({ slug, reason }: ServiceDetails['related'][number]) {
  const { title, icon } = serviceBySlug(slug as ServiceSlug);
  return { title, icon, href: paths.service(slug), reason };
}
