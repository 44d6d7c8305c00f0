import type { ReactNode } from 'react';
import { telHref } from '@/lib/phone-links';
import { ButtonLink } from '@/ui/button';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Icon } from '@/ui/icon';
import { IndiaInScripts } from '@/ui/india-in-scripts';
import { Static } from '@/ui/static';

interface HeroProps {
  /** The lines of the heading. The last one ends with the promise, which is underlined by the stitch. */
  lines: readonly [string, string, string];
  promise: string;
  lead: string;
  phone: string;
  /** The same in Hindi, if the provider speaks it. */
  inOwnWords: string | undefined;
  learnMoreHref: string;
  prices: readonly { label: string; href: string; fee: string; time: string }[];
  /** When the promise holds; above the usual times. */
  condition: { promise: string; holds: string };
  /** Our own fee, and a link to the time of each service. */
  notes: { text: string; link: string; href: string };
  /** The price of the first call, as on stamp paper. */
  plate: { amount: string; title: string; words: string; after: string };
  form: ReactNode;
}

/**
 * The first screen: the promise with three prices, and a sheet with the form. The thread under the promise continues to the
 * sheet, where it sews the engraved head to the form (styles/hero.css).
 */
export function Hero({
  lines: [first, second, last],
  promise,
  lead,
  phone,
  inOwnWords,
  learnMoreHref,
  prices,
  condition,
  notes,
  plate,
  form,
}: HeroProps) {
  return (
    <div className="hero rosette no-print on-dark bg-ink-950 text-white">
      <div className="page-wrap">
        <Static
          as="div"
          className="pt-(--from) md:max-lg:grid md:max-lg:grid-cols-[1fr_20.5rem] md:max-lg:gap-x-7 lg:pb-5 low:pb-3.5"
        >
          <h1 className="sewn col-span-full font-bold">
            <span>{first}</span> <span>{second}</span>{' '}
            <span>
              {`${last} `}
              <em>
                {promise}
                <SevenStitches />
              </em>
              <Thread />
            </span>
          </h1>
          <div className="pt-5 md:pt-7 low:pt-5">
            <p className="max-w-[34em] text-body/snug lg:text-large/snug low:text-body/snug">
              {lead}
            </p>
            <div className="no-print mt-3.5 flex items-center gap-5 md:max-lg:flex-col md:max-lg:items-stretch md:max-lg:gap-1 lg:mt-5 low:mt-3.5">
              {/* On wide screens only the form has a red button. */}
              <ButtonLink
                variant="red"
                href={telHref(phone)}
                className="grow px-3! sm:grow-0 sm:px-6! lg:bg-transparent lg:shadow-outline"
              >
                <Icon name="phone" />
                <span>
                  Call <span className="sm:hidden">an expert </span>
                  <span className="tabular max-sm:sr">{phone}</span>
                  {inOwnWords && (
                    <span lang="hi" className="block text-fine/tight font-medium">
                      {inOwnWords}
                    </span>
                  )}
                </span>
              </ButtonLink>
              <a href={learnMoreHref} className="more underline">
                Learn More
              </a>
            </div>
          </div>
          <div className="@container pt-2.5 text-fine text-ink-200 md:max-lg:pt-6.5 lg:pt-4 low:pt-2">
            <Prices prices={prices} condition={condition} />
            <p className="mt-2">
              {`${notes.text} `}
              <a href={notes.href} className="inline-block text-white underline">
                {notes.link}
              </a>
            </p>
          </div>
          <FirstScreenEnd onPhones />
        </Static>
        <div className="no-print relative flex flex-col bg-sheet text-ink-900 shadow-lift-dark lg:mt-(--top)">
          <Static as="div" className="plate gap-4 px-6 max-sm:pb-6 lg:gap-7.5 lg:px-8">
            <i aria-hidden="true">
              <i className="guilloche-band absolute inset-x-1.5 top-1 max-lg:hidden low:hidden" />
              <i className="guilloche-band absolute inset-x-1.5 bottom-1 max-lg:hidden low:hidden" />
            </i>
            <b aria-hidden="true">{plate.amount}</b>
            <p className="grow text-small text-ink-900 text-balance">
              <span className="block font-serif text-title text-red-deep low:text-h3">
                {plate.title}
              </span>{' '}
              {plate.words} <span className="max-sm:sr">{plate.after}</span>
            </p>
            <IndiaInScripts className="gap-x-3 gap-y-1 max-lg:w-44 max-lg:flex-wrap max-lg:justify-end max-lg:text-fine max-sm:hidden lg:flex-col lg:items-end lg:gap-0.5 lg:text-[length:calc(var(--plate)*.053)] lg:max-xl:hidden low:hidden" />
          </Static>
          <Needle />
          <div className="sheet-form px-5 pt-4.5 pb-2.5 lg:pt-6.5 xl:px-8 low:pt-3.5 low:[&_.control]:min-h-11">
            <h2 className="mb-2.5 text-title lg:mb-3.5 low:mb-2 low:text-h3">Talk to an expert</h2>
            {form}
          </div>
        </div>
      </div>
    </div>
  );
}

function Prices({ prices, condition }: Pick<HeroProps, 'prices' | 'condition'>) {
  return (
    <table className="prices w-full text-small/tight text-white lg:text-label/tight">
      <caption className="pb-1 text-left text-fine">
        <b className="font-semibold underline decoration-marigold decoration-dashed decoration-2 underline-offset-4">
          {condition.promise}
        </b>
        {condition.holds}
      </caption>
      <thead>
        <tr>
          <th scope="col">Most asked for</th>
          <th scope="col">
            <span className="lg:hidden">Govt </span>
            <span className="max-lg:hidden">Government </span>fee
          </th>
          <th scope="col">Usual time</th>
        </tr>
      </thead>
      <tbody className="tabular">
        {prices.map(({ label, href, fee, time }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href} className="covering-link no-underline hover:underline">
                {label}
              </a>
            </th>
            <td>{fee}</td>
            <td>{time}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One stitch for each day of the promise. */
function SevenStitches() {
  return (
    <svg viewBox="0 0 203 16" preserveAspectRatio="none" aria-hidden="true">
      <path d="M3 8.6l19-.7M32 7.6l19 1M61 8.8l19-1.2M90 7.5l19 .8M119 8.6l19-.3M148 7.9l19 .9M177 8.4l22-.6" />
    </svg>
  );
}

/** The thread from the last stitch to the sheet, with one loop. */
function Thread() {
  return (
    <i aria-hidden="true">
      <svg viewBox="0 0 300 80" preserveAspectRatio="none">
        <path d="M0 43C40 43 62 64 104 64s64-46 38-52-44 32-6 44 74 8 100 2 40-15 64-15" />
      </svg>
    </i>
  );
}

/** The seam between the plate and the form, and the needle at its end. */
function Needle() {
  return (
    <div aria-hidden="true" className="seam">
      <svg viewBox="0 0 112 16" preserveAspectRatio="none">
        <path
          fill="#e7e3da"
          d="M2 8C20 3.6 60 2.6 96 4.6c10 .6 14 2 14 3.4s-4 2.8-14 3.4C60 13.4 20 12.4 2 8z"
        />
        <path fill="#a9a79f" d="M2 8c18 3 58 4 94 3.4 10-.6 14-2 14-3.4z" />
        <path stroke="#3a4058" strokeWidth="2.4" strokeLinecap="round" d="M86 8h17" />
      </svg>
    </div>
  );
}
