import { incorporationRules } from '@/law/companies';
import { llpRules } from '@/law/llps';
import type { Law } from '@/law/source';
import { nameWords, phrasesIn, singular } from './words';

/*
 * The words that the rules name, with what each asks for. Read on 23 November 2026 in copies: rules 8, 8A and 8B as
 * substituted by the Fifth Amendment Rules, 2019 (G.S.R. 357(E)). Of rule 8A the letters (a) to (f), and all of rule 8B, were
 * seen; the letters from (g) on follow the order of the text. Of the LLP Rules, rule 18(2) was seen with its numerals.
 */

export type ObjectionKind =
  /** Somebody has to allow it first. */
  | 'approval'
  /** It does not go through, or only for a State body. */
  | 'refused'
  /** Nothing tells it from others of its trade or place. */
  | 'general'
  /** The words that its form asks for are missing or wrong. */
  | 'ending'
  /** It holds nothing that could be a name. */
  | 'empty';

export interface WordRule {
  kind: ObjectionKind;
  /** The words in English, and those that say the same in Hindi and Hinglish. */
  words: string;
  says: string;
  /** Whose approval, in the words "Needs …". */
  whose?: string;
  law: Law;
}

const CENTRE = 'the Central Government’s prior approval';

/** Rule 8B: clause, and words "in English or any of the languages depicting the same meaning". */
const APPROVAL = {
  a: 'board',
  b: 'commission, aayog, ayog, आयोग',
  c: 'authority, pradhikaran, प्राधिकरण',
  d: 'undertaking, upkram, उपक्रम',
  e: 'national, rashtriya, rastriya, rashtreeya, राष्ट्रीय',
  f: 'union, sangh, संघ',
  g: 'central, kendriya, kendria, केन्द्रीय, केंद्रीय',
  h: 'federal',
  i: 'republic, gantantra, ganrajya, गणतंत्र, गणराज्य',
  j: 'president',
  k: 'rashtrapati, rashtrapathi, rashtrapati bhavan, rashtrapati bhawan, राष्ट्रपति',
  l: 'small scale industries, small scale industry, laghu udyog, लघु उद्योग',
  m: 'khadi and village industries corporation, khadi village industries corporation, khadi and village industries, khadi gramodyog, khadi gramodyog nigam, खादी ग्रामोद्योग',
  n: 'financial corporation, finance corporation, vitta nigam, vitt nigam, वित्त निगम',
  o: 'municipal, municipality, nagar palika, nagar nigam, नगर निगम, नगरपालिका',
  p: 'panchayat, panchayati, पंचायत',
  q: 'development authority, vikas pradhikaran, विकास प्राधिकरण',
  r: 'prime minister, chief minister, pradhan mantri, pradhanmantri, mukhya mantri, mukhyamantri, प्रधानमंत्री, मुख्यमंत्री',
  s: 'minister, ministry, mantri, mantralaya, मंत्री, मंत्रालय',
  t: 'nation, rashtra, राष्ट्र',
  u: 'forest corporation, van nigam, वन निगम',
  v: 'development scheme, vikas yojana, विकास योजना',
  w: 'statute, statutory',
  x: 'court, judiciary, judicial, nyayalaya, nyayalay, न्यायालय',
  y: 'governor, rajyapal, राज्यपाल',
  za: 'bureau',
} as const;

/** Rule 8B(z): the word alone raises nothing, these beside it do. */
export const SCHEME = {
  scheme: phrasesIn('scheme, yojana, yojna, योजना').map((word) => nameWords(word).join('')),
  beside: phrasesIn(
    'government, govt, state, indian, bhartiya, bharatiya, sarkar, sarkari, central, भारत, सरकार',
  ).map((word) => nameWords(word).join('')),
  rule: {
    kind: 'approval',
    words: '',
    says: '“Scheme” beside a government, State, India or Bharat needs the Central Government’s prior approval.',
    whose: CENTRE,
    law: { source: incorporationRules, place: 'rule 8B(z)' },
  } satisfies WordRule,
};

/** Words that a regulator watches over, with whose word is needed, for companies by rule 8A(o), for LLPs by rule 18(2)(xiii). */
const REGULATED: readonly (readonly [words: string, whose: string])[] = [
  ['bank, banking, banker, बैंक, बैंकिंग', 'the Reserve Bank of India'],
  ['insurance, reinsurance, insurer, bima, beema, बीमा', 'the insurance regulator (IRDAI)'],
  [
    'stock exchange, exchange, venture capital, asset management, mutual fund, share bazaar',
    'the securities regulator (SEBI)',
  ],
  ['nidhi, निधि', 'the Ministry of Corporate Affairs'],
];

