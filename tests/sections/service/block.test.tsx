import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Block, FoldedBlock, SubBlock } from '@/sections/service/block';
import { silenceErrors, takeReportedErrors } from '../../support/reported-errors';

function Broken(): never {
  throw new Error('Broken');
}

test.each([
  ['Block', Block],
  ['FoldedBlock', FoldedBlock],
  ['SubBlock', SubBlock],
])('a failed tool in a %s leaves the rest of the page', (_, Part) => {
  silenceErrors();
  render(
    <main>
      <Part id="tool" heading="Which structure?" line="In a line." isTool>
        <Broken />
      </Part>
      <p>The rest</p>
    </main>,
  );
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expect(screen.getByText('Which structure?')).toBeInTheDocument();
  expect(screen.getByText(/The fields did not load/)).toBeInTheDocument();
  expect(takeReportedErrors()).toContain('Broken');
});
