import { incorporationRules, companiesAct } from '@/law/companies/texts';
import { advocatesAct } from '@/law/contracts/texts';
import { llpRules, llpAct } from '@/law/llps/texts';
import type { Citation, Source } from '@/law/source';
import { nameWords, phrasesIn, singular } from './words';

/*
 * Words in the rules on names, with their conditions, read in copies up to 24 November 2026. Rule 8A was replaced by the Fifth
 * Amendment Rules, 2019 (G.S.R. 357(E)). Our copy of it has letters only for clauses (a) to (f), so the other clauses are cited as
 * "rule 8A". Rule 8B and LLP rule 18(2) were read in full. The sentence on enemy countries is from the text of 2014. The sections
 * on universities and banks were read on 27 November 2026. We read only the headings of the sections that close a profession to
 * companies.
 */

export type ObjectionKind =
  /** Another Act reserves the word. */
  | 'reserved'
  /** The name is refused, or allowed only to a State body. */
  | 'refused'
  /** An approval or a proof is needed. */
  | 'approval'
  /** The Registrar may ask about it. */
  | 'asked'
  /** Every business of this trade or place could use the name. */
  | 'general'
  /** The last words of the legal form are missing or wrong. */
  | 'ending'
  /** There is no word that could be a name. */
  | 'empty';

/** The effect of a rule on words. */
export interface Ruling {
  kind: ObjectionKind;
  says: string;
  citations: readonly Citation[];
}

interface WordRule extends Ruling {
  /** The words in English, Hindi and Hinglish. */
  words: string;
}

const act = (id: string, title: string): Source => ({
  id,
  title,
  href: 'https://indiacode.gov.in',
  area: 'civil',
});
const bankingAct = act('banking-regulation-act', 'Banking Regulation Act, 1949');
const chitFundsAct = act('chit-funds-act', 'Chit Funds Act, 1982');
const reserveBankAct = act('reserve-bank-act', 'Reserve Bank of India Act, 1934');
const architectsAct = act('architects-act', 'Architects Act, 1972');
const charteredAccountantsAct = act('chartered-accountants-act', 'Chartered Accountants Act, 1949');
const companySecretariesAct = act('company-secretaries-act', 'Company Secretaries Act, 1980');
const costAccountantsAct = act('cost-accountants-act', 'Cost and Works Accountants Act, 1959');
const grantsCommissionAct = act('grants-commission-act', 'University Grants Commission Act, 1956');
const sebiAct = act('sebi-act', 'Securities and Exchange Board of India Act, 1992');

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
  x: 'court, judiciary, judicial, nyayalaya, nyayalay, adalat, lok adalat, न्यायालय, अदालत',
  y: 'governor, rajyapal, राज्यपाल',
  za: 'bureau',
} as const;

/** Rule 8B(z): "scheme" needs approval only together with one of the words in `beside`. */
export const SCHEME = {
  scheme: phrasesIn('scheme, yojana, yojna, योजना').map((word) => nameWords(word).join('')),
  beside: phrasesIn(
    'government, govt, state, indian, bhartiya, bharatiya, sarkar, sarkari, central, भारत, सरकार',
  ).map((word) => nameWords(word).join('')),
  rule: {
    kind: 'approval',
    says: '“Scheme” beside a word for a government, State, India or Bharat needs the Central Government’s prior approval.',
    citations: [{ source: incorporationRules, place: 'rule 8B(z)' }],
  } satisfies Ruling,
};

const BANK = 'bank, banking, banker, बैंक, बैंकिंग';

/** Words that need a regulator's approval, with the regulator: rule 8A for companies, rule 18(2)(xiii) for LLPs. */
const REGULATED: readonly (readonly [words: string, whose: string])[] = [
  ['insurance, reinsurance, insurer, bima, beema, बीमा', 'the insurance regulator (IRDAI)'],
  [
    'stock exchange, exchange, venture capital, asset management, mutual fund, share bazaar',
    'the securities regulator (SEBI)',
  ],
  ['nidhi, निधि', 'the Ministry of Corporate Affairs'],
];

/** Words of a profession, the body whose approval an LLP needs, and the Act that closes the profession to companies. */
const PROFESSIONS: readonly (readonly [words: string, whose: string, closed: Citation])[] = [
  [
    'chartered accountant, chartered accountancy',
    'the Institute of Chartered Accountants of India',
    { source: charteredAccountantsAct, place: 'section 25' },
  ],
  [
    'company secretary',
    'the Institute of Company Secretaries of India',
    { source: companySecretariesAct, place: 'section 26' },
  ],
  [
    'cost accountant',
    'the Institute of Cost Accountants of India',
    { source: costAccountantsAct, place: 'section 26' },
  ],
  [
    'advocate, lawyer, attorney, solicitor, barrister, vakil, vakeel, law firm',
    'the Bar Council of India',
    { source: advocatesAct, place: 'section 29' },
  ],
  [
    'architect',
    'the Council of Architecture',
    // Delhi High Court, 25 April 2018, Sudhir Vohra v Registrar of Companies: no company may have the word in its name.
    { source: architectsAct, place: 'section 37' },
  ],
];

