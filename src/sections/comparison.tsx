import type { home } from '@/content/home';
import { site } from '@/content/site';
import { SectionHead } from '@/sections/section-head';
import { Icon } from '@/ui/icon';
import { Static } from '@/ui/static';

/** A comparison of the provider with others: a table, or a list on phones (styles/comparison.css). */
export function Comparison({ heading, rows }: typeof home.comparison) {
  return (
    <Static as="section" className="py-section">
      <div className="page-wrap">
        <SectionHead heading={heading} />
        <table className="comparison w-full text-fine sm:text-body">
          <caption className="sr">How {site.name} compares with others</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="max-sm:sr">What you are buying</span>
              </th>
              <th scope="col" className="comparison-us">
                <span>{site.name}</span>
              </th>
              <th scope="col">Others, often</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ topic, us, others }) => (
              <tr key={topic}>
                <th scope="row">{topic}</th>
                <td className="comparison-us">
                  <Sign icon="check">{us}</Sign>
                </td>
                <td>
                  <Sign icon="minus">{others}</Sign>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Static>
  );
}

function Sign({ icon, children }: { icon: 'check' | 'minus'; children: string }) {
  return (
    <span className="grid gap-x-3 sm:grid-cols-[24px_1fr]">
      <Icon name={icon} className="max-sm:hidden" />
      {children}
    </span>
  );
}
