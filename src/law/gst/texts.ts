import {
  concatLinks,
  linksByPlace,
  type OldSiteSections,
  CBIC,
  CBIC_PAGE,
  GST_COUNCIL,
} from '@/law/full-text-link';
import { citable } from '@/law/source';

export const cgstAct = citable('cgst-act', 'Central Goods and Services Tax Act, 2017', {
  area: 'gst',
  href: 'https://cbic-gst.gov.in',
});
export const cgstRules = citable('cgst-rules', 'Central Goods and Services Tax Rules, 2017', {
  area: 'gst',
  href: 'https://taxinformation.cbic.gov.in',
});
export const centralTaxNotifications = citable('central-tax', 'Central Tax notifications (CBIC)', {
  area: 'gst',
  href: 'https://taxinformation.cbic.gov.in',
});
export const integratedTaxNotifications = citable(
  'integrated-tax',
  'Integrated Tax notifications (CBIC)',
  { area: 'gst', href: 'https://taxinformation.cbic.gov.in' },
);
export const igstAct = citable('igst-act', 'Integrated Goods and Services Tax Act, 2017', {
  area: 'gst',
  href: 'https://cbic-gst.gov.in',
});
export const gstCirculars = citable('gst-circulars', 'GST circulars and instructions (CBIC)', {
  area: 'gst',
  href: 'https://taxinformation.cbic.gov.in',
});

/** The common portal: forms, reference numbers, advisories. A citation of it needs no place. */
export const gstPortal = citable(
  'gst-portal',
  'Goods and Services Tax portal: services and advisories',
  { area: 'gst', href: 'https://www.gst.gov.in' },
);
export const eInvoicePortal = citable(
  'e-invoice-portal',
  'E-invoice system of the Goods and Services Tax',
  { area: 'gst', href: 'https://einvoice.gst.gov.in' },
);

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  linksByPlace('cgst-act', '2026-10-08', `${CBIC}/acts/2017_CGST_act/active`, {
    2: '/chapter1/section2_v1.00.html',
    10: '/chapter3/section10_v1.00.html',
    16: '/chapter5/section16_v1.00.html',
    22: '/chapter6/section22_v1.00.html',
    23: '/chapter6/section23_v1.00.html',
    24: '/chapter6/section24_v1.00.html',
    36: '/chapter8/section36_v1.00.html',
    37: '/chapter9/section37_v1.00.html',
    38: '/chapter9/section38_v1.00.html',
    39: '/chapter9/section39_v1.00.html',
    47: '/chapter9/section47_v1.00.html',
    49: '/chapter10/section49_v1.00.html',
    50: '/chapter10/section50_v1.00.html',
  }),
  linksByPlace('cgst-act', '2026-10-08', CBIC_PAGE, {
    25: '/1000294/1000001',
    44: '/1000315/1000001',
  }),
  linksByPlace('cgst-rules', '2026-10-08', `${CBIC}/rules/cgst_rules/active`, {
    3: '/chapter2/rule3_v1.00.html',
    9: '/chapter3/rule9_v1.00.html',
    37: '/chapter5/rule37_v1.00.html',
    46: '/chapter6/rule46_v1.00.html',
    59: '/chapter8/rule59_v1.00.html',
    61: '/chapter8/rule61_v1.00.html',
    62: '/chapter8/rule62_v1.00.html',
    80: '/chapter8/rule80_v1.00.html',
    '88C': '/chapter9/rule88c_v1.00.html',
    '96A': '/chapter10/rule96a_v1.00.html',
  }),
  linksByPlace('central-tax', '2026-10-02', GST_COUNCIL, {
    '10/2019': '/2024-05/notfctn-10-central-tax-english-2019.pdf',
    '83/2020': '/2024-05/notfctn-83-central-tax-english-2020.pdf',
  }),
  linksByPlace('central-tax', '2026-10-02', 'https://cbic-gst.gov.in/pdf/central-tax', {
    '19/2021': '/notfctn-19-central-tax-english-2021.pdf',
    '20/2021': '/notfctn-20-central-tax-english-2021.pdf',
  }),
  linksByPlace('integrated-tax', '2026-10-02', 'https://cbic-gst.gov.in/hindi/pdf/integrated-tax', {
    '10/2017': '/10_2017_IT.pdf',
  }),
);

export const oldSiteSections: OldSiteSections = {
  'cgst-act': {
    copied: '2026-05-10',
    sections: {
      2: 5117,
      10: 5125,
      16: 5131,
      18: 5133,
      20: 5135,
      22: 5137,
      23: 5138,
      24: 5139,
      25: 5140,
      27: 5142,
      35: 5150,
      36: 5151,
      37: 5152,
      38: 5153,
      39: 5154,
      44: 5159,
      47: 5162,
      49: 5164,
      50: 5165,
      52: 5167,
      65: 5180,
      66: 5181,
      '74A': 96647,
      122: 5237,
    },
  },
};
