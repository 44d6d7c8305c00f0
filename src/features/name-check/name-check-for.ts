import { createElement } from 'react';
import type { NameForm } from '@/law/names/name-form';
import { lazy, type LazyComponent } from '@/lib/lazy';
import { loadCode } from '@/lib/load-code';

/** The component of the name check for a legal form. The same form always gets the same component. */
export function nameCheckFor(form: NameForm): LazyComponent<object> {
  return (checks[form] ??= lazy(
    async () => {
      const { NameCheck } = await loadCode(() => import('./name-check'));
      return () => createElement(NameCheck, { form });
    },
    { when: 'opened' },
  ));
}

const checks: Partial<Record<NameForm, LazyComponent<object>>> = {};
