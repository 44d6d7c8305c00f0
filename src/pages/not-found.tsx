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
import { Icon } from '@/ui/icon';

/** Title and text are the specification's (section 2); the ways on are ours. */
export default function NotFound() {
  const [path] = useLocation();
  const ours = pagesByOtherNames.find(({ names }) => names.test(path.slice(1).toLowerCase()));

  return (
    <div className="page-wrap pt-[calc(theme(spacing.header)+clamp(32px,5vw,64px))] pb-section">
      <Head
        title="404 Page Not Found"
        description="This address has no page on our site. Find a service by its name, look into the five files, or call us."
        path={null}
        noindex
      />
      <div className="ledger-head grid max-w-measure grid-cols-[1fr_auto] items-center gap-x-6">
        <div>
          <h1 className="text-h1 sm:whitespace-nowrap">404 Page Not Found</h1>
          <p id="opening-end" className="mt-4 text-lead text-ink-600">
            Did you forget to add the page to the router?
          </p>
        </div>
        <EmptyFile />
      </div>
      {ours ? (
        <OwnPage title={ours.title} href={ours.href} />
      ) : isAboutUs(path) ? (
        <MostAsked />
      ) : (
        <MissingPageSuggestions path={path} />
      )}
      <div className="mt-7">
        <Button
          variant="line"
          popoverTarget={SEARCH}
          data-page={`${paths.home()}#catalogue`}
          aria-haspopup="dialog"
        >
          <Icon name="search" />
          Find a service by name
        </Button>
      </div>
      <section aria-labelledby="files" className="mt-12">
        <h2 id="files" className="text-title">
          Look into the five files
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

/** The drawing of an empty file. */
function EmptyFile() {
  return (
    <svg
      data-file="badami"
      viewBox="0 0 120 104"
      aria-hidden="true"
      className="w-[clamp(84px,22vw,150px)] fill-none stroke-ink-900"
    >
      <path className="fill-board" d="M6 96V12h34l8 9h66v75z" />
      <path className="fill-sheet" strokeDasharray="4 5" d="M32 34h70v48H32z" />
      <path className="fill-cloth" d="M6 12h14v84H6z" />
      <path className="stroke-white" strokeWidth="2" strokeDasharray="7 5" d="M13 16v78" />
      <path strokeWidth="1.5" d="M6 96V12h34l8 9h66v75z" />
    </svg>
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

/** The footer's links without a page (specification, section 2, Dead links) are about the provider, not about a service. */
function isAboutUs(path: string): boolean {
  return footerColumns.some(({ links }) => links.some(({ href }) => href === path));
}
