import { incorporationRules } from '@/law/companies/texts';
import { ENDINGS } from './endings';
import { isConnecting, isGeneral, isScopeWord } from './general-words';
import type { NameForm } from './name-form';
import {
  foreignAdjectives,
  foreignPlacesIn,
  hasState,
  placeMarks,
  placesOfEnemies,
} from './places';
import {
  ELECTORAL_TRUST,
  FOREIGN_FORMS,
  foreignLaw,
  foreignRules,
  OTHER_SENSE,
  OTHER_SENSES,
  ruleKey,
  SCHEME,
  wordRules,
  type Ruling,
} from './rule-words';
import { nameWords, runsIn, singular, tidyName, type Run } from './words';
import { upperFirst } from '@/lib/letter-case';

/** An objection to a name, from a rule. */
export interface Objection extends Ruling {
  /** The words of the name that the rule objects to; empty for the whole name. */
  about: string;
}

export interface CheckedName {
  /** The name as it was read. */
  name: string;
  objections: readonly Objection[];
  /** Whether it has words in another script than Latin. The check knows few words in other scripts. */
  isOtherScript: boolean;
}

/** Last words of company and LLP names, of any form. */
const LAST_WORDS = new Set(
  'private pvt p limited ltd llp opc company co corporation corp producer nidhi unlimited'.split(
    ' ',
  ),
);

/** Words for a section 8 company's name. Rule 8A lists those up to "electoral trust", "and the like"; we added the rest. */
const PUBLIC_CAUSE = new Set(
  'foundation forum association federation chamber confederation council electoraltrust sansthan sanstha pratishthan parishad mahasangh'.split(
    ' ',
  ),
);

/** Checks a name for a company or LLP of this form against the rules on names. It can't tell whether a name is free. */
export function checkName(typed: string, form: NameForm): CheckedName {
  const name = tidyName(typed);
  const words = nameWords(name);
  const isOtherScript = words.some((word) => /[^\p{Script=Latin}\p{N}]/u.test(word));
  const core = coreOf(words);
  if (core.length === 0) return { name, isOtherScript, objections: [emptiness(name, words, form)] };
  return {
    name,
    isOtherScript,
    objections: [
      ...objectionsToWords(words, core.length, form),
      ...objectionsToWhole(core, form),
      ...objectionsToEnding(words, form),
    ],
  };
}

/** The words before those of the legal form. */
function coreOf(words: readonly string[]): string[] {
  const isPartnership = words.slice(-3).join(' ') === 'limited liability partnership';
  const core = isPartnership ? words.slice(0, -3) : [...words];
  while (LAST_WORDS.has(core.at(-1) ?? '')) core.pop();
  return core;
}

function emptiness(name: string, words: readonly string[], form: NameForm): Objection {
  const says =
    name === ''
      ? 'Nothing was typed yet.'
      : words.length === 0
        ? 'It has no letter or digit, so it can’t be registered as a name.'
        : 'These words only name the legal form. A name needs other words before them.';
  return { kind: 'empty', about: '', says, citations: [ENDINGS[form].citation] };
}

function objectionsToWords(
  words: readonly string[],
  coreLength: number,
  form: NameForm,
): Objection[] {
  const kind = form === 'llp' ? 'llp' : 'company';
  const rules = wordRules[kind];
  const named = runsIn(words.map(ruleKey), rules).filter(
    ({ at, length, key }) =>
      !(form === 'llp' && at >= coreLength) &&
      (!FOREIGN_FORMS.has(key) || at + length === coreLength),
  );
  const abroad = foreignPlacesIn(words);
  const found = [
    ...withoutInnerRuns(named, abroad).flatMap((run) =>
      (isElectoralTrust(words, run.at, form) ? [ELECTORAL_TRUST] : (rules.get(run.key) ?? [])).map(
        (rule) => ({ ...run, rule }),
      ),
    ),
    ...withoutInnerRuns(abroad, named).map((run) => ({
      ...run,
      rule: foreignRule(run.key, kind, words),
    })),
    ...(kind === 'company' ? schemesIn(words) : []),
  ];
  return found
    .map((ruled) => inOtherSense(ruled, words) ?? ruled)
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, length, rule }) => objectionOf(rule, words.slice(at, at + length)))
    .filter(
      ({ about, citations }, index, all) =>
        all.findIndex(
          (other) => other.about === about && other.citations[0]?.place === citations[0]?.place,
        ) === index,
    );
}

interface RuledWords {
  at: number;
  length: number;
  rule: Ruling;
}

/** A milder objection, if the word is a name or has another meaning beside its neighbour ("Food Court"). */
function inOtherSense({ at, length, rule }: RuledWords, words: readonly string[]) {
  const isSense = (run: { at: number; length: number }) => {
    const phrase = words.slice(Math.max(run.at, 0), run.at + run.length).map(singular);
    return (phrase.length > 1 || run.at === 0) && OTHER_SENSES.has(phrase.join(' '));
  };
  const sense = [
    { at: at - 1, length: length + 1 },
    { at, length: length + 1 },
    { at, length },
  ].find(isSense);
  return sense && { ...sense, rule: { ...rule, kind: 'asked' as const, says: OTHER_SENSE } };
}

function foreignRule(key: string, kind: 'company' | 'llp', words: readonly string[]): Ruling {
  const ofCompany = placesOfEnemies.has(key) ? 'enemy' : words.includes('india') && 'withIndia';
  const which = foreignAdjectives.has(key)
    ? 'adjective'
    : (kind === 'company' && ofCompany) || kind;
  return { ...foreignRules[which], citations: foreignLaw[kind] };
}