const PROFESSIONS: readonly (readonly [words: string, whose: string])[] = [
  [
    'chartered accountant, chartered accountancy',
    'the Institute of Chartered Accountants of India',
  ],
  ['company secretary', 'the Institute of Company Secretaries of India'],
  ['cost accountant', 'the Institute of Cost Accountants of India'],
  [
    'advocate, lawyer, attorney, solicitor, barrister, vakil, vakeel, law firm',
    'the Bar Council of India',
  ],
  ['architect', 'the Council of Architecture'],
];

const EMBLEMS =
  'united nations, united nations organisation, united nations organization, uno, unesco, unicef, world health organisation, world health organization, government of india, govt of india, bharat sarkar, indian government, state government, central government, government, govt, sarkari, rashtrapati, rashtrapati bhavan, rashtrapati bhawan, prime minister, raj bhavan, raj bhawan, parliament, sansad, lok sabha, rajya sabha, legislative assembly, vidhan sabha, supreme court, high court, ashok chakra, ashoka chakra, dharma chakra, dharam chakra, republic of india, union of india, president of india, mahatma gandhi, interpol, red cross, olympic, bharat ratna, padma shri, param vir chakra, chhatrapati shivaji maharaj, chhatrapati shivaji, jawaharlal nehru, indira gandhi';

const HEROES =
  'netaji, netaji subhash, netaji subhash chandra bose, netaji subhas chandra bose, mahatma gandhi, chhatrapati shivaji, jawaharlal nehru, indira gandhi, subhash chandra bose, subhas chandra bose, bhagat singh, sardar patel, sardar vallabhbhai patel, vallabhbhai patel, ambedkar, dr ambedkar, babasaheb ambedkar, rajiv gandhi, sonia gandhi, rahul gandhi, narendra modi, lal bahadur shastri, atal bihari vajpayee, manmohan singh, abdul kalam, apj abdul kalam, droupadi murmu, rani lakshmibai, rani laxmibai, chandrashekhar azad, chandra shekhar azad, bal gangadhar tilak, lokmanya tilak, rabindranath tagore, swami vivekananda, maharana pratap, shivaji maharaj, savarkar, lala lajpat rai, sarojini naidu, mother teresa, mahatma phule, gandhiji, bapuji gandhi, amit shah, tatya tope, nehru, mahatma';

/** A few of those that nobody doubts; what offends cannot be listed. */
const OFFENSIVE =
  'fuck, fucking, fucker, shit, bitch, bastard, whore, chutiya, harami, kutta, randi, madarchod, bhenchod';

const OTHER_FORMS =
  'cooperative, co operative, sahakari, sehkari, sahkari, sahakar, trust, nyas, llp, limited liability partnership, partnership, society, samiti, proprietor, proprietorship, huf, hindu undivided family, firm, inc, incorporated, plc, gmbh, pte, sdn, bhd, sdn bhd, llc, pty, ag, sa, सहकारी, ट्रस्ट, समिति';

/** Before "Limited" and the like only: as initials they stand in many names. */
export const FOREIGN_FORMS: ReadonlySet<string> = new Set(['ag', 'sa']);

const company = (place: string): Law => ({ source: incorporationRules, place: `rule ${place}` });
const llp = (numeral: string): Law => ({ source: llpRules, place: `rule 18(2)(${numeral})` });

const onBoth = (law: { emblems: Law; foreign: Law; british: Law; offensive: Law }): WordRule[] => [
  {
    kind: 'refused',
    words: EMBLEMS,
    says: 'The Emblems and Names Act of 1950 protects it, or it suggests a government’s patronage: it needs the Central Government’s permission.',
    law: law.emblems,
  },
  {
    kind: 'refused',
    words: 'british india',
    says: 'These two words are refused outright.',
    law: law.british,
  },
  {
    kind: 'refused',
    words: 'embassy, consulate, high commission, foreign government, duthawas, dutawas',
    says: 'It implies a tie with an embassy, a consulate or a foreign government.',
    law: law.foreign,
  },
  {
    kind: 'refused',
    words: OFFENSIVE,
    says: 'A word that offends a section of the people is refused.',
    law: law.offensive,
  },
];

