import * as gst from '@/law/gst/texts';
import * as companies from '@/law/companies/texts';
import * as llps from '@/law/llps/texts';
import * as ip from '@/law/ip/texts';
import * as licences from '@/law/licences/texts';
import * as incomeTax from '@/law/income-tax/texts';
import * as firms from '@/law/firms/texts';
import * as labour from '@/law/labour/texts';
import * as contracts from '@/law/contracts/texts';
import { INDIA_CODE, type ReadBeforeTheMove, type SeenText } from './seen-text';

/** Addresses of the full text of all laws. Only the build reads this; each page gets what it needs. */
export const seenTexts: readonly SeenText[] = [
  ...gst.seen,
  ...companies.seen,
  ...llps.seen,
  ...ip.seen,
  ...licences.seen,
  ...incomeTax.seen,
  ...firms.seen,
  ...labour.seen,
  ...contracts.seen,
];

export const readBeforeTheMove: ReadBeforeTheMove = {
  ...gst.readBeforeTheMove,
  ...companies.readBeforeTheMove,
  ...llps.readBeforeTheMove,
  ...ip.readBeforeTheMove,
  ...licences.readBeforeTheMove,
  ...firms.readBeforeTheMove,
  ...labour.readBeforeTheMove,
  ...contracts.readBeforeTheMove,
};

/** The new site's search for a section that was read before the move. */
export const lookUpOnIndiaCode = (section: number) =>
  `${INDIA_CODE}/server/api/discover/search/objects?query=dc.identifier.section_id:${section}`;
