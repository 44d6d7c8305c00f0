import { keysOf } from '@/lib/keys';

/**
 * Who can be at work on a step, with name and colour (the colour never stands alone), and the property by which
 * `styles/service-ledger.css` is told how long their bar is.
 */
export const parties = {
  you: { name: 'You', mark: 'bg-marigold-deep', length: '--y' },
  us: { name: 'Us', mark: 'bg-red', length: '--u' },
  authority: { name: 'Authority', mark: 'bg-cloth', length: '--a' },
} as const;

export type Party = keyof typeof parties;

/** In the order in which they are named and drawn. */
export const partiesInOrder = keysOf(parties);
