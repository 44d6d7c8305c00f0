/** One sum worked by hand from the law, by someone who has not read the code that calculates it. */
export interface Case {
  /** As typed, by field; fields left out keep their start. */
  answers: Readonly<Record<string, string>>;
  /** The day of asking, if it matters. */
  today?: string;
  /** As shown: '₹9,000', '₹0'; or the name of the field that is in the wrong. */
  total: string | { problem: string };
  /** A note that must be there. */
  note?: RegExp;
  /** The arithmetic, worked by hand. */
  working: string;
}
