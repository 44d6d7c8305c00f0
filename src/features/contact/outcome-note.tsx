import { CallOrWrite } from '@/forms/call-or-write';
import { MessageBox } from '@/forms/message-box';
import { failureText, OutcomeUnknown } from './contact-message';

/** Says in the form, also after the toast has gone, that a message was not sent or may not have been, and how else to reach us. */
export function OutcomeNote({ error }: { error: Error }) {
  return (
    <MessageBox tone="fail" className="text-small">
      {/* Clipped, because stacked diacritics can't be wrapped. */}
      <strong className="block max-h-[40dvh] overflow-x-clip overflow-y-auto">
        {failureText(error)}
      </strong>
      Your words are still here.{' '}
      {error instanceof OutcomeUnknown &&
        'No clear answer came back, so your message may have arrived all the same. '}
      You can also <CallOrWrite />.
    </MessageBox>
  );
}