const EMBLEMS =
  'united nations, united nations organisation, united nations organization, uno, unesco, unicef, world health organisation, world health organization, government of india, govt of india, bharat sarkar, indian government, state government, central government, government, govt, sarkari, rashtrapati, rashtrapati bhavan, rashtrapati bhawan, prime minister, raj bhavan, raj bhawan, parliament, sansad, lok sabha, rajya sabha, legislative assembly, vidhan sabha, supreme court, high court, ashok chakra, ashoka chakra, dharma chakra, dharam chakra, republic of india, union of india, president of india, mahatma gandhi, interpol, red cross, olympic, bharat ratna, padma shri, param vir chakra, chhatrapati shivaji maharaj, chhatrapati shivaji, jawaharlal nehru, indira gandhi';

const HEROES =
  'netaji, netaji subhash, netaji subhash chandra bose, netaji subhas chandra bose, mahatma gandhi, chhatrapati shivaji, jawaharlal nehru, indira gandhi, subhash chandra bose, subhas chandra bose, bhagat singh, sardar patel, sardar vallabhbhai patel, vallabhbhai patel, ambedkar, dr ambedkar, babasaheb ambedkar, rajiv gandhi, sonia gandhi, rahul gandhi, narendra modi, lal bahadur shastri, atal bihari vajpayee, manmohan singh, abdul kalam, apj abdul kalam, droupadi murmu, rani lakshmibai, rani laxmibai, chandrashekhar azad, chandra shekhar azad, bal gangadhar tilak, lokmanya tilak, rabindranath tagore, swami vivekananda, maharana pratap, shivaji maharaj, savarkar, lala lajpat rai, sarojini naidu, mother teresa, mahatma phule, gandhiji, bapuji gandhi, amit shah, tatya tope';

/** A few clear cases only: a complete list is impossible. */
const OFFENSIVE =
  'fuck, fucking, fucker, shit, bitch, bastard, whore, chutiya, harami, kutta, randi, madarchod, bhenchod, goonda, haramkhor, chamar, chamaar, bhangi, chuhra, chandal, achhut, achoot';

const OTHER_PERSONS =
  'trust, nyas, society, samiti, proprietor, proprietorship, huf, hindu undivided family, inc, incorporated, plc, gmbh, pte, sdn, bhd, sdn bhd, llc, pty, ag, sa, ट्रस्ट, समिति';

const COOPERATIVE = 'cooperative, co operative, sahakari, sehkari, sahkari, सहकारी';

/** These words name a form only before "Limited" and similar words. Elsewhere they are often initials. */
export const FOREIGN_FORMS: ReadonlySet<string> = new Set(['ag', 'sa']);

/** Names of Government bodies without any other meaning. */
const BODIES =
  'rbi, reserve bank, reserve bank of india, sebi, irda, irdai, pfrda, nabard, sidbi, uidai, isro, drdo, csir, icmr, icar, upsc, cbse, ncert, ugc, aicte, iit, iim, aiims, niti aayog, epfo, esic, fssai, nhai, trai, cbi, bsf, crpf, cisf, itbp, kvic, dgft, cbdt, cbic, nclt';

/** Words that have another meaning too, or only a loose link to the Government. */
const PUBLIC_WORDS =
  'aadhaar, aadhar, adhaar, niti, police, army, tribunal, lokpal, startup india, stand up india, make in india, digital india, skill india, khelo india, viksit bharat, atmanirbhar bharat, swachh bharat, ayushman, ayushman bharat, jan dhan, jan aushadhi, pm kisan, passport seva, digilocker, e shram, income tax, gst, goods and services tax, trademark registry, trade marks registry, patent office';

const FINANCE =
  'finance, financier, financer, finserv, finvest, fincorp, leasing, investment, microfinance, micro finance, loan, hire purchase, vitta';

const SECURITIES =
  'securities, stock broking, stock broker, share broking, share broker, portfolio management, investment adviser, investment advisor, investment advisory';

/**
 * Common phrases in which a word of the rules has another meaning. A single word counts only at the start of a name, because it
 * may be a person's name there.
 */
export const OTHER_SENSES: ReadonlySet<string> = new Set(
  phrasesIn(`
    mantri, nidhi, milan, bali, food court, tennis court, badminton court, squash court, basketball court, volleyball court, court yard, court side,
    circuit board, white board, black board, green board, key board, card board, surf board, skate board, dart board, chess board, carrom board,
    ply board, gypsum board, particle board, notice board, display board, sign board, switch board, dash board, board game, board room,
    central perk, central park, grand central, commission agent, book exchange, food exchange, gift exchange, toy exchange, student exchange,
    cloth exchange, heat exchange, blood bank, power bank, data bank, seed bank, food bank, milk bank, eye bank, gene bank, cell bank,
    question bank, book bank, job bank, land bank, piggy bank, river bank, trust me, trust us, in trust, firm foundation, solid state,
    steady state, state of, high society`),
);

