import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sources } from '@/pages/service/sources';

const contractAct = {
  id: 'contract-act',
  area: 'civil',
  title: 'Indian Contract Act, 1872',
  href: 'https://indiacode.gov.in',
} as const;

function show(source: Partial<Parameters<typeof Sources>[0]['sources'][number]>) {
  render(
    <Sources
      sources={[{ ...contractAct, ...source }]}
      places={{ 'contract-act': ['section 11', 'sections 27 and 74', 'section 74(1)'] }}
      reviewed="Law last reviewed on 20 November 2026. We searched for civil law orders up to 30 June 2026."
    />,
  );
}

test('a source names its sections, and a section is a link if we know the address of its text', () => {
  show({ sections: { 74: 'https://indiacode.gov.in/handle/1' } });
  expect(screen.getByRole('listitem').textContent).toBe(
    '[1] Indian Contract Act, 1872: section 11 · sections 27 and 74 · section 74(1) Site: indiacode.gov.in',
  );
  for (const link of screen.getAllByRole('link', { name: '74' })) {
    expect(link).toHaveAttribute('href', 'https://indiacode.gov.in/handle/1');
  }
  expect(screen.queryByRole('link', { name: '27' })).not.toBeInTheDocument();
  expect(
    screen.getByText(/We read stored copies.+ Law last reviewed on 20 November 2026\./),
  ).toHaveTextContent(/Look at the portal before you file\.$/);
});

test('a link says whether it leads to the text or to the office’s site', () => {
  show({ hasText: true });
  const link = screen.getByRole('link', { name: 'Text: indiacode.gov.in' });
  expect(link).toHaveAttribute('href', 'https://indiacode.gov.in');
});
