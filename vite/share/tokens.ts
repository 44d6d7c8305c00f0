/** The tokens of `tailwind.config.ts`, in the notation that the rasteriser reads; a test holds them together. */
export const colours = {
  ink950: '#0c142d',
  ink900: '#151e3c',
  red: '#9f191f',
  redCloth: '#96181d',
  marigold: '#f8ad2a',
  thread: '#fff3e2',
} as const;

/** The files that services are kept in, each with the cloth of its spine and the board of its cover. */
export const fileColours = {
  lal: { cloth: '#9c2527', board: '#f9d2ce' },
  haldi: { cloth: '#865901', board: '#f3e0ac' },
  mehendi: { cloth: '#3f6333', board: '#cde4c8' },
  neel: { cloth: '#284a8b', board: '#cedef4' },
  badami: { cloth: '#6c4932', board: '#ebd6b9' },
} as const;

export type FileColour = keyof typeof fileColours;

export const SERIF = 'font-family="Eczar" font-weight="700"';
export const SANS = 'font-family="Anek Latin" font-weight="600"';
