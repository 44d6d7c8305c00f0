import { Cited } from '@/ui/cited';
import { Static } from '@/ui/static';

/** A list with short red strokes for bullets. */
export function StrokeList({ items }: { items: readonly string[] }) {
  return (
    <Static as="ul" className="stroke-list grid grid-cols-1 gap-1.5">
      {items.map((item) => (
        <li key={item}>
          <Cited>{item}</Cited>
        </li>
      ))}
    </Static>
  );
}
