import type { ReactNode } from 'react';
import { telHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

interface ServiceCoverProps {
  heading: string;
  summary: string;
  /** The colour of the file, see `data-file` in tailwind.config.ts. */
  file: string;
  phone: string;
  askHref: string;
  breadcrumb: ReactNode;
}

/** A service opens as a file: a cover in its board colour with a stitched spine of cloth. */
export function ServiceCover({
  heading,
  summary,
  file,
  phone,
  askHref,
  breadcrumb,
}: ServiceCoverProps) {
  return (
    <div
      data-file={file}
      className="spine bg-board pt-[calc(theme(spacing.header)+6px)] pb-7.5 [--spine:14px] sm:[--spine:24px] lg:pt-[calc(theme(spacing.header)+14px)] lg:pb-12"
    >
      <div className="page-wrap">
        <div className="pl-3.5 sm:pl-7 lg:pl-0">
          {breadcrumb}
          <h1 className="mt-2 max-w-[22em] text-h1">{heading}</h1>
          <p className="mt-3.5 max-w-[30em] text-lead">{summary}</p>
          <div className="mt-5.5 flex flex-wrap gap-2.5">
            <ButtonLink
              variant="red"
              href={askHref}
              className="max-sm:grow max-sm:px-4 max-sm:text-label"
            >
              Get Free Consultation
            </ButtonLink>
            <ButtonLink
              variant="line"
              href={telHref(phone)}
              className="bg-white/35 max-sm:px-4 max-sm:text-label"
            >
              <Icon name="phone" />
              Call
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
