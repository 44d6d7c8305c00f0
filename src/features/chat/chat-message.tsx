import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '@/ui/icon';

interface GuideMessageProps {
  id?: string;
  children: ReactNode;
  /** Links, as rows below the text. */
  links?: readonly { title: string; href: string }[];
  onFollow?: () => void;
}

export function GuideMessage({ id, children, links, onFollow }: GuideMessageProps) {
  return (
    <div
      className={classNames(
        'relative rounded-[2px_10px_10px_2px] bg-sheet leading-snug shadow-hairline forced-colors:border',
        links ? 'w-full' : 'max-w-[92%] justify-self-start',
      )}
    >
      <p id={id} className="px-3.5 py-2.75">
        {children}
      </p>
      {links && (
        <ul>
          {links.map(({ title, href }) => (
            <li key={href} className="border-t border-rule">
              <a
                href={href}
                onClick={onFollow}
                className="flex min-h-11.5 items-center justify-between gap-3 px-3.5 py-1 font-semibold no-underline hover:underline"
              >
                {title}
                <Icon name="arrow" className="size-4.5 text-red [stroke-width:2.2]" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
