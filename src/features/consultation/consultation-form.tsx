import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import {
  consultationServices,
  fieldErrors,
  formToasts,
  type ConsultationService,
} from '@/content/forms';
import { useFormProblems } from '@/lib/form-problems';
import { requiredText } from '@/lib/required-text';
import { toast } from '@/lib/toasts';
import { SelectField } from '@/ui/field';
import { Form } from '@/ui/form';
import { SubmitButton } from '@/ui/submit-button';
import { EmailField, FullNameField, PhoneField } from '@/ui/visitor-fields';

const fields = z.object({
  fullName: requiredText(fieldErrors.fullName),
  email: requiredText(fieldErrors.email),
  phone: requiredText(fieldErrors.phone),
  serviceRequired: requiredText(fieldErrors.service),
});

interface ConsultationFormProps {
  /** The choice that is made when the form opens, where the page's service is one of the choices. */
  service?: ConsultationService | undefined;
}

/**
 * The consultation request (specification, sections 2 to 8). It is held in form state only and makes no call: an
 * accepted request shows a toast and empties the fields.
 */
export function ConsultationForm({ service }: ConsultationFormProps) {
  // No default values: what was typed before hydration would be overwritten by them.
  const form = useForm({ resolver: zodResolver(fields) });
  const { register, handleSubmit, reset, clearErrors, formState } = form;
  const submit = handleSubmit(
    () => {
      toast(formToasts.consultationAccepted);
      reset({ fullName: '', email: '', phone: '', serviceRequired: '' });
    },
    () => void toast(formToasts.incomplete),
  );
  const onBlocked = useFormProblems(form, {
    checkFields: submit,
    malformed: fieldErrors.emailShape,
  });
  const { errors } = formState;

  return (
    <Form
      data-testid="consultation-form"
      aria-label="Free consultation"
      // Without scripts a submission would write the answers into the address; this method goes nowhere.
      method="dialog"
      onSubmit={(event) => void submit(event)}
      onBlocked={(problems) => void onBlocked(problems)}
      className="grid gap-3.5"
    >
      <FullNameField error={errors.fullName?.message} {...register('fullName')} />
      <EmailField
        error={errors.email?.message}
        {...register('email', { onChange: () => clearErrors('email') })}
      />
      <PhoneField error={errors.phone?.message} {...register('phone')} />
      <SelectField
        label="Service"
        placeholder="Select Service"
        options={consultationServices}
        defaultValue={service}
        required
        error={errors.serviceRequired?.message}
        {...register('serviceRequired')}
      />
      <SubmitButton sending={false} className="w-full">
        Get Free Consultation
      </SubmitButton>
    </Form>
  );
}
