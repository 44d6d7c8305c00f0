import * as gst from '@/law/gst/after-filing';
import * as companies from '@/law/companies/after-filing';
import * as llps from '@/law/llps/after-filing';
import * as licences from '@/law/licences/after-filing';
import * as firms from '@/law/firms/after-filing';
import * as labour from '@/law/labour/after-filing';

/** The ways to end a registration, a licence or an enterprise. */
export const closings = {
  ...gst.closings,
  ...companies.closings,
  ...llps.closings,
  ...licences.closings,
  ...firms.closings,
  ...labour.closings,
};

export type ClosingId = keyof typeof closings;
