import type { IconName } from '@/content/icons';
import { Icon } from '@/ui/icon';

interface RelatedProps {
  services: readonly { title: string; href: string; icon: IconName; reason: string }[];
}

/** At most four services, each with the reason why it is related. */
export function Related({ services }: RelatedProps) {
  return (
    <ul>
      {services.map(({ title, href, icon, reason }) => (
        <li key={href} className="border-b border-rule">
          <a
            href={href}
            className="grid grid-cols-[30px_1fr] items-start gap-x-4 py-3 no-underline [&:hover_b]:underline"
          >
            <Icon
              name={icon}
              className="row-span-2 mt-0.5 size-7.5 [stroke-width:1.4] [--stitch-colour:var(--red)]"
            />
            <b className="leading-snug font-semibold">{`${title} `}</b>
            <span className="leading-snug text-ink-600">{reason}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
