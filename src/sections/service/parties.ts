/** The three whose clocks run, as they are named and marked; colour never stands alone. */
export const parties = {
  you: { name: 'You', mark: 'bg-marigold-deep' },
  us: { name: 'Us', mark: 'bg-red' },
  authority: { name: 'Authority', mark: 'bg-cloth' },
} as const;

export type Party = keyof typeof parties;
