import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react';
import { useSearch } from 'wouter';
import type { Category, CategoryItem } from '@/content/categories';
import type { home } from '@/content/home';
import { serviceBySlug } from '@/content/services/catalogue';
import { shortFacts } from '@/content/services/short-facts';
import { SectionHead } from '@/sections/section-head';
import { Moving } from '@/lib/page-motion';
import { listenTo } from '@/lib/store';
import { FeeStamp } from '@/ui/fee-stamp';
import { Icon } from '@/ui/icon';
import { Tabs } from '@/sections/tabs';
import { Static } from '@/ui/static';

type CatalogueProps = typeof home.catalogue & {
  categories: readonly Category[];
  /** The search field, for visitors who don't find their service here. */
  search: ReactNode;
  /** Below the tabs. */
  children: ReactNode;
};

/** Government fees that need words instead of a number. */
const WORDS: Readonly<Record<string, string>> = { NIL: 'No fee', Varies: 'Fee varies' };

/** The service catalogue: five tabs, each with the six services of a category. The address has the selected tab as `?tab=`. */
export function Catalogue({ heading, legend, categories, search, children }: CatalogueProps) {
  const [selected, select] = useSelectedTab(categories.map(({ id }) => id));
  return (
    <section id="catalogue" className="py-section">
      <div className="page-wrap">
        <SectionHead heading={heading}>
          <div className="no-print mt-2 md:mt-0 md:w-96">{search}</div>
        </SectionHead>
        <Tabs
          label="Service files"
          selected={selected}
          onSelect={select}
          tabs={categories.map((category) => ({
            ...category,
            panel: <CategoryPanel {...category} legend={legend} />,
          }))}
        />
        {children}
      </div>
    </section>
  );
}

/**
 * The selected tab. An unknown or missing `?tab=` means the first tab. wouter's `useSearch` calls `useShownSearch`
 * (layout/navigation.tsx), which returns no query during hydration, as in the prerendered HTML. A choice replaces the history
 * entry, so Back leaves the page. Before hydration a tab is a link to its panel, so the fragment of a panel also selects its tab.
 */
function useSelectedTab(ids: readonly string[]): [string, (id: string) => void] {
  const search = useSearch();
  const [first = ''] = ids;
  const [chosen, choose] = useState<string>();
  const wanted = chosen ?? new URLSearchParams(search).get('tab') ?? first;

  function select(id: string) {
    choose(id);
    const params = new URLSearchParams(location.search);
    if (id === first) params.delete('tab');
    else params.set('tab', id);
    const query = params.size > 0 ? `?${params.toString()}` : '';
    history.replaceState(history.state, '', location.pathname + query);
  }

  const selectNamed = useEffectEvent(() => {
    const named = location.hash.slice(1);
    if (ids.includes(named)) select(named);
  });

  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the browser has shown this panel since before hydration
    selectNamed();
    return listenTo(['hashchange'])(() => selectNamed());
  }, []);

  return [ids.includes(wanted) ? wanted : first, select];
}

/** The cards need no script, so React keeps their HTML without hydrating it. */
function CategoryPanel({ title, colour, items, legend }: Category & { legend: string }) {
  return (
    <Static
      as="div"
      data-file={colour}
      className="rounded-folder bg-board p-2.5 sm:p-5 md:rounded-tl-none"
    >
      {/* Without scripts there are no tabs, and all panels are shown in a column. */}
      <p className="hidden font-serif text-h3 noscript:block">{title}</p>
      <p className="px-1 pb-1.5 text-fine text-ink-800 sm:pb-2.5 sm:text-small">{legend}</p>
      <ul className="grid gap-1 sm:grid-cols-2 sm:gap-3.5 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.href}>
            <ServiceCard {...item} />
          </li>
        ))}
      </ul>
    </Static>
  );
}

/** One service. A press anywhere on the card follows its link. */
function ServiceCard({ title, description, href, colour, slug }: CategoryItem) {
  const facts = shortFacts[slug];
  const titleId = `card-${slug}`;
  return (
    <article
      data-file={colour}
      className="spine h-full gap-x-3 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_auto_1fr] rounded-paper bg-sheet p-2 pl-5.5 text-fine/tight shadow-edge [--spine:12px] sm:p-4 sm:pb-1.5 sm:pl-10 sm:text-small/snug sm:[--spine:20px]"
    >
      <Moving name={`file-${slug}`}>
        <h3
          id={titleId}
          className="text-[1.125rem]/tight font-semibold col-span-2 sm:mb-1.5 sm:text-[1.3125rem]/tight"
        >
          {title}
        </h3>
      </Moving>
      <p className="text-ink-600">{description}</p>
      <div className="flex flex-wrap justify-between gap-x-2 sm:block sm:self-end">
        {facts && (
          <p className="tabular">
            <b className="font-semibold">
              <span className="sm:hidden">
                {`${WORDS[facts.denomination] ?? facts.denomination} · `}
              </span>
              <span className="block max-sm:hidden">{facts.fee}</span>
            </b>
            {facts.time}
          </p>
        )}{' '}
        <a
          href={href}
          aria-describedby={titleId}
          className="more covering-link min-h-0 text-cloth sm:flex sm:min-h-11 sm:w-fit"
        >
          Know More
          <Icon name="arrow" className="max-sm:hidden" />
        </a>
      </div>
      <FeeStamp
        icon={serviceBySlug(slug).icon}
        className="col-start-2 row-span-2 row-start-2 self-end [--tooth:7px] max-sm:hidden sm:mb-2.5"
      />
    </article>
  );
}
