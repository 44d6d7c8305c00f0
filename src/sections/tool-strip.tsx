import type { IconName } from '@/content/icons';
import { Icon } from '@/ui/icon';

interface ToolStripProps {
  /** For screen readers: the six entries speak for themselves. */
  heading: string;
  tools: readonly { label: string; icon: IconName; href: string }[];
}

/** Links to tools, two beside each other on phones, all in one row where there is room. */
export function ToolStrip({ heading, tools }: ToolStripProps) {
  return (
    <nav aria-label={heading} className="no-print border-b border-rule bg-sheet">
      <ul className="page-wrap grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] md:grid-cols-3 xl:grid-cols-6">
        {tools.map(({ label, icon, href }) => (
          <li key={href} className="grid border-rule">
            <a
              href={href}
              className="flex min-h-12 items-center gap-2.5 py-1.5 leading-tight font-semibold no-underline hover:underline hover:underline-offset-4 xl:min-h-16 xl:justify-center"
            >
              <Icon name={icon} className="size-6 flex-none text-red [stroke-width:1.6]" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
