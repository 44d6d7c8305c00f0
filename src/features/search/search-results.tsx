import type { FileColour } from '@/content/categories';
import {
  groups,
  serviceBySlug,
  services,
  type CatalogueService,
  type ServiceSlug,
} from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import type { ShortFacts } from '@/content/services/short-facts';
import { classNames } from '@/lib/class-names';
import { keysOf } from '@/lib/keys';
import type { Result } from './result';
import { ResultLink, type ResultsProps } from './result-link';

const groupIds = keysOf(groups);

/** What the search shows when it opens. */
export function MostAsked(props: ResultsProps) {
  return (
    <Group
      {...props}
      id="most-asked"
      title="Most asked for"
      members={mostAsked.map(serviceBySlug)}
    />
  );
}

/** Every service by group, shown before anything is typed and when nothing was found. */
export function AllServices(props: ResultsProps) {
  return groupIds.map((id) => (
    <Group
      key={id}
      {...props}
      id={id}
      title={groups[id].title}
      members={services.filter(({ group }) => group === id)}
      colour={groups[id].colour}
    />
  ));
}

/** What was found, the likeliest first. */
export function Results({
  results,
  facts,
  ...props
}: ResultsProps & {
  results: readonly Result[];
  facts: { readonly [slug in ServiceSlug]?: ShortFacts } | undefined;
}) {
  return results.map((result) => (
    <ResultLink
      key={result.service.slug + (result.tool?.fragment ?? result.part?.id)}
      {...props}
      {...result}
      facts={result.tool || result.part ? undefined : facts?.[result.service.slug]}
    />
  ));
}

interface GroupProps extends ResultsProps {
  id: string;
  title: string;
  members: readonly CatalogueService[];
  colour?: FileColour;
}

function Group({ id, title, members, colour, ...props }: GroupProps) {
  const headId = props.prefix + id;
  return (
    <div role="group" aria-labelledby={headId} className="pb-3">
      <div
        id={headId}
        data-file={colour}
        className={classNames(
          'flex min-h-10 items-center rounded-paper py-1 text-label font-semibold',
          colour ? 'spine bg-board pl-7.5 [--spine:16px]' : 'px-3.5',
        )}
      >
        {title}
      </div>
      <div className="grid py-1.5 sm:grid-cols-2">
        {members.map((service) => (
          <ResultLink
            key={service.slug}
            {...props}
            prefix={`${headId}-`}
            service={service}
            line={service.hint}
          />
        ))}
      </div>
    </div>
  );
}
