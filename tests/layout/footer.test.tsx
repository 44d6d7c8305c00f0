import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { footerColumns } from '@/content/navigation';
import { mistake } from '@/content/mistake';
import { site } from '@/content/site';
import { Footer } from '@/layout/footer';

const socials = [
  { name: 'LinkedIn', address: '' },
  { name: 'YouTube', address: 'https://www.youtube.com/@asha' },
];

test('has its lists of links in order, and says who we are and are not', () => {
  render(<Footer path="/about" socials={socials} />);
  const footer = within(screen.getByRole('contentinfo'));
  const columns = footer.getAllByRole('navigation').map((list) => ({
    title: within(list).getByRole('heading').textContent,
    links: within(list)
      .getAllByRole('link')
      .map((link) => ({ title: link.textContent, href: link.getAttribute('href') })),
  }));
  expect(columns).toEqual(footerColumns);
  for (const { title } of columns) footer.getByRole('navigation', { name: title ?? '' });

  const hrefOf = (name: string) => footer.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(`${site.name}, home`)).toBe('/');
  expect(hrefOf(mistake.link)).toBe('/contact?message=There+is+a+mistake+on+the+page+%2Fabout%3A');
  // A social network is a link once the owner has given its address.
  expect(hrefOf('YouTube')).toBe('https://www.youtube.com/@asha');
  expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('aria-disabled', 'true');
  expect(footer.getByText(/A private firm, not a government website/)).toBeInTheDocument();
  expect(footer.getByText(`© 2024 ${site.name}`)).toBeInTheDocument();
  expect(footer.getByText('Secured by SSL')).toBeInTheDocument();
  const picture = footer.getByRole('img', { name: 'India, written in eleven scripts' });
  expect(picture.querySelectorAll('svg')).toHaveLength(11);
});
