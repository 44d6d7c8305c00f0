/*
 * The keys of a table by the names that its type gives them. TypeScript types them as text, because an object may hold more
 * than its type says. The tables of this site hold nothing else.
 */

type Table<Key extends string, Value> = Readonly<Partial<Record<Key, Value>>>;

export function keysOf<Key extends string>(table: Table<Key, unknown>): Key[] {
  return Object.keys(table) as Key[];
}

export function entriesOf<Key extends string, Value>(table: Table<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][];
}
