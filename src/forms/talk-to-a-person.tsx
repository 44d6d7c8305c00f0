import { useLocation } from 'wouter';
import { site } from '@/content/site';
import { classNames } from '@/lib/class-names';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';
import { Icon } from '@/ui/icon';
import { Spoken } from '@/ui/spoken';

interface TalkToAPersonProps {
  /** The initial text of the chat; the page's address if missing. */
  message?: string | undefined;
  className?: string;
}

/** Phone and WhatsApp as buttons, with the spoken languages. */
export function TalkToAPerson({ message, className }: TalkToAPersonProps) {
  const [path] = useLocation();
  return (
    <div className={classNames('no-print text-ink-900', className)}>
      <p className="text-small text-ink-600">
        <b className="font-semibold text-ink-900">Talk to a person</b> <Spoken {...site} />
      </p>
      <p className="mt-1.5 flex flex-wrap gap-2">
        <a href={telHref(site.phone)} className="tool grow justify-center no-underline">
          <Icon name="phone" />
          Call
        </a>
        <a
          href={whatsappHref(site.whatsapp, message ?? aboutPage(path))}
          rel="noopener"
          className="tool grow justify-center no-underline"
        >
          <Icon name="chat" />
          WhatsApp
        </a>
      </p>
    </div>
  );
}
