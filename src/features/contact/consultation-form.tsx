import { useState } from 'react';
import { useLocation } from 'wouter';
import * as z from 'zod/mini';
import {
  consultationServices,
  fieldErrors,
  formToasts,
  requiredText,
  visitorFields,
} from '@/content/forms';
import { CollectionNotice } from '@/forms/collection-notice';
import { SchemaForm } from '@/forms/schema-form';
import { toast } from '@/ui/toasts';
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
 * The consultation request (specification, sections 2 to 8). The form makes no network call. It confirms the request, and shows
 * it above the form until the visitor sends or discards it.
 *
 * @param props.service the page's service. The request names it, because the form has no option for most services.
 */
export function ConsultationForm({ service }: { service: string }) {
  const [path] = useLocation();
  const isHydrated = useHydrated();
  const requests = useKeptRequests();
  const [openedAt] = useState(() => Date.now());

  return (
    <>
      {requests.map((request) => (
        <RequestReceipt key={request.at} request={request} openedAt={openedAt} />
      ))}
      <SchemaForm
        schema={consultationRequest}
        draft="consultation"
        onSubmit={({ fullName, ...rest }, form) => {
          toast(formToasts.consultationAccepted);
          form.reset();
          const message = `Free consultation requested on the page: ${service}`;
          keepRequest({ ...rest, ...namesOf(fullName), message }, path);
        }}
        data-testid="consultation-form"
        aria-label="Free consultation"
        // This method sends nothing. Without scripts the default method would write the answers into the address.
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
 * Preselects the page's service. Most services are not among the five choices (specification, section 3). For these, the last
 * choice is preselected, with the service as its label.
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
