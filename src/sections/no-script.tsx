import { telHref } from '@/lib/phone-links';

interface NoScriptProps {
  phone: string;
  contactHref: string;
}

/** For a form that only scripts can take: what to do without them. */
export function NoScript({ phone, contactHref }: NoScriptProps) {
  return (
    <noscript>
      <p className="mb-4 rounded-control border-2 border-ink-900 p-4 text-small">
        This form needs JavaScript, which is switched off. Call{' '}
        <a href={telHref(phone)} className="font-semibold">
          {phone}
        </a>{' '}
        or use the <a href={contactHref}>contact form</a>, which works without it.
      </p>
    </noscript>
  );
}
