import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { footerColumns } from '@/content/navigation';
import { mistake } from '@/content/mistake';
import { site } from '@/content/site';
import { Footer } from '@/layout/footer';

function renderFooter() {
  render(
    <Footer
      path="/about"
      socials={[
        { name: 'LinkedIn', address: '' },
        { name: 'YouTube', address: 'https://www.youtube.com/@asha' },
      ]}
    />,
  );
  return within(screen.getByRole('contentinfo'));
}

test.each(footerColumns)(
  'lists the links of $title under that name, in order',
  ({ title, links }) => {
    const footer = renderFooter();
    const list = within(footer.getByRole('navigation', { name: title }));
    expect(list.getByRole('heading', { name: title })).toBeInTheDocument();
    expect(
      list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual(links.map((link) => [link.title, link.href]));
  },
);

test('a social network is a link once the owner has given its address', () => {
  const footer = renderFooter();
  expect(footer.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('aria-disabled', 'true');
  expect(footer.getByRole('link', { name: 'YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/@asha',
  );
});

test('has three lists, the way to the first page, and says who we are and are not', () => {
  const footer = renderFooter();
  expect(footer.getAllByRole('navigation')).toHaveLength(3);
  expect(footer.getByRole('link', { name: `${site.name}, home` })).toHaveAttribute('href', '/');
  expect(footer.getByText(/A private firm, not a government website/)).toBeInTheDocument();
  expect(footer.getByText(`© 2024 ${site.name}`)).toBeInTheDocument();
  expect(footer.getByText('Secured by SSL')).toBeInTheDocument();
  expect(footer.getByRole('link', { name: mistake.link })).toHaveAttribute(
    'href',
    '/contact?message=There+is+a+mistake+on+the+page+%2Fabout%3A',
  );
  const picture = footer.getByRole('img', { name: 'India, written in eleven scripts' });
  expect(picture.querySelectorAll('svg')).toHaveLength(11);
});
