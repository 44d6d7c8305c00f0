import { expect, test } from 'vitest';
import { collectionNotice } from '@/content/collection-notice';
import { privacy } from '@/content/legal/privacy';
import { paymentNotice } from '@/content/payment-notice';
import { site } from '@/content/site';
import { contactMessage } from '@/features/contact/contact-message';
import { documentText } from '../../support/prose';

test('the contact form’s notice names the fields that are sent, and nothing else', () => {
  const names: Record<string, string> = {
    firstName: 'name',
    lastName: 'name',
    phone: 'phone number',
    serviceRequired: 'service',
  };
  const sent = Object.keys(contactMessage.shape).map((field) => names[field] ?? field);
  const [, named = ''] = /We collect your (.+?), to answer/.exec(collectionNotice.text) ?? [];
  expect(named.split(/, | and /)).toEqual([...new Set(sent)]);
});

test.each([
  ['contact form', collectionNotice.text, site.legal.enquiryRetention],
  ['payment form', paymentNotice, site.legal.fileRetention],
])('the %s’s notice agrees with the privacy policy', (_form, notice, keptFor) => {
  const { grievanceOfficer } = site.legal;
  const law = ['Data Protection Board', 'Digital Personal Data Protection Act, 2023'];
  for (const fact of [keptFor, grievanceOfficer, site.email, 'within 1 month', ...law]) {
    expect(notice).toContain(fact);
    expect(documentText(privacy)).toContain(fact);
  }
});
