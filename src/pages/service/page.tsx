import { serviceBySlug } from '@/content/services/catalogue';
import { BelowFirstScreen } from '@/layout/below-first-screen';
import { Head } from '@/layout/head';
import { lazyWhenSeen } from '@/lib/lazy-when-seen';
import { paths } from '@/paths';
import { Contents } from '@/sections/contents';
import { CitedTexts } from '@/ui/cited';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Ask } from './ask';
import { Block } from './block';
import { shownBlocks, contentsOf, Tools, type ServicePageProps } from './blocks';
import { ServiceCover } from './cover';

/** Below the first screen. With its packages it is 24 KiB, a sixth of the page. */
const ConsultationForm = lazyWhenSeen(
  async () => (await import('@/features/contact/consultation-form')).ConsultationForm,
);

export default function ServicePage(page: ServicePageProps) {
  const { slug, details, terms } = page;
  const service = serviceBySlug(slug);

  return (
    <CitedTexts sources={details.sources.map(({ id }) => id)} terms={terms}>
      <Head title={service.heading} description={service.summary} path={paths.service(slug)} />
      <ServiceCover {...page} service={service} />
      <FirstScreenEnd />
      <BelowFirstScreen>
        <div className="service-columns page-wrap">
          <Contents entries={contentsOf(page)} className="lg:hidden xl:block" />
          <div className="service-body">
            <Blocks page={page} blocks={shownBlocks(page)} />
          </div>
          <Ask>
            <ConsultationForm service={service.name} />
          </Ask>
        </div>
      </BelowFirstScreen>
    </CitedTexts>
  );
}

interface BlocksProps {
  page: ServicePageProps;
  blocks: ReturnType<typeof shownBlocks>;
  /** The block that they are part of. */
  within?: string;
}

function Blocks({ page, blocks, within }: BlocksProps) {
  return blocks
    .filter((block) => block.within === within)
    .map(({ content, tools, ...block }) => (
      <Block key={block.id} {...block}>
        {content}
        <Tools page={page} kinds={tools} />
        <Blocks page={page} blocks={blocks} within={block.id} />
      </Block>
    ));
}
