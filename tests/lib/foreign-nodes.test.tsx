import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { tolerateTranslatedNodes } from '@/lib/foreign-nodes';

const { removeChild } = Node.prototype;

beforeAll(() => tolerateTranslatedNodes(document.body));

/** Ways in which translators are known to put their <font> in a text's place. */
const translators: Record<string, (text: Text) => void> = {
  'in one step': (text) => text.replaceWith(fontFor(text)),
  'before it, then taking it out': (text) => {
    text.before(fontFor(text));
    text.remove();
  },
  'behind it, then taking it out': (text) => {
    text.after(fontFor(text));
    text.remove();
  },
  'around it': (text) => {
    const font = fontFor(text);
    text.replaceWith(font);
    font.append(text);
  },
};

function fontFor(text: Text): HTMLElement {
  const font = document.createElement('font');
  font.append(Object.assign(document.createElement('font'), { textContent: `हिं ${text.data}` }));
  return font;
}

async function translate(element: Element, replace: (text: Text) => void): Promise<void> {
  const texts = [...element.childNodes].filter((node) => node instanceof Text);
  texts.forEach(replace);
  // What the translator did is heard of after it has done it.
  await act(async () => {});
}

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

test('leaves the methods of nodes as they are until a translator comes', async () => {
  render(<Sum amount="₹500" />);
  await act(async () => {});
  expect(Node.prototype.removeChild).toBe(removeChild);
  await translate(sum(), translators['around it']!);
  expect(Node.prototype.removeChild).not.toBe(removeChild);
});

test.each(Object.entries(translators))(
  'React changes, adds and removes texts beside a font that is put %s',
  async (_, replace) => {
    const { rerender } = render(<Sum amount="₹500" />);
    await translate(sum(), replace);
    expect(sum()).toHaveTextContent('हिं');
    rerender(<Sum amount="₹42" />);
    expect(sum()).toHaveTextContent('₹42');
    expect(sum()).not.toHaveTextContent(/₹500(?!.*₹42)/);
    await translate(sum(), replace);
    rerender(<Sum amount="₹42" isOpening />);
    expect(sum().firstElementChild).toHaveTextContent('Wait.');
    expect(sum()).toHaveTextContent(/soon$/);
    await translate(sum(), replace);
    rerender(<Sum amount="₹42" />);
    expect(sum()).not.toHaveTextContent(/Wait\.|soon/);
    expect(sum()).toHaveTextContent(/now$/);
  },
);

test('React goes on after a translator has taken a text out of the page', async () => {
  const { rerender, unmount } = render(<Sum amount="₹500" isOpening />);
  sum().replaceChildren();
  await act(async () => {});
  rerender(<Sum amount="₹42" />);
  expect(sum()).toHaveTextContent('now');
  unmount();
  expect(screen.queryByTestId('sum')).not.toBeInTheDocument();
});
