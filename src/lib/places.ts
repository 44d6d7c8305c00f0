/** A place within a law as texts cite it, cut at the numbers of its sections. */
export type PlacePart = string | { number: string };

/** "sections 29(2), 36D and 378-O", from the beginning. */
const SECTIONS = /^sections? (?:\d+(?:-?[A-Z]+)?(?:\(\w+\))*(?:, | and | to )?)+/;

/** Cuts a place at its section numbers; other places ("rule 8", "First Schedule") and what follows the numbers stay whole. */
export function placeParts(place: string): PlacePart[] {
  const [sections = ''] = SECTIONS.exec(place) ?? [];
  const parts = sections.split(/((?<![\w(-])\d+(?:-?[A-Z]+)?)/);
  return [
    ...parts.map((part, index) => (index % 2 === 1 ? { number: part } : part)),
    place.slice(sections.length),
  ].filter((part) => part !== '');
}

/** The section numbers that a place names. */
export function numbersIn(place: string): string[] {
  return placeParts(place).flatMap((part) => (typeof part === 'string' ? [] : [part.number]));
}
