import { expect, test } from 'vitest';
import { dueDateText, taxYearEnd } from '@/law/due-dates/due-date';
import { sourceOf, UnknownMark, withFacts } from '@/law/fact-marks';
import * as gst from '@/law/gst/facts';
import * as incomeTax from '@/law/income-tax/facts';

test.each([
  ['with its citation', '{gst.lateFee}', `${gst.lateFee}`],
  ['without its citation', '{gst.lateFee uncited}', gst.lateFee.words],
  ['as a figure', '{gst.lateFee figure}', '₹50'],
  ['as the figure of a count', '{gst.grantByOfficer figure}', '7'],
  [
    'for a tax year',
    '{income-tax.lateReturnFee 2025-26}',
    incomeTax.lateReturnFee.textFor(taxYearEnd(2025)),
  ],
  [
    'as its date in a tax year',
    '{income-tax.returnDue 2025-26}',
    dueDateText(incomeTax.returnDue, taxYearEnd(2025)),
  ],
])('a text prints a fact %s', (_, text, printed) => {
  expect(withFacts({ rows: [`At ${text} a return`] }).texts).toEqual({
    rows: [`At ${printed} a return`],
  });
});

test('a text may name a value that is not a fact of law', () => {
  const words = { 'owner.trademarkActs': 'An agent acts.' };
  expect(withFacts(['Sign. {owner.trademarkActs}'], words).texts).toEqual(['Sign. An agent acts.']);
});

test('each fact is listed once, in the order of the texts', () => {
  const { facts } = withFacts(['{gst.nilLateFee}, {gst.lateFee}', { more: '{gst.nilLateFee}' }]);
  expect(facts).toEqual([gst.nilLateFee, gst.lateFee]);
});

test('an order is listed only if the text names the year for which the order moved the date', () => {
  const moved = incomeTax.auditedReturnDue.moved.filter(
    ({ period }) => period === taxYearEnd(2025),
  );
  expect(withFacts('{income-tax.auditedReturnDue}').orders).toEqual([]);
  expect(withFacts('{income-tax.auditedReturnDue 2025-26}').orders).toEqual(moved.slice(-1));
});

test.each([
  ['a fact', () => withFacts('{gst.lateFe}'), 'gst.lateFe', '{gst.lateFee}'],
  ['a period', () => withFacts('{gst.lateFee 2025}'), 'gst.lateFee 2025', '{gst.lateFee 2025-26}'],
  ['a source', () => sourceOf('cgts-act'), 'cgts-act', '{cgst-act}'],
])('an unknown name of %s is reported with the nearest known name', (_, read, mark, nearest) => {
  expect(read).toThrow(UnknownMark);
  expect(read).toThrow(`{${mark}} names no fact, source or period. Nearest: ${nearest}`);
});
