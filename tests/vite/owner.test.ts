import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { checkOwner } from '../../vite/owner';

const { legal, socials, testimonials, reviewSites } = owner;

test('the owner’s file as it stands passes', () => {
  expect(() => checkOwner(owner)).not.toThrow();
});

test.each([
  [{ name: ' ' }, 'The name of the business is empty. (name)'],
  [{ phone: '98765 43210' }, 'The telephone number must be an international one'],
  [{ whatsapp: 919876543210 }, 'The WhatsApp number must be a text between quotation marks.'],
  [{ email: 'desk at asha.in' }, 'The address for e-mail must be one such as desk@example.in.'],
  [{ socials: [{ ...socials[0], address: 'linkedin.com/asha' }] }, 'must start with https://'],
  [{ legal: { ...legal, gstin: '27AAPFU0939F1Z' } }, 'The GSTIN must have its 15 characters'],
  [{ legal: { ...legal, effectiveDate: '1.1.2027' } }, 'must be written like 1 January 2027.'],
  [{ legal: { ...legal, courts: undefined } }, 'The city whose courts decide must be a text'],
  [{ legal: { ...legal, gstn: '' } }, 'The site knows no line named gstn. (legal)'],
  [{ legal: undefined }, 'The lines between { and } are missing. (legal)'],
  [
    { reviewSites: [{ ...reviewSites[0], rating: 46 }] },
    'must be 5 at most. (reviewSites.0.rating)',
  ],
  [{ testimonials: [{ ...testimonials[0], rating: '5' }] }, 'must be a number without quotation'],
  [{ testimonials: [{ ...testimonials[0], verified: 'no' }] }, 'must be true or false'],
])('%j stops the build with words that name the line', (wrong, words) => {
  expect(() => checkOwner({ ...owner, ...wrong })).toThrow(words);
});

test('all wrong lines are named at once; no client has to be quoted', () => {
  const wrong = { ...owner, testimonials: [], name: '', email: '' };
  expect(() => checkOwner(wrong)).toThrow(
    /^Wrong lines in src\/content\/owner\.ts:\n {2}.*\(name\)\n {2}.*\(email\)\n/,
  );
});
