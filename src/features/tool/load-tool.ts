import { createElement } from 'react';
import type { ServiceSlug } from '@/content/services/catalogue';
import type { Tool } from '@/law/tool';
import { lazy, type LazyComponent } from '@/lib/lazy';
import { loadCode } from '@/lib/load-code';
import type { Texts } from './read-answers';
import type { ExtraPart } from './tool-form';

const definitions = import.meta.glob<Tool>('/src/law/tools/*.ts', { import: 'tool' });

/** What some tools add to their answer, by id. */
const extras: Readonly<Partial<Record<string, () => Promise<ExtraPart>>>> = {
  number: async () => (await import('./typed-number')).TypedNumber,
  'trademark-classes': async () => (await import('./class-boxes')).ClassBoxes,
};

/** The component of a tool for a page, with the tool's own code. */
export async function loadTool(page: ServiceSlug, id: string, preset: Texts = {}) {
  const loadExtra = extras[id];
  const [[{ ToolForm }, tool, { ourFees }], extra] = await Promise.all([
    loadCode(() =>
      Promise.all([
        import('./tool-form'),
        definitions[`/src/law/tools/${id}.ts`]?.(),
        import('@/content/our-fees'),
      ]),
    ),
    loadExtra && loadCode(loadExtra),
  ]);
  // Nothing is missing after `loadCode`, but TypeScript can't tell.
  if (!tool) return undefined;
  // A late fee is the same whoever files, so our own fee is no part of it.
  const ourFee = tool.kind === 'cost' ? ourFees[page] : undefined;
  return () => createElement(ToolForm, { tool, preset, ourFee, extra });
}

/** A tool of a page, fetched when it is opened. The same page and tool always get the same component. */
export function toolOn(page: ServiceSlug, id: string, preset?: Texts): LazyComponent<object> {
  return (tools[`${page} ${id}`] ??= lazy(() => loadTool(page, id, preset), { when: 'opened' }));
}

const tools: Partial<Record<string, LazyComponent<object>>> = {};
