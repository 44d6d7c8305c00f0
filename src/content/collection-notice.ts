import { site } from './site';

/** How to ask about any collected data, and how to complain. */
export const rights = `To see, correct or erase your details, to withdraw your consent, or to complain, write to ${site.legal.grievanceOfficer}, ${site.email}: we answer within 1 month. After that you may complain to the Data Protection Board. This right starts when the parts of the Digital Personal Data Protection Act, 2023, and Rules, 2025, on complaints are in force.`;

/**
 * The notice at collection (Digital Personal Data Protection Act, 2023, section 5, once in force; SPDI Rules, rule 5). The
 * privacy policy has the details.
 */
export const collectionNotice = {
  summary: 'What happens to these details',
  text: `We collect your name, email, phone number, service and message, to answer you. Without an order we keep them for ${site.legal.enquiryRetention}. ${rights}`,
} as const;