/** Replaces the text of the rule for such a word. */
export const OTHER_SENSE =
  'The rules name this word. Here it seems to be a name or to mean something else, so the Registrar may ask.';

const company = (place: string): Citation => ({
  source: incorporationRules,
  place: `rule ${place}`,
});
const llp = (numeral: string): Citation => ({ source: llpRules, place: `rule 18(2)(${numeral})` });
const llpUndesirable: Citation = { source: llpAct, place: 'section 15(2)' };

const sharedRules = (law: {
  emblems: Citation;
  foreign: Citation;
  british: Citation;
  offensive: Citation;
  patronage: Citation;
  trademark: readonly Citation[];
  finance: readonly Citation[];
}): WordRule[] => [
  {
    kind: 'reserved',
    words: 'university',
    says: 'Only a university made by an Act of Parliament or of a State may have the word in its name, in any form.',
    citations: [{ source: grantsCommissionAct, place: 'section 23' }],
  },
  {
    kind: 'asked',
    words: 'vishwavidyalaya, vishwa vidyalaya, vishvavidyalaya, विश्वविद्यालय',
    says: 'It is Hindi for “university”. The law keeps that word for universities.',
    citations: [{ source: grantsCommissionAct, place: 'section 23' }],
  },
  {
    kind: 'reserved',
    words:
      'chit, chit fund, chitty, kuri, fraternity fund, rotating savings and credit institution',
    says: 'A chit business must have such a word in its name. Nobody else may.',
    citations: [{ source: chitFundsAct, place: 'section 11' }],
  },
  {
    kind: 'refused',
    words: EMBLEMS,
    says: 'The Emblems and Names Act of 1950 protects it, or it suggests a government’s patronage. It needs the Central Government’s permission.',
    citations: [law.emblems],
  },
  {
    kind: 'refused',
    words: 'british india',
    says: 'A name with these two words is refused.',
    citations: [law.british],
  },
  {
    kind: 'refused',
    words: 'embassy, consulate, high commission, foreign government, duthawas, dutawas',
    says: 'It implies a tie with an embassy, a consulate or a foreign government.',
    citations: [law.foreign],
  },
  {
    kind: 'refused',
    words: OFFENSIVE,
    says: 'A word that offends a section of the people is refused.',
    citations: [law.offensive],
  },
  {
    kind: 'approval',
    words: BODIES,
    says: 'It names a body of the Government. A name that suggests a tie with one needs the Government’s approval.',
    citations: [law.patronage],
  },
  {
    kind: 'asked',
    words: PUBLIC_WORDS,
    says: 'It may suggest a tie with the Government or one of its bodies.',
    citations: [law.patronage],
  },
  {
    kind: 'asked',
    words: FINANCE,
    says: 'A word for finance. Only companies registered by the Reserve Bank may do such business, and their names must show it. In another company’s name the word may mislead.',
    citations: [...law.finance, { source: reserveBankAct, place: 'section 45-IA' }],
  },
  {
    kind: 'asked',
    words: SECURITIES,
    says: 'A word for dealing in securities. Such business needs SEBI’s registration, and a name that shows it. In another company’s name the word may mislead.',
    citations: [...law.finance, { source: sebiAct, place: 'section 12' }],
  },
  {
    kind: 'asked',
    words: 'khadi',
    says: 'The Khadi and Village Industries Commission holds it as a trademark, and courts have stopped others from trading under it.',
    citations: law.trademark,
  },
];

