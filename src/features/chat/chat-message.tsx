import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { chat } from '@/content/chat';
import { site } from '@/content/site';
import { classNames } from '@/lib/class-names';
import { telHref } from '@/lib/phone-links';
import { paths } from '@/paths';
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

/** Where the guide sends a visitor when it has no answer. */
export function AskAPerson(props: Pick<GuideMessageProps, 'children' | 'onFollow'>) {
  const [path] = useLocation();
  const links = [
    { title: `Call ${site.phone}`, href: telHref(site.phone) },
    { title: 'Write to us', href: paths.contactAbout(chat.question(path)) },
  ];
  return <GuideMessage {...props} links={links} />;
}

export function VisitorMessage({ children }: { children: ReactNode }) {
  return (
    <p className="max-w-[92%] justify-self-end rounded-[10px_2px_2px_10px] bg-ink-900 px-3.5 py-2.75 leading-snug text-white forced-colors:border">
      {children}
    </p>
  );
}
