import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Block } from '@/pages/service/block';

function Broken(): never {
  throw new Error('Broken');
}

test.each([
  ['an open block', {}],
  ['a folded block', { line: 'In a line.' }],
  ['an inner block', { within: 'need' }],
])('if a tool in %s fails, the rest of the page stays', (_, look) => {
  vi.mocked(console.error).mockImplementation(() => {});
  render(
    <main>
      <Block id="tool" heading="Which structure?" isTool {...look}>
        <Broken />
      </Block>
      <p>The rest</p>
    </main>,
  );
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(screen.getByText('Which structure?')).toBeInTheDocument();
  expect(screen.getByText(/The fields did not load/)).toBeInTheDocument();
  expect(String(vi.mocked(console.error).mock.calls)).toContain('Broken');
  vi.mocked(console.error).mockClear();
});
