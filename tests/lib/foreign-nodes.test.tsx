import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { tolerateTranslatedNodes } from '@/lib/foreign-nodes';

beforeAll(() => tolerateTranslatedNodes(document.body));

/** Bare text beside what comes and goes, as it stands in buttons and sentences. */
function Sum({ amount, isOpening = false }: { amount: string; isOpening?: boolean }) {
  return (
    <p data-testid="sum">
      {isOpening && <b>Wait. </b>}
      Pay {amount} {isOpening ? 'soon' : <i>now</i>}
    </p>
  );
}

const sum = () => screen.getByTestId('sum');

/* Ways in which translators are known to put their <font> in a text's place. */
test.each([
  ['in place of a text', 'replaceWith', false],
  ['before a text that goes', 'before', false],
  ['behind a text that goes', 'after', false],
  ['around a text', 'replaceWith', true],
] as const)(
  'React changes, adds and removes texts beside a font that is put %s',
  async (_, place, isAround) => {
    async function translate() {
      for (const text of [...sum().childNodes].filter((node) => node instanceof Text)) {
        const font = document.createElement('font');
        font.textContent = `हिं ${text.data}`;
        text[place](font);
        if (isAround) font.append(text);
        else text.remove();
      }
      // What the translator did is heard of after it has done it.
      await act(async () => {});
    }
    const { rerender } = render(<Sum amount="₹500" />);
    await translate();
    expect(sum()).toHaveTextContent('हिं');
    rerender(<Sum amount="₹42" />);
    expect(sum()).toHaveTextContent('₹42');
    expect(sum()).not.toHaveTextContent(/₹500(?!.*₹42)/);
    await translate();
    rerender(<Sum amount="₹42" isOpening />);
    expect(sum().firstElementChild).toHaveTextContent('Wait.');
    expect(sum()).toHaveTextContent(/soon$/);
    await translate();
    rerender(<Sum amount="₹42" />);
    expect(sum()).not.toHaveTextContent(/Wait\.|soon/);
    expect(sum()).toHaveTextContent(/now$/);
  },
);

test('React goes on after a translator has taken a text out of the page', async () => {
  const { rerender } = render(<Sum amount="₹500" isOpening />);
  sum().replaceChildren();
  await act(async () => {});
  rerender(<Sum amount="₹42" />);
  expect(sum()).toHaveTextContent('now');
});
