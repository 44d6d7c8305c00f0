import { expect, test } from 'vitest';
import { services } from '@/content/services/catalogue';
import { serviceDetailsSchema } from '@/content/services/schema';
import { citedPlaces } from '@/lib/citations';
import { addMonths, dayInIndia } from '@/lib/days';
import { isOfficial, lawFacts, needsPlace } from '../../support/law';
import { countWords, sentencesOf } from '../../support/prose';
import { passagesOf, servicePages, statementsOf, type Passage } from '../../support/service-pages';
import {
  bannedIn,
  bareDays,
  comparable,
  lateAnswer,
  normalised,
  numberOfLaw,
  numberWordIn,
  oddDates,
  oddEnd,
  oddMarks,
  oddMoney,
  uncitedMust,
  uncitedNumbers,
  unexpanded,
} from '../../support/service-rules';

/*
 * The style guide of the service pages. Each test lists what offends: where it stands in the record, and the text.
 */

const WORDS = { least: 750, most: 1200 };
const LONGEST_SENTENCE = 28;
const AVERAGE_SENTENCE = 20;

/** Sentences and labels of so many words, shared facts apart, stand on one page only. */
const OWN_FROM = 6;
/** In the summary, "do you need it" and the questions, even those of so many words do. */
const OWN_FROM_IN_KEY_SECTIONS = 4;

