import { useState } from 'react';
import * as z from 'zod/mini';
import { consultationServices, fieldErrors, formToasts } from '@/content/forms';
import { FormNote } from '@/forms/form-note';
import { SchemaForm } from '@/forms/schema-form';
import { EmailField, FullNameField, PhoneField, ServiceField } from '@/forms/visitor-fields';
import { requiredText } from '@/lib/required-text';
import { toast } from '@/lib/toasts';
import { SubmitButton } from '@/ui/submit-button';

const consultationRequest = z.object({
  fullName: requiredText(fieldErrors.fullName),
  email: requiredText(fieldErrors.email),
  phone: requiredText(fieldErrors.phone),
  serviceRequired: requiredText(fieldErrors.service),
});

/** The consultation request (specification, sections 2 to 8). It makes no call: an accepted request is confirmed and forgotten. */
export function ConsultationForm() {
  const [accepted, setAccepted] = useState(false);

  function accept(_request: unknown, form: HTMLFormElement) {
    toast(formToasts.consultationAccepted);
    form.reset();
    setAccepted(true);
  }

  return (
    <SchemaForm
      schema={consultationRequest}
      onSubmit={accept}
      // The next input begins another request.
      onInput={() => setAccepted(false)}
      note={
        accepted && (
          <FormNote tone="success">{formToasts.consultationAccepted.description}</FormNote>
        )
      }
      data-testid="consultation-form"
      aria-label="Free consultation"
      // Without scripts a submission would write the answers into the address; this method goes nowhere.
      method="dialog"
      className="grid gap-3.5"
    >
      {(field) => (
        <>
          <FullNameField {...field('fullName')} />
          <EmailField {...field('email')} />
          <PhoneField {...field('phone')} />
          <ServiceField options={consultationServices} {...field('serviceRequired')} />
          <SubmitButton sending={false} className="w-full">
            Get Free Consultation
          </SubmitButton>
        </>
      )}
    </SchemaForm>
  );
}
