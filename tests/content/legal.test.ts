import { describe, expect, it, test } from 'vitest';
import { disclaimer } from '@/content/legal/disclaimer';
import type { LegalBlock, LegalDocument } from '@/content/legal/document';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { inForceFrom } from '@/content/legal/in-force';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import {
  bannedIn,
  countWords,
  documentText,
  passagesOf,
  sectionText,
  sentencesOf,
} from '../support/prose';

const DOCUMENTS: { name: string; document: LegalDocument; words: [number, number] }[] = [
  { name: 'terms', document: terms, words: [900, 1500] },
  { name: 'privacy', document: privacy, words: [900, 1500] },
  { name: 'disclaimer', document: disclaimer, words: [500, 800] },
];

/** The day of force stands there once nothing is a sample any more. */
const { effectiveDate, ...providerFacts } = site.legal;
const PROVIDER_FACTS: string[] = Object.values(providerFacts);

/** Law by the last word of its name, its kind and its year: "Contract Act, 1872". */
const LAW = /[\w-]+ (?:Act|Rules|Regulations|Advertisements|Patterns), \d{4}/g;

describe.each(DOCUMENTS)('the page $name', ({ document, words }) => {
  const blocks = document.sections.flatMap((section) => section.blocks);
  const sentences = blocks.flatMap(prosePassages).flatMap(sentencesOf);
  const text = documentText(document);

  it('has kebab-case section ids, each once', () => {
    const ids = document.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('has headings in sentence case, each once, without a number of their own', () => {
    const headings = document.sections.map((section) => section.heading);
    expect(new Set(headings).size).toBe(headings.length);
    for (const heading of headings) expect(heading).toMatch(/^[A-Z][a-z’]*\b(?!.*[.:]$)/);
  });

  it('leaves no section, list or row empty', () => {
    for (const section of document.sections) {
      const passages = section.blocks.flatMap(passagesOf);
      expect(passages.length, section.id).toBeGreaterThan(0);
      for (const passage of passages) expect(passage.trim(), section.id).not.toBe('');
    }
  });

  it('is described in 50 to 160 characters and led by one sentence of at most 24 words', () => {
    expect(document.description.length).toBeGreaterThanOrEqual(50);
    expect(document.description.length).toBeLessThanOrEqual(160);
    expect(sentencesOf(document.lead)).toHaveLength(1);
    expect(countWords(document.lead)).toBeLessThanOrEqual(24);
  });

  it('is as long as a founder will read', () => {
    const length = countWords(blocks.flatMap(passagesOf).join(' '));
    expect(length).toBeGreaterThanOrEqual(words[0]);
    expect(length).toBeLessThanOrEqual(words[1]);
  });

  it('has sentences of at most 28 words, 20 on average, and 3 to a paragraph', () => {
    expect(sentences.filter((sentence) => countWords(sentence) > 28)).toEqual([]);
    const total = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
    expect(total / sentences.length).toBeLessThanOrEqual(20);
    const long = blocks.flatMap(passagesOf).filter((passage) => sentencesOf(passage).length > 3);
    expect(long).toEqual([]);
  });

  it('ends every sentence', () => {
    expect(sentences.filter((sentence) => !/[.?]$/.test(sentence))).toEqual([]);
  });

  it('uses no banned word', () => {
    expect(bannedIn([text, document.description].join('\n'))).toEqual([]);
  });

  it('says "must" only where the sentence names its law', () => {
    const bare = sentences.filter(
      (sentence) => /\bmust\b/i.test(sentence) && !/\b(Act|Rules?|section)\b/.test(sentence),
    );
    expect(bare).toEqual([]);
  });

  it('calls days working or calendar days, except the 7 days of the landing page', () => {
    const bare = [...text.matchAll(/\b(\w+) days\b/g)].map((match) => match[0]);
    expect(bare.filter((days) => !/^(working|calendar|7) /.test(days))).toEqual([]);
  });

  it('expands each abbreviation where it first stands', () => {
    const own = PROVIDER_FACTS.reduce((rest, fact) => rest.replaceAll(fact, ''), text);
    const abbreviations = new Set(own.match(/\b[A-Z]{2,}\b/g));
    const bare = [...abbreviations].filter(
      (abbreviation) =>
        !/^(ID|[IVX]+)$/.test(abbreviation) &&
        own.charAt(own.search(new RegExp(`\\b${abbreviation}\\b`)) - 1) !== '(',
    );
    expect(bare).toEqual([]);
  });

  it('has https sources, each titled once', () => {
    expect(document.sources.length).toBeGreaterThan(0);
    const titles = document.sources.map((source) => source.title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const { href } of document.sources) {
      expect(new URL(href).protocol).toBe('https:');
      expect(new URL(href).hostname).toMatch(/\.(gov|nic|org)\.in$|barcouncilofindia\.org$/);
    }
  });

  it('lists a source for each law in the text, and no law that the text leaves out', () => {
    const inText = lawsIn(text);
    expect(inText.size).toBeGreaterThan(0);
    expect(lawsIn(document.sources.map((source) => source.title).join('\n'))).toEqual(inText);
  });

  it('gives its dates and a way to write', () => {
    expect(text).toContain('last reviewed on 20 November 2026');
    expect(text).toContain(inForceFrom);
    expect(text).toContain(site.email);
    expect(text).toContain(site.legal.grievanceOfficer);
  });
});

test('sentences are counted past the full stops of a notification’s number', () => {
  expect(sentencesOf('Notification S.O. 2135(E) applies. It is law.')).toHaveLength(2);
});

test('every fact the provider supplies stands on one of the pages', () => {
  const all = DOCUMENTS.map(({ document }) => documentText(document)).join('\n');
  expect(PROVIDER_FACTS.filter((fact) => !all.includes(fact))).toEqual([]);
  expect(effectiveDate).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
});

test('the terms name the provider as the law asks', () => {
  const identity = sectionText(terms, 'who-we-are');
  const { entity, constitution, registrationNumber, gstin, address, branches } = site.legal;
  const legal = [entity, constitution, registrationNumber, gstin, address, branches];
  for (const fact of [...legal, settings.siteUrl, settings.phone]) {
    expect(identity).toContain(fact);
  }
  expect(identity).toContain('We are a private firm, not a government office.');
});

test.each<[clause: string, section: string, says: string[]]>([
  ['acceptance by a clear act', 'agreement', ['pre-ticked', 'rule 4(9)', 'section 10A']],
  ['age and capacity', 'agreement', ['18 or older', 'section 11']],
  ['who decides', 'our-work', ['The authority decides', 'cannot promise']],
  ['no court work', 'our-work', ['not a law firm', 'vakalatnama', 'State Emblem']],
  ['the client’s duties', 'your-part', ['true and complete', 'OTP', 'lawful purpose']],
  ['one total price', 'fees', ['one total', 'stamp duty', 'shown apart', 'reverse charge']],
  ['what is free and what is paid', 'order', ['is a call', 'free', 'any later talk are paid']],
  ['who pays an advocate', 'our-work', ['pay that advocate directly', 'never covers']],
  ['government money', 'fees', ['usually do not come back']],
  ['Razorpay', 'payment', ['Razorpay', 'charge-back', 'duplicate payments']],
  ['refund', 'refund-and-cancellation', ['rule 4(8)', 'rule 4(10)', site.legal.refundPeriod]],
  ['each stage of a refund', 'refund-and-cancellation', ['Before we start', 'before we file']],
  ['no separate refund page', 'refund-and-cancellation', ['no separate page']],
  ['delivery', 'delivery', ['by e-mail', 'complete papers', '7 days', 'disaster']],
  ['no separate cookie page', 'confidentiality', ['no separate cookie policy']],
  ['consumer law', 'consumer-rights', ['2(11)', '2(46)', '2(47)', 'Dark Patterns']],
  ['no exclusion of fraud', 'liability', ['fraud', 'wilful default', 'section 23']],
  ['identity checks', 'refusal', ['Money-laundering Act, 2002', 'S.O. 2135(E)']],
  ['complaints', 'complaints', ['48 hours', '1 month', 'ticket number', '1915', 'e-Jagriti']],
  ['courts', 'law-and-courts', [site.legal.courts, 'section 34(2)', 'section 28']],
  ['changes', 'changes', ['orders already paid', 'entire agreement', 'If one term is invalid']],
])('the terms have a clause on %s', (_clause, section, says) => {
  for (const words of says) expect(sectionText(terms, section)).toContain(words);
});

test.each<[fact: string, row: string, says: RegExp]>([
  ['sends the contact form', 'Contact form', /last name if you give it.+goes to our server/],
  ['sends the landing form', 'Form at the top of the landing page', /goes to our server/],
  [
    'keeps the consultation form in the browser',
    'Consultation form on a service page',
    /not sent anywhere.+stays in your browser.+Only when you press Send it now/,
  ],
  ['has a scripted chat', 'Support chat', /sends nothing to us/],
  ['hands payments to Razorpay', 'Payment page', /go to Razorpay when you press Pay/],
  ['is logged by servers', 'Server logs', /IP\) address/],
])('the privacy policy says that this website %s', (_fact, term, says) => {
  const rows = privacy.sections
    .flatMap((section): readonly LegalBlock[] => section.blocks)
    .flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  expect(rows.find((row) => row.term === term)?.text).toMatch(says);
});

test.each<[clause: string, section: string, says: string[]]>([
  ['the law now', 'law', ['section 43A', 'SPDI Rules', 'Section 72A']],
  ['the law to come', 'law', ['mid-May 2027', 'earlier day', 'section 44(2)']],
  ['secrets in forms', 'what-we-collect', ['Do not put', 'passwords', 'Aadhaar']],
  ['Aadhaar and PAN', 'orders', ['masked copy', 'Permanent Account Number (PAN)', 'rule 5']],
  ['cookies', 'cookies', ['sets no cookies', 'analytics', 'no separate page']],
  ['answers', 'cookies', ['after the #', 'to no server']],
  ['payments', 'cookies', ['payment ID, amount and time', 'dismiss the receipt', 'close the tab']],
  ['ticks', 'cookies', ['Documents you tick', 'never sent']],
  ['other hosts', 'cookies', ['payment page only', 'About page loads a photograph']],
  ['marketing', 'purposes', ['not consent to marketing', 'unticked']],
  ['recipients', 'sharing', ['Authorities', 'do not sell', 'rule 6']],
  ['card details', 'payments', ['neither see nor store', 'razorpay.com/privacy', '1 October 2022']],
  ['places', 'location', [site.legal.hosting, site.legal.mailbox, 'section 16', 'rule 7']],
  ['enquiries and files', 'retention', [site.legal.enquiryRetention, site.legal.fileRetention]],
  ['records by law', 'retention', ['128(5)', '8 years', '72 months', 'rule 8(3)', '180 calendar']],
  ['breaches', 'security', ['6 hours', '72 hours', 'section 70B', 'without delay']],
  ['rights', 'your-rights', ['Withdraw', 'section 11', 'section 12', 'section 14', 'rule 5']],
  ['children', 'children', ['18 or older', 'sections 2(f) and 9']],
  ['complaints', 'complaints', ['1 month', 'section 13', 'Data Protection Board']],
])('the privacy policy has a clause on %s', (_clause, section, says) => {
  for (const words of says) expect(sectionText(privacy, section)).toContain(words);
});

test('the privacy policy lists what the code keeps on the device, and nothing else', () => {
  const code = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const keys = Object.entries(code).flatMap(([file, text]) => {
    const uses =
      /\b(?:keepText|keptList)\('(?<list>\w+)', (?:['`](?<own>[a-z-]+))?|\b(?<text>\w+Storage)\.setItem/g;
    const [, common] = /(?:KEY = '|keyOf = .*`)([a-z-]+)/.exec(text) ?? [];
    return [...text.matchAll(uses)].map(({ groups = {} }) => {
      const { list, text: storage = list, own: key = common } = groups;
      expect(key, `the key of ${file}`).toBeDefined();
      return `${storage === 'localStorage' ? 'Local' : 'Session'} storage, under “${key}”`;
    });
  });
  const policy = sectionText(privacy, 'cookies');
  const told = policy.match(/(?:Local|Session) storage, under “[^”]+”/g) ?? [];
  expect(told.toSorted()).toEqual([...new Set(keys)].toSorted());
});

test('no legal page is in force with a sample for a provider', () => {
  const shown = DOCUMENTS.map(({ document }) => documentText(document)).join('\n');
  const hasSamples = /\bsample\b/i.test(PROVIDER_FACTS.join('\n'));
  expect(shown.includes(`applies from ${effectiveDate}`)).toBe(!hasSamples);
  expect(inForceFrom).toMatch(hasSamples ? /samples/ : /\d{4}$/);
});

test('rules for those who sell goods of their own are not cited by a network of professionals', () => {
  expect(documentText(terms)).not.toMatch(/rule 7\(/);
});

test('the privacy policy never speaks of a stayed DPDP duty as if it bound today', () => {
  const cited = privacy.sections
    .filter((section) => section.id !== 'law')
    .flatMap((section): readonly LegalBlock[] => section.blocks)
    .flatMap(passagesOf)
    .flatMap(sentencesOf)
    .filter((sentence) => sentence.includes('DPDP'));
  expect(cited.length).toBeGreaterThan(3);
  expect(cited.filter((sentence) => !/\bonce\b.*\bin force\b/i.test(sentence))).toEqual([]);
});

test.each<[clause: string, section: string, says: string[]]>([
  ['advice', 'general-information', ['not legal, tax or financial advice', 'official portal']],
  ['the Government', 'not-a-government-website', ['private firm', 'without a fee', 'Udyam']],
  ['Rule 36', 'no-advertising-or-solicitation', ['Rule 36', 'advertisement or solicitation']],
  ['ranking', 'no-advertising-or-solicitation', ['promoted, ranked, rated or priced']],
  ['fee sharing', 'no-advertising-or-solicitation', ['Chapter III, Rule 2', 'to the advocate']],
  ['the client relation', 'no-client-relation', ['paying', 'accepts your matter in writing']],
  ['reserved work', 'regulated-work', ['neither a law firm', 'patent agent']],
  ['results', 'no-promise-of-a-result', ['do not promise', '7 days', 'department decides']],
  ['figures', 'no-promise-of-a-result', ['ratings and client comments', 'do not forecast']],
  ['fees', 'government-fees', ['change without notice', 'on the day of filing']],
  ['links', 'other-websites', ['do not control', 'Razorpay']],
  ['marks', 'names-and-marks', ['®', 'section 107', 'belong to their owners']],
  ['mistakes', 'errors', [site.email, 'correct it promptly']],
  ['law', 'terms-and-law', ['Indian law', 'terms of service', 'Consumer Protection Act, 2019']],
])('the disclaimer has a clause on %s', (_clause, section, says) => {
  for (const words of says) expect(sectionText(disclaimer, section)).toContain(words);
});

/** What is written as prose: not the labels of rows, and not the facts that are names or numbers. */
function prosePassages(block: LegalBlock): string[] {
  if (block.kind !== 'facts') return passagesOf(block);
  return block.rows.map((row) => row.text).filter((text) => /[.?]$/.test(text) || isLong(text));
}

function isLong(text: string): boolean {
  return countWords(text) > 12 && !PROVIDER_FACTS.includes(text);
}

function lawsIn(text: string): Set<string> {
  return new Set(text.replace(/[()]/g, '').match(LAW));
}
