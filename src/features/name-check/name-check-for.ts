import { createElement } from 'react';
import type { NameForm } from '@/law/names/name-form';
import { lazyWithPreload, type LazyComponent } from '@/lib/lazy-with-preload';

/** The name check for a form; the same component for the same form. */
export function nameCheckFor(form: NameForm): LazyComponent<object> {
  return (checks[form] ??= lazyWithPreload(async () => {
    const { NameCheck } = await import('./name-check');
    // A proxy may answer with an empty script, see lib/lazy-with-preload.tsx.
    return NameCheck && (() => createElement(NameCheck, { form }));
  }));
}

const checks: Partial<Record<NameForm, LazyComponent<object>>> = {};
