/** The legal forms for which names are checked: each form of company has its own ending, and an LLP its own rules. */
export const nameForms = {
  private: 'Private limited company',
  opc: 'One person company',
  llp: 'LLP',
  'section-8': 'Section 8 company',
  producer: 'Producer company',
  nidhi: 'Nidhi company',
} as const;

export type NameForm = keyof typeof nameForms;
