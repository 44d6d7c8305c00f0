import { mcaPortal, companiesAct } from '@/law/companies/texts';
import { tradeMarksSearch } from '@/law/ip/texts';
import { llpAct } from '@/law/llps/texts';
import type { Citation } from '@/law/source';
import type { Answer, Link } from '@/law/tool';
import { lowerFirst, upperFirst } from '@/lib/letter-case';
import { checkName, type Objection } from './check-name';
import type { NameForm } from './name-form';
import type { ObjectionKind } from './rule-words';
import { clauseLaw, disregarded, sameName, type Likeness } from './same-name';

const KINDS: Readonly<Record<ObjectionKind, string>> = {
  reserved: 'Kept for others by law',
  refused: 'Normally refused',
  approval: 'Needs the government’s approval',
  asked: 'The Registrar may ask about it',
  general: 'Too general',
  ending: 'Words of the legal form',
  empty: 'No name yet',
};

const OTHER_SCRIPT =
  'Part of the name is in another script. Rule 8B covers all languages, but we know few words in this one. Try the name in English letters too.';

const NOT_KNOWN =
  'We know the words of the rules, and some more, in English and Hindi. The Registrar may still object, and so may the owner of a trademark or a similar name. No tool can tell that.';

const NEXT: readonly Link[] = [
  {
    text: 'Then search “Check company/LLP name” on mca.gov.in, before you pay',
    href: mcaPortal.href,
  },
  {
    text: 'And the marks of your class in the Registry’s public search',
    href: tradeMarksSearch.href,
  },
];

/** Signs that are in no name: symbols, emoji, brackets of code, and marks that change the direction of text. */
const OTHER_SIGNS = /(?!\+)[\p{S}\p{Cc}\p{Bidi_Control}{}[\]\\]/u;

/** The answer to a wanted name: the objections of the rules, and its comparison with an existing name if one was typed. */
export function nameAnswer(wanted: string, form: NameForm, existing: string): Answer {
  if (!/\p{L}/u.test(wanted) || OTHER_SIGNS.test(wanted)) {
    return {
      verdict:
        'We can only read names in letters. This one has none, or has signs that we can’t read.',
    };
  }
  const { name, objections, isOtherScript } = checkName(wanted, form);
  const likeness = existing.trim() ? sameName(wanted, existing) : undefined;
  const changed: Citation =
    form === 'llp'
      ? { source: llpAct, place: 'section 17' }
      : { source: companiesAct, place: 'section 16' };
  const pair = likeness && likenessInWords(likeness, changed);
  const own = verdictOn(objections);
  return {
    verdict: pair ? `${own.verdict} ${pair.verdict}` : own.verdict,
    ...((likeness?.isSame || own.isBarred) && { tone: 'bad' }),
    ...((objections.length > 0 || likeness?.nearWords) && { seal: 'CHECK' }),
    parts: [
      ...objections
        .filter(({ kind }) => kind !== 'empty')
        .map((objection) => ({
          heading: headingOf(objection, name),
          lines: [`${objection.says} (${objection.citations.map(cited).join('; ')})`],
        })),
      ...(pair ? [{ heading: 'Compared with the existing name', lines: pair.reasons }] : []),
    ].filter(({ lines }) => lines.length > 0),
    notes: isOtherScript ? [OTHER_SCRIPT, NOT_KNOWN] : [NOT_KNOWN],
    links: NEXT,
    citations: [
      ...objections.flatMap((objection) => objection.citations),
      ...(likeness?.clauses.map(clauseLaw) ?? []),
      ...(likeness?.nearWords ? [changed] : []),
    ],
  };
}

const BARS: ReadonlySet<ObjectionKind> = new Set(['reserved', 'refused', 'general', 'ending']);

function verdictOn(objections: readonly Objection[]): { verdict: string; isBarred?: true } {
  const [first] = objections;
  // A name is never approved: the tool can't apply all rules.
  if (!first) return { verdict: 'We found no word in it that the rules forbid or restrict.' };
  if (first.kind === 'empty') return { verdict: first.says };
  const counted = (kinds: readonly Objection[], one: string, more: string) =>
    kinds.length === 1 ? `One thing ${one}.` : `${kinds.length} things ${more}.`;
  const barred = objections.filter(({ kind }) => BARS.has(kind));
  if (barred.length > 0)
    return { verdict: counted(barred, 'breaks the rules', 'break the rules'), isBarred: true };
  const allowed = objections.filter(({ kind }) => kind === 'approval');
  return allowed.length > 0
    ? {
        verdict: counted(
          allowed,
          'needs the government’s approval',
          'need the government’s approval',
        ),
      }
    : { verdict: counted(objections, 'may need an explanation', 'may need an explanation') };
}

function headingOf({ about, kind }: Objection, name: string): string {
  const at = name.toLowerCase().indexOf(about.toLowerCase());
  const typed = at < 0 ? about : name.slice(at, at + about.length);
  return about ? `“${typed}”: ${lowerFirst(KINDS[kind])}` : KINDS[kind];
}

/** Rules are cited by number only, sections with their Act. */
function cited({ source, place }: Citation): string {
  return place.startsWith('rule') ? place : `${source.title}, ${place}`;
}

function likenessInWords(
  { isSame, clauses, nearWords }: Likeness,
  changed: Citation,
): { verdict: string; reasons: string[] } {
  if (isSame === undefined) {
    return {
      verdict: 'We can’t compare the two: one name has only words of a legal form.',
      reasons: [],
    };
  }
  if (nearWords) {
    const [own, theirs] = nearWords.map(upperFirst);
    const what =
      own === theirs
        ? `both have the word “${own}”`
        : `your “${own}” is close to their “${theirs}”`;
    return {
      verdict: `Under rule 8 the two are not the same. But ${what}: the Regional Director may order a change (${changed.place}).`,
      reasons: [
        'It is enough if one name resembles the other too much. “cGMP Pharmaplan” had to drop its second word, because “NNE Pharmaplan” was older (Delhi High Court, 2010).',
        'If the word is a trademark, its owner may ask for this within 3 years.',
      ],
    };
  }
  if (!isSame) {
    return {
      verdict: 'We did not find that the two are the same.',
      reasons: [
        'The Registrar compares a name with all existing names, and may notice a sound or meaning that we miss.',
      ],
    };
  }
  return {
    verdict: 'Under rule 8 the two count as the same name.',
    reasons:
      clauses.length === 0
        ? ['All their letters are the same.']
        : clauses.map((clause) => `${upperFirst(disregarded[clause])} (rule 8(2)(${clause})).`),
  };
}
