import type { ReactNode } from 'react';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface ServiceCoverProps {
  heading: string;
  summary: string;
  /** Such as "20 November 2026". */
  checkedOn: string;
  /** The group's colour, see `data-file` in tailwind.config.ts. */
  colour: string;
  phone: string;
  whatsapp: string;
  askHref: string;
  breadcrumb: ReactNode;
  keyFacts: ReactNode;
}

/** The head of a service page: the cover of an office file in the group's colour, with the key facts as its label. */
export function ServiceCover({
  heading,
  summary,
  checkedOn,
  colour,
  phone,
  whatsapp,
  askHref,
  breadcrumb,
  keyFacts,
}: ServiceCoverProps) {
  return (
    <div
      data-file={colour}
      className="spine bg-board pt-[calc(theme(spacing.header)+6px)] pb-7.5 [--spine:14px] sm:[--spine:24px] lg:pt-[calc(theme(spacing.header)+14px)] lg:pb-12"
    >
      <div className="page-wrap">
        <div className="grid grid-cols-1 gap-x-14 gap-y-6.5 pl-3.5 sm:pl-7 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-center lg:pl-0">
          <div className="lg:col-span-full lg:-mb-5">{breadcrumb}</div>
          <div>
            <h1 className="text-h1">{heading}</h1>
            <p className="mt-3.5 max-w-[30em] text-lead">{summary}</p>
            <p className="mt-3 text-small text-ink-800">
              {`Checked on ${checkedOn} against `}
              <a href="#sources" className="inline-block py-1 max-sm:block max-sm:w-max">
                official sources
              </a>
            </p>
            <div className="no-print mt-5 flex flex-wrap gap-2.5">
              <ButtonLink
                variant="red"
                href={askHref}
                className="max-sm:w-full max-sm:text-label lg:hidden"
              >
                Get Free Consultation
              </ButtonLink>
              <ButtonLink
                variant="line"
                href={telHref(phone)}
                className="bg-white/35 max-sm:grow max-sm:px-4 max-sm:text-label"
              >
                <Icon name="phone" />
                Call
              </ButtonLink>
              <ButtonLink
                variant="line"
                href={whatsappHref(whatsapp)}
                rel="noopener"
                className="bg-white/35 max-sm:grow max-sm:px-4 max-sm:text-label"
              >
                <Icon name="chat" />
                WhatsApp
              </ButtonLink>
            </div>
          </div>
          {keyFacts}
        </div>
      </div>
    </div>
  );
}
