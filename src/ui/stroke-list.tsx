import { Cited } from '@/ui/cited';

/** A list with short red strokes for bullets. */
export function StrokeList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-1.5 [&>li]:relative [&>li]:pl-5 [&>li]:before:absolute [&>li]:before:top-[.62em] [&>li]:before:left-0 [&>li]:before:h-0.5 [&>li]:before:w-2 [&>li]:before:bg-red">
      {items.map((item) => (
        <li key={item}>
          <Cited>{item}</Cited>
        </li>
      ))}
    </ul>
  );
}
