import { concatLinks, linksByPlace, type OldSiteSections, INDIA_CODE } from '@/law/full-text-link';
import { citable } from '@/law/source';

export const llpAct = citable('llp-act', 'Limited Liability Partnership Act, 2008', {
  area: 'mca',
  href: 'https://indiacode.gov.in',
});
export const llpRules = citable('llp-rules', 'Limited Liability Partnership Rules, 2009', {
  area: 'mca',
  href: 'https://www.mca.gov.in',
});
export const llpBeneficialOwnerRules = citable(
  'llp-beneficial-owner-rules',
  'Limited Liability Partnership (Significant Beneficial Owners) Rules, 2023',
  { area: 'mca', href: 'https://www.mca.gov.in', since: '2023-11-09' },
);

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  linksByPlace('llp-act', '2026-09-30', INDIA_CODE, {
    whole: '/server/api/core/bitstreams/eebd9c23-655b-4e6e-a0ab-25033a8e3834/content',
  }),
  // The rules as made in 2009, without their amendments.
  linksByPlace('llp-rules', '2026-09-25', 'https://www.mca.gov.in/Ministry/pdf', {
    24: '/LLPRulesasnotified.pdf',
  }),
);

export const oldSiteSections: OldSiteSections = {
  'llp-act': {
    copied: '2026-05-08',
    sections: {
      2: 1036,
      3: 1037,
      6: 1040,
      7: 1041,
      11: 1045,
      13: 1047,
      23: 1057,
      28: 1062,
      32: 49003,
      34: 49005,
      35: 49006,
      55: 49026,
      56: 49027,
    },
  },
};
