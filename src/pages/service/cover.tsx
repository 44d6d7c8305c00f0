import { groups, type CatalogueService } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import type { ServiceText } from '@/content/services/service-page';
import { site } from '@/content/site';
import { longDate } from '@/lib/dates';
import { entriesOf } from '@/lib/object-entries';
import { Moving } from '@/lib/page-motion';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Cited } from '@/ui/cited';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Fold } from '@/ui/fold';
import { Icon } from '@/ui/icon';
import { Static } from '@/ui/static';

interface ServiceCoverProps extends Pick<ServiceText, 'details' | 'changes' | 'short'> {
  service: CatalogueService;
}

/** The top of a service page: title, key facts, and ways to ask. On phones all three fit the first screen. */
export function ServiceCover({ service, details, changes, short }: ServiceCoverProps) {
  const { slug, name, heading, summary, icon } = service;
  const group = groups[service.group];
  const hasLongerName = !heading.toLowerCase().startsWith(name.toLowerCase());

  return (
    <div
      data-file={group.colour}
      className="spine bg-board pt-header pb-5.5 [--spine:14px] sm:[--spine:24px] lg:pb-10"
    >
      <div className="page-wrap">
        <Static as="div" className="service-cover pl-3.5 sm:pl-7 xl:pl-0">
          <Breadcrumb group={group.title} />
          <Icon name={icon} className="no-print" />
          <Moving name={`file-${slug}`}>
            <h1>{name}</h1>
          </Moving>
          <p>
            {hasLongerName && <b className="font-semibold">{heading}. </b>}
            {summary}
          </p>
          <FirstScreenEnd onPhones />
          <div>
            <KeyFacts details={details} short={short} />
          </div>
          <div>
            <div className="no-print flex flex-wrap gap-1.5 sm:gap-2">
              <ButtonLink variant="red" href="#ask" className="grow max-sm:px-3 sm:grow-0">
                Ask an expert
              </ButtonLink>
              <ButtonLink variant="line" href={telHref(site.phone)} className={WAY}>
                <Icon name="phone" className="max-sm:hidden" />
                Call
              </ButtonLink>
              <ButtonLink
                variant="line"
                href={whatsappHref(site.whatsapp, aboutPage(paths.service(slug)))}
                rel="noopener"
                className={WAY}
              >
                <Icon name="chat" className="max-sm:hidden" />
                WhatsApp
              </ButtonLink>
            </div>
            <p className="mt-2 text-fine text-ink-800">
              {`Checked ${longDate(details.checked)}`}
              {changes.length > 0 && <CoverLink href="#changes">Changes</CoverLink>}
              <CoverLink href="#sources">Sources</CoverLink>
            </p>
          </div>
        </Static>
      </div>
    </div>
  );
}

const WAY = 'bg-white/35 max-sm:px-3 max-sm:text-label';

function CoverLink({ href, children }: { href: string; children: string }) {
  return (
    <>
      {' · '}
      <a href={href} className="inline-block py-1 underline">
        {children}
      </a>
    </>
  );
}

/** The group has no page, so it is no link. */
function Breadcrumb({ group }: { group: string }) {
  return (
    <nav aria-label="You are here" className="no-print">
      <ol className="flex flex-wrap gap-x-2 text-small">
        <li>
          <a href={paths.home()} className="inline-flex min-h-11 min-w-11 items-center underline">
            Home
          </a>
        </li>
        <li>
          <span aria-current="page">{group}</span>
        </li>
      </ol>
    </nav>
  );
}

const labels: Record<keyof ServiceDetails['keyFacts'], string> = {
  governmentFee: 'Government fee',
  time: 'Usual time',
  who: 'Who needs it',
  ourFee: 'Our fee',
  lasts: 'Lasts',
  authority: 'Who decides',
};

/**
 * The key facts, as a label on the cover. Phones show three facts in short and fold the others, so that the ways to ask also fit
 * the first screen. Wider screens show all six facts in full.
 */
function KeyFacts({ details: { keyFacts }, short }: Pick<ServiceText, 'details' | 'short'>) {
  return (
    <div className="pasted-label">
      {short && (
        <dl aria-label="In short" className="key-facts-short">
          <Facts governmentFee={short.fee} time={short.time} who={short.who} />
        </dl>
      )}
      <Fold
        open={!short}
        className="phone-fold px-1.5"
        summary={<b className="text-small font-semibold">Our fee, validity, who decides</b>}
      >
        <dl aria-label="Key facts" className="key-facts">
          <Facts {...keyFacts} />
        </dl>
      </Fold>
    </div>
  );
}

function Facts(facts: Partial<ServiceDetails['keyFacts']>) {
  return entriesOf(labels).map(([key, term]) => {
    const fact = facts[key];
    return (
      fact && (
        <div key={key}>
          <dt>{term}</dt>
          <dd>
            <Cited>{fact}</Cited>
          </dd>
        </div>
      )
    );
  });
}
