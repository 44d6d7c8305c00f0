/** A sum that somebody who had not read the code worked out by hand from the law. The comment has the arithmetic. */
export type Case = readonly [
  /** The typed text of each field. Other fields keep their defaults. */
  answers: Readonly<Record<string, string>>,
  /** The printed sum, such as '₹9,000', or the name of the field with a mistake. */
  total: string | { problem: string },
  /** A note that the answer must have, and the day of the question if the answer depends on it. */
  more?: { note?: RegExp; today?: string },
];

export const ON_TIME = /(Filed|Paid) on time: there is no late fee/;
