import type { CountedFigure } from '@/content/site';
import type { Testimonial } from '@/content/testimonials';
import { RevenueStamp } from '@/sections/revenue-stamp';
import { SectionHead } from '@/sections/section-head';
import { Icon } from '@/ui/icon';
import { Static } from '@/ui/static';

interface TestimonialsProps {
  heading: string;
  /** A rating links to its page on the review site. */
  figures: readonly (CountedFigure & { href?: string })[];
  testimonials: readonly Testimonial[];
}

/** Testimonials as receipts with dashed lines between; each is signed across its revenue stamp. */
export function Testimonials({ heading, figures, testimonials }: TestimonialsProps) {
  return (
    <Static as="section" className="bg-stamp-paper py-section">
      <div className="page-wrap">
        <SectionHead heading={heading} />
        <TrustFigures figures={figures} />
        {/* Visitors swipe if not all of them fit. */}
        <div
          role="group"
          aria-label={heading}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari's keyboard reaches no scrollable area without it
          tabIndex={0}
          className="receipts grid bg-sheet shadow-lift"
        >
          {testimonials.map((testimonial, index) => (
            <Receipt key={testimonial.author} {...testimonial} signature={index} />
          ))}
        </div>
      </div>
    </Static>
  );
}

/** On one ruled line, because these figures only support the testimonials. */
function TrustFigures({ figures }: Pick<TestimonialsProps, 'figures'>) {
  return (
    <dl
      aria-label="Why people trust us"
      className="mb-3 flex flex-wrap gap-x-4 gap-y-1 border-y border-rule py-2 text-fine/snug lg:mb-6 lg:justify-between"
    >
      {figures.map(({ figure, label, href }) => (
        <div key={label} className="flex flex-row-reverse items-baseline gap-1.5">
          <dt className="text-ink-600">
            {href ? (
              <a href={href} rel="noopener" className="-my-0.5 inline-block py-0.5 underline">
                {label}
              </a>
            ) : (
              label
            )}
          </dt>
          <dd className="flex items-baseline gap-1 whitespace-nowrap font-serif text-[1.125rem]/tight font-semibold">
            {figure}
            {href && <Icon name="star" className="size-4 translate-y-0.5 text-marigold-deep" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Receipt({ signature, ...testimonial }: Testimonial & { signature: number }) {
  const { text, author, position, service, verified } = testimonial;
  return (
    <figure className="grid grid-cols-1 grid-rows-[auto_1fr_auto] gap-2.5 border-dashed border-[oklch(.78_.03_45)] px-4 pb-3 wrap-anywhere not-first:border-l-2 lg:px-7 lg:pb-6">
      <p className="-mx-4 border-b border-rule-blue px-4 py-2 text-small font-semibold lg:-mx-7 lg:px-7">
        {service}
      </p>
      <blockquote className="font-serif text-[1.125rem]/tight font-semibold sm:text-large">
        “{text}”
      </blockquote>
      {/* With large type the stamp wraps below the name. */}
      <figcaption className="flex flex-wrap items-end gap-x-8 gap-y-4">
        <div className="grow basis-28">
          <cite className="block text-[1.125rem]/tight font-semibold not-italic">{author}</cite>
          <span className="block text-small text-ink-600">{position}</span>
          {verified && (
            <span className="mt-1 inline-flex items-center gap-1.5 text-small font-semibold text-green">
              <Icon name="check" className="size-4.5 [stroke-width:2.6]" />
              Verified client
            </span>
          )}
        </div>
        <RevenueStamp {...testimonial} signature={signature} />
      </figcaption>
    </figure>
  );
}
