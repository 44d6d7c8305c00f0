/** The link at the end of each page. */
export const mistake = {
  link: 'Something wrong here?',
  /** @param reviewed the day of the page's last review as it prints it, if it has one */
  message: (path: string, reviewed?: string) =>
    `Something is wrong on the page ${path}${reviewed ? `, last reviewed on ${reviewed}` : ''}:`,
} as const;
