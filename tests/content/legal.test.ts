import { expect, test } from 'vitest';
import { collectionNotice } from '@/content/collection-notice';
import { disclaimer } from '@/content/legal/disclaimer';
import type { LegalBlock, LegalDocument } from '@/content/legal/document';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { shopDuties } from '@/content/legal/shop-duties';
import { inForceFrom } from '@/content/legal/in-force';
import { paymentNotice } from '@/content/payment-notice';
import { site } from '@/content/site';
import { contactMessage } from '@/features/contact/contact-message';
import { keptIn } from '@/lib/kept-text';
import { settings } from '@/lib/settings';
import { documentText, sectionText, sentencesOf } from '../support/prose';
import { isOfficial } from '../support/law';
import { PROVISIONS } from './cases/clauses';

const DOCUMENTS: readonly LegalDocument[] = [terms, privacy, disclaimer];

/** The pages name the day from which they apply only if no fact is a sample. */
const { effectiveDate, ...providerFacts } = site.legal;
const PROVIDER_FACTS: string[] = Object.values(providerFacts);

/** Finds laws by the end of their names: "Contract Act, 1872". */
const LAW = /[\w-]+ (?:Act|Rules|Regulations|Advertisements|Patterns), \d{4}/g;

test.each(DOCUMENTS)(
  '$title lists its laws among its official sources, and has its dates and contacts',
  (document) => {
    const text = documentText(document);
    expect(document.sources.filter(({ href }) => !isOfficial(href))).toEqual([]);
    expect(lawsIn(text).size).toBeGreaterThan(0);
    expect(lawsIn(document.sources.map((source) => source.title).join('\n'))).toEqual(lawsIn(text));
    for (const fact of [inForceFrom, site.email, site.legal.grievanceOfficer]) {
      expect(text).toContain(fact);
    }
    expect(text).toContain('last reviewed on 20 November 2026');
  },
);

test('the legal pages state every fact of the provider, and apply only if no fact is a sample', () => {
  const all = DOCUMENTS.map(documentText).join('\n');
  expect(PROVIDER_FACTS.filter((fact) => !all.includes(fact))).toEqual([]);
  expect(effectiveDate).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
  const hasSamples = /\bsample\b/i.test(PROVIDER_FACTS.join('\n'));
  expect(all.includes(`applies from ${effectiveDate}`)).toBe(!hasSamples);
  expect(inForceFrom).toMatch(hasSamples ? /samples/ : /\d{4}$/);
});

test('the terms have the details of the provider that the law requires', () => {
  const identity = sectionText(terms, 'who-we-are');
  const { entity, constitution, registrationNumber, gstin, address, branches } = site.legal;
  const legal = [entity, constitution, registrationNumber, gstin, address, branches];
  for (const fact of [...legal, settings.phone]) {
    expect(identity).toContain(fact);
  }
  // The address of a preview on localhost is not the provider’s address.
  expect(identity.includes(settings.siteUrl)).toBe(!settings.siteUrl.includes('localhost'));
  expect(identity).toContain('We are a private firm, not a government office.');
});

test('a seller shows its certificate and the helpline from 1 January 2027 on, if it has them', () => {
  const done = {
    helplinePartnerSince: '1 December 2026',
    darkPatternsChecked: 'Asha Rao, partner, 28 December 2026',
  };
  expect(shopDuties('2026-12-31', done)).toEqual([]);
  expect(shopDuties('2027-01-01', done)).toEqual([
    expect.stringMatching(/rule 4\(15\).*Asha Rao, partner, 28 December 2026/),
    expect.stringContaining('National Consumer Helpline since 1 December 2026'),
  ]);
  const none = { helplinePartnerSince: 'a sample day', darkPatternsChecked: '' };
  expect(shopDuties('2027-01-01', none)).toEqual([]);
});

test('each clause required by law names its provision', () => {
  for (const [document, section, ...says] of PROVISIONS) {
    for (const words of says) expect.soft(sectionText(document, section), section).toContain(words);
  }
});

test.each([
  ['Contact form', /last name if you give it.+goes to our server/],
  ['Form at the top of the landing page', /goes to our server/],
  [
    'Consultation form on a service page',
    /not sent anywhere.+stays in your browser.+only when you press “Send it now”/,
  ],
  ['Support chat', /sends nothing to us/],
  ['Payment page', /go to Razorpay when you press Pay/],
  ['Server logs', /IP\) address/],
])('the privacy policy says where details go: %s', (term, says) => {
  const texts = privacy.sections
    .flatMap((section): readonly LegalBlock[] => section.blocks)
    .map((block) => (block as Record<string, string>)[term]);
  expect(texts.find(Boolean)).toMatch(says);
});

test('the privacy policy lists exactly the entries that the site stores on the device', () => {
  const kept = Object.entries(keptIn).map(
    ([key, area]) => `${area === 'localStorage' ? 'Local' : 'Session'} storage, under “${key}”`,
  );
  const listed = sectionText(privacy, 'cookies').match(/(?:Local|Session) storage, under “[^”]+”/g);
  expect(listed?.toSorted()).toEqual(kept.toSorted());
});

test('the privacy policy says that DPDP duties apply once the Act is in force', () => {
  const said = privacy.sections
    .filter(({ id }) => id !== 'law')
    .flatMap(({ id }) => sentencesOf(sectionText(privacy, id)))
    .filter((sentence) => sentence.includes('DPDP'));
  expect(said.length).toBeGreaterThan(3);
  expect(said.filter((sentence) => !/\bonce\b.*\bin force\b/i.test(sentence))).toEqual([]);
});

test('the contact form’s notice names exactly the fields that are sent', () => {
  const names: Record<string, string> = {
    firstName: 'name',
    lastName: 'name',
    phone: 'phone number',
    serviceRequired: 'service',
  };
  const sent = Object.keys(contactMessage.shape).map((field) => names[field] ?? field);
  const [, named = ''] = /We collect your (.+?), to answer/.exec(collectionNotice.text) ?? [];
  expect(named.split(/, | and /)).toEqual([...new Set(sent)]);
});

test.each([
  ['contact form', collectionNotice.text, site.legal.enquiryRetention],
  ['payment form', paymentNotice, site.legal.fileRetention],
])('the notice of the %s agrees with the privacy policy', (_form, notice, keptFor) => {
  const { grievanceOfficer } = site.legal;
  const law = ['Data Protection Board', 'Digital Personal Data Protection Act, 2023'];
  for (const fact of [keptFor, grievanceOfficer, site.email, 'within 1 month', ...law]) {
    expect(notice).toContain(fact);
    expect(documentText(privacy)).toContain(fact);
  }
});

function lawsIn(text: string): Set<string> {
  return new Set(text.replace(/[()]/g, '').match(LAW));
}
