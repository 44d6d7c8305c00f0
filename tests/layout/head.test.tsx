import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Head } from '@/layout/head';

const description = 'Company, GST and trademark papers prepared and filed for founders in India.';

const tags = (selector: string) => [...document.head.querySelectorAll(selector)];
const canonical = () => tags('link[rel=canonical]').map((tag) => tag.getAttribute('href'));
const robots = () => tags('meta[name=robots]').map((tag) => tag.getAttribute('content'));

test('the title names the page and the site', () => {
  render(<Head title="GST Filing" description={description} path="/services/gst-filing" />);
  expect(document.title).toBe('GST Filing | Sthapana');
});

test('the title of the landing page stands alone', () => {
  render(<Head title="Sthapana: business registration" description={description} path="/" />);
  expect(document.title).toBe('Sthapana: business registration');
});

test('carries the description', () => {
  render(<Head title="About" description={description} path="/about" />);
  expect(tags('meta[name=description]').map((tag) => tag.getAttribute('content'))).toEqual([
    description,
  ]);
});

test.each([
  ['/', 'https://www.example.com/'],
  ['/about', 'https://www.example.com/about'],
  ['/services/gst-filing', 'https://www.example.com/services/gst-filing'],
])('the canonical address of %s is %s', (path, address) => {
  render(<Head title="Any" description={description} path={path} />);
  expect(canonical()).toEqual([address]);
});

test('a page without an address of its own has no canonical one', () => {
  render(<Head title="404 Page Not Found" description={description} path={null} noindex />);
  expect(canonical()).toEqual([]);
  expect(document.title).toBe('404 Page Not Found | Sthapana');
});

test('search engines are asked to leave out only what says so', () => {
  const { rerender } = render(<Head title="About" description={description} path="/about" />);
  expect(robots()).toEqual([]);
  rerender(<Head title="Pay Now" description={description} path="/razorpay-checkout" noindex />);
  expect(robots()).toEqual(['noindex']);
});

test('a change of page changes the tags and doubles none', () => {
  const { rerender } = render(<Head title="About" description={description} path="/about" />);
  rerender(<Head title="Contact" description="Write a message or call." path="/contact" />);
  expect(tags('title').map(({ textContent }) => textContent)).toEqual(['Contact | Sthapana']);
  expect(tags('meta[name=description]')).toHaveLength(1);
  expect(canonical()).toEqual(['https://www.example.com/contact']);
});
