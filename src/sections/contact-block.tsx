import type { ReactNode } from 'react';
import { site } from '@/content/site';
import { classNames } from '@/lib/class-names';
import { aboutPage, telHref, whatsappHref } from '@/lib/phone-links';
import { Icon } from '@/ui/icon';
import { Spoken } from '@/ui/spoken';
import { Static } from '@/ui/static';

interface ContactBlockProps {
  heading: string;
  lead: string;
  /** The name of its page, for the first sentence of a chat. */
  path: string;
  /** Red cloth on the contact page; ink on the landing page, which has enough cloth above. */
  cover: 'ink' | 'cloth';
  form: ReactNode;
  /** What follows the ways to reach us. */
  children?: ReactNode;
}

const covers = {
  ink: 'rosette bg-ink-950 [--rosette-bottom:-300px] [--rosette-right:-300px] [--rosette-top:auto] [--rosette-width:560px]',
  cloth: 'cloth stitched stitched-side',
};

/** Three ways to reach us, and the form, which comes first on the phones of those who came to write. */
export function ContactBlock({ heading, lead, path, cover, form, children }: ContactBlockProps) {
  const formFirst = cover === 'cloth';
  // Both have a fixed column. On the contact page the form comes first in the HTML, and would otherwise be shown in the left
  // column until the rest has arrived.
  const sheet = (
    <div className="bg-sheet px-4 pt-4 pb-1.5 sm:px-8 sm:py-7 lg:col-start-2 lg:row-start-1 lg:px-13">
      {form}
    </div>
  );
  return (
    <div className="grid grid-cols-1 shadow-lift lg:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)]">
      {formFirst && sheet}
      <div
        className={classNames(
          'on-dark px-4 py-4 text-white sm:px-8 sm:py-7 lg:col-start-1 lg:row-start-1 lg:px-11',
          covers[cover],
        )}
      >
        <h2 className="text-h2">{heading}</h2>
        <p
          className={classNames(
            'mt-1.5 text-small sm:mt-3 sm:text-body',
            cover === 'ink' && 'text-ink-200',
          )}
        >
          {lead}
        </p>
        <Ways path={path} cover={cover} />
        {children}
      </div>
      {!formFirst && sheet}
    </div>
  );
}

function Ways({ path, cover }: Pick<ContactBlockProps, 'path' | 'cover'>) {
  const { phone, whatsapp, email } = site;
  const isShort = cover === 'ink';
  const ways = [
    { icon: 'phone', href: telHref(phone), word: 'Call', title: phone, note: <Spoken {...site} /> },
    {
      icon: 'chat',
      href: whatsappHref(whatsapp, aboutPage(path)),
      word: '',
      title: 'WhatsApp',
      note: 'Send documents only after we have confirmed',
    },
    {
      icon: 'mail',
      href: `mailto:${email}`,
      word: 'Email',
      title: email,
      note: 'For longer questions',
    },
  ] as const;
  return (
    <Static
      as="ul"
      className={classNames(
        'border-t border-white/24 sm:mt-5.5',
        // On the landing page of phones three words abreast.
        isShort
          ? 'max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:border-t-0'
          : 'mt-3.5',
      )}
    >
      {ways.map(({ icon, href, word, title, note }) => (
        <li
          key={icon}
          className={classNames(
            'border-white/24',
            isShort ? 'sm:not-last:border-b' : 'not-last:border-b',
          )}
        >
          <a
            href={href}
            rel="noopener"
            className={classNames(
              'grid min-h-14 grid-cols-[28px_minmax(0,1fr)] items-center py-1.5 no-underline sm:gap-x-4 sm:py-2.5 [&:hover_b]:underline',
              isShort ? 'gap-x-1.5' : 'gap-x-4',
            )}
          >
            <Icon name={icon} className="text-marigold" />
            <span>
              <b
                className={classNames(
                  'tabular block text-large font-semibold wrap-anywhere',
                  isShort && 'max-sm:whitespace-nowrap',
                )}
              >
                {isShort && word && <span className="sm:hidden">{`${word} `}</span>}
                <span className={classNames(isShort && word && 'max-sm:sr')}>{title}</span>
              </b>
              <span
                className={classNames(
                  'block text-small/snug',
                  isShort && 'text-ink-200 max-sm:hidden',
                )}
              >
                {note}
              </span>
            </span>
          </a>
        </li>
      ))}
    </Static>
  );
}
