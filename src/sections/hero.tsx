import type { ReactNode } from 'react';
import type { home } from '@/content/home';
import { site } from '@/content/site';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { SewnHero } from '@/sections/sewn-hero';
import { ButtonLink } from '@/ui/button';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Icon } from '@/ui/icon';
import { Static } from '@/ui/static';

type HeroProps = typeof home.hero & { form: ReactNode };

/** The first screen: the promise with three prices, and a sheet with the form. */
export function Hero({ lead, callInHindi, prices, condition, notes, form, ...sewn }: HeroProps) {
  return (
    <SewnHero
      {...sewn}
      className="no-print"
      sheet={
        <>
          <h2 className="mb-2.5 text-title lg:mb-3.5 low:mb-2 low:text-h3">Talk to an expert</h2>
          {form}
        </>
      }
    >
      <Static as="div" className="contents">
        <div className="pt-4.5 md:pt-7 low:pt-5">
          <p className="max-w-[34em] text-body/snug md:text-[1.3125rem]/snug low:text-body/snug">
            {lead}
          </p>
          <div className="no-print mt-3 flex items-center gap-5 lg:mt-5 low:mt-3.5">
            {/* From tablets on, the form has the only red button. */}
            <ButtonLink
              variant="red"
              href={telHref(site.phone)}
              className="grow px-3! sm:grow-0 sm:px-6! md:bg-transparent md:shadow-outline"
            >
              <Icon name="phone" />
              <span>
                Call <span className="sm:hidden">an expert </span>
                <span className="tabular max-sm:sr">{site.phone}</span>
                {callInHindi && (
                  <span lang="hi" className="block text-fine/tight font-medium">
                    {callInHindi}
                  </span>
                )}
              </span>
            </ButtonLink>
            <a href={paths.contact()} className="more underline">
              Learn More
            </a>
          </div>
        </div>
        <div className="@container pt-2 text-fine text-ink-200 md:max-lg:pt-6.5 lg:pt-4 low:pt-2">
          <Prices prices={prices} condition={condition} />
          <p className="mt-1.5">
            {`${notes.text} `}
            <a href={notes.href} className="inline-block text-white underline">
              {notes.link}
            </a>
          </p>
        </div>
        <FirstScreenEnd onPhones />
      </Static>
    </SewnHero>
  );
}

function Prices({ prices, condition }: Pick<HeroProps, 'prices' | 'condition'>) {
  return (
    <table className="prices w-full text-small/tight text-white lg:text-label/tight">
      <caption className="pb-1 text-left text-fine">
        <b className="font-semibold">{condition.promise}</b>
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
