import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
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
import { OtherWays } from './other-ways';
import { prefilledMessage } from './prefilled-message';
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
  const { register, handleSubmit, reset, clearErrors, formState, getValues, setValue } = form;
  // Without values the browser would reset the form, which React does not notice: the same text put in again, as
  // autofill does, would not reach the form's state.
  const { send, sending, failed } = useSendMessage({ onSent: () => reset(empty) });
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

  return (
    <Form
      data-testid="contact-form"
      aria-label="Contact"
      method="post"
      action={settings.contactEndpoint}
      onSubmit={(event) => void submit(event)}
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
      <div>
        <SubmitButton sending={sending}>Send Message</SubmitButton>
      </div>
      {failed && <OtherWays />}
    </Form>
  );
}
