import { expect, test } from 'vitest';
import { answersIn, fragmentWith, idIn } from '@/lib/fragment';

const ANSWERS = { wanted: 'M&M & Sons = 100% +1', kind: 'llp' };
const LINK = fragmentWith('name', ANSWERS);

test.each([
  ['as it was shared', LINK],
  ['with &amp;', LINK.replaceAll('&', '&amp;')],
  ['with %26', LINK.replaceAll('&', '%26')],
  ['encoded as a whole', `#${encodeURIComponent(LINK.slice(1))}`],
])('a link %s keeps the shared answers', (_, link) => {
  expect(idIn(link)).toBe('name');
  expect(answersIn(link, 'name')).toEqual(ANSWERS);
});

test('a fragment of another tool has no answers', () => {
  expect(answersIn(LINK, 'letter')).toEqual({});
  expect(answersIn('', 'name')).toEqual({});
  expect(idIn('#name%')).toBe('name%');
});
