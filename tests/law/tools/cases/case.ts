/** One sum worked by hand from the law, by someone who has not read the code that calculates it; the comment has the arithmetic. */
export type Case = readonly [
  /** As typed, by field; fields left out keep their start. */
  answers: Readonly<Record<string, string>>,
  /** As shown: '₹9,000', '₹0'; or the name of the field that is in the wrong. */
  total: string | { problem: string },
  /** A note that must be there, and the day of asking, if it matters. */
  more?: { note?: RegExp; today?: string },
];

export const ON_TIME = /(Filed|Paid) on time: there is no late fee/;
