import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { keepDraft, keptDraft } from '@/features/contact/kept-draft';
import { anyText } from '../../support/hostile-strings';

const KEY = 'draft:1:contact';

test('keeps what it is given under a key with a version, each form for itself', () => {
  keepDraft('contact', { firstName: 'Asha', message: '' });
  keepDraft('hero', { firstName: 'Meera' });
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ firstName: 'Asha', message: '' });
  expect(keptDraft('contact')).toEqual({ firstName: 'Asha', message: '' });
  expect(keptDraft('hero')).toEqual({ firstName: 'Meera' });
  expect(localStorage).toHaveLength(0);
});

test('leaves nothing behind of an empty form', () => {
  keepDraft('contact', { firstName: 'Asha' });
  keepDraft('contact', { firstName: '', message: '' });
  expect(sessionStorage).toHaveLength(0);
  expect(keptDraft('contact')).toEqual({});
});

test('leaves alone what another version has kept', () => {
  sessionStorage.setItem('draft:0:contact', '{"firstName":"Asha"}');
  expect(keptDraft('contact')).toEqual({});
});

test.each(['', 'no JSON', 'null', '"text"', '7', '[]', '{"firstName":7,"message":{"a":1}}'])(
  'takes %j for nothing kept',
  (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(keptDraft('contact')).toEqual({});
  },
);

test('gives back any text as it was, half pairs included', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      keepDraft('contact', { firstName: 'Asha', message: text });
      expect(keptDraft('contact')).toEqual({ firstName: 'Asha', message: text });
    }),
  );
});

test('does without a storage that is full or switched off', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => keepDraft('contact', { firstName: 'Asha' })).not.toThrow();
  expect(keptDraft('contact')).toEqual({});
});
