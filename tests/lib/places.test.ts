import { expect, test } from 'vitest';
import { numbersIn, placeParts } from '@/lib/places';

test.each([
  ['sections 416, 417 and 421', ['416', '417', '421']],
  ['section 62(1)(b)', ['62']],
  ['sections 378C and 378-O', ['378C', '378-O']],
  ['section 70B, directions of 28 April 2022', ['70B']],
  ['paragraph 2.05', ['2.05']],
  ['19/2021 and 20/2021', ['19/2021', '20/2021']],
  ['circular 8/8/2017', ['8/8/2017']],
  ['sections 130 to 144, Notification 114/2026', ['130', '144', '114/2026']],
  ['Chapter III, rule 2', []],
  ['press release 2026-2027/1264 of 7 October 2026', []],
  ['notification S.O. 5109(E) of 17 September 2026', ['S.O. 5109(E)']],
])('the numbers in “%s” are found, and no text is lost', (place, numbers) => {
  const parts = placeParts(place);
  expect(numbersIn(place)).toEqual(numbers);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.number)).join('')).toBe(place);
});
