import type { ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { StrokeList } from '@/ui/stroke-list';

/** A part of the suggestion, between ruled lines. */
export function Ruled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="border-rule-blue py-3.5 not-nth-2:border-t">
      <h5 className="pb-1.5 text-small font-semibold text-ink-600">{title}</h5>
      {children}
    </div>
  );
}

/** Nothing where there are no points. */
export function RuledPoints({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Ruled title={title}>
      <div className="leading-snug">
        <StrokeList items={items} />
      </div>
    </Ruled>
  );
}

/** A part of the suggestion that is closed at first. */
export function RuledFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-rule-blue">
      <summary className="grid min-h-12 grid-cols-[1fr_24px] items-center gap-4 py-2 font-semibold">
        {title}
        <Icon name="chevron" className="size-5 [stroke-width:2.2] group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
