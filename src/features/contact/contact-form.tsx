import { useSearch } from 'wouter';
import { contactServices, visitorFields } from '@/content/forms';
import { SelectField, TextareaField, TextField } from '@/ui/field';
import { contactMessage } from './contact-message';
import { MessageForm } from './message-form';
import { prefilledMessage } from './prefilled-message';

/** The contact message (specification, sections 3 to 8). */
export function ContactForm() {
  return (
    <MessageForm
      draft="contact"
      schema={contactMessage}
      toMessage={(message) => message}
      initialMessage={prefilledMessage(useSearch())}
      submitLabel="Send Message"
      data-testid="contact-form"
      aria-label="Contact"
      className="grid gap-3 sm:gap-4"
    >
      {(field) => (
        <>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] items-end gap-4 has-aria-invalid:items-start sm:grid-cols-2">
            <TextField
              label="First name"
              placeholder="Given name"
              autoComplete="given-name"
              {...field('firstName')}
            />
            <TextField
              label="Last name"
              placeholder="Family name"
              autoComplete="family-name"
              {...field('lastName')}
            />
          </div>
          <TextField {...visitorFields.email} {...field('email')} />
          <div className="grid gap-x-4 gap-y-3 min-[26.25rem]:grid-cols-2">
            <TextField {...visitorFields.phone} {...field('phone')} />
            <SelectField
              {...visitorFields.service}
              options={contactServices}
              {...field('serviceRequired')}
            />
          </div>
          <TextareaField
            label="Message"
            placeholder="What do you need, and in which city?"
            {...field('message')}
          />
        </>
      )}
    </MessageForm>
  );
}
