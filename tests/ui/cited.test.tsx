import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Cited, CitedTexts } from '@/ui/cited';

/* e2e/service-page.spec.ts tests terms and citations on a page. */

test('a term that the page does not explain is plain text', () => {
  render(
    <CitedTexts sources={[]} terms={{}}>
      <Cited>{'Form ({?INC-20A}) first.'}</Cited>
    </CitedTexts>,
  );
  expect(screen.getByText('Form (INC-20A) first.')).toBeVisible();
});
