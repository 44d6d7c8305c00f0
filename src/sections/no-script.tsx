import { PhoneLink } from '@/forms/call-or-write';
import { paths } from '@/paths';

/** Replaces a form that needs scripts, if there are none. */
export function NoScript() {
  return (
    <noscript>
      <p className="mb-4 rounded-control border-2 border-ink-900 p-4 text-small">
        This form needs JavaScript, which is switched off. Call <PhoneLink /> or use the{' '}
        <a href={paths.contact()}>contact form</a>, which works without it.
      </p>
    </noscript>
  );
}
