import * as z from 'zod/mini';
import { consultationServices, fieldErrors, visitorFields } from '@/content/forms';
import { requiredText } from '@/lib/required-text';
import { SelectField, TextField } from '@/ui/field';
import { contactMessage, namesOf } from './contact-message';
import { MessageForm } from './message-form';

/** The message of a form that is sent without scripts; the service is in a field of its own. */
const MESSAGE = 'Free consultation requested on the landing page';

const { email, phone, serviceRequired } = contactMessage.shape;

const consultationRequest = z.object({
  // Without scripts the browser sends the full name under this name, which the endpoint requires.
  firstName: requiredText(fieldErrors.fullName),
  email,
  phone,
  serviceRequired,
  businessName: z.string(),
});

/** The landing page's first form. It goes to the contact endpoint as a message, so that no request is lost. */
export function HeroConsultationForm() {
  return (
    <MessageForm
      id="hero"
      draft="hero"
      schema={consultationRequest}
      toMessage={({ firstName: fullName, businessName, ...rest }) => ({
        ...rest,
        ...namesOf(fullName),
        message: `${MESSAGE}: ${rest.serviceRequired}${businessName && `. Name wanted: ${businessName}`}`,
      })}
      submitLabel="Get Free Consultation"
      wide
      data-testid="hero-consultation-form"
      aria-label="Free consultation"
      className="grid gap-2 [&_:is(.btn,.control)]:min-h-11"
    >
      {(field) => (
        <>
          {/* Filled in from the certificate. */}
          <div className="not-focus-within:has-placeholder-shown:hidden">
            <TextField
              label="Business name"
              placeholder="The name you want"
              autoComplete="off"
              {...field('businessName')}
            />
          </div>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2 max-lg:*:nth-[-n+2]:col-span-full">
            <TextField {...visitorFields.fullName} {...field('firstName')} />
            <TextField {...visitorFields.email} {...field('email')} />
            <TextField {...visitorFields.phone} {...field('phone')} />
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
