import { beforeAll, expect, test, vi } from 'vitest';
import { followExpandedState } from '@/lib/expanded-state';

function put(html: string) {
  document.body.innerHTML = html;
  const [details, summary] = ['details', 'summary'].map((name) => document.querySelector(name));
  return { details: details as HTMLDetailsElement, summary: summary as HTMLElement };
}

beforeAll(followExpandedState);

test('a summary tells whether its details is open, from the start and after each change', async () => {
  const { details, summary } = put(
    '<details open><summary aria-expanded="false">Licenses</summary></details>',
  );
  await vi.waitFor(() => expect(summary).toHaveAttribute('aria-expanded', 'true'));
  details.open = false;
  await vi.waitFor(() => expect(summary).toHaveAttribute('aria-expanded', 'false'));
  details.open = true;
  await vi.waitFor(() => expect(summary).toHaveAttribute('aria-expanded', 'true'));
});

test('ignores summaries without aria-expanded', async () => {
  const { details, summary } = put('<details><summary>What does it cost?</summary></details>');
  const toggled = new Promise((resolve) => details.addEventListener('toggle', resolve));
  details.open = true;
  await toggled;
  expect(summary).not.toHaveAttribute('aria-expanded');
});
