import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { Head } from '@/layout/head';

/* What each page says of itself is held by tests/prerender.test.ts. */

const contentOf = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));

test.each([
  { path: '/', title: 'GST Filing', canonical: ['https://www.example.com/'] },
  { path: '/gst', title: `GST Filing | ${site.name}`, canonical: ['https://www.example.com/gst'] },
  { path: null, title: `GST Filing | ${site.name}`, canonical: [] },
])('at $path the title is $title, and the canonical address $canonical', (row) => {
  render(<Head title="GST Filing" description="Returns, filed on time." path={row.path} />);
  expect(document.title).toBe(row.title);
  expect(contentOf('link[rel=canonical]', 'href')).toEqual(row.canonical);
  expect(contentOf('meta[name=robots]', 'content')).toEqual([]);
});

test('search engines are asked to leave out what says so', () => {
  render(<Head title="Pay Now" description="Pay a quote." path="/pay" noindex />);
  expect(contentOf('meta[name=robots]', 'content')).toEqual(['noindex']);
  expect(contentOf('meta[name=description]', 'content')).toEqual(['Pay a quote.']);
});
