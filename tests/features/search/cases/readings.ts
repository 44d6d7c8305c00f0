/** What the search must understand, the query, and the service that must come first. */
export const readings: readonly (readonly [what: string, query: string, slug: string])[] = [
  ['a word by its beginning', 'copyr', 'copyright-registration'],
  ['one typing error in four letters', 'nidi', 'nidhi-company'],
  ['two swapped letters', 'patnet', 'patent-registration'],
  ['two typing errors in a long word', 'propreitorshp', 'sole-proprietorship-registration'],
  ['a correct word that is similar to “share”', 'shape', 'design-registration'],
  ['a service with a trade', 'gst for restaurant', 'gst-registration'],
  ['a trade alone', 'restaurant', 'fssai-registration'],
  ['a stop word that is also a name', 'will', 'legal-drafting'],
  ['the exact number of a form', '26q', 'tds-return-filing'],
  ['the exact number of a form', '26as', 'income-tax-filing'],
  ['a section by its number', 'section 143(1)', 'income-tax-filing'],
  ['a section as notices write it', 'notice u/s 143(2)', 'income-tax-filing'],
  ['a section as people type it', 'us 143', 'income-tax-filing'],
  ['a section that is also a name', 'u/s 9', 'trademark-objection-reply'],
  ['“us” as the United States', 'us trademark', 'international-ip-protection'],
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
