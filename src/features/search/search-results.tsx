import type { MouseEvent } from 'react';
import {
  groups,
  services,
  type CatalogueService,
  type GroupId,
} from '@/content/services/catalogue';
import type { FoundLetter } from './letters';
import { reasonText } from './reason';
import type { Found } from './ranking';
import { ServiceEntry } from './service-entry';

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

/** A letter or a call that was asked about, with the answer on its page. */
export function FoundLetterOption({
  found: { service, letter },
  ...props
}: ResultsProps & { found: FoundLetter }) {
  return (
    <Option
      {...props}
      prefix={`${props.prefix}letter-`}
      service={service}
      part={{ title: letter.about, fragment: letter.fragment }}
      line="Is it real? What a real one carries, how to check it, what to do now."
    />
  );
}

interface OptionProps extends ResultsProps {
  service: CatalogueService;
  line: string;
  part?: { title: string; fragment: string };
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
