import { site } from '@/content/site';
import { FormNote } from '@/forms/form-note';
import { telHref, whatsappHref } from '@/lib/phone-links';
import { failureText, OutcomeUnknown } from './contact-message';

/** That a message is sent; with an error that it is not, or may not be, and that there is always another way. */
export function OutcomeNote({ error }: { error: Error | null }) {
  if (!error) {
    return (
      <FormNote tone="success">
        Your words have reached us. A person reads them and answers.
      </FormNote>
    );
  }
  return (
    <FormNote tone="error">
      {/* Clipped: marks piled upon a letter can't be broken. */}
      <strong className="block overflow-x-clip">{failureText(error)}</strong>
      Your words are still here.{' '}
      {error instanceof OutcomeUnknown &&
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
    </FormNote>
  );
}
