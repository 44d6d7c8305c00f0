import { createElement } from 'react';
import type { NameForm } from '@/law/names/name-form';
import { lazyWithPreload, type LazyComponent } from '@/lib/lazy-with-preload';

/** The component of the name check for a legal form. The same form always gets the same component. */
export function nameCheckFor(form: NameForm): LazyComponent<object> {
  return (checks[form] ??= lazyWithPreload(async () => {
    const { NameCheck } = await import('./name-check');
    // A proxy may answer with an empty script, see lib/lazy-with-preload.tsx.
    return NameCheck && (() => createElement(NameCheck, { form }));
  }));
}

const checks: Partial<Record<NameForm, LazyComponent<object>>> = {};
