import * as z from 'zod/mini';
import { consultationServices, fieldErrors, requiredText, visitorFields } from '@/content/forms';
import { SelectField, TextField } from '@/ui/field';
import { contactMessage, namesOf } from './contact-message';
import { MessageForm } from './message-form';

/** The message if the browser sends the form without scripts. */
const MESSAGE = 'Free consultation requested on the landing page';

const { email, phone, serviceRequired } = contactMessage.shape;

const consultationRequest = z.object({
  // The endpoint requires this field. Without scripts the browser sends the full name in it.
  firstName: requiredText(fieldErrors.fullName),
  email,
  phone,
  serviceRequired,
});

/** The first form of the landing page. Its request goes to the contact endpoint as a message. */
export function HeroConsultationForm() {
  return (
    <MessageForm
      id="hero"
      draft="hero"
      schema={consultationRequest}
      toMessage={({ firstName: fullName, ...rest }) => ({
        ...rest,
        ...namesOf(fullName),
        message: `${MESSAGE}: ${rest.serviceRequired}`,
      })}
      submitLabel="Get Free Consultation"
      wide
      data-testid="hero-consultation-form"
      aria-label="Free consultation"
      className="grid gap-3.5"
    >
      {(field) => (
        <>
          <div className="grid gap-x-4 gap-y-3 min-[26.25rem]:grid-cols-2">
            <TextField {...visitorFields.fullName} {...field('firstName')} />
            <TextField {...visitorFields.phone} {...field('phone')} />
            <TextField {...visitorFields.email} {...field('email')} />
            <SelectField
              {...visitorFields.service}
              options={consultationServices}
              {...field('serviceRequired')}
            />
          </div>
          <input type="hidden" name="message" value={MESSAGE} />
        </>
      )}
    </MessageForm>
  );
}
