import { isOffered, serviceBySlug } from '@/content/services/catalogue';
import type { ServiceDetails } from '@/content/services/schema';
import type { ServiceText } from '@/content/services/service-page';
import { buildDay } from '@/lib/build-day';
import { longDate } from '@/lib/dates';
import { upperFirst } from '@/lib/letter-case';
import { paths } from '@/paths';
import { Entries } from '@/sections/entries';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { StrokeList } from '@/ui/stroke-list';
import { Static } from '@/ui/static';

/* The lists of a service page. */

const needs = [
  { id: 'must', title: 'You must', sign: 'sign-full' },
  { id: 'may', title: 'You may want to', sign: 'sign-half' },
  { id: 'notYet', title: 'Not yet', sign: 'sign-empty' },
] as const;

/** Who needs the service. There is no "You must" if no law requires it. */
export function Need({ need }: Pick<ServiceDetails, 'need'>) {
  const entries = needs
    .filter(({ id }) => need[id].length > 0)
    .map(
      ({ id, title, sign }) =>
        [
          <span
            key={id}
            className="grid grid-cols-[13px_auto] justify-start gap-2.5 font-serif text-h3"
          >
            <span aria-hidden="true" className={`sign mt-[.32em] ${sign}`} />
            {title}
          </span>,
          <StrokeList key={title} items={need[id]} />,
        ] as const,
    );
  return <Entries look="sheet" entries={entries} />;
}

/** The changes in the page's law, newest first, future ones too. */
export function Changes({ changes }: Pick<ServiceText, 'changes'>) {
  const entries = changes.map(
    ({ day, text }) =>
      [
        <>
          <time dateTime={day}>{longDate(day)}</time>
          {day > buildDay && (
            <span className="text-small font-normal text-ink-600 sm:block">{' to come'}</span>
          )}
        </>,
        sentence(text),
      ] as const,
  );
  return <Entries look="sheet" entries={entries} />;
}

/** "The day for audited returns moved to 21 November.{…}" */
function sentence(text: string): string {
  const [, words = text, cited = ''] = /^(.*?)(\{.*)?$/.exec(text) ?? [];
  return `${upperFirst(words)}.${cited}`;
}

/** The parts of the service, the limits, and the things that the client receives. */
export function Scope({
  weDo,
  weDoNot,
  youReceive,
}: Pick<ServiceDetails, 'weDo' | 'weDoNot' | 'youReceive'>) {
  const sides = [
    { title: 'We do', icon: 'check', items: weDo },
    { title: 'We do not', icon: 'cross', items: weDoNot },
  ] as const;
  return (
    <>
      <Static as="div" className="scope grid gap-5 sm:grid-cols-2 sm:gap-9">
        {sides.map(({ title, icon, items }) => (
          <div key={title}>
            <h3 className="text-h3">{title}</h3>
            <ul className="mt-2">
              {items.map((item) => (
                <li key={item}>
                  <Icon name={icon} />
                  <span>
                    <Cited>{item}</Cited>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Static>
      <h3 className="pt-4 pb-2 text-h3 sm:pt-5">You receive</h3>
      <StrokeList items={youReceive} />
    </>
  );
}

/** Up to four services, each with the reason for the link. */
export function Related({ related }: Pick<ServiceDetails, 'related'>) {
  return (
    <Static as="ul" className="related">
      {related
        .filter(({ slug }) => isOffered(slug))
        .map(({ slug, reason }) => (
          <li key={slug}>
            <a href={paths.service(slug)}>
              <Icon name={serviceBySlug(slug).icon} />
              <b>{`${serviceBySlug(slug).title} `}</b>
              <span>{reason}</span>
            </a>
          </li>
        ))}
    </Static>
  );
}
