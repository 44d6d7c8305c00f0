/* Finds words that count as one under rule 8(2), because they differ only in tense, or slightly in sound or spelling. */

/** Names of letters, each with its letter: "Bee Kay" is "BK". */
const LETTER_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  `be b, ce c, cee c, de d, ef f, ge g, jay j, je j, kay k, ke k, el l, em m, en n, pe p, kyu q, ar r, es s, ess s, tee t, ti t, yu u, ve v,
   vee v, ex x, wai y, wye y, zed z, zee z`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Irregular verbs, base first. */
const IRREGULAR = `
  speak spoke spoken, build built, grow grew grown, make made, go went gone, know knew known, see saw seen, take took taken,
  give gave given, write wrote written, drive drove driven, rise rose risen, begin began begun, break broke broken, choose chose chosen,
  fly flew flown, run ran, win won, sell sold, buy bought, bring brought, think thought, teach taught, catch caught, send sent,
  spend spent, lend lent, keep kept, sleep slept, feel felt, meet met, lead led, hold held, find found, bind bound, shine shone,
  sing sang sung, swim swam swum, weave wove woven, freeze froze frozen, wear wore worn, draw drew drawn, eat ate eaten, do did done,
  come came, become became, get got, learn learnt, burn burnt, dream dreamt, light lit, shoot shot, stand stood, understand understood`;

const bases = new Map(
  IRREGULAR.split(',').flatMap((row) => {
    const [base = '', ...forms] = row.trim().split(' ');
    return forms.map((form) => [form, base] as const);
  }),
);

/** Words that only look like a form of a verb. */
const NO_VERB = new Set(
  'united limited kindred hundred sacred morning evening king string spring wing sterling darling'.split(
    ' ',
  ),
);

/** The word itself, and the verbs that may have this past or "-ing" form. */
export function tenses(word: string): string[] {
  if (NO_VERB.has(word) || !/^[a-z]{3,}$/.test(word)) return [word];
  const base = bases.get(word);
  const found = base ? [word, base] : [word];
  const stem = /^(.*[aeiouy].*[^e])(?:ing|ed)$/.exec(word)?.[1];
  if (!stem || stem.length < 3) return found;
  return [
    ...found,
    stem,
    stem + 'e',
    ...(/([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : []),
    ...(stem.endsWith('i') ? [stem.slice(0, -1) + 'y'] : []),
  ];
}

/** Replacements, in order, for sounds of English and Indian names. A capital stands for a long vowel: later rows can't match it. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  // The rule's own example: Chemtech, Cemtek, Kemtec.
  [/^c(?=em(?:te[ck]|ic))/, 'k'],
  [/ch(?=em|ro|ry|lo)|(?<=te)ch/g, 'k'],
  [/^[kg](?=n)/, ''],
  [/^w(?=r)/, ''],
  [/^p(?=s)/, ''],
  [/^x(?=[^aeiou])/, 'eks'],
  [/ph/g, 'f'],
  [/sch(?=ool)/g, 'sk'],
  [/sh(?=r)/g, 's'],
  [/ksh|x/g, 'ks'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<!^)z/g, 's'],
  [/(?<=[^aeiou])w(?=[aeiou])/g, 'v'],
  [/(?:igh|i|y)te?$(?<=ight|ite|yte)/, 'At'],
  [/e+y$|(?<!^)i+e?$|(?<=[^aeiou])y$|ea(?=[nmkl]$)|ee+/g, 'I'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/i(?=[^aeiou]h?[aiou])/g, 'I'],
  [/oo|u(?=[^aeiou]h?[aiou])/g, 'U'],
  [/(.)\1+/g, '$1'],
];

/** A key that is the same for words that sound the same. */
export function sound(word: string): string {
  const letter = LETTER_NAMES[word] ?? LETTER_NAMES[word.replace(/(.)\1+/g, '$1')];
  if (letter) return letter;
  return SOUNDS.reduce((spelled, [sign, as]) => spelled.replace(sign, as), word);
}

/** Replacements, in order, for two common spellings of one word. */
const SLIGHT: readonly (readonly [RegExp, string])[] = [
  [/neel/g, 'nil'],
  [/^aum$/, 'om'],
  [/kri?sh?(?=n)/g, 'kris'],
  [/our(?=s?$|ed$|ful)/, 'or'],
  [/is(?=e[rsd]?$|ing$|ation)/, 'iz'],
  [/(?<=[a-z]{2}[bt])re$|(?<=cent|fib|calib)re/g, 'er'],
  [/^ch(?:au|ou|ow)dh?[aeu]?r[iy]$/, 'choudhary'],
  [/(?<=l)le?ry$/, 'ry'],
  [/ogue$/, 'og'],
  [/amme$/, 'am'],
  [/ae/g, 'e'],
  [/(?<=dis)c$/, 'k'],
  [/(?<!^)th(?=[aiu])|(?<=[a-z]{4}a)th$/g, 't'],
  [/(?<!^)dh/g, 'd'],
  [/^sh(?=akt|ant|iv|arm|ub|yam|ank)/, 's'],
  [/au|ow(?=[a-z])/g, 'ou'],
  [/(?<=[^aeiou])a(?=r?wal$)/, ''],
  [/(.)\1+/g, '$1'],
];

/** A key that is the same for common spellings of a word. */
export function plainSpelling(word: string): string {
  return SLIGHT.reduce((spelled, [sign, as]) => spelled.replace(sign, as), word);
}
