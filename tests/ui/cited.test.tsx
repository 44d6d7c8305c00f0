import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cited, SourceOrder } from '@/ui/cited';

test('leads from a statement to its source in the page’s list', () => {
  render(
    <SourceOrder value={['gst-portal', 'cgst-act']}>
      <p>
        <Cited>Above ₹20 lakh. [[cgst-act section 22]]</Cited>
      </p>
    </SourceOrder>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('Above ₹20 lakh.2');
  expect(screen.getByRole('link', { name: 'Source 2' })).toHaveAttribute('href', '#source-2');
});
