import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { collectionNotice } from '@/content/collection-notice';
import { privacy } from '@/content/legal/privacy';
import { site } from '@/content/site';
import { ConsultationForm } from '@/features/contact/consultation-form';
import { ContactForm } from '@/features/contact/contact-form';
import { HeroConsultationForm } from '@/features/contact/hero-consultation-form';
import { Payment } from '@/features/payment/payment';
import { contactEndpoint } from '../../support/contact-endpoint';
import { documentText } from '../../support/prose';
import { render } from '../../support/render';
import { spyOnToasts, toastAfter } from '../../support/toast-after';
import { visitor } from '../../support/visitor';

spyOnToasts();
const { received } = contactEndpoint();

/** What the notice calls each field that is posted. */
const words: Record<string, string> = {
  firstName: 'name',
  lastName: 'name',
  email: 'email',
  phone: 'phone number',
  serviceRequired: 'service',
  message: 'message',
};

const contact = visitor({
  'First name': 'Asha',
  Email: 'asha@example.in',
  Phone: '1',
  Service: 'Tax Services',
  Message: 'Hello',
});
const request = visitor({
  'Full name': 'Asha',
  Email: 'asha@example.in',
  Phone: '1',
  Service: 'Other Services',
});

const OnServicePage = () => <ConsultationForm service="Tax Audit" />;

test.each([
  { form: 'contact form', Form: ContactForm, by: contact as ReturnType<typeof visitor> },
  { form: 'hero form', Form: HeroConsultationForm, by: request as ReturnType<typeof visitor> },
  { form: 'consultation form', Form: OnServicePage, by: request as ReturnType<typeof visitor> },
])('beside the $form stands what it posts, and nothing else', async ({ form, Form, by }) => {
  render(<Form />);
  by.fill();
  await by.send();
  const notice = screen.getByText(collectionNotice.summary).closest('details');
  if (form === 'consultation form') {
    await toastAfter(screen.getByRole('button', { name: 'Send it now' }));
  }
  const posted = Object.keys(received[0] ?? {}).map((field) => words[field] ?? `“${field}”?`);
  const [, told = ''] = /We collect your (.+?), to answer/.exec(notice?.textContent ?? '') ?? [];
  expect(told.split(/, | and /).toSorted()).toEqual([...new Set(posted)].toSorted());
});

test.each([
  { what: 'a message', Form: ContactForm, keptFor: site.legal.enquiryRetention },
  { what: 'a payment', Form: Payment, keptFor: site.legal.fileRetention },
])('for $what it is folded, and says what the privacy policy says, to which it leads', (row) => {
  render(<row.Form />);
  const notice = screen.getByText(collectionNotice.summary).closest('details')!;
  expect(notice.open).toBe(false);
  expect(notice.querySelector('a')).toHaveAttribute('href', '/legal/privacy');
  const policy = documentText(privacy);
  for (const fact of [
    row.keptFor,
    site.legal.grievanceOfficer,
    site.email,
    'within 1 month',
    'Data Protection Board',
    'Digital Personal Data Protection Act, 2023',
  ]) {
    expect(notice).toHaveTextContent(fact);
    expect(policy).toContain(fact);
  }
});
