import { expect, test } from 'vitest';
import { readPage } from '../../vite/written-page';

const head =
  '<title>Tax &amp; more | Sthapana</title><meta name="description" content="What &quot;tax&quot; asks of you, and when it&#x27;s due."/>' +
  '<link rel="canonical" href="https://www.example.com/tax"/>';
const body = '<main><h1 class="a">Your tax, <span>in &lt;7&gt; days.</span><!-- --></h1></main>';

test('reads what a page says of itself as plain text', () => {
  expect(readPage({ head, body })).toEqual({
    title: 'Tax & more | Sthapana',
    description: 'What "tax" asks of you, and when it\'s due.',
    canonical: 'https://www.example.com/tax',
    indexed: true,
    heading: 'Your tax, in <7> days.',
  });
});

test('an escaped entity is undone once', () => {
  const page = readPage({ head: head.replace('&amp;', '&amp;lt;'), body });
  expect(page.title).toBe('Tax &lt; more | Sthapana');
});

test.each([
  ['title', { head: head.replace(/<title>.*<\/title>/, ''), body }],
  ['description', { head: head.replace(/<meta.*?>/, ''), body }],
  ['heading', { head, body: '<main></main>' }],
])('a page without a %s stops the build', (_, page) => {
  expect(() => readPage(page)).toThrow(
    new Error('A page has no title, no description or no first heading'),
  );
});
