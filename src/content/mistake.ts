/** The link at the foot of each page. */
export const mistake = {
  link: 'Report a mistake on this page',
  message: (path: string) => `There is a mistake on the page ${path}:`,
} as const;
