import type { FileColour } from '@/content/categories';
import {
  groups,
  serviceBySlug,
  services,
  type CatalogueService,
} from '@/content/services/catalogue';
import type { IconName } from '@/content/icons';
import { mostAsked } from '@/content/services/most-asked';
import { classNames } from '@/lib/class-names';
import { reasonText } from './reason';
import type { Found } from './ranking';
import { ServiceEntry, type ResultsProps } from './service-entry';
import type { FoundTool } from './tool-search';
import { keysOf } from '@/lib/keys';

const groupIds = keysOf(groups);

/** What the search shows when it opens. */
export function MostAsked(props: ResultsProps) {
  return (
    <Group
      {...props}
      id="most-asked"
      title="Most asked for"
      members={mostAsked.map(({ slug }) => serviceBySlug(slug))}
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

/** The services that were found, the likeliest first, each with the words that matched. */
export function FoundServices({ found, ...props }: ResultsProps & { found: readonly Found[] }) {
  return found.map(({ service, reason }) => (
    <ServiceEntry
      key={service.slug}
      {...props}
      service={service}
      line={reasonText(service, reason)}
    />
  ));
}

/** Tools that answer the query; each link opens the tool at its first field. */
export function FoundTools({ found, ...props }: ResultsProps & { found: readonly FoundTool[] }) {
  return found.map(({ service, tool: { kind, title, line, fragment } }) => (
    <ServiceEntry
      key={service.slug + fragment}
      {...props}
      prefix={`${props.prefix}${fragment.slice(1)}-`}
      service={service}
      part={{ title, fragment, icon: toolIcons[kind] }}
      line={line}
    />
  ));
}

const toolIcons: Readonly<Record<FoundTool['tool']['kind'], IconName>> = {
  late: 'clock',
  cost: 'rupee',
  due: 'clock',
  number: 'search',
  letter: 'mail',
  structure: 'company',
  name: 'company',
  class: 'trademark',
  dates: 'clock',
  answerDue: 'clock',
  track: 'search',
  keys: 'lock',
  handover: 'check',
  stop: 'cross',
  bank: 'rupee',
  dueDates: 'clock',
  firstYear: 'clock',
  documents: 'check',
};

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
          <ServiceEntry
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
