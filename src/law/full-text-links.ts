import * as gst from '@/law/gst/texts';
import * as companies from '@/law/companies/texts';
import * as llps from '@/law/llps/texts';
import * as ip from '@/law/ip/texts';
import * as licences from '@/law/licences/texts';
import * as incomeTax from '@/law/income-tax/texts';
import * as firms from '@/law/firms/texts';
import * as labour from '@/law/labour/texts';
import * as contracts from '@/law/contracts/texts';
import { INDIA_CODE, type OldSiteSections, type FullTextLink } from '@/law/full-text-link';

/** Addresses of the full text of all laws. Only the build reads them. Each page gets only its own. */
export const fullTextLinks: readonly FullTextLink[] = [
  ...gst.fullTextLinks,
  ...companies.fullTextLinks,
  ...llps.fullTextLinks,
  ...ip.fullTextLinks,
  ...licences.fullTextLinks,
  ...incomeTax.fullTextLinks,
  ...firms.fullTextLinks,
  ...labour.fullTextLinks,
  ...contracts.fullTextLinks,
];

export const oldSiteSections: OldSiteSections = {
  ...gst.oldSiteSections,
  ...companies.oldSiteSections,
  ...llps.oldSiteSections,
  ...ip.oldSiteSections,
  ...licences.oldSiteSections,
  ...firms.oldSiteSections,
  ...labour.oldSiteSections,
  ...contracts.oldSiteSections,
};

/** The address of the new site's search for a section that we read on the old site. */
export const lookUpOnIndiaCode = (section: number) =>
  `${INDIA_CODE}/server/api/discover/search/objects?query=dc.identifier.section_id:${section}`;
