import type { ReactNode } from 'react';
import { groups, type CatalogueService, type Service } from '@/content/services/catalogue';
import type { ShortFacts } from '@/content/services/short-facts';
import { site } from '@/content/site';
import { longDate } from '@/lib/dates';
import type { Day } from '@/lib/days';
import { Moving } from '@/lib/page-motion';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { FeeStamp } from '@/ui/fee-stamp';
import { Icon } from '@/ui/icon';

interface ServiceCoverProps {
  service: CatalogueService;
  /** Without it the page's label shows fee and time alone. */
  short: ShortFacts | undefined;
  checked: Day;
  /** Whether the page lists changes of its law. */
  changed: boolean;
  keyFacts: ReactNode;
}

/** A service page's head: title, key facts, and how to ask. On phones all three are in the first screen. */
export function ServiceCover({ service, short, checked, changed, keyFacts }: ServiceCoverProps) {
  const { slug, name, heading, summary, icon } = service;
  const group = groups[service.group];

  return (
    <div
      data-file={group.colour}
      className="spine bg-board pt-header pb-5.5 [--spine:14px] sm:[--spine:24px] lg:pb-10"
    >
      <div className="page-wrap">
        <div className="service-cover pl-3.5 sm:pl-7 xl:pl-0">
          <Breadcrumb group={group.title} />
          {short ? <FeeStamp {...short} icon={icon} /> : <Icon name={icon} className="no-print" />}
          <Moving name={`file-${slug}`}>
            <h1>{name}</h1>
          </Moving>
          <p>
            {saysMore(service) && <b className="font-semibold">{heading}. </b>}
            {summary}
          </p>
          <div>{keyFacts}</div>
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
              {`Checked ${longDate(checked)}`}
              {changed && <CoverLink href="#changes">Changes</CoverLink>}
              <CoverLink href="#sources">Sources</CoverLink>
            </p>
          </div>
        </div>
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

/** Breadcrumbs. The group has no page of its own. */
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

/** A full name that begins with the short one adds nothing. */
function saysMore({ name, heading }: Service): boolean {
  return !heading.toLowerCase().startsWith(name.toLowerCase());
}
