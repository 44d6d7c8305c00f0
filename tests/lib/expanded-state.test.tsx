import { expect, test, vi } from 'vitest';
import { followExpandedState } from '@/lib/expanded-state';

function put(html: string) {
  document.body.innerHTML = html;
  const [details, summary] = ['details', 'summary'].map((name) => document.querySelector(name));
  return { details: details as HTMLDetailsElement, summary: summary as HTMLElement };
}

test('a summary tells whether its details is open, from the start and after each change', async () => {
  const { details, summary } = put(
    '<details open><summary aria-expanded="false">Licenses</summary></details>',
  );
  followExpandedState();
  expect(summary).toHaveAttribute('aria-expanded', 'true');
  details.open = false;
  await vi.waitFor(() => expect(summary).toHaveAttribute('aria-expanded', 'false'));
  details.open = true;
  await vi.waitFor(() => expect(summary).toHaveAttribute('aria-expanded', 'true'));
});

test('a summary that says nothing of it is left alone', () => {
  const { summary } = put('<details open><summary>What does it cost?</summary></details>');
  followExpandedState();
  expect(summary).not.toHaveAttribute('aria-expanded');
});
