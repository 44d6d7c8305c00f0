/** Who can work on a step, with name and colour (never the colour alone). */
export const parties = {
  you: { name: 'You', mark: 'bg-marigold-deep' },
  us: { name: 'We', mark: 'bg-red' },
  authority: { name: 'Authority', mark: 'bg-cloth' },
} as const;

export type Party = keyof typeof parties;
