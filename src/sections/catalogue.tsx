import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { Category, CategoryItem } from '@/content/categories';
import { serviceBySlug } from '@/content/services/catalogue';
import { SectionHead } from '@/sections/section-head';
import { Moving } from '@/lib/page-motion';
import { Icon } from '@/ui/icon';
import { Tabs } from '@/ui/tabs';

interface CatalogueProps {
  heading: string;
  categories: readonly Category[];
}

/** The service catalogue: five categories of six services as tabs. The address keeps the selected one as `?tab=`. */
export function Catalogue({ heading, categories }: CatalogueProps) {
  const [selected, select] = useSelectedTab(categories.map(({ id }) => id));
  return (
    <section id="catalogue" className="py-section">
      <div className="page-wrap">
        <SectionHead heading={heading} />
        <Tabs
          label="Service files"
          selected={selected}
          onSelect={select}
          tabClassName="index-label"
          tabs={categories.map((category) => ({
            id: category.id,
            title: category.title,
            colour: category.colour,
            panel: <CategoryPanel {...category} />,
          }))}
        />
      </div>
    </section>
  );
}

/**
 * An unknown or missing `?tab=` means the first. Choosing replaces the history entry, so Back leaves the page. A tab is a link
 * to its panel, so a fragment that names a panel chooses its tab too: it was pressed before hydration.
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
    // The browser has shown its panel already, before hydration.
    // oxlint-disable-next-line react/set-state-in-effect
    selectNamed();
    const onHashChange = () => selectNamed();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  return [ids.includes(wanted) ? wanted : first, select];
}

function CategoryPanel({ title, line, colour, items }: Category) {
  return (
    <div
      data-file={colour}
      className="rounded-folder bg-board p-2.5 sm:px-5 sm:pt-5 sm:pb-5.5 md:rounded-tl-none"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-1 pt-0.5 pb-2 sm:pt-1.5 sm:pb-3.5">
        <h3 className="max-sm:sr text-[clamp(1.5rem,1.35rem+.7vw,1.875rem)]/tight font-bold">
          {title}
        </h3>
        <p className="text-small text-ink-800 sm:text-body">{line}</p>
      </div>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-3.5 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item.href}>
            <ServiceCard {...item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One service: the whole card is the link's target. */
function ServiceCard({ title, description, href, colour, slug }: CategoryItem) {
  const titleId = `card-${slug}`;
  const { icon } = serviceBySlug(slug);
  return (
    <article
      data-file={colour}
      className="spine grid h-full min-h-19 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 max-xs:gap-x-0 rounded-paper bg-sheet py-2.5 pr-3 pl-7.5 shadow-edge sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-rows-[auto_1fr_auto] sm:items-start sm:gap-y-2 sm:pt-5 sm:pr-5 sm:pb-1.5 sm:pl-10.5 sm:[--spine:20px]"
    >
      <Icon
        name={icon}
        className="row-span-2 size-8 max-xs:w-0 [stroke-width:1.3] [--stitch-colour:var(--cloth)] sm:order-1 sm:row-span-1 sm:-mt-px sm:-mb-4 sm:size-8.5"
      />
      <Moving name={`file-${slug}`}>
        <h4 id={titleId} className="text-large/tight font-semibold sm:text-[1.3125rem]/tight">
          {title}
        </h4>
      </Moving>
      <p className="col-start-2 row-start-2 text-small/snug text-ink-600 sm:order-2 sm:col-span-full sm:row-start-auto sm:text-body/snug">
        {description}
      </p>
      <a
        href={href}
        aria-describedby={titleId}
        className="more covering-link col-start-3 row-span-2 row-start-1 text-cloth sm:order-3 sm:col-span-full sm:col-start-1 sm:row-span-1 sm:row-start-auto"
      >
        <span className="max-sm:sr">Know More</span>
        <Icon name="arrow" />
      </a>
    </article>
  );
}
