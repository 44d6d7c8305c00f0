import type { Plugin } from 'vite';
import { owner } from '../src/content/owner.ts';
import { ownerSchema } from '../src/content/owner-schema.ts';
import { checked } from './settings.ts';

/**
 * Checks the owner's file.
 *
 * @throws Error naming every wrong line, with what it must be
 */
export function checkOwner(data: unknown): void {
  checked(ownerSchema, data, 'Wrong lines in src/content/owner.ts');
}

/** Stops the build, and the dev server, at a wrong line of the owner's file. The browser never loads these rules. */
export function ownerPlugin(): Plugin {
  return { name: 'site:owner', config: () => checkOwner(owner) };
}
