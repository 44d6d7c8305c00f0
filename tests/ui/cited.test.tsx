import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cited, CitedTexts } from '@/ui/cited';

function show(text: string) {
  render(
    <CitedTexts sources={['gst-portal', 'cgst-act']} terms={{}}>
      <p>
        <Cited>{text}</Cited>
      </p>
    </CitedTexts>,
  );
}

test('leads from a statement to its source in the page’s list', () => {
  show('Above ₹20 lakh. [[cgst-act section 22]]');
  expect(screen.getByRole('link', { name: 'Source 2' })).toHaveAttribute('href', '#source-2');
});

test('keeps a blank and brackets between a figure and the number of a source, in the text itself', () => {
  show('A fee of ₹500[[cgst-act section 22]][[gst-portal]]');
  expect(screen.getByRole('paragraph').textContent).toBe('A fee of ₹500\u00a0[1] [2]');
});
