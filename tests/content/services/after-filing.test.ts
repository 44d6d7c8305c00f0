import { expect, test } from 'vitest';
import { afterFiling } from '@/content/services/after-filing';
import { banks } from '@/content/services/bank';
import { byService } from '@/content/services/by-service';
import { services } from '@/content/services/catalogue';
import { keysByPortal } from '@/content/services/keys';
import { closings } from '@/law/closing';
import { trackers } from '@/law/trackers';
import { citedPlaces, withoutCitations } from '@/lib/citations';
import { keysOf } from '@/lib/keys';
import { lawSources, needsPlace } from '../../support/law';
import { numberOfLaw } from '../../support/service-rules';

/* What the pages say after the form has gone in keeps to the rules of the pages. */

const rows = services.flatMap(({ slug }) =>
  Object.entries(afterFiling(byService[slug]?.after ?? {})).flatMap(([id, { rows: inFold }]) =>
    inFold.map(({ when, outcome }) => ({
      where: `${slug} ${id}: ${when}`,
      raw: outcome,
      text: withoutCitations(outcome),
    })),
  ),
);
test('each number of law has its source, and each duty that law makes', () => {
  for (const { where, raw, text } of rows) {
    const needs = /\bmust\b/.test(text) ? 'must' : numberOfLaw({ path: 'need.may[0]', text });
    if (raw === text) expect.soft(needs, `${where}: ${text}`).toBeUndefined();
  }
});

test('everything that is written stands on a page', () => {
  const used = Object.values(byService).flatMap(({ after }) => (after ? [after] : []));
  const missing = [
    ...keysOf(trackers).filter((id) => !used.some(({ track }) => track === id)),
    ...keysOf(keysByPortal).filter((id) => !used.some(({ keys }) => keys === id)),
    ...keysOf(closings).filter((id) => !used.some(({ stop }) => stop === id)),
    ...keysOf(banks).filter((id) => !used.some(({ bank }) => bank === id)),
  ];
  expect(missing).toEqual([]);
});

test('cites sources that there are, by their places', () => {
  const known = new Map(lawSources.map(({ value }) => [value.id, value]));
  for (const [id, places] of citedPlaces(rows.map(({ raw }) => raw))) {
    const source = known.get(id);
    expect.soft(source, id).toBeDefined();
    if (source && needsPlace(source)) expect.soft(places, id).not.toEqual([]);
  }
});
