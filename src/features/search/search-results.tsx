import { useId } from 'react';
import type { FileColour } from '@/content/categories';
import {
  groups,
  serviceBySlug,
  services,
  type CatalogueService,
} from '@/content/services/catalogue';
import { mostAsked } from '@/content/services/most-asked';
import { classNames } from '@/lib/class-names';
import { keysOf } from '@/lib/object-entries';
import { serviceResult } from './result';
import { ResultRow } from './result-row';

/** The services most asked for, shown while the field is empty. */
export const MostAsked = () => (
  <Group title="Most asked for" members={mostAsked.map(serviceBySlug)} />
);

/** Every service by group, shown before anything is typed and when nothing was found. */
export const AllServices = () =>
  keysOf(groups).map((id) => (
    <Group key={id} {...groups[id]} members={services.filter(({ group }) => group === id)} />
  ));

interface GroupProps {
  title: string;
  members: readonly CatalogueService[];
  colour?: FileColour;
}

function Group({ title, members, colour }: GroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className="pb-3">
      <div
        id={titleId}
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
          <ResultRow key={service.slug} result={serviceResult(service)} />
        ))}
      </div>
    </div>
  );
}
