import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { home } from '@/content/home';
import { site } from '@/content/site';
import { TalkToAPerson } from '@/forms/talk-to-a-person';
import { classNames } from '@/lib/class-names';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';
import { Icon } from '@/ui/icon';
import { Spoken } from '@/ui/spoken';
import { Static } from '@/ui/static';

type ContactBlockProps = typeof home.contact & { form: ReactNode };

/** The form, with all ways to reach us beside it. Narrow screens show only phone and WhatsApp, above the form. */
export function ContactBlock({ heading, lead, form }: ContactBlockProps) {
  return (
    <div className="grid grid-cols-1 shadow-lift lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)]">
      <div className="rosette on-dark bg-ink-950 px-4 py-2.5 text-white [--rosette-bottom:-200px] [--rosette-top:auto] sm:px-8 sm:py-7 lg:px-11">
        <h2 className="text-h2">{heading}</h2>
        <p className="mt-3 max-sm:hidden">{lead}</p>
        <Ways className="max-lg:hidden" />
      </div>
      <div className="bg-sheet px-4 pt-2.5 pb-1.5 sm:px-8 sm:py-7 lg:px-13">
        <TalkToAPerson className="mb-3 border-b border-rule pb-3 lg:hidden" />
        {form}
      </div>
    </div>
  );
}

/** Phone, WhatsApp and email, on a dark ground. */
export function Ways({ className }: { className?: string }) {
  const [path] = useLocation();
  const { phone, whatsapp, email } = site;
  const ways = [
    { icon: 'phone', href: telHref(phone), title: phone, note: <Spoken {...site} /> },
    {
      icon: 'chat',
      href: whatsappHref(whatsapp, aboutPage(path)),
      title: 'WhatsApp',
      note: 'Send documents only after we confirm',
    },
    { icon: 'mail', href: `mailto:${email}`, title: email, note: 'For longer questions' },
  ] as const;
  return (
    <Static as="ul" className={classNames('mt-3.5 border-t border-white/24 sm:mt-5.5', className)}>
      {ways.map(({ icon, href, title, note }) => (
        <li key={icon} className="border-white/24 not-last:border-b">
          <a
            href={href}
            rel="noopener"
            className="grid min-h-14 grid-cols-[28px_minmax(0,1fr)] items-center gap-x-4 py-1.5 no-underline sm:py-2.5 [&:hover_b]:underline"
          >
            <Icon name={icon} className="text-marigold" />
            <span>
              <b className="tabular block text-large font-semibold wrap-anywhere">{title}</b>
              <span className="block text-small/snug">{note}</span>
            </span>
          </a>
        </li>
      ))}
    </Static>
  );
}
