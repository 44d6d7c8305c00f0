import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mistake } from '@/content/mistake';
import { owner } from '@/content/owner';
import { site } from '@/content/site';
import { Footer } from '@/layout/footer';

/** A specified link without a page, or its replacement if the owner wants no such links. */
const deadOr = (dead: string, page = '') => (owner.linksWithoutPage ? dead : page);

const LISTS = `
  Services: Company Registration /services/private-limited-company
    GST Registration /services/gst-registration Trademark Registration /services/trademark-registration
    Tax Filing /services/income-tax-filing Legal Consultation /services/legal-consultation
    Business Licences /services/trade-license
  Company: About /about Team /about#team ${deadOr('Careers /careers Blog /blog')}
    Contact /contact ${deadOr('Support /support')}
  Legal: Terms /legal/terms Privacy /legal/privacy Disclaimer /legal/disclaimer
    Refund Policy ${deadOr('/refund-policy', '/legal/terms#refund-and-cancellation')}
    Cookie Policy ${deadOr('/cookie-policy', '/legal/privacy#cookies')}
`;

const socials = [
  { name: 'LinkedIn', address: '' },
  { name: 'YouTube', address: 'https://www.youtube.com/@asha' },
];

test('the footer has the three specified lists of links, and says who we are', () => {
  render(<Footer path="/about" socials={socials} />);
  const footer = within(screen.getByRole('contentinfo'));
  const lists = footer.getAllByRole('navigation').map((list) => {
    const title = within(list).getByRole('heading').textContent;
    expect(list).toHaveAccessibleName(title ?? '');
    const links = within(list).getAllByRole('link');
    return [
      `${title}:`,
      ...links.map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    ];
  });
  expect(lists.flat().join(' ')).toBe(LISTS.trim().split(/\s+/).join(' '));

  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(`${site.name}, home`)).toBe('/');
  expect(hrefOf(mistake.link)).toBe('/contact?message=There+is+a+mistake+on+the+page+%2Fabout%3A');
  // A social network becomes a link when the owner has given its address.
  expect(hrefOf('YouTube')).toBe('https://www.youtube.com/@asha');
  expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('aria-disabled', 'true');
  expect(footer.getByText(/A private firm, not a government website/)).toBeInTheDocument();
  expect(footer.getByText(`© 2024 ${site.name}`)).toBeInTheDocument();
  expect(footer.getByText('Secured by SSL')).toBeInTheDocument();
  const picture = footer.getByRole('img', { name: 'India, written in eleven scripts' });
  expect(picture.querySelectorAll('svg')).toHaveLength(11);
});
