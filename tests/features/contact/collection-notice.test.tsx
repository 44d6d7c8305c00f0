import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { collectionNotice } from '@/content/collection-notice';
import { privacy } from '@/content/legal/privacy';
import { site } from '@/content/site';
import { ContactForm } from '@/features/contact/contact-form';
import { Payment } from '@/features/payment/payment';
import { contactEndpoint } from '../../support/contact-endpoint';
import { documentText } from '../../support/prose';
import { render } from '../../support/render';
import { spyOnToasts } from '../../support/toast-after';
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

const { fill, send } = visitor({
  'First name': 'Asha',
  Email: 'asha@example.in',
  Phone: '1',
  Service: 'Other Services',
  Message: 'Hello',
});

test('the notice beside the contact form names what the form posts, and nothing else', async () => {
  render(<ContactForm />);
  fill();
  await send();
  const notice = screen.getByText(collectionNotice.summary).closest('details');
  const posted = Object.keys(received[0] ?? {}).map((field) => words[field] ?? `“${field}”?`);
  const [, told = ''] = /We collect your (.+?), to answer/.exec(notice?.textContent ?? '') ?? [];
  expect(told.split(/, | and /).toSorted()).toEqual([...new Set(posted)].toSorted());
});

test.each([
  { what: 'a message', Form: ContactForm, keptFor: site.legal.enquiryRetention },
  { what: 'a payment', Form: Payment, keptFor: site.legal.fileRetention },
])('the notice for $what is folded, agrees with the privacy policy and links to it', (row) => {
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
