import { groups, serviceBySlug, type Service } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { ConsultationForm } from '@/features/contact/late-forms';
import { BelowFirstScreen } from '@/layout/below-first-screen';
import { Head } from '@/layout/head';
import { buildDay } from '@/lib/build-day';
import { withoutCitations } from '@/lib/citations';
import { longDate } from '@/lib/dates';
import { aboutPage, whatsappHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { Breadcrumb } from '@/sections/breadcrumb';
import { ConsultationCard } from '@/sections/consultation-card';
import { NoScript } from '@/sections/no-script';
import { Ask } from '@/sections/service/ask';
import { Block, FoldedBlock, SubBlock } from '@/sections/service/block';
import { Contents } from '@/sections/service/contents';
import { ServiceCover } from '@/sections/service/cover';
import { KeyFacts } from '@/sections/service/key-facts';
import { CitedTexts } from '@/ui/cited';
import { blocksOf, contentsOf, type ServicePageProps } from './blocks';

export default function ServicePage(page: ServicePageProps) {
  const { slug, details, terms } = page;
  const service = serviceBySlug(slug);
  const group = groups[service.group];

  return (
    <CitedTexts sources={details.sources.map(({ id }) => id)} terms={terms}>
      <Head title={service.heading} description={service.summary} path={paths.service(slug)} />
      <ServiceCover
        slug={slug}
        name={service.name}
        longName={saysMore(service) ? service.heading : undefined}
        summary={service.summary}
        checkedOn={longDate(details.checked)}
        readUntil={page.readUntil}
        changed={newestChange(page.changes)}
        colour={group.colour}
        icon={service.icon}
        phone={site.phone}
        whatsapp={whatsappHref(site.whatsapp, aboutPage(paths.service(slug)))}
        askHref="#ask"
        breadcrumb={
          <Breadcrumb crumbs={[{ title: 'Home', href: paths.home() }, { title: group.title }]} />
        }
        keyFacts={<KeyFacts facts={details.keyFacts} short={page.short} />}
      />
      <BelowFirstScreen>
        <div className="service-columns page-wrap">
          <Contents entries={contentsOf(page)} />
          <div className="service-body">
            <Blocks page={page} />
          </div>
          <Ask>
            <ConsultationCard heading="Ask an expert" className="shadow-lift">
              <NoScript phone={site.phone} contactHref={paths.contact()} />
              <ConsultationForm service={service.name} />
            </ConsultationCard>
          </Ask>
        </div>
      </BelowFirstScreen>
    </CitedTexts>
  );
}

/** The newest change of the law in a line: "Changed on 28 September 2026: …". */
function newestChange(changes: ServicePageProps['changes']): string | undefined {
  const newest = changes.find(({ day }) => day <= buildDay) ?? changes.at(-1);
  if (!newest) return undefined;
  const verb = newest.day > buildDay ? 'Changes' : 'Changed';
  return `${verb} on ${longDate(newest.day)}: ${withoutCitations(newest.text)}.`;
}

/** A long name that begins with the short one says nothing new. */
function saysMore({ name, heading }: Service): boolean {
  return !heading.toLowerCase().startsWith(name.toLowerCase());
}

/** The blocks of the page, or those within one of them. */
function Blocks({ page, within }: { page: ServicePageProps; within?: string }) {
  return blocksOf(page)
    .filter((block) => block.within === within)
    .map(({ content, folded, ...block }) => {
      const inside = (
        <>
          {content(page)}
          <Blocks page={page} within={block.id} />
        </>
      );
      if (folded) {
        return (
          <FoldedBlock key={block.id} {...block} line={folded(page)}>
            {inside}
          </FoldedBlock>
        );
      }
      const Frame = within ? SubBlock : Block;
      return (
        <Frame key={block.id} {...block}>
          {inside}
        </Frame>
      );
    });
}
