import { site } from '@/content/site';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { Icon } from '@/ui/icon';

interface OtherWaysProps {
  failure: 'failed' | 'unanswered';
}

/** Stays beside a form whose message did not go through, after the toast has gone: there is always another way. */
export function OtherWays({ failure }: OtherWaysProps) {
  return (
    <p className="grid grid-cols-[26px_1fr] gap-x-3 rounded-control border-2 border-red bg-red-tint px-4 py-3 text-small">
      <Icon name="alert" className="mt-px text-red stroke-2" />
      <span>
        Your words are still here.{' '}
        {failure === 'unanswered' &&
          'No answer came in time, so your message may have arrived all the same. '}
        You can also call{' '}
        <a href={telHref(site.phone)} className="font-semibold whitespace-nowrap">
          {site.phone}
        </a>{' '}
        or write on{' '}
        <a href={whatsappHref(site.whatsapp)} rel="noopener" className="font-semibold">
          WhatsApp
        </a>
        .
      </span>
    </p>
  );
}
