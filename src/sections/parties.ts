import { keysOf } from '@/lib/keys';

/**
 * Who can work on a step, with name and colour (never the colour alone), and the custom property that tells
 * `styles/service-ledger.css` the length of their bar.
 */
export const parties = {
  you: { name: 'You', mark: 'bg-marigold-deep', length: '--y' },
  us: { name: 'We', mark: 'bg-red', length: '--u' },
  authority: { name: 'Authority', mark: 'bg-cloth', length: '--a' },
} as const;

export type Party = keyof typeof parties;

/** The order in which they are named and drawn. */
export const partiesInOrder = keysOf(parties);
