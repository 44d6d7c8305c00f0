import { settings } from '@/lib/settings';

/**
 * Who the provider is. What changes with the deployment comes from the settings (see `.env.example`); what is marked
 * "sample" must be replaced before going live, and stands in the README's list.
 */
export const site = {
  name: 'Sthapana',
  origin: settings.siteUrl,
  phone: settings.phone,
  whatsapp: settings.whatsapp,
  /** Sample. */
  email: 'hello@example.in',
  /** The specification fixes the year of the copyright line (sections 2 and 9). */
  copyrightYear: 2024,
  /** Social links have no target in the specification (section 2, Footer). */
  socials: ['LinkedIn', 'Instagram', 'YouTube'],
  /** What the law asks a provider to publish of itself. All samples. */
  legal: {
    entity: 'Sthapana Services (sample legal name)',
    constitution: 'sample form of business, such as a private limited company',
    registrationNumber: 'sample registration number',
    gstin: 'sample GSTIN',
    address: 'Sample registered address, City, State, PIN code, India',
    branches: 'sample list of branch offices, or the word none',
    grievanceOfficer: 'Sample Name, Grievance Officer',
    courts: 'the sample city',
    refundPeriod: 'a sample period, such as 10 working days',
    hosting: 'a sample hosting company in a sample country',
    mailbox: 'a sample e-mail company in a sample country',
    logRetention: 'a sample period, such as 180 calendar days',
    enquiryRetention: 'a sample period, such as 12 months',
    fileRetention: 'a sample period, such as 8 years',
    effectiveDate: '20 November 2026',
  },
} as const;
