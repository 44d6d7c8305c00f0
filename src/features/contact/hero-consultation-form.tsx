import { zodResolver } from '@hookform/resolvers/zod';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { consultationServices, fieldErrors, formToasts } from '@/content/forms';
import { useFormProblems } from '@/lib/form-problems';
import { requiredText } from '@/lib/required-text';
import { settings } from '@/lib/settings';
import { toast } from '@/lib/toasts';
import { SelectField } from '@/ui/field';
import { Form } from '@/ui/form';
import { SubmitButton } from '@/ui/submit-button';
import { EmailField, FullNameField, PhoneField } from '@/ui/visitor-fields';
import { ClearDraft } from './clear-draft';
import type { ContactMessage } from './contact-message';
import { Honeypot } from './honeypot';
import { OutcomeNote } from './outcome';
import { useDraft } from './use-draft';
import { useSendMessage } from './use-send-message';

const MESSAGE = 'Free consultation requested on the landing page.';

// The full name travels as `firstName` when the browser sends the form by itself, without scripts.
const fields = z.object({
  firstName: requiredText(fieldErrors.fullName),
  email: requiredText(fieldErrors.email),
  phone: requiredText(fieldErrors.phone),
  serviceRequired: requiredText(fieldErrors.service),
});

const empty = { firstName: '', email: '', phone: '', serviceRequired: '' };

/** The landing page's first form. It goes to the contact endpoint as a message, so that no request is lost. */
export function HeroConsultationForm() {
  // No default values: what was typed before hydration would be overwritten by them.
  const form = useForm({ resolver: zodResolver(fields) });
  const { register, handleSubmit, clearErrors, formState } = form;
  const clear = useDraft(form, { name: 'hero', empty, services: consultationServices });
  const { send, sending, outcome, forgetOutcome, honeypot } = useSendMessage({ onSent: clear });
  const submit = handleSubmit(
    (values) => send(toContactMessage(values)),
    () => void toast(formToasts.incomplete),
  );
  const onBlocked = useFormProblems(form, {
    checkFields: submit,
    malformed: fieldErrors.emailShape,
  });
  const { errors } = formState;

  function onReset(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    clear();
    forgetOutcome();
    // The button vanishes with the text.
    event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <Form
      data-testid="hero-consultation-form"
      aria-label="Free consultation"
      method="post"
      action={settings.contactEndpoint}
      onSubmit={(event) => void submit(event)}
      onReset={onReset}
      onBlocked={(problems) => void onBlocked(problems)}
      className="grid gap-3.5"
    >
      <FullNameField error={errors.firstName?.message} {...register('firstName')} />
      <EmailField
        error={errors.email?.message}
        {...register('email', { onChange: () => clearErrors('email') })}
      />
      <PhoneField error={errors.phone?.message} {...register('phone')} />
      <SelectField
        label="Service"
        placeholder="Select Service"
        options={consultationServices}
        required
        error={errors.serviceRequired?.message}
        {...register('serviceRequired')}
      />
      <input type="hidden" name="message" value={MESSAGE} />
      <Honeypot ref={honeypot} />
      <div className="-mb-3.5">
        <SubmitButton sending={sending} className="w-full">
          Get Free Consultation
        </SubmitButton>
        <ClearDraft />
      </div>
      {outcome && <OutcomeNote outcome={outcome} />}
    </Form>
  );
}

/** The first word of the name becomes `firstName`, the rest `lastName`. */
function toContactMessage({
  firstName: fullName,
  ...rest
}: z.infer<typeof fields>): ContactMessage {
  const [firstName = '', ...others] = fullName.trim().split(/\s+/);
  return { ...rest, firstName, lastName: others.join(' '), message: MESSAGE };
}
