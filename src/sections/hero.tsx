import type { ReactNode } from 'react';
import { ConsultationCard } from '@/sections/consultation-card';
import { telHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Icon } from '@/ui/icon';

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
  /** What the certificate says. */
  certificate: ReactNode;
  form: ReactNode;
}

/** The first screen: on the left the promise and the search field, on the right certificate and form. */
export function Hero({
  heading,
  promise,
  lead,
  search,
  mostAsked,
  phone,
  learnMoreHref,
  qualifier,
  certificate,
  form,
}: HeroProps) {
  return (
    <div className="rosette on-dark bg-ink-950 max-lg:min-h-dvh pt-[calc(theme(spacing.header)+clamp(6px,1vw,14px))] text-white lg:[--rosette-right:-600px] lg:[--rosette-top:-600px] lg:[--rosette-width:1500px]">
      <div className="page-wrap grid grid-cols-1 gap-5 lg:grid-cols-[1fr_1.1fr] lg:items-start lg:gap-[clamp(28px,5vw,76px)] xl:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
        <div className="pt-2 lg:pt-[clamp(6px,2.4vw,40px)] lg:pb-4 low:pt-1.5">
          {/* A width in letters: it breaks at the same words before and after the fonts come. */}
          <h1 className="max-w-[7.4em] text-hero low:max-w-none low:text-[min(3.7vw,4rem)]">
            {`${heading} `}
            <span className="marigold-stitch">{promise}</span>
          </h1>
          <p className="mt-4 max-w-[34rem] text-body lg:mt-6">{lead}</p>
          <FirstScreenEnd onPhones />
          <div className="no-print mt-3.5 max-w-[34rem] lg:mt-5">{search}</div>
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
          <div className="no-print mt-3 flex items-center gap-5 lg:mt-5">
            <ButtonLink variant="red" href={telHref(phone)} className="grow sm:grow-0">
              <Icon name="phone" />
              <span>
                Call <span className="tabular max-sm:sr">{phone}</span>
              </span>
            </ButtonLink>
            <a href={learnMoreHref} className="more underline">
              Learn More
            </a>
          </div>
          <p className="mt-3 max-w-[34rem] text-fine text-ink-200 lg:mt-5">
            {`${qualifier.text} `}
            <a href={qualifier.href} className="inline-block underline">
              {qualifier.link}
            </a>
          </p>
        </div>
        {/* On wide screens the form juts out over the certificate, on phones it covers its foot. */}
        <div className="no-print z-content sm:max-lg:mx-auto sm:max-lg:w-full sm:max-lg:max-w-[600px] lg:mr-4.5 lg:mb-5">
          <div className="certificate-frame shadow-lift-dark max-lg:border-b-0!">
            {certificate}
            <ConsultationCard
              heading="Talk to an expert"
              className="max-lg:-mx-[clamp(16px,.5rem+2vw,36px)] lg:-mr-14 lg:shadow-lift-dark"
            >
              {form}
            </ConsultationCard>
          </div>
        </div>
      </div>
    </div>
  );
}
