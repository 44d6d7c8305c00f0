import type { Fact, MovedDate } from './fact';

/* What a text rests on is what it asks while it is made: nobody keeps a list, and nothing is searched for. */

interface Asked {
  facts: Set<Fact>;
  /** The orders that moved a date of which the text speaks. */
  orders: Set<MovedDate>;
}

let asked: Asked | undefined;

/**
 * Begins to note the facts that are asked. Whatever lies between this call and the one that it returns has to run at once,
 * as the body of a module does.
 *
 * @returns ends it, and tells what was asked meanwhile, in that order
 */
export function traceFacts(): () => Readonly<Asked> {
  const outer = asked;
  const own: Asked = { facts: new Set(), orders: new Set() };
  asked = own;
  return () => {
    asked = outer;
    return own;
  };
}

/** Called by a fact whenever it is asked. */
export function noteAsked(fact: Fact, order?: MovedDate): void {
  asked?.facts.add(fact);
  if (order) asked?.orders.add(order);
}
