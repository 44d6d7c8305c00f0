/** Who can be at work on a step, with name and colour; the colour never stands alone. */
export const parties = {
  you: { name: 'You', mark: 'bg-marigold-deep' },
  us: { name: 'Us', mark: 'bg-red' },
  authority: { name: 'Authority', mark: 'bg-cloth' },
} as const;

export type Party = keyof typeof parties;

/** In the order in which they are named and drawn. */
export const partiesInOrder = Object.keys(parties) as Party[];
