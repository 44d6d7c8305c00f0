import { useLocation } from 'wouter';
import { footerColumns, pagesByOtherNames } from '@/content/navigation';
import {
  MissingPageSuggestions,
  MostAsked,
  OwnPage,
} from '@/features/search/missing-page-suggestions';
import { SEARCH } from '@/features/search/open-search';
import { Head } from '@/layout/head';
import { paths } from '@/paths';
import { ServiceGroups } from '@/sections/service-groups';
import { Button } from '@/ui/button';
import { FirstScreenEnd } from '@/ui/first-screen-end';
import { Icon } from '@/ui/icon';

/** Title and text come from the specification (section 2). */
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
          <ServiceGroups />
        </div>
      </section>
    </div>
  );
}

/** The dead links of the footer (specification, section 2) are about the provider, not about a service. */
function isAboutUs(path: string): boolean {
  return footerColumns.some(({ links }) => links.some(({ href }) => href === path));
}
