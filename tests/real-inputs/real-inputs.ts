import type { NameForm } from '@/law/names/name-form';
import found from './found.json';
import given from './given.json';

/*
 * Texts that real people typed, received or registered. Each has its source and the right answer, which was written down before
 * the site was tried on it. The tests name each miss. They allow some misses, and that number may only fall.
 */

interface Expectations {
  /** Services that answer, some with the fragment of a tool. `answer` matches words of the answer (a regular expression). */
  question: { pages: string[]; answer: string };
  /** The year of registration; `stateBody` if a State owns the company. */
  name: { registered: number; stateBody?: true };
  'name-pair': { alike: boolean };
  /** All of these classes and no other, or one or more of these. */
  class: { all?: number[]; any?: number[] };
  letter: 'fraud' | 'doubt' | 'genuine';
  /** Words of the reading, as regular expressions. */
  number: { kind: string; says: string[]; valid?: false };
  /** The sum in rupees of the lines that match `line`, or of all lines if it is empty. */
  sum: { amount: number; line: string };
}

interface Inputs {
  'name-pair': [string, string];
  sum: { tool: string; values: Record<string, string | number> };
}

type Kind = keyof Expectations;

export interface RealInput<K extends Kind> {
  kind: K;
  input: K extends keyof Inputs ? Inputs[K] : string;
  expected: Expectations[K];
  /** The form that a name is for. */
  form?: NameForm;
  source: string;
  /** For a letter, the id of its notice. */
  notice?: string;
  note?: string;
}

/** The inputs of a kind. */
export function inputsOf<K extends Kind>(kind: K): readonly RealInput<K>[] {
  return ([...given, ...found] as readonly { kind: string }[]).filter(
    (one): one is RealInput<K> => one.kind === kind,
  );
}
