/** Letters that often differ between two spellings of a word. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/(?<=[td])h/g, ''],
  [/w/g, 'v'],
  [/(.)\1+/g, '$1'],
];

/** A key that is the same for words that sound the same: "taala" and "tala", "jewelery" and "jewellery". */
export function sound(word: string): string {
  return SOUNDS.reduce((heard, [letters, as]) => heard.replace(letters, as), word);
}

/** A key like `sound` that also joins spellings and plurals of Hindi words: "jhadoo" and "jhadu", "masale" and "masala". */
export function hindiSound(word: string): string {
  return sound(
    word
      .replaceAll('ee', 'i')
      .replaceAll('oo', 'u')
      .replace(/(?<=.{5})e$/, 'a'),
  );
}

const isVowel = (letter = '') => 'aeiouy'.includes(letter);

/**
 * Whether one word is a typing mistake for another. "sure": a vowel inside the word is missing, or two neighbours are swapped
 * ("lubricnt", "varnsih"). "possible": one letter too few or too many, or another vowel. A different consonant, or a missing
 * ending, makes another word: "drone" and "drove", "mandi" and "mandir".
 */
export function slipFor(typed: string, known: string): 'sure' | 'possible' | undefined {
  const [short, long] = typed.length <= known.length ? [typed, known] : [known, typed];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  const [shortRest, longRest] = [short.slice(at), long.slice(at)];
  if (long.length === short.length + 1) {
    if (shortRest !== longRest.slice(1)) return undefined;
    if (shortRest === '') return isVowel(longRest) ? 'possible' : undefined;
    return isVowel(longRest[0]) && typed === short ? 'sure' : 'possible';
  }
  if (long.length !== short.length) return undefined;
  const isSwap = shortRest[0] === longRest[1] && shortRest[1] === longRest[0];
  if (isSwap && shortRest.slice(2) === longRest.slice(2)) return 'sure';
  const isOtherVowel = isVowel(shortRest[0]) && isVowel(longRest[0]);
  return isOtherVowel && shortRest.slice(1) === longRest.slice(1) ? 'possible' : undefined;
}
