import { useLocation } from 'wouter';
import { home } from '@/content/home';
import { footerColumns, pagesByOtherNames } from '@/content/navigation';
import {
  MissingPageSuggestions,
  MostAsked,
  OwnPage,
} from '@/features/search/missing-page-suggestions';
import { SearchField } from '@/features/search/search-field';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { Head } from '@/layout/head';
import { ServiceGroups } from '@/sections/service-groups';
import { SewnHero } from '@/sections/sewn-hero';
import { FirstScreenEnd } from '@/ui/first-screen-end';

/** Title and text come from the specification (section 2). Beside them are ways to reach a person. */
export default function NotFound() {
  const [path] = useLocation();
  const ours = pagesByOtherNames.find(({ names }) => names.test(path.slice(1).toLowerCase()));

  return (
    <>
      <Head
        title="404 Page Not Found"
        description="This address has no page on our site. Find a service by its name or in its group, or call us."
        path={null}
        noindex
      />
      <SewnHero
        lines={['404 Page', 'Not']}
        stitched="Found"
        plate={home.hero.plate}
        className="brief-plate pb-6 lg:pb-10"
        sheet={<TalkToAPerson message="I looked for a page that is not there." />}
      >
        <div className="col-span-full max-w-[34em] pt-5 md:pt-7">
          <p className="mb-4 text-lead text-ink-200">
            Did you forget to add the page to the router?
          </p>
          <SearchField />
        </div>
      </SewnHero>
      <div className="page-wrap pb-section">
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
    </>
  );
}

/** Whether it is a dead link of the footer (specification, section 2). These are about the provider, not about a service. */
function isAboutUs(path: string): boolean {
  return footerColumns.some(({ links }) => links.some(({ href }) => href === path));
}
