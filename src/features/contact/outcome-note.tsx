import { FormNote } from '@/forms/form-note';
import { failureText, OutcomeUnknown } from './contact-message';
import { CallOrWrite } from './call-or-write';

/** Says that a message is not sent, or may not be, and how else to reach a person. */
export function OutcomeNote({ error }: { error: Error }) {
  return (
    <FormNote>
      {/* Clipped, because stacked diacritics can't be wrapped. */}
      <strong className="block overflow-x-clip">{failureText(error)}</strong>
      Your words are still here.{' '}
      {error instanceof OutcomeUnknown &&
        'No clear answer came back, so your message may have arrived all the same. '}
      You can also <CallOrWrite />.
    </FormNote>
  );
}
