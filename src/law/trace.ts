import type { Fact } from './fact';

/* What a text rests on is what it asks while it is made: nobody keeps a list, and nothing is searched for. */

let asked: Set<Fact> | undefined;

/**
 * Begins to note the facts that are asked. Whatever lies between this call and the one that it returns has to run at once,
 * as the body of a module does.
 *
 * @returns ends it; the facts that were asked since then, in that order
 */
export function traceFacts(): () => readonly Fact[] {
  const outer = asked;
  const facts = new Set<Fact>();
  asked = facts;
  return () => {
    asked = outer;
    return [...facts];
  };
}

/** Called by a fact whenever it is asked. */
export function noteAsked(fact: Fact): void {
  asked?.add(fact);
}
