/*
 * `Object.keys`, `Object.entries` and `Object.fromEntries` with the type's own keys. TypeScript types them as strings, because
 * an object may have more properties than its type says. The site's tables have no others.
 */

type Table<Key extends string, Value> = Readonly<Partial<Record<Key, Value>>>;

export function keysOf<Key extends string>(table: Table<Key, unknown>): Key[] {
  return Object.keys(table) as Key[];
}

export function fromEntries<Key extends string, Value>(
  entries: readonly (readonly [Key, Value])[],
): Record<Key, Value> {
  return Object.fromEntries(entries) as Record<Key, Value>;
}

export function entriesOf<Key extends string, Value>(table: Table<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][];
}

/** The modules of `import.meta.glob`, keyed by file name without folder and extension. */
export function byFileName<Module>(
  modules: Readonly<Record<string, Module>>,
): Partial<Record<string, Module>> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/|\.\w+$/g, ''), module]),
  );
}
