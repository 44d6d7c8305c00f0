import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cited, CitedTexts } from '@/ui/cited';

test('leads from a statement to its source in the page’s list', () => {
  render(
    <CitedTexts sources={['gst-portal', 'cgst-act']} terms={{}}>
      <p>
        <Cited>Above ₹20 lakh. [[cgst-act section 22]]</Cited>
      </p>
    </CitedTexts>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('Above ₹20 lakh.2');
  expect(screen.getByRole('link', { name: 'Source 2' })).toHaveAttribute('href', '#source-2');
});
