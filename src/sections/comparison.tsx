import { SectionHead } from '@/sections/section-head';
import { Icon } from '@/ui/icon';

interface ComparisonProps {
  heading: string;
  name: string;
  rows: readonly { topic: string; us: string; others: string }[];
}

/** The provider beside others, topic by topic: a table if there is room, a list on phones (styles/comparison.css). */
export function Comparison({ heading, name, rows }: ComparisonProps) {
  return (
    <section className="py-section">
      <div className="page-wrap">
        <SectionHead heading={heading} />
        {/* The roles are set explicitly because cells with `display: block` lose theirs. */}
        <table role="table" className="comparison w-full">
          <caption className="sr">How {name} compares with others</caption>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                What you are buying
              </th>
              <th role="columnheader" scope="col" className="comparison-us">
                <Icon name="check" />
                <span>{name}</span>
              </th>
              <th role="columnheader" scope="col">
                <Icon name="minus" />
                Elsewhere, often
              </th>
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ topic, us, others }) => (
              <tr role="row" key={topic}>
                <th role="rowheader" scope="row">
                  {topic}
                </th>
                <td role="cell" className="comparison-us">
                  <Sign icon="check" owner={name} text={us} />
                </td>
                <td role="cell">
                  <Sign icon="minus" owner="Elsewhere" text={others} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface SignProps {
  icon: 'check' | 'minus';
  /** For screen readers, where the columns are laid out as lines. */
  owner: string;
  text: string;
}

function Sign({ icon, owner, text }: SignProps) {
  return (
    <span className="grid grid-cols-[24px_1fr] gap-x-3">
      <Icon name={icon} />
      <span>
        <span className="sr md:hidden">{owner}: </span>
        {text}
      </span>
    </span>
  );
}
