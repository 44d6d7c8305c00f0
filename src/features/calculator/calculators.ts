import { createElement } from 'react';
import type { CalculatorId } from '@/law/calculators/calculator-ids';
import type { Calculator } from '@/law/calculators/calculator';
import type { ServiceSlug } from '@/content/services/catalogue';
import { lazy, type LazyComponent } from '@/lib/lazy';
import { loadCode } from '@/lib/load-code';

const files = import.meta.glob<Calculator>('/src/law/calculators/*-{fees,lateness}.ts', {
  import: 'calculator',
});

/** The component for a calculator on a page. The same page and calculator always get the same component. */
export function calculatorOn(page: ServiceSlug, id: CalculatorId): LazyComponent<object> {
  return (calculators[`${page} ${id}`] ??= lazy(
    async () => {
      const [{ CalculatorForm }, calculator, { ourFees }] = await loadCode(async () =>
        Promise.all([
          import('./calculator-form'),
          files[`/src/law/calculators/${id}.ts`]!(),
          import('@/content/our-fees'),
        ]),
      );
      // A late fee is the same whoever files, so our own fee is no part of it.
      const ourFee = id.endsWith('-fees') ? ourFees[page] : undefined;
      return () => createElement(CalculatorForm, { id, calculator, ourFee });
    },
    { when: 'opened' },
  ));
}

const calculators: Partial<Record<string, LazyComponent<object>>> = {};