const companyRules: readonly WordRule[] = [
  ...Object.entries(APPROVAL).map(([letter, words]): WordRule => ({
    kind: 'approval',
    words,
    says: 'It needs the Central Government’s prior approval, in any language.',
    citations: [company(`8B(${letter})`)],
  })),
  {
    kind: 'reserved',
    words: BANK,
    says: 'Only a banking company or its subsidiary may have it in its name. The Reserve Bank licenses them.',
    citations: [{ source: bankingAct, place: 'section 7' }, company('8A')],
  },
  ...REGULATED.map(([words, whose]): WordRule => ({
    kind: 'approval',
    words,
    says: `You must declare that you meet the requirements of ${whose}. In practice this means its approval.`,
    citations: [company('8A')],
  })),
  ...PROFESSIONS.map(([words, , citation]): WordRule => ({
    kind: 'refused',
    words,
    says: 'A word for a profession that no company may practise.',
    citations: [citation],
  })),
  ...sharedRules({
    emblems: company('8A(1)(a)'),
    foreign: company('8A'),
    british: company('8A'),
    offensive: company('8A(1)(c)'),
    patronage: { source: companiesAct, place: 'section 4(3)' },
    trademark: [company('8B(m)'), company('8A(1)(b)')],
    finance: [company('8A(1)(f)')],
  }),
  {
    kind: 'refused',
    words: `${OTHER_PERSONS}, ${COOPERATIVE}, sahakar, llp, limited liability partnership, partnership, firm`,
    says: 'It names another kind of business or legal person than a company.',
    citations: [company('8A')],
  },
  {
    kind: 'refused',
    words: HEROES,
    says: 'It implies a tie with a national hero, or with a person in high office or esteem.',
    citations: [company('8A')],
  },
  {
    kind: 'asked',
    words: 'nehru, mahatma, shivaji',
    says: 'Many people and places have this name too. The Registrar may ask whether a national hero is meant.',
    citations: [company('8A')],
  },
  {
    kind: 'refused',
    words: 'state',
    says: 'Only a government company may have this word.',
    citations: [company('8A')],
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
    says: 'It suggests that the Central or a State Government takes part, or supports it.',
    citations: [llp('v')],
  },
  {
    kind: 'refused',
    words: `${APPROVAL.o}, ${APPROVAL.p}, zila parishad, zilla parishad, जिला परिषद`,
    says: 'It suggests a local authority, or a body of the Union or a State.',
    citations: [llp('vii')],
  },
  {
    kind: 'reserved',
    words: BANK,
    says: 'No firm may have it in its name: the Reserve Bank licenses companies only.',
    citations: [{ source: bankingAct, place: 'section 7' }, llp('xiii')],
  },
  ...REGULATED.map(([words, whose]): WordRule => ({
    kind: 'approval',
    words,
    says: `It needs the approval of ${whose}.`,
    citations: [llp('xiii')],
  })),
  ...PROFESSIONS.map(([words, whose]): WordRule => ({
    kind: 'approval',
    words,
    says: `A word for a profession: it needs the approval of ${whose}.`,
    citations: [llp('xvi')],
  })),
  {
    kind: 'refused',
    words: COOPERATIVE,
    says: 'A partnership is not a co-operative.',
    citations: [llp('iv')],
  },
  {
    kind: 'asked',
    words: OTHER_PERSONS,
    says: 'It names another kind of legal person than an LLP. The Government does not register a name that it finds undesirable.',
    citations: [llpUndesirable],
  },
  ...sharedRules({
    emblems: { source: llpRules, place: 'rule 18(1)' },
    foreign: llp('vii'),
    british: llp('vi'),
    offensive: llp('i'),
    patronage: llp('vii'),
    trademark: [llpUndesirable],
    finance: [llpUndesirable],
  }),
];

/** The key of a word in the rules: its singular. "securities" stays, because it is not the plural of "security". */
export function ruleKey(word: string): string {
  return word === 'securities' ? word : singular(word);
}

/** The rules keyed by phrase, without spaces. */
function byWord(rules: readonly WordRule[]): ReadonlyMap<string, readonly WordRule[]> {
  const found = new Map<string, WordRule[]>();
  for (const rule of rules) {
    for (const phrase of phrasesIn(rule.words)) {
      const key = nameWords(phrase).map(ruleKey).join('');
      const known = found.get(key) ?? [];
      if (!known.includes(rule)) found.set(key, [...known, rule]);
    }
  }
  return found;
}

export const wordRules = { company: byWord(companyRules), llp: byWord(llpNameRules) };

/** The only trust that can be a company. */
export const ELECTORAL_TRUST: Ruling = {
  kind: 'approval',
  says: 'An electoral trust may be a section 8 company under the Electoral Trusts Scheme of 2013, with an affidavit.',
  citations: [company('8A')],
};

/** Countries and cities abroad: rule 8A for companies, rule 18(2)(xv) for LLPs. */
export const foreignRules = {
  company: {
    kind: 'approval',
    says: 'A country or city abroad is allowed with proof of significant business there, such as a memorandum of understanding.',
  },
  withIndia: {
    kind: 'approval',
    says: 'A country abroad beside “India” needs the participation or patronage of both governments.',
  },
  enemy: {
    kind: 'asked',
    says: 'The rule’s text of 2014 forbids the name of a country that the Central Government has declared an enemy. We found no list of such countries: ask first.',
  },
  adjective: {
    kind: 'asked',
    says: 'It only shows where something comes from. The rule is about names of countries.',
  },
  llp: {
    kind: 'approval',
    says: 'A word for another country is allowed if the partners show collaboration and connection with that country.',
  },
} as const satisfies Record<string, Omit<Ruling, 'citations'>>;

export const foreignLaw = { company: [company('8A')], llp: [llp('xv')] };
