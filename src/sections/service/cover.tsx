import type { ReactNode } from 'react';
import type { FileColour } from '@/content/categories';
import type { IconName } from '@/content/icons';
import { telHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { Moving } from '@/lib/page-motion';
import { Icon } from '@/ui/icon';

interface ServiceCoverProps {
  slug: string;
  /** What people say: "GST registration". */
  name: string;
  /** The long name, if it says more than the short one. */
  longName: string | undefined;
  summary: string;
  /** Such as "20 November 2026". */
  checkedOn: string;
  colour: FileColour;
  /** The drawing of the service's card. */
  icon: IconName;
  phone: string;
  /** The address of the chat. */
  whatsapp: string;
  askHref: string;
  breadcrumb: ReactNode;
  keyFacts: ReactNode;
}

/** A service page's head: title, key facts, and how to ask. On phones all three are in the first screen. */
export function ServiceCover({
  slug,
  name,
  longName,
  summary,
  checkedOn,
  colour,
  icon,
  phone,
  whatsapp,
  askHref,
  breadcrumb,
  keyFacts,
}: ServiceCoverProps) {
  return (
    <div
      data-file={colour}
      className="spine bg-board pt-header pb-6 [--spine:14px] sm:[--spine:24px] lg:pb-10"
    >
      <div className="page-wrap">
        <div className="service-cover pl-3.5 sm:pl-7 xl:pl-0">
          <div className="flex items-center justify-between gap-4 [grid-area:crumb]">
            {breadcrumb}
            <Icon
              name={icon}
              className="no-print size-8.5 flex-none [--stitch-colour:var(--cloth)] [stroke-width:1.3] lg:size-12"
            />
          </div>
          <div className="[grid-area:title]">
            <Moving name={`file-${slug}`}>
              <h1 className="text-[min(clamp(1.75rem,1.2rem+2.5vw,3.75rem),13vw)]/[1.04] font-bold tracking-[-.015em]">
                {name}
              </h1>
            </Moving>
            <p className="mt-1.5 max-w-[34em] text-fine/snug sm:text-body lg:mt-3.5">
              {longName && <b className="font-semibold">{longName}. </b>}
              {summary}
            </p>
          </div>
          <div className="[grid-area:facts]">{keyFacts}</div>
          <div className="[grid-area:ways]">
            <div className="no-print flex flex-wrap gap-2">
              <ButtonLink variant="red" href={askHref} className="grow max-sm:px-3 sm:grow-0">
                Ask an expert
              </ButtonLink>
              <ButtonLink variant="line" href={telHref(phone)} className={WAY}>
                <Icon name="phone" className="max-sm:hidden" />
                Call
              </ButtonLink>
              <ButtonLink variant="line" href={whatsapp} rel="noopener" className={WAY}>
                <Icon name="chat" className="max-sm:hidden" />
                WhatsApp
              </ButtonLink>
            </div>
            <p className="mt-2 text-small text-ink-800">
              {`Last reviewed on ${checkedOn}. `}
              <a href="#sources" className="inline-block py-1 underline">
                Sources
              </a>
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}

const WAY = 'bg-white/35 max-sm:px-3.5 max-sm:text-label';
