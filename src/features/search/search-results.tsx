import type { MouseEvent } from 'react';
import {
  groups,
  services,
  type CatalogueService,
  type GroupId,
} from '@/content/services/catalogue';
import type { IconName } from '@/content/icons';
import { reasonText } from './reason';
import type { Found } from './ranking';
import { ServiceEntry } from './service-entry';
import type { FoundTool } from './tool-search';

const groupIds = Object.keys(groups) as GroupId[];

export interface ResultsProps {
  /** Precedes the service's slug in the id of its option. */
  prefix: string;
  activeId: string | null;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Every service in its file: what the search shows before anything is typed, and where nothing was found. */
export function AllServices(props: ResultsProps) {
  return groupIds.map((id) => (
    <div key={id} role="group" aria-labelledby={`${props.prefix}${id}`} className="pb-3">
      <div
        id={`${props.prefix}${id}`}
        data-file={groups[id].file}
        className="spine flex min-h-10 items-center rounded-paper bg-board py-1 pl-7.5 text-label font-semibold [--spine:16px]"
      >
        {groups[id].title}
      </div>
      <div className="grid py-1.5 sm:grid-cols-2">
        {services
          .filter(({ group }) => group === id)
          .map((service) => (
            <Option key={service.slug} {...props} service={service} line={service.hint} />
          ))}
      </div>
    </div>
  ));
}

/** What was found, the likeliest first, each with the words that it was found by. */
export function FoundServices({ found, ...props }: ResultsProps & { found: readonly Found[] }) {
  return found.map(({ service, reason }) => (
    <Option key={service.slug} {...props} service={service} line={reasonText(service, reason)} />
  ));
}

/** Tools that answer what was asked, each opened at its first field. */
export function FoundTools({ found, ...props }: ResultsProps & { found: readonly FoundTool[] }) {
  return found.map(({ service, tool: { kind, title, line, fragment } }) => (
    <Option
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
  number: 'search',
  letter: 'mail',
  structure: 'company',
  dueDates: 'clock',
  firstYear: 'clock',
  documents: 'check',
};

interface OptionProps extends ResultsProps {
  service: CatalogueService;
  line: string;
  part?: { title: string; fragment: string; icon?: IconName };
}

export function Option({ service, part, line, prefix, activeId, onFollow }: OptionProps) {
  const id = prefix + service.slug;
  return (
    <ServiceEntry
      service={service}
      part={part}
      line={line}
      option={{ id, isActive: id === activeId }}
      onFollow={onFollow}
    />
  );
}
