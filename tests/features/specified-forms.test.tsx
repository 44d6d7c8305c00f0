import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConsultationForm } from '@/features/contact/consultation-form';
import { ContactForm } from '@/features/contact/contact-form';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { render } from '../support/render';
import { spyOnToasts } from '../support/toast-after';
import { visitor } from '../support/visitor';

spyOnToasts();

const consultation = {
  id: 'consultation-form',
  name: 'Free consultation',
  button: 'Get Free Consultation',
  services:
    'Private Limited Company,LLP Registration,GST Registration,Trademark Registration,Other Services',
};
const fullName = ['Full name *', 'text', 'Enter your full name', 'name', 'Enter your full name'];
const email = ['Email *', 'email', 'Enter your email', 'email', 'Enter your email'];
const phone = ['Phone *', 'tel', 'Enter your phone number', 'tel', 'Enter your phone number'];
const service = ['Service *', 'select-one', null, null, 'Select a service'];
const question = 'What do you need, and in which city?';

/** The fields of each form (specification, sections 3 and 5): label, type, placeholder, autofill, and the error of an empty field. */
test.each([
  {
    id: 'contact-form',
    Form: ContactForm,
    name: 'Contact',
    button: 'Send Message',
    services:
      'Company Registration,GST Registration,Trademark Registration,Legal Consultation,Tax Services,Other Services',
    fields: {
      firstName: ['First name *', 'text', 'Given name', 'given-name', 'Enter your first name'],
      lastName: ['Last name (optional)', 'text', 'Family name', 'family-name', ''],
      email,
      phone,
      serviceRequired: service,
      message: ['Message *', 'textarea', question, null, 'Write your message'],
    },
  },
  {
    ...consultation,
    id: 'hero-consultation-form',
    Form: HeroConsultationForm,
    fields: { firstName: fullName, email, phone, serviceRequired: service },
  },
  {
    ...consultation,
    Form: () => <ConsultationForm service="Tax Audit" />,
    fields: { fullName, email, phone, serviceRequired: service },
  },
])('the $id has the specified fields, and says which are empty', async (specified) => {
  render(<specified.Form />);
  const { form, button, send } = visitor({});
  // A service page chooses its own service in advance. The test clears this choice.
  form().querySelector('select')!.value = '';
  expect(form()).toHaveAccessibleName(specified.name);
  expect(form()).toHaveAttribute('data-testid', specified.id);
  expect(button()).toHaveTextContent(specified.button);
  const notice = screen.getByText('What happens to these details').closest('details')!;
  expect(notice).not.toHaveAttribute('open');
  expect(within(notice).getByText('Privacy policy')).toHaveAttribute('href', '/legal/privacy');
  expect(await send()).toMatchObject({
    title: 'Error',
    description: 'Please fill in all required fields.',
  });
  for (const [name, [...row]] of Object.entries(specified.fields)) {
    const field = form().elements.namedItem(name) as HTMLInputElement;
    const missing = row.pop() ?? '';
    expect([
      field.labels?.[0]?.textContent,
      field.type,
      field.getAttribute('placeholder'),
      field.getAttribute('autocomplete'),
    ]).toEqual(row);
    expect(field.required, name).toBe(missing !== '');
    expect(field.getAttribute('aria-invalid'), name).toBe(missing ? 'true' : null);
    // The asterisk is only visual.
    expect(field).toHaveAccessibleName(/^[A-Z][^*]*$/);
    expect(field).toHaveAccessibleDescription(missing);
  }
  const options = within(form()).getAllByRole('option');
  expect(options.map((option) => option.textContent).join()).toBe(
    `Select Service,${specified.services}`,
  );
});
