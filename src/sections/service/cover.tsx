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
  /** How far the law was read, as a sentence without a full stop. */
  readUntil: string | undefined;
  /** The newest change of that law, in a sentence. */
  changed: string | undefined;
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
  readUntil,
  changed,
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
          <div className="[grid-area:crumb]">{breadcrumb}</div>
          <Icon
            name={icon}
            className="no-print size-8.5 [grid-area:icon] [--stitch-colour:var(--cloth)] [stroke-width:1.3] lg:size-14"
          />
          <Moving name={`file-${slug}`}>
            <h1 className="text-[min(clamp(1.75rem,1.2rem+2.5vw,3.75rem),13vw)]/[1.04] font-bold tracking-[-.015em] [grid-area:title]">
              {name}
            </h1>
          </Moving>
          <p className="max-w-[34em] text-fine/snug [grid-area:text] sm:text-body">
            {longName && <b className="font-semibold">{longName}. </b>}
            {summary}
          </p>
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
              {`Last reviewed on ${checkedOn}. ${readUntil ? `${readUntil}. ` : ''}`}
              <a href="#sources" className="inline-block py-1 underline">
                Sources
              </a>
            </p>
            {changed && (
              <p className="text-small text-ink-800">
                {`${changed} `}
                {/* On phones it would come to lie under the bar, whose contents list leads there as well. */}
                <a href="#changes" className="inline-block py-1 underline max-sm:hidden">
                  All changes
                </a>
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

const WAY = 'bg-white/35 max-sm:px-3.5 max-sm:text-label';
