import { site } from '@/content/site';
import { classNames } from '@/lib/class-names';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { Icon } from '@/ui/icon';

export type Outcome = 'sent' | 'failed' | 'unanswered';

/**
 * What stays beside the form when the toast has gone, or where its code has never come: that the message is sent, or
 * that it is not and that there is always another way.
 */
export function OutcomeNote({ outcome }: { outcome: Outcome }) {
  const sent = outcome === 'sent';
  return (
    <p
      className={classNames(
        'grid grid-cols-[26px_1fr] gap-x-3 rounded-control border-2 px-4 py-3 text-small',
        sent ? 'border-green bg-green-tint' : 'border-red bg-red-tint',
      )}
    >
      <Icon
        name={sent ? 'check' : 'alert'}
        className={classNames('mt-px stroke-2', sent ? 'text-green' : 'text-red')}
      />
      <span>
        {sent ? (
          'Your words have reached us. A person reads them and answers.'
        ) : (
          <>
            Your words are still here.{' '}
            {outcome === 'unanswered' &&
              'No clear answer came back, so your message may have arrived all the same. '}
            You can also call{' '}
            <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap">
              {site.phone}
            </a>{' '}
            or write on{' '}
            <a href={whatsappHref(site.whatsapp)} rel="noopener" className="font-semibold">
              WhatsApp
            </a>
            .
          </>
        )}
      </span>
    </p>
  );
}
