import type { ReactNode } from 'react';
import scripts from '@/art/certificate-scripts.svg?no-inline';
import type { CountedFigure } from '@/content/site';
import { ConsultationCard } from '@/sections/consultation-card';
import { telHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { Figure } from '@/ui/figure';
import { Icon } from '@/ui/icon';

interface TrustFigure extends CountedFigure {
  star?: boolean;
}

interface HeroProps {
  heading: string;
  promise: string;
  /** What the promise is based on, and where to find the time that each service takes. */
  qualifier: { text: string; link: string; href: string };
  lead: string;
  phone: string;
  learnMoreHref: string;
  search: ReactNode;
  mostAsked: readonly { label: string; href: string }[];
  trust: readonly TrustFigure[];
  form: ReactNode;
  /** The line under the certificate's title. */
  specimen: ReactNode;
}

/** The first screen: on the left the promise and the search field, on the right certificate and form. */
export function Hero({ form, specimen, ...text }: HeroProps) {
  return (
    <div className="rosette on-dark bg-ink-950 pt-[calc(theme(spacing.header)+clamp(14px,1.4vw,20px))] text-white [--rosette-opacity:.38] [--rosette-right:-640px] [--rosette-top:-380px] [--rosette-width:1100px] lg:[--rosette-opacity:.62] lg:[--rosette-right:-600px] lg:[--rosette-top:-600px] lg:[--rosette-width:1500px]">
      <div className="page-wrap grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:items-start lg:gap-[clamp(40px,5vw,76px)]">
        <HeroText {...text} />
        <HeroForm form={form} specimen={specimen} />
      </div>
    </div>
  );
}

function HeroText({
  heading,
  promise,
  qualifier,
  lead,
  phone,
  learnMoreHref,
  search,
  mostAsked,
  trust,
}: Omit<HeroProps, 'form' | 'specimen'>) {
  return (
    <div className="lg:pt-[clamp(6px,1.4vw,26px)] lg:pb-14">
      <h1 className="text-hero">
        {`${heading} `}
        <span className="marigold-stitch">{promise}</span>
      </h1>
      <p
        id="first-screen-end-on-phones"
        className="mt-4 text-fine text-ink-200 lg:mt-6 lg:text-small"
      >
        {`${qualifier.text} `}
        <a href={qualifier.href} className="inline-block underline">
          {qualifier.link}
        </a>
      </p>
      <div className="no-print mt-3.5 max-w-[34rem] lg:mt-6">{search}</div>
      <ul
        aria-label="Most asked for"
        className="no-print mt-2 grid max-w-[34rem] grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-1.5"
      >
        {mostAsked.map(({ label, href }) => (
          <li key={href}>
            <a
              href={href}
              className="flex min-h-11 items-center rounded-control border border-white/28 bg-ink-950/60 px-3 text-small/tight font-medium no-underline hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="no-print mt-3 flex gap-2.5 lg:mt-6">
        <ButtonLink variant="red" href={telHref(phone)} className="grow sm:grow-0">
          <Icon name="phone" />
          <span>
            Call <span className="tabular max-sm:sr">{phone}</span>
          </span>
        </ButtonLink>
        <ButtonLink variant="line" href={learnMoreHref} className="grow sm:grow-0">
          Learn More
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-[36em] text-balance text-ink-200">{lead}</p>
      <TrustFigures figures={trust} />
    </div>
  );
}

/** One compact band, because these figures only support the promise above. */
function TrustFigures({ figures }: { figures: readonly TrustFigure[] }) {
  return (
    <dl
      aria-label="Why people trust us"
      className="mt-4 flex max-w-[38rem] flex-wrap gap-x-2 gap-y-1 border-y border-white/24 py-2.5 text-fine/snug sm:gap-x-5"
    >
      {figures.map(({ figure, label, star }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-ink-200">{label}</dt>
          <dd className="flex items-baseline gap-1 whitespace-nowrap font-serif text-[1.0625rem]/none font-semibold sm:text-[1.125rem]/none">
            <Figure>{figure}</Figure>
            {star && <Icon name="star" className="size-4 translate-y-0.5 text-marigold" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The form lies on the certificate, whose frame is as tall as it needs to be. */
function HeroForm({ form, specimen }: Pick<HeroProps, 'form' | 'specimen'>) {
  return (
    <div className="no-print relative z-content mb-5 lg:-mt-2 sm:max-lg:mx-auto sm:max-lg:w-full sm:max-lg:max-w-[600px] lg:mb-10">
      <div className="certificate-frame shadow-lift-dark lg:mr-4.5">
        <div className="pt-2.5 text-center lg:pt-0 text-red-deep">
          <p
            aria-hidden="true"
            className="font-serif text-[clamp(1.25rem,1rem+1.25vw,1.625rem)]/tight font-bold"
          >
            Certificate of Registration
          </p>
          <div
            aria-hidden="true"
            className="mx-auto mt-1 h-1.5 w-[82%] border-t-[2.5px] border-b border-current"
          />
          {specimen}
        </div>
        <div className="lg:grid lg:grid-cols-[24%_1fr]">
          <img
            src={scripts}
            width="96"
            height="500"
            alt=""
            loading="lazy"
            className="mx-auto h-auto w-[86px] pt-6 max-lg:hidden"
          />
          <ConsultationCard
            heading="Talk to an expert"
            className="lg:-mr-14 lg:shadow-lift-dark lg:border-l-4 lg:border-double lg:border-red"
          >
            {form}
            <p className="mt-1 text-small text-ink-600">We call once, about this request.</p>
          </ConsultationCard>
        </div>
      </div>
    </div>
  );
}