/** Names of papers, parties, sums and periods, which pages share as they share the things. */
const NAMES =
  /^keyFacts\.(?!who|ourFee)|^documents\[\d+\]\.(?:title|items\[\d+\]\.name)$|^costs\.rows\[\d+\]\.(?!note)|^table\b|\.clocks\[|^yourself\.site\b/;

/** Longest first, so that no value is torn by a shorter one within it. */
const factValues = lawFacts
  .map(({ value }) => value.words)
  .sort((one, other) => other.length - one.length);

const pages = servicePages.map((page) => {
  const passages = passagesOf(page.details);
  return {
    ...page,
    passages,
    statements: statementsOf(page.details),
    sentences: passages.flatMap(({ path, text }) =>
      sentencesOf(text).map((sentence) => ({ path, sentence })),
    ),
    places: citedPlaces({ ...page.details, sources: [] }),
  };
});

/** A rule for all pages. Everything that it finds on a page is an offence. */
function rule(name: string, offences: (page: (typeof pages)[number]) => readonly unknown[]) {
  test(name, () => {
    const found = pages.flatMap((page) => offences(page).map((what) => [page.slug, what]));
    expect(found).toEqual([]);
  });
}

rule('each keeps to the schema', ({ details }) => {
  const { error } = serviceDetailsSchema.safeParse(details);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
});

rule('each is in the catalogue, and its file exports the page alone', ({ service, exports }) =>
  service && exports.toSorted().join() === 'details,page,rests' ? [] : exports,
);

rule(`each has ${WORDS.least} to ${WORDS.most} words`, ({ passages }) => {
  const bySection = new Map<string, number>();
  for (const { path, text } of passages) {
    const section = /^\w+/.exec(path)?.[0] ?? path;
    bySection.set(section, (bySection.get(section) ?? 0) + countWords(text));
  }
  const words = [...bySection.values()].reduce((sum, count) => sum + count, 0);
  if (words >= WORDS.least && words <= WORDS.most) return [];
  return [`${words} words:`, ...[...bySection].map(([section, count]) => `${section} ${count}`)];
});

rule('cites only sources that the page lists', ({ places, details, passages }) => {
  const listed = new Set(details.sources.map(({ id }) => id));
  const unknown = [...places.keys()].filter((id) => !listed.has(id));
  return offending(passages, (raw) =>
    unknown.find((id) => new RegExp(`\\[\\[${id}[ \\]]`).test(raw)),
  );
});

rule(
  'lists only sources that a text cites, or the portal where people do it themselves',
  (page) => {
    const portal = new URL(page.details.yourself.site.href).hostname;
    return page.details.sources.filter(
      ({ id, href }) => !page.places.has(id) && new URL(href).hostname !== portal,
    );
  },
);

rule('lists each source once, at an official address', ({ details: { sources, yourself } }) => [
  ...repeated(sources.map(({ id }) => id)),
  ...[...sources, yourself.site].map(({ href }) => href).filter((href) => !isOfficial(href)),
]);

rule('says where within an Act, rules or notifications', ({ details, passages }) => {
  const bare = details.sources.filter(needsPlace).map(({ id }) => `[[${id}]]`);
  return offending(passages, (raw) => bare.find((marker) => raw.includes(marker)));
});

rule('cites a source for each number of law', ({ statements }) =>
  statements.flatMap(uncitedNumbers),
);

rule('cites a source for each thing that one must do', ({ statements }) => [
  ...statements.flatMap(uncitedMust),
  ...statements.filter(({ path, cited }) => path.startsWith('need.must') && !cited),
]);

rule('takes from src/law/ what stands there', ({ code }) => {
  const lines = code.split('\n');
  return lawFacts.flatMap(({ name, value: { words, source, place } }) => {
    const marker = `[[${[source.id, place].filter(Boolean).join(' ')}]]`;
    return lines
      .filter((line) => line.includes(words) && line.includes(marker))
      .map((line) => `${name} is typed by hand in ${line.trim()}`);
  });
});

rule(
  'prints its facts inside the function, where they are noted, and not above it',
  ({ code }) =>
    code
      .slice(0, code.indexOf('= servicePage('))
      .match(/\$\{.*|\.words\b.*|(?:dateIn|textFor)\(.*/g) ?? [],
);

rule('was checked on a day that has been, less than 12 months ago', ({ details: { checked } }) =>
  checked <= dayInIndia() && addMonths(checked, 12) >= dayInIndia() ? [] : [checked],
);

rule('uses no banned word', ({ service, passages }) => [
  ...offending(passages, (_raw, text) => bannedIn(text)[0]),
  ...bannedIn(service?.summary ?? ''),
]);

rule(
  `has no sentence above ${LONGEST_SENTENCE} words, and ${AVERAGE_SENTENCE} on average`,
  ({ sentences }) => {
    const long = sentences.filter(({ sentence }) => countWords(sentence) > LONGEST_SENTENCE);
    // Labels are short and would flatter the average.
    const full = sentences.filter(({ sentence }) => /[.?]$/.test(sentence));
    const total = full.reduce((sum, { sentence }) => sum + countWords(sentence), 0);
    const average = total / full.length;
    return [...long, ...(average > AVERAGE_SENTENCE ? [`${average} words on average`] : [])];
  },
);

rule('has at most 3 sentences to a paragraph', ({ passages }) =>
  passages.filter(({ text }) => sentencesOf(text).length > 3),
);

rule('ends sentences with a stop, and labels without', ({ passages }) =>
  passages.flatMap((passage) => {
    const why = oddEnd(passage);
    return why ? [`${passage.path}: ${why}: “${passage.text}”`] : [];
  }),
);

rule('begins every text with a capital letter or a figure', ({ passages }) =>
  passages.filter(({ text }) => !/^[\p{Lu}\d₹“]/u.test(text)),
);

rule('calls days working or calendar days', ({ passages }) =>
  offending(passages, (_raw, text) => bareDays(text)[0]),
);

rule('writes numbers in digits, money as ₹1,00,000 and dates as 20 December 2026', ({ passages }) =>
  [numberWordIn, (text: string) => oddMoney(text)[0], (text: string) => oddDates(text)[0]].flatMap(
    (find) => offending(passages, (_raw, text) => find(text)),
  ),
);

rule('expands each abbreviation where it is first read', ({ service, passages }) =>
  unexpanded(passages, service ? `${service.heading}\n${service.summary}` : ''),
);

rule('has no odd blanks, quotes, dashes or leftovers', ({ passages }) =>
  offending(passages, (_raw, text) => oddMarks(text)[0]),
);

rule('names our fee as quoted in writing, and never as an amount', ({ details, statements }) => {
  const { ourFee } = details.keyFacts;
  const rows = statements.filter(
    ({ path, passages: [first] }) =>
      path.startsWith('costs.rows') && /^our fee/i.test(first?.text ?? ''),
  );
  const cells = rows.flatMap((row) => row.passages.map(({ text }) => text));
  return [
    ...(rows.length === 0 ? ['no row of our fee under costs'] : []),
    ...(/quoted in writing before you pay/i.test(ourFee) ? [] : [ourFee]),
    ...[ourFee, ...cells].filter((text) => /₹|\d ?%/.test(text)),
  ];
});

rule('says that we are a private firm where a service ends in a public record', (page) =>
  page.service?.group === 'other' || page.passages.some(({ text }) => /\bprivate firm\b/.test(text))
    ? []
    : ['it does not'],
);

rule('puts what can go wrong as a condition', ({ details }) =>
  details.wrong.filter(({ when }) => !when.startsWith('If ')),
);

rule('lists what we do and what we do not, verb first', ({ details }) =>
  [...details.weDo, ...details.weDoNot].filter((item) =>
    /^(?:We|You|The|A|An|Our|Your|Not|No)\b/.test(item),
  ),
);

rule('has tables with as many cells in each row as columns', ({ details: { table } }) =>
  table ? table.rows.filter((row) => row.length !== table.columns.length) : [],
);

rule('answers each question at once, in one paragraph', ({ details, passages }) => [
  ...details.questions.flatMap(({ question, answer }, index) => {
    const text = passages.find(({ path }) => path === `questions[${index}].answer`)?.text;
    const why = lateAnswer(question, text ?? answer);
    return why ? [`questions[${index}] (${question}): ${why}: “${text}”`] : [];
  }),
  ...repeated(details.questions.map(({ question }) => question)),
]);

rule('leads to other services, each with a reason of its own', ({ slug, details: { related } }) => {
  const slugs = related.map((each) => each.slug);
  return [
    ...slugs.filter((other) => other === slug),
    ...repeated(slugs),
    ...repeated(related.map(({ reason }) => reason)),
  ];
});

test('every service of the catalogue has its page', () => {
  const written = new Set(servicePages.map(({ slug }) => slug));
  expect(services.map(({ slug }) => slug).filter((slug) => !written.has(slug))).toEqual([]);
});

test('a source has one title and one address on all pages', () => {
  const known = new Map<string, string>();
  const odd = servicePages.flatMap(({ slug, details }) =>
    details.sources.flatMap(({ id, title, href }) => {
      const here = `${title}, ${href}`;
      const first = known.get(id) ?? here;
      known.set(id, first);
      return first === here ? [] : [`${slug}: ${id} is “${here}”, elsewhere “${first}”`];
    }),
  );
  expect(odd).toEqual([]);
});

test('no sentence stands twice, on one page or on two, shared facts apart', () => {
  const texts = servicePages.flatMap(({ slug, details }) =>
    passagesOf(details)
      .filter(({ path }) => !NAMES.test(path))
      .map(({ path, text }) => ({ where: `${slug} ${path}`, text })),
  );
  expect(shared(texts, OWN_FROM)).toEqual([]);
});

test('summaries, “do you need it” and questions share not even a short sentence', () => {
  const texts = [
    ...services.map(({ slug, summary }) => ({ where: `${slug} summary`, text: summary })),
    ...servicePages.flatMap(({ slug, details }) =>
      passagesOf(details)
        .filter(({ path }) => /^(?:need|questions)\b/.test(path))
        .map(({ path, text }) => ({ where: `${slug} ${path}`, text })),
    ),
  ];
  expect(shared(texts, OWN_FROM_IN_KEY_SECTIONS)).toEqual([]);
});

test.each<[rule: string, offences: unknown]>([
  ['a number of law', numberOfLaw({ path: 'need.may[0]', text: 'Turnover passes ₹20 lakh.' })],
  ['a place in law', numberOfLaw({ path: 'steps[0].text', text: 'The choice of rule 14A.' })],
  ['a date of law', numberOfLaw({ path: 'after[0].when', text: 'By the 11th' })],
  ['a form of law', numberOfLaw({ path: 'after[0].duty', text: 'Form AOC-4 is due.' })],
  ['a banned word', bannedIn('Our service is guaranteed')[0]],
  ['bare days', bareDays('in 7 days')[0]],
  ['foreign money', oddMoney('₹100,000')[0]],
  ['money in other words', oddMoney('Rs. 500')[0]],
  ['an odd date', oddDates('31st December')[0]],
  ['an abbreviation', unexpanded([{ path: '', text: 'The LLP is new.', raw: '' }], '')[0]],
  ['a late answer', lateAnswer('Is it free?', 'The portal charges nothing.')],
  ['an invisible blank', oddMarks('a\u00A0b')[0]],
  ['a sentence that stands twice', comparable('You sell to customers in another State.', 6, [])[0]],
])('the rules see %s', (_rule, offence) => {
  expect(offence).toBeDefined();
});

test('the rules leave alone what is usual or ours, and shared facts', () => {
  const ours = { path: 'steps[0].text', text: 'We draft it within 2 working days.' };
  expect(numberOfLaw(ours)).toBeUndefined();
  expect(numberOfLaw({ path: 'keyFacts.time', text: '3 to 7 working days' })).toBeUndefined();
  expect(bannedIn('A company limited by guarantee, or a bank guarantee')).toEqual([]);
  expect(comparable('The limit is ₹20 lakh.', 4, ['₹20 lakh'])).toEqual([]);
});

/** The passages in which `find` finds something, with it. */
function offending(
  passages: readonly Passage[],
  find: (raw: string, text: string) => string | undefined,
): string[] {
  return passages.flatMap(({ path, raw, text }) => {
    const found = find(raw, text);
    return found === undefined ? [] : [`${path}: “${found}” in “${raw}”`];
  });
}

function repeated(texts: readonly string[]): string[] {
  const all = texts.map(normalised);
  return texts.filter((_text, index) => all.indexOf(all[index] ?? '') !== index);
}

/** Sentences of at least so many words that stand in more than one place, with the places. */
function shared(texts: readonly { where: string; text: string }[], least: number): string[] {
  const places = new Map<string, string[]>();
  for (const { where, text } of texts) {
    for (const sentence of comparable(text, least, factValues)) {
      places.set(sentence, [...(places.get(sentence) ?? []), where]);
    }
  }
  return [...places]
    .filter(([, where]) => where.length > 1)
    .map(([sentence, where]) => `“${sentence}” in ${where.join(' and ')}`);
}
