import { useLocation } from 'wouter';
import { footerColumns, menuGroups } from '@/content/navigation';
import { groups as files, type CatalogueService } from '@/content/services/catalogue';
import { site } from '@/content/site';
import { FindServiceButton } from '@/features/search/find-service-button';
import { rankServices } from '@/features/search/rank-services';
import { ServiceEntry } from '@/features/search/service-entry';
import { Head } from '@/layout/head';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { GroupFiles } from '@/sections/group-files';
import { ButtonLink } from '@/ui/button';
import { Icon } from '@/ui/icon';

const SUGGESTIONS = 3;

/** Title and text are the specification's (section 2); the ways on are ours. */
export default function NotFound() {
  const [path] = useLocation();
  const suggestions = suggestionsFor(path);

  return (
    <div className="page-wrap pt-[calc(theme(spacing.header)+clamp(32px,5vw,64px))] pb-section">
      <Head
        title="404 Page Not Found"
        description="This address has no page on our site. Find a service by its name, look into the five files, or call us."
        path={null}
        noindex
      />
      <div className="ledger-head max-w-measure">
        <h1 className="text-h1">404 Page Not Found</h1>
        <p className="mt-4 text-lead text-ink-600">Did you forget to add the page to the router?</p>
      </div>
      {suggestions.length > 0 && <Suggestions services={suggestions} />}
      <div className="mt-7">
        <FindServiceButton />
      </div>
      <section aria-labelledby="files" className="mt-12">
        <h2 id="files" className="text-title">
          Look into the five files
        </h2>
        <div className="mt-5">
          <GroupFiles groups={menuGroups}>
            <AskUs />
          </GroupFiles>
        </div>
      </section>
    </div>
  );
}

function Suggestions({ services }: { services: readonly CatalogueService[] }) {
  return (
    <section aria-labelledby="suggestions" className="mt-10">
      <h2 id="suggestions" className="text-title">
        Perhaps you were looking for
      </h2>
      <ul className="mt-4 grid max-w-measure gap-2.5">
        {services.map((service) => (
          <li
            key={service.slug}
            data-file={files[service.group].file}
            className="spine rounded-paper bg-sheet py-1.5 pr-1.5 pl-6.5 shadow-lift"
          >
            <ServiceEntry service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskUs() {
  return (
    <>
      <h3 className="text-h3">Not in any of them?</h3>
      <p className="mt-4">
        <ButtonLink variant="line" href={telHref(site.phone)}>
          <Icon name="phone" />
          Call {site.phone}
        </ButtonLink>
      </p>
      <p className="mt-2">
        <a href={paths.contact()} className="more">
          Write to us
          <Icon name="arrow" />
        </a>
      </p>
    </>
  );
}

/** Services that the words of a missing address come near. */
function suggestionsFor(path: string): readonly CatalogueService[] {
  // The footer's links without a page (specification, section 2, Dead links) are about us, and name no service.
  const isAboutUs = footerColumns.some(({ links }) => links.some(({ href }) => href === path));
  return isAboutUs ? [] : rankServices(path.replace(/^\/services\//, ''), SUGGESTIONS);
}
