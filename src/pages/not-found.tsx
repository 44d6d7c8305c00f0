import { useLocation } from 'wouter';
import { footerColumns, menuGroups, pagesByOtherNames } from '@/content/navigation';
import { site } from '@/content/site';
import {
  MissingPageSuggestions,
  MostAsked,
  OwnPage,
} from '@/features/search/missing-page-suggestions';
import { SEARCH } from '@/features/search/open-search';
import { Head } from '@/layout/head';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
import { ServiceGroups } from '@/sections/service-groups';
import { Button, ButtonLink } from '@/ui/button';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Icon } from '@/ui/icon';

/** Title and text are the specification's (section 2); the ways on are ours. */
export default function NotFound() {
  const [path] = useLocation();
  const ours = pagesByOtherNames.find(({ names }) => names.test(path.slice(1).toLowerCase()));

  return (
    <div className="page-wrap pt-[calc(theme(spacing.header)+clamp(32px,5vw,64px))] pb-section">
      <Head
        title="404 Page Not Found"
        description="This address has no page on our site. Find a service by its name or in its group, or call us."
        path={null}
        noindex
      />
      <div className="ledger-head">
        <h1 className="text-h1 max-sm:max-w-[8em]">404 Page Not Found</h1>
        <p className="mt-4 text-lead text-ink-600">Did you forget to add the page to the router?</p>
        <Button
          variant="line"
          popoverTarget={SEARCH}
          data-page={`${paths.home()}#catalogue`}
          aria-haspopup="dialog"
          className="mt-6"
        >
          <Icon name="search" />
          Find a service by name
        </Button>
      </div>
      {ours ? (
        <OwnPage title={ours.title} href={ours.href} />
      ) : isAboutUs(path) ? (
        <MostAsked />
      ) : (
        <MissingPageSuggestions path={path} />
      )}
      <FirstScreenEnd />
      <section aria-labelledby="files" className="mt-8">
        <h2 id="files" className="text-title">
          All services by group
        </h2>
        <div className="mt-5">
          <ServiceGroups groups={menuGroups}>
            <AskUs />
          </ServiceGroups>
        </div>
      </section>
    </div>
  );
}

function AskUs() {
  return (
    <>
      <h3 className="text-h3">Not what you need?</h3>
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

/** The footer's links without a page (specification, section 2, Dead links) are about the provider, not about a service. */
function isAboutUs(path: string): boolean {
  return footerColumns.some(({ links }) => links.some(({ href }) => href === path));
}
