/** A part of a cited place: text, or the number of a section, rule or order. */
export type PlacePart = string | { number: string };

/** "sections 29(2), 36D and 378-O" or "paragraph 2.05", at the beginning of a place. */
const SECTIONS =
  /^(?:section|rule|regulation|paragraph)s? (?:\d+(?:\.\d+)*(?:-?[A-Z]+)?(?:\(\w+\))*(?:, | and | to )?)+/;
const SECTION = /((?<![\w(.-])\d+(?:\.\d+)*(?:-?[A-Z]+)?)/;
/** "19/2021", "8/8/2017", "G.S.R. 108(E)". */
const ORDER = /((?<![\w-])\d+(?:\/\d+)+|(?:G\.S\.R\.|S\.O\.) \d+\(E\))/;

/** Cuts a place at the numbers of its sections, rules and orders; other places ("First Schedule") stay whole. */
export function placeParts(place: string): PlacePart[] {
  const [sections = ''] = SECTIONS.exec(place) ?? [];
  return [...cut(sections, SECTION), ...cut(place.slice(sections.length), ORDER)];
}

/** The numbers of sections, rules and orders that a place names. */
export function numbersIn(place: string): string[] {
  return placeParts(place).flatMap((part) => (typeof part === 'string' ? [] : [part.number]));
}

function cut(text: string, number: RegExp): PlacePart[] {
  return text
    .split(number)
    .map((part, index) => (index % 2 === 1 ? { number: part } : part))
    .filter((part) => part !== '');
}
