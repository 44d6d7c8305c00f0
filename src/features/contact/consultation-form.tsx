import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import { consultationServices, fieldErrors, formToasts, visitorFields } from '@/content/forms';
import { CollectionNotice } from '@/forms/collection-notice';
import { SchemaForm } from '@/forms/schema-form';
import { requiredText } from '@/lib/required-text';
import { toast } from '@/lib/toasts';
import { useHydrated } from '@/lib/use-hydrated';
import { SelectField, TextField } from '@/ui/field';
import { SubmitButton } from '@/ui/submit-button';
import { contactMessage, namesOf } from './contact-message';
import { keepRequest, useKeptRequests } from './kept-requests';
import { RequestReceipt } from './receipts';

const { email, phone, serviceRequired } = contactMessage.shape;

const consultationRequest = z.object({
  fullName: requiredText(fieldErrors.fullName),
  email,
  phone,
  serviceRequired,
});

/**
 * The consultation request (specification, sections 2 to 8), kept in the form's state only until it is accepted. The form makes
 * no network call: an accepted request is confirmed, and waits above the form until the visitor has chosen how to send it.
 *
 * @param props.service the page's service. Most are no option in the form, so a request that is sent on names it
 */
export function ConsultationForm({ service }: { service: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [path] = useLocation();
  const isHydrated = useHydrated();
  const requests = useKeptRequests();
  const [openedAt] = useState(() => Date.now());

  function accept({ fullName, ...rest }: z.infer<typeof consultationRequest>) {
    toast(formToasts.consultationAccepted);
    form.current?.reset();
    const message = `Free consultation requested on the page: ${service}`;
    keepRequest({ ...rest, ...namesOf(fullName), message }, path);
  }

  return (
    <>
      {requests.map((request) => (
        <RequestReceipt key={request.at} request={request} openedAt={openedAt} />
      ))}
      <SchemaForm
        ref={form}
        schema={consultationRequest}
        draft="consultation"
        onSubmit={accept}
        data-testid="consultation-form"
        aria-label="Free consultation"
        // Without scripts the page offers the contact form instead. If this one is shown all the same, a submission would
        // write the answers into the address; this method goes nowhere.
        method="dialog"
        className="grid gap-2.5 [@media(scripting:none)]:hidden"
      >
        {(field) => (
          <>
            <TextField {...visitorFields.fullName} {...field('fullName')} />
            <TextField {...visitorFields.email} {...field('email')} />
            <TextField {...visitorFields.phone} {...field('phone')} />
            <SelectField
              {...visitorFields.service}
              {...choicesFor(service)}
              {...field('serviceRequired')}
            />
            <SubmitButton sending={false} disabled={!isHydrated} className="w-full">
              Get Free Consultation
            </SubmitButton>
            <CollectionNotice />
          </>
        )}
      </SchemaForm>
    </>
  );
}

/**
 * The page's service is chosen in advance. Most services are none of the five choices (specification, section 3): the last one
 * stands for them, under the page's name.
 */
function choicesFor(service: string) {
  const { [OTHER]: other = OTHER, ...named } = Object.fromEntries(
    consultationServices.map((choice) => [choice, choice]),
  );
  const own = Object.keys(named).find((name) => name.toLowerCase() === service.toLowerCase());
  return own
    ? { options: consultationServices, defaultValue: own }
    : { options: { ...named, [`For ${service}`]: { [OTHER]: other } }, defaultValue: OTHER };
}

const OTHER = 'Other Services';
