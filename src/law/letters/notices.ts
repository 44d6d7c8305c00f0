import { notices as companies } from '@/law/companies/notices';
import { notices as contracts } from '@/law/contracts/notices';
import { notices as gst } from '@/law/gst/notices';
import { notices as incomeTax } from '@/law/income-tax/notices';
import { notices as ip } from '@/law/ip/notices';
import { notices as labour } from '@/law/labour/notices';
import { notices as licences } from '@/law/licences/notices';
import { notices as tds } from '@/law/tds/notices';

/** The genuine letters of offices and creditors, of all bodies of law. If several match, the first is chosen. */
export const notices = {
  ...gst,
  ...tds,
  ...incomeTax,
  ...companies,
  ...ip,
  ...licences,
  ...labour,
  ...contracts,
};

export type NoticeId = keyof typeof notices;
