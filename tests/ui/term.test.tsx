import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cited, CitedTexts } from '@/ui/cited';

const terms = {
  'GSTR-1': { expansion: 'statement of sales', meaning: 'Tells the portal each invoice.' },
  LLP: { expansion: 'limited liability partnership', meaning: 'A person in law of its own.' },
};

function show(text: string) {
  render(
    <CitedTexts sources={['cgst-act']} terms={terms}>
      <p>
        <Cited>{text}</Cited>
      </p>
    </CitedTexts>,
  );
}

test('a marked term is a button by its own name, which opens its note without a script', () => {
  show('File ({{GSTR-1}}), by the 11th. [[cgst-act section 37]]');
  const button = screen.getByRole('button', { name: 'GSTR-1' });
  expect(button).toHaveAttribute('type', 'button');

  const note = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(note).toHaveAttribute('popover', 'auto');
  // While it is closed it has no name to compute.
  expect(document.getElementById(note?.getAttribute('aria-labelledby') ?? '')).toHaveTextContent(
    /^GSTR-1: statement of sales$/,
  );
  expect(note).toHaveTextContent('Tells the portal each invoice.');
  expect(screen.getByRole('link', { name: 'Source 1' })).toBeInTheDocument();
});

test('the note comes right after its term, and may stand in a paragraph', () => {
  show('File {{GSTR-1}} first.');
  const button = screen.getByRole('button', { name: 'GSTR-1' });
  const note = button.parentElement?.nextElementSibling;
  expect(note?.id).toBe(button.getAttribute('popovertarget'));
  expect(note?.querySelector('p, div, ul, h3')).toBeNull();
});

test('no line ends between a term and the signs around it', () => {
  show('Say ({{GSTR-1}}), and go on.');
  expect(screen.getByRole('button').parentElement).toHaveTextContent('(GSTR-1),');
  expect(screen.getByRole('button').parentElement).toHaveClass('whitespace-nowrap');
});

test('reads as the text has it, and is explained as the glossary has it', () => {
  show('Two {{LLP|LLPs}} agree.');
  expect(screen.getByRole('button', { name: 'LLPs' })).toBeInTheDocument();
  expect(screen.getByText('LLP: limited liability partnership')).toBeInTheDocument();
});

test('a term that the page does not explain is plain text', () => {
  show('Form ({{INC-20A}}) first.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('paragraph')).toHaveTextContent('Form (INC-20A) first.');
});
