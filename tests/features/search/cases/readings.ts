/** The meaning of a query, the query, and the service that it must find first. */
export const readings: readonly (readonly [what: string, query: string, slug: string])[] = [
  ['a word by its beginning', 'copyr', 'copyright-registration'],
  ['one slip from four letters on', 'nidi', 'nidhi-company'],
  ['two neighbours swapped', 'patnet', 'patent-registration'],
  ['two slips from eight letters on', 'propreitorshp', 'sole-proprietorship-registration'],
  ['a known word as it stands, one letter from “share”', 'shape', 'design-registration'],
  ['the service before the trade', 'gst for restaurant', 'gst-registration'],
  ['the trade alone', 'restaurant', 'fssai-registration'],
  ['an empty word that is a name', 'will', 'legal-drafting'],
  ['a form’s number, digit by digit', '26q', 'tds-return-filing'],
  ['a form’s number, digit by digit', '26as', 'income-tax-filing'],
  ['a section by its number', 'section 143(1)', 'income-tax-filing'],
  ['a section as notices write it', 'notice u/s 143(2)', 'income-tax-filing'],
  ['a section as people type it', 'us 143', 'income-tax-filing'],
  ['a section that has a name', 'u/s 9', 'trademark-objection-reply'],
  ['the United States', 'us trademark', 'international-ip-protection'],
];

/** Two ways to write one query. */
export const alike: readonly (readonly [one: string, other: string])[] = [
  ['gst', '  GST   '],
  ['gst', 'gśt'],
  ['gst', 'G.S.T.'],
  ['gst', 'g s t'],
  ['pvtltd', 'pvt. ltd.'],
  ['trademark', 'trade mark'],
  ['gstr 3B', 'gstr-3b'],
  ['bookkeeping', 'book keeping'],
  ['license for food', 'licence for food'],
  ['FORM-16', 'form 16'],
];
