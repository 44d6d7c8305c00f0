import { site } from '@/content/site';
import {
  groups,
  services,
  type CatalogueService,
  type GroupId,
} from '@/content/services/catalogue';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { ServiceEntry } from './service-entry';

const groupIds = Object.keys(groups) as GroupId[];

interface FollowProps {
  onFollow: () => void;
}

/** Every service in its file: what the search shows before anything is typed. */
export function AllServices({ onFollow }: FollowProps) {
  return groupIds.map((id) => {
    const { title, file } = groups[id];
    return (
      <section key={id} aria-labelledby={`search-${id}`} className="pb-3">
        <h3
          id={`search-${id}`}
          data-file={file}
          className="spine flex min-h-10 items-center rounded-paper bg-board py-1 pl-7.5 font-sans text-label font-semibold [--spine:16px]"
        >
          {title}
        </h3>
        <FoundServices found={services.filter(({ group }) => group === id)} onFollow={onFollow} />
      </section>
    );
  });
}

/** A list of services, two beside each other where there is room. */
export function FoundServices({
  found,
  onFollow,
}: FollowProps & { found: readonly CatalogueService[] }) {
  return (
    <ul className="grid py-1.5 sm:grid-cols-2">
      {found.map((service) => (
        <li key={service.slug}>
          <ServiceEntry service={service} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

/** Nothing fits: a person may know more. */
export function NothingFound({ onFollow }: FollowProps) {
  return (
    <div className="px-[calc(theme(spacing.gutter)-10px)] py-3">
      <p className="max-w-measure text-ink-600">
        Another word may help: the name of a paper, of a form, or of the office that issues it. Or
        ask us, and we will look for it together.
      </p>
      <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink variant="line" href={telHref(site.phone)}>
          <Icon name="phone" />
          Call {site.phone}
        </ButtonLink>
        <a href={paths.contact()} onClick={onFollow} className="more text-red">
          Write to us
          <Icon name="arrow" />
        </a>
      </p>
    </div>
  );
}