/** Leaves out the runs inside a longer one: "State" in "United States", "British" in "British India". */
function withoutInnerRuns(runs: readonly Run[], others: readonly Run[]): Run[] {
  return runs.filter(
    ({ at, length }) =>
      !others.some(
        (other) => other.length > length && other.at <= at && at < other.at + other.length,
      ),
  );
}

function isElectoralTrust(words: readonly string[], at: number, form: NameForm): boolean {
  return form === 'section-8' && words[at] === 'trust' && words[at - 1] === 'electoral';
}

function schemesIn(words: readonly string[]) {
  const at = words.findIndex((word) => SCHEME.scheme.includes(singular(word)));
  const isPublic = words.some((word) => SCHEME.beside.includes(word)) || hasState(words);
  const hasOwnRule = words[at - 1] === 'development' || words[at - 1] === 'vikas';
  return at >= 0 && isPublic && !hasOwnRule ? [{ at, length: 1, rule: SCHEME.rule }] : [];
}

function objectionOf({ kind, says, citations }: Ruling, words: readonly string[]): Objection {
  return { kind, about: shown(words), says, citations };
}

/** For companies only: the LLP Rules have no such clause. */
function objectionsToWhole(core: readonly string[], form: NameForm): Objection[] {
  if (form === 'llp') return [];
  const generality = generalityOf(core);
  const isForCause = runsIn(core.map(singular), PUBLIC_CAUSE).length > 0;
  const words = core.filter((word) => !isConnecting(word));
  return [
    ...(generality ? [objectionOf(WHOLE[generality], words)] : []),
    ...(form === 'section-8' && !isForCause ? [objectionOf(WHOLE.noCause, [])] : []),
  ];
}

const RULE_8A = [{ source: incorporationRules, place: 'rule 8A' }];
const WHOLE = {
  place: {
    kind: 'general',
    says: 'The name is only a continent, country, State or city. Add a word of your own.',
    citations: RULE_8A,
  },
  trade: {
    kind: 'general',
    says: 'The name has only general words of a trade. Add a word of your own, like “Lakshmi” in “Lakshmi Silk Manufacturing”.',
    citations: RULE_8A,
  },
  placeAndTrade: {
    kind: 'asked',
    says: 'The name has only general words of a trade, with a place or a word like “International”. The Registrar may find it too general: add a word of your own.',
    citations: RULE_8A,
  },
  noCause: {
    kind: 'asked',
    says: 'The usual endings of a section 8 company are Foundation, Forum, Association, Federation, Chambers, Confederation, Council and the like.',
    citations: RULE_8A,
  },
} as const satisfies Record<string, Ruling>;

function generalityOf(core: readonly string[]): keyof typeof WHOLE | undefined {
  const isPlace = placeMarks(core);
  const hasPlace = isPlace.includes(true);
  const others = core.filter((word, at) => !isPlace[at] && !isConnecting(word));
  if (others.length === 0) return hasPlace ? 'place' : undefined;
  if (!others.every((word) => isGeneral(word) || isScopeWord(word))) return undefined;
  if (!hasPlace && others.every(isGeneral)) return 'trade';
  return foreignPlacesIn(core).length > 0 ? undefined : 'placeAndTrade';
}

function objectionsToEnding(words: readonly string[], form: NameForm): Objection[] {
  const { asked, short, says, citation } = ENDINGS[form];
  const text = ` ${words.join(' ')}`;
  const endsIn = (endings: readonly string[]) =>
    endings.find((ending) => text.endsWith(` ${ending}`));
  const objection = (about: string, what: string): Objection[] => [
    { kind: 'ending', about, says: what, citations: [citation] },
  ];
  if (form === 'nidhi' && words.includes('nidhi', 1)) return objection('Nidhi', `${says}.`);
  const shortened = endsIn(short);
  if (shortened) return objection(shown(shortened.split(' ')), `${says}. Write them in full.`);
  const last = words.slice(coreOf(words).length);
  if (form !== 'nidhi' && form !== 'llp' && endsIn(['nidhi limited'])) {
    return [
      ...(form === 'section-8' ? [] : objection('Nidhi Limited', `${says}.`)),
      {
        kind: 'ending',
        about: 'Nidhi Limited',
        says: 'Only a company that is declared a Nidhi may use these words.',
        citations: [ENDINGS.nidhi.citation],
      },
    ];
  }
  if (asked.length === 0) {
    return last.some((word) => /^(?:private|pvt|limited|ltd)$/.test(word))
      ? objection(shown(last), `${says}.`)
      : [];
  }
  if (!endsIn(asked)) return objection(shown(last), `${says}.`);
  // For example "Private Limited LLP".
  const isMixed = last.length > 0 && wrongBeside[form]?.some((word) => last.includes(word));
  return isMixed ? objection(shown(last), `${says}, without words of another form.`) : [];
}

/** Words of other forms that are wrong before the right last words. */
const wrongBeside: { readonly [form in NameForm]?: readonly string[] } = {
  private: ['llp', 'opc', 'producer', 'nidhi'],
  opc: ['llp', 'producer', 'nidhi'],
  llp: ['private', 'pvt', 'ltd', 'opc'],
  producer: ['llp', 'opc', 'nidhi', 'private', 'pvt'],
  nidhi: ['llp', 'opc', 'producer', 'private', 'pvt', 'p'],
};

function shown(words: readonly string[]): string {
  return words
    .map(upperFirst)
    .join(' ')
    .replace(/\b(?:Llp|Opc|Pvt Ltd)\b/g, (form) =>
      form === 'Pvt Ltd' ? form : form.toUpperCase(),
    );
}
