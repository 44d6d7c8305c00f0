import { details as udyam } from '@/content/services/details/msme-registration';
import type { WrittenDetails } from '@/content/services/written-details';

/** The page of an added service: a copy of a similar page. It has banned words, and an address that no other page has. */
export const details: WrittenDetails = {
  ...udyam,
  keyFacts: { ...udyam.keyFacts, authority: 'Government e-Marketplace' },
  need: {
    ...udyam.need,
    must: ['Have a GSTIN before you sell there what is taxed. {cgst-act section 22}'],
  },
  weDo: ['Look through the papers', 'Open the account with just your number', 'List ten products'],
  yourself: {
    text: 'You may open the account yourself on the portal. We are a private firm, not a government office.',
    site: { title: 'Government e-Marketplace', href: 'https://gem.gov.in' },
  },
};
