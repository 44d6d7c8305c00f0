import { expect, test } from 'vitest';
import { owner } from '@/content/owner';
import { ownerSchema } from '@/content/owner-schema';
import { checked } from '../../server/settings';
import { checkLogo } from '../../vite/brand';
import { lineOf } from '../../vite/owner-files';

const checkOwner = (data: unknown) => checked(ownerSchema, data, 'Wrong lines');

const { legal, socials, testimonials, reviewSites } = owner;

// These tests change one line at a time. Each build checks the file itself.
test.each([
  [{ name: ' ' }, 'name is empty'],
  [{ phone: '98765 43210' }, 'phone must be an international number'],
  [{ whatsapp: 919876543210 }, 'whatsapp must be a text between quotation marks'],
  [{ email: 'desk at asha.in' }, 'email must be one such as desk@example.in'],
  [{ socials: [{ ...socials[0], address: 'linkedin.com/asha' }] }, 'must start with https://'],
  [{ legal: { ...legal, gstin: '27AAPFU0939F1Z' } }, 'legal.gstin must have its 15 characters'],
  [{ legal: { ...legal, gstin: '27AAPFU0939F1ZX' } }, 'legal.gstin has a typing mistake'],
  [{ legal: { ...legal, logRetention: '180 days' } }, 'must say working days or calendar days'],
  [{ legal: { ...legal, effectiveDate: '1.1.2027' } }, 'must be written like 1 January 2027'],
  [{ legal: { ...legal, courts: undefined } }, 'legal.courts must be a text'],
  [{ legal: { ...legal, gstn: '' } }, 'legal is not a known setting'],
  [{ legal: undefined }, 'legal must have its lines between { and }'],
  [{ reviewSites: [{ ...reviewSites[0], rating: 46 }] }, 'reviewSites.0.rating must be 5 at most'],
  [{ testimonials: [{ ...testimonials[0], rating: '5' }] }, 'must be a number without quotation'],
  [
    { testimonials: [{ ...testimonials[0], service: 'FSSAI License' }] },
    'must be the title of a service',
  ],
  [{ testimonials: [{ ...testimonials[0], verified: 'no' }] }, 'must be true or false'],
])('%j stops the build with a message that names the line', (wrong, words) => {
  expect(() => checkOwner({ ...owner, ...wrong })).toThrow(words);
});

test('all wrong lines are named at once, and testimonials may be empty', () => {
  const wrong = { ...owner, testimonials: [], name: '', email: '' };
  expect(() => checkOwner(wrong)).toThrow(/^Wrong lines:\n {2}name .*\n {2}email /);
});

test('a mistake is reported with the number of its line', () => {
  const json = JSON.stringify(
    {
      name: '',
      legal: { city: '' },
      branch: { gstin: '' },
      socials: [{ name: 'A' }, { name: '' }],
    },
    null,
    2,
  );
  expect(lineOf(json, ['name'])).toBe(2);
  expect(lineOf(json, ['legal', 'city'])).toBe(4);
  // A missing line is reported at the line of the setting that should contain it.
  expect(lineOf(json, ['legal', 'gstin'])).toBe(3);
  expect(lineOf(json, ['socials', 1, 'name'])).toBe(14);
});

test.each([
  ['<svg id="mark" viewBox="0 0 9 9"><text>N</text></svg>', /convert it to paths/],
  ['<svg id="mark" viewBox="0 0 9 9" width="9mm"/>', /remove them/],
  ['<svg viewBox="0 0 9 9"/>', /needs id="mark"/],
  ['<svg id="mark"/>', /has no viewBox/],
  ['PNG', /is not an SVG/],
])('the logo %s stops the build with a message that names the file and the cure', (svg, cure) => {
  expect(() => checkLogo(svg)).toThrow(cure);
  expect(() => checkLogo(svg)).toThrow(/^src\/owner\/mark.svg/);
});
