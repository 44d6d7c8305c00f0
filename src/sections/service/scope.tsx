import type { ServiceDetails } from '@/content/services/schema';
import type { IconName } from '@/content/icons';
import { Cited } from '@/ui/cited';
import { Icon } from '@/ui/icon';
import { StrokeList } from '@/ui/stroke-list';

/** What the service includes, what it does not, and what the client receives. */
export function Scope({
  weDo,
  weDoNot,
  youReceive,
}: Pick<ServiceDetails, 'weDo' | 'weDoNot' | 'youReceive'>) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-9">
        <MarkedList title="We do" icon="check" colour="text-green" items={weDo} />
        <MarkedList title="We do not" icon="cross" colour="text-red" items={weDoNot} />
      </div>
      <h3 className="pt-4 pb-2 text-h3 sm:pt-5">You receive</h3>
      <StrokeList items={youReceive} />
    </>
  );
}

interface MarkedListProps {
  title: string;
  icon: IconName;
  colour: string;
  items: readonly string[];
}

function MarkedList({ title, icon, colour, items }: MarkedListProps) {
  return (
    <div>
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-2">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[22px_1fr] gap-2.5 py-1 leading-snug sm:py-1.5">
            <Icon name={icon} className={`mt-0.5 size-5 [stroke-width:2.3] ${colour}`} />
            <span>
              <Cited>{item}</Cited>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
