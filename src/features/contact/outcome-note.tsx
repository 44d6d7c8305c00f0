import { CallOrWrite } from '@/forms/call-or-write';
import { Icon } from '@/ui/icon';
import { failureText, OutcomeUnknown } from './contact-message';

/** Says in the form, also after the toast has gone, that a message was not sent or may not have been, and how else to reach us. */
export function OutcomeNote({ error }: { error: Error }) {
  return (
    <p className="grid grid-cols-[26px_1fr] gap-x-3 rounded-control border-2 border-red bg-red-tint px-4 py-3 text-small">
      <Icon name="alert" className="mt-px stroke-2 text-red" />
      <span className="min-w-0 wrap-anywhere">
        {/* Clipped, because stacked diacritics can't be wrapped. */}
        <strong className="block overflow-x-clip">{failureText(error)}</strong>
        Your words are still here.{' '}
        {error instanceof OutcomeUnknown &&
          'No clear answer came back, so your message may have arrived all the same. '}
        You can also <CallOrWrite />.
      </span>
    </p>
  );
}