const companyRules: readonly WordRule[] = [
  ...Object.entries(APPROVAL).map(([letter, words]): WordRule => ({
    kind: 'approval',
    words,
    says: 'It needs the Central Government’s prior approval, in any language.',
    whose: CENTRE,
    law: company(`8B(${letter})`),
  })),
  ...REGULATED.map(([words, whose]): WordRule => ({
    kind: 'approval',
    words,
    says: `It needs your declaration that ${whose} has what it asks for: in practice its approval.`,
    whose,
    law: company('8A(1)(o)'),
  })),
  ...onBoth({
    emblems: company('8A(1)(a)'),
    foreign: company('8A(1)(k)'),
    british: company('8A(1)(j)'),
    offensive: company('8A(1)(c)'),
  }),
  {
    kind: 'refused',
    words: OTHER_FORMS,
    says: 'It says another kind of business or legal person than a company.',
    law: company('8A(1)(i)'),
  },
  {
    kind: 'refused',
    words: HEROES,
    says: 'It implies a tie with a national hero, or with a person in high office or esteem.',
    law: company('8A(1)(l)'),
  },
  {
    kind: 'refused',
    words: 'state',
    says: 'Only a government company may have this word.',
    law: company('8A(1)(p)'),
  },
];

const llpNameRules: readonly WordRule[] = [
  {
    kind: 'refused',
    words: [
      APPROVAL.e,
      APPROVAL.f,
      APPROVAL.g,
      APPROVAL.h,
      APPROVAL.i,
      APPROVAL.j,
      APPROVAL.k,
    ].join(),
    says: 'It suggests that the Central or a State Government takes part or lends its patronage.',
    whose: 'the Central Government’s approval',
    law: llp('v'),
  },
  {
    kind: 'refused',
    words: `${APPROVAL.o}, ${APPROVAL.p}, zila parishad, zilla parishad, जिला परिषद`,
    says: 'It suggests a local authority, or a body of the Union or a State.',
    law: llp('vii'),
  },
  ...REGULATED.map(([words, whose]): WordRule => ({
    kind: 'approval',
    words,
    says: `It needs the approval of ${whose}.`,
    whose,
    law: llp('xiii'),
  })),
  ...PROFESSIONS.map(([words, whose]): WordRule => ({
    kind: 'approval',
    words,
    says: `A word for a profession: it needs the approval of ${whose}.`,
    whose,
    law: llp('xvi'),
  })),
  {
    kind: 'refused',
    words: 'cooperative, co operative, sahakari, sehkari, sahkari, सहकारी',
    says: 'A partnership is no co-operative.',
    law: llp('iv'),
  },
  ...onBoth({
    emblems: { source: llpRules, place: 'rule 18(1)' },
    foreign: llp('vii'),
    british: llp('vi'),
    offensive: llp('i'),
  }),
];

/** The rules by word, written without spaces. */
function byWord(rules: readonly WordRule[]): ReadonlyMap<string, readonly WordRule[]> {
  const found = new Map<string, WordRule[]>();
  for (const rule of rules) {
    for (const phrase of phrasesIn(rule.words)) {
      const key = nameWords(phrase).map(singular).join('');
      const known = found.get(key) ?? [];
      if (!known.includes(rule)) found.set(key, [...known, rule]);
    }
  }
  return found;
}

export const wordRules = { company: byWord(companyRules), llp: byWord(llpNameRules) };

/** Other trusts are no companies. */
export const ELECTORAL_TRUST: WordRule = {
  kind: 'approval',
  words: '',
  says: 'An electoral trust may be a section 8 company under the Electoral Trusts Scheme of 2013, with an affidavit.',
  whose: 'an affidavit under the Electoral Trusts Scheme',
  law: company('8A(1)(i)'),
};

export const foreignRules = {
  company: {
    kind: 'approval',
    words: '',
    says: 'A country or city abroad: allowed against proof of significant business there, such as a memorandum of understanding.',
    whose: 'proof of business there',
    law: company('8A(1)(s)'),
  },
  withIndia: {
    kind: 'approval',
    words: '',
    says: 'A country abroad beside “India” needs the participation or patronage of both governments.',
    whose: 'both governments’ participation',
    law: company('8A(1)(s)'),
  },
  llp: {
    kind: 'approval',
    words: '',
    says: 'A word for another country: allowed if the partners show collaboration and connection with it.',
    whose: 'proof of the connection',
    law: llp('xv'),
  },
} as const satisfies Record<string, WordRule>;
