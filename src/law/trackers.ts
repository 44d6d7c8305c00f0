import * as gst from '@/law/gst/after-filing';
import * as companies from '@/law/companies/after-filing';
import * as llps from '@/law/llps/after-filing';
import * as ip from '@/law/ip/after-filing';
import * as licences from '@/law/licences/after-filing';
import * as incomeTax from '@/law/income-tax/after-filing';
import * as tds from '@/law/tds/after-filing';
import * as firms from '@/law/firms/after-filing';

/** The offices' pages for the status of an application, and the meaning of each status. */
export const trackers = {
  ...gst.trackers,
  ...companies.trackers,
  ...llps.trackers,
  ...ip.trackers,
  ...licences.trackers,
  ...incomeTax.trackers,
  ...tds.trackers,
  ...firms.trackers,
};

export type TrackerId = keyof typeof trackers;
