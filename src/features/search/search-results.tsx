import type { FileColour } from '@/content/categories';
import {
  groups,
  serviceBySlug,
  services,
  type CatalogueService,
} from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { classNames } from '@/lib/class-names';
import { keysOf } from '@/lib/keys';
import { serviceResult } from './result';
import { ResultRow, type RowProps } from './result-row';

/** The services most asked for, shown while the field is empty. */
export function MostAsked(props: RowProps) {
  const members = mostAsked.map(serviceBySlug);
  return <Group {...props} id="most-asked" title="Most asked for" members={members} />;
}

/** Every service by group, shown before anything is typed and when nothing was found. */
export function AllServices(props: RowProps) {
  return keysOf(groups).map((id) => (
    <Group
      key={id}
      {...props}
      {...groups[id]}
      id={id}
      members={services.filter(({ group }) => group === id)}
    />
  ));
}

interface GroupProps extends RowProps {
  id: string;
  title: string;
  members: readonly CatalogueService[];
  colour?: FileColour;
}

function Group({ id, title, members, colour, prefix, activeId, isOption, onFollow }: GroupProps) {
  const headId = prefix + id;
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
          <ResultRow
            key={service.slug}
            {...{ activeId, isOption, onFollow }}
            prefix={`${headId}-`}
            result={serviceResult(service)}
          />
        ))}
      </div>
    </div>
  );
}
