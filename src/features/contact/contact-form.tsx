import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useSearch } from 'wouter';
import * as z from 'zod/mini';
import { contactServices, fieldErrors, formToasts } from '@/content/forms';
import { useFormProblems } from '@/lib/form-problems';
import { requiredText } from '@/lib/required-text';
import { settings } from '@/lib/settings';
import { toast } from '@/lib/toasts';
import { SelectField, TextareaField, TextField } from '@/ui/field';
import { Form } from '@/ui/form';
import { SubmitButton } from '@/ui/submit-button';
import { EmailField, PhoneField } from '@/ui/visitor-fields';
import { ClearDraft } from './clear-draft';
import { Honeypot } from './honeypot';
import { OutcomeNote } from './outcome';
import { prefilledMessage } from './prefilled-message';
import { useDraft } from './use-draft';
import { useSendMessage } from './use-send-message';

const fields = z.object({
  firstName: requiredText(fieldErrors.firstName),
  lastName: z.string(),
  email: requiredText(fieldErrors.email),
  phone: requiredText(fieldErrors.phone),
  serviceRequired: requiredText(fieldErrors.service),
  message: requiredText(fieldErrors.message),
});

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  serviceRequired: '',
  message: '',
};

/** The contact message (specification, sections 3 to 8). Its names and address let it be sent without scripts as well. */
export function ContactForm() {
  // No default values: what was typed before hydration would be overwritten by them.
  const form = useForm({ resolver: zodResolver(fields) });
  const { register, handleSubmit, clearErrors, formState, getValues, setValue } = form;
  const clear = useDraft(form, { name: 'contact', empty, services: contactServices });
  const { send, sending, outcome, forgetOutcome, honeypot } = useSendMessage({ onSent: clear });
  const submit = handleSubmit(send, () => void toast(formToasts.incomplete));
  const onBlocked = useFormProblems(form, {
    checkFields: submit,
    malformed: fieldErrors.emailShape,
  });
  const { errors } = formState;

  const begun = prefilledMessage(useSearch());
  useEffect(() => {
    // What the visitor has written stays.
    if (begun && !getValues('message')) setValue('message', begun);
  }, [begun, getValues, setValue]);

  function onReset(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    clear();
    forgetOutcome();
    // The button vanishes with the text.
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <Form
      data-testid="contact-form"
      aria-label="Contact"
      method="post"
      action={settings.contactEndpoint}
      onSubmit={(event) => void submit(event)}
      onReset={onReset}
      onBlocked={(problems) => void onBlocked(problems)}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="First name"
          placeholder="Enter your first name"
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          placeholder="Enter your last name"
          autoComplete="family-name"
          {...register('lastName')}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField
          error={errors.email?.message}
          {...register('email', { onChange: () => clearErrors('email') })}
        />
        <PhoneField error={errors.phone?.message} {...register('phone')} />
      </div>
      <SelectField
        label="Service"
        placeholder="Select Service"
        options={contactServices}
        required
        error={errors.serviceRequired?.message}
        {...register('serviceRequired')}
      />
      <TextareaField
        label="Message"
        placeholder="What are you starting, and where?"
        required
        error={errors.message?.message}
        {...register('message')}
      />
      <Honeypot ref={honeypot} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SubmitButton sending={sending}>Send Message</SubmitButton>
        <ClearDraft />
      </div>
      {outcome && <OutcomeNote outcome={outcome} />}
    </Form>
  );
}
