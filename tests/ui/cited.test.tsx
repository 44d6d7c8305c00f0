import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cited, CitedTexts } from '@/ui/cited';

const terms = {
  'GSTR-1': { expansion: 'statement of sales', meaning: 'Tells the portal each invoice.' },
  LLP: { expansion: 'limited liability partnership', meaning: 'A person in law of its own.' },
};

function show(text: string) {
  render(
    <CitedTexts sources={['gst-portal', 'cgst-act']} terms={terms}>
      <p>
        <Cited>{text}</Cited>
      </p>
    </CitedTexts>,
  );
}

test('a marked term is a button that opens its definition without a script', () => {
  show('File ({{GSTR-1}}), by the 11th. [[cgst-act section 37]]');
  expect(screen.getByRole('paragraph')).toHaveTextContent('File (GSTR-1), by the 11th.');
  const button = screen.getByRole('button', { name: 'GSTR-1' });
  expect(button).toHaveAttribute('type', 'button');

  const note = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(note).toHaveAttribute('popover', 'auto');
  expect(note).toHaveTextContent('GSTR-1: statement of sales. Tells the portal each invoice.');
  expect(screen.getByRole('link', { name: 'Source 2' })).toBeInTheDocument();
});

test('a term that the page does not explain is plain text', () => {
  show('Form ({{INC-20A}}) first.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Form (INC-20A) first.');
});
