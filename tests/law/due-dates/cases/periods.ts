/** The months of a period, its last day, and its name. */
export const periodNames = [
  [1, '2026-11-30', 'November 2026'],
  [3, '2026-12-31', 'October to December 2026'],
  [3, '2027-01-31', 'November 2026 to January 2027'],
  [6, '2027-03-31', 'October 2026 to March 2027'],
  [6, '2026-09-30', 'April to September 2026'],
  [12, '2027-03-31', '2026-27'],
  [12, '2100-03-31', '2099-00'],
] as const;
