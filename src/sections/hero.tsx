import type { ReactNode } from 'react';
import certificate from '@/art/certificate.svg?no-inline';
import certificateTall from '@/art/certificate-tall.svg?no-inline';
import { ConsultationCard } from '@/sections/consultation-card';
import { telHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { Figure } from '@/ui/figure';
import { Icon } from '@/ui/icon';

interface TrustFigure {
  figure: string;
  label: string;
  star?: boolean;
}

interface HeroProps {
  heading: string;
  promise: string;
  lead: string;
  fine: string;
  phone: string;
  learnMoreHref: string;
  trust: readonly TrustFigure[];
  form: ReactNode;
}

/** The first screen: heading and ways on at the left, the form on a certificate at the right. */
export function Hero({ trust, form, ...text }: HeroProps) {
  return (
    <div className="rosette on-dark bg-ink-950 pt-[calc(theme(spacing.header)+clamp(28px,4.2vw,64px))] text-white [--rosette-opacity:.38] [--rosette-right:-640px] [--rosette-top:-380px] [--rosette-width:1100px] lg:[--rosette-opacity:.62] lg:[--rosette-right:-600px] lg:[--rosette-top:-600px] lg:[--rosette-width:1500px]">
      <div className="page-wrap grid grid-cols-1 gap-9 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)] lg:items-start lg:gap-[clamp(40px,5vw,76px)]">
        <div className="lg:self-center lg:pb-14">
          <HeroText {...text} />
          <TrustFigures figures={trust} />
          <p className="mt-4 max-w-[34em] text-fine text-ink-200">{text.fine}</p>
        </div>
        <HeroForm form={form} />
      </div>
    </div>
  );
}

function HeroText({
  heading,
  promise,
  lead,
  phone,
  learnMoreHref,
}: Pick<HeroProps, 'heading' | 'promise' | 'lead' | 'phone' | 'learnMoreHref'>) {
  return (
    <>
      <h1 className="text-hero">
        {`${heading} `}
        <span className="marigold-stitch">{promise}</span>
      </h1>
      <p
        id="opening-end"
        className="mt-[clamp(24px,2.6vw,34px)] max-w-[31em] text-lead text-ink-200"
      >
        {lead}
      </p>
      <div className="mt-[clamp(22px,2.4vw,32px)] flex flex-wrap gap-3">
        <ButtonLink variant="red" href={telHref(phone)} className="grow sm:grow-0">
          <Icon name="phone" />
          <span className="tabular">Call {phone}</span>
        </ButtonLink>
        <ButtonLink variant="line" href={learnMoreHref} className="grow sm:grow-0">
          Learn More
        </ButtonLink>
      </div>
    </>
  );
}

function TrustFigures({ figures }: { figures: readonly TrustFigure[] }) {
  return (
    <dl
      aria-label="Why people trust us"
      className="mt-[clamp(28px,3.4vw,52px)] grid grid-cols-2 border-t border-white/24 sm:grid-cols-3"
    >
      {figures.map(({ figure, label, star }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-b border-white/24 py-3 pr-2.5 max-sm:even:border-l max-sm:even:pl-4 sm:border-l sm:py-3.5 sm:pl-5 sm:nth-[3n+1]:border-l-0 sm:nth-[3n+1]:pl-0"
        >
          <dt className="mt-0.5 text-fine/snug text-ink-200">{label}</dt>
          <dd className="flex items-center gap-1.5 font-serif text-[1.5625rem]/[1.1] font-semibold">
            <Figure>{figure}</Figure>
            {star && <Icon name="star" className="size-4.5 -translate-y-px text-marigold" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The certificate lies behind the form and ends under the red strip that follows the hero. */
function HeroForm({ form }: { form: ReactNode }) {
  return (
    <div className="relative pb-8.5 sm:max-lg:mx-auto sm:max-lg:w-full sm:max-lg:max-w-[600px] lg:self-stretch lg:pb-14">
      <div className="absolute inset-x-0 top-0 -bottom-3 overflow-hidden">
        <picture>
          <source
            media="(max-width: 61.1875rem)"
            srcSet={certificateTall}
            width="600"
            height="1240"
          />
          <img
            src={certificate}
            width="600"
            height="1120"
            alt=""
            decoding="async"
            fetchPriority="low"
            className="w-full shadow-lift-dark lg:w-[calc(100%-18px)]"
          />
        </picture>
      </div>
      <ConsultationCard
        heading={
          <>
            Talk to <br className="max-sm:hidden lg:inline" />
            an expert
          </>
        }
        className="mx-3 mt-[29.5%] shadow-lift-dark lg:mx-0 lg:mt-[30.5%] lg:ml-[28%]"
      >
        {form}
        <p id="opening-end-wide" className="mt-3.5 text-small text-ink-600">
          We call once, about this request, and use your number for nothing else.
        </p>
      </ConsultationCard>
    </div>
  );
}
