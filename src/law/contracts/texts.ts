import {
  concatLinks,
  linksByPlace,
  sections,
  type OldSiteSections,
  INDIA_CODE,
} from '@/law/full-text-link';
import { citable } from '@/law/source';

export const contractAct = citable('contract-act', 'Indian Contract Act, 1872', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const stampAct = citable('stamp-act', 'Indian Stamp Act, 1899', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});

/** E-stamps, for the States that take part. */
export const eStampPortal = citable(
  'e-stamp-portal',
  'Stock Holding Corporation of India: e-stamping portal',
  { area: 'civil', href: 'https://www.shcilestamp.com' },
);
export const registrationAct = citable('registration-act', 'Registration Act, 1908', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const evidenceAct = citable(
  'evidence-act',
  'Bharatiya Sakshya Adhiniyam (Evidence Act), 2023',
  { area: 'civil', href: 'https://indiacode.gov.in' },
);
export const informationTechnologyAct = citable(
  'information-technology-act',
  'Information Technology Act, 2000, as amended in 2022',
  { area: 'civil', href: 'https://www.meity.gov.in' },
);
export const successionAct = citable('succession-act', 'Indian Succession Act, 1925', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const chequeAct = citable('negotiable-instruments-act', 'Negotiable Instruments Act, 1881', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const insolvencyCode = citable('insolvency-code', 'Insolvency and Bankruptcy Code, 2016', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const limitationAct = citable('limitation-act', 'Limitation Act, 1963', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const civilProcedureCode = citable('civil-procedure-code', 'Code of Civil Procedure, 1908', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const criminalProcedureCode = citable(
  'criminal-procedure-code',
  'Bharatiya Nagarik Suraksha Sanhita, 2023',
  { area: 'civil', href: 'https://indiacode.gov.in', since: '2024-07-01' },
);
export const commercialCourtsAct = citable('commercial-courts-act', 'Commercial Courts Act, 2015', {
  area: 'civil',
  href: 'https://indiacode.gov.in',
});
export const maharashtraRentAct = citable(
  'maharashtra-rent-act',
  'Maharashtra Rent Control Act, 1999',
  { area: 'civil', href: 'https://indiacode.gov.in' },
);
export const advocatesAct = citable('advocates-act', 'Advocates Act, 1961', {
  area: 'civil',
  href: 'https://www.barcouncilofindia.org',
});
export const barCouncilRules = citable('bar-council-rules', 'Bar Council of India Rules, Part VI', {
  area: 'civil',
  href: 'https://www.barcouncilofindia.org',
});
export const legalServicesAct = citable(
  'legal-services-act',
  'Legal Services Authorities Act, 1987',
  { area: 'civil', href: 'https://nalsa.gov.in' },
);

/** Free legal aid, its helpline and pre-institution mediation. A citation of it needs no place. */
export const legalServicesPortal = citable(
  'legal-services-portal',
  'National Legal Services Authority: legal aid and mediation',
  { area: 'civil', href: 'https://nalsa.gov.in' },
);

/** Judgments. The place names the case, its year and its neutral citation, if it has one. */
export const supremeCourt = citable('supreme-court', 'Supreme Court of India: judgments', {
  area: 'civil',
  href: 'https://www.sci.gov.in',
});
export const consumerProtectionAct = citable(
  'consumer-protection-act',
  'Consumer Protection Act, 2019',
  { area: 'civil', href: 'https://consumerhelpline.gov.in' },
);

/** We read several copies of the amendment, but not the Gazette. */
export const shopRules = citable(
  'e-commerce-rules',
  'Consumer Protection (E-Commerce) Rules, 2020',
  { area: 'civil', href: 'https://consumeraffairs.gov.in' },
);

/** Links to the full text of these laws; see `law/full-text-links.ts`. */
export const fullTextLinks = concatLinks(
  sections('negotiable-instruments-act', { 138: 535883, 142: 535888 }),
  sections('contract-act', { 27: 531407, 74: 531448 }),
  linksByPlace('registration-act', '2026-09-17', INDIA_CODE, { whole: '/handle/123456789/496068' }),
  linksByPlace('information-technology-act', '2026-10-08', 'https://www.cert-in.org.in/PDF', {
    'section 70B, directions of 28 April 2022': '/CERT-In_Directions_70B_28.04.2022.pdf',
  }),
);

export const oldSiteSections: OldSiteSections = {
  'contract-act': {
    copied: '2026-05-10',
    sections: { 11: 38614, 27: 38631, 74: 38678 },
  },
  'stamp-act': {
    copied: '2026-05-10',
    sections: { 17: 45572, 35: 45519 },
  },
  'registration-act': {
    copied: '2026-05-10',
    sections: { 17: 37616, 18: 37617, 23: 37622, 25: 37625, 49: 37649 },
  },
  'evidence-act': {
    copied: '2026-05-10',
    sections: { 63: 90830, 132: 90899, 134: 90901 },
  },
  'information-technology-act': {
    copied: '2026-05-10',
    sections: { '10A': 13023, '43A': 13058, '70B': 13102 },
  },
  'succession-act': {
    copied: '2026-05-09',
    sections: { 63: 33572 },
  },
  'negotiable-instruments-act': {
    copied: '2026-05-10',
    sections: { 138: 45718, 142: 45722 },
  },
  'civil-procedure-code': {
    copied: '2026-05-10',
    sections: { 80: 33417 },
  },
  'commercial-courts-act': {
    copied: '2026-05-10',
    sections: { 2: 9671, '12A': 48975, 13: 9682 },
  },
  'legal-services-act': {
    copied: '2026-05-10',
    sections: { 12: 27585 },
  },
  'consumer-protection-act': {
    copied: '2026-05-10',
    sections: { 69: 50094 },
  },
};
