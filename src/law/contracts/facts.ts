import { fact } from '@/law/fact';
import type { Source } from '@/law/source';
import { calendarDays, months, onDay, rupees, years } from '@/law/units';

/* Contracts, stamps, evidence, limitation, courts and those who may plead in them. */

/** The Mediation Act, 2023 replaces the mediation below on the day that its section 64 is notified. */
const UNTIL_MEDIATION_ACT = { reviewBy: '2027-05-20' };

// Sources

export const contractAct: Source = {
  id: 'contract-act',
  area: 'civil',
  title: 'Indian Contract Act, 1872',
  href: 'https://indiacode.gov.in',
};

export const stampAct: Source = {
  id: 'stamp-act',
  area: 'civil',
  title: 'Indian Stamp Act, 1899',
  href: 'https://indiacode.gov.in',
};

/** E-stamps, for the States that take part. */
export const eStampPortal: Source = {
  id: 'e-stamp-portal',
  area: 'civil',
  title: 'Stock Holding Corporation of India: e-stamping portal',
  href: 'https://www.shcilestamp.com',
};

export const registrationAct: Source = {
  id: 'registration-act',
  area: 'civil',
  title: 'Registration Act, 1908',
  href: 'https://indiacode.gov.in',
};

export const evidenceAct: Source = {
  id: 'evidence-act',
  area: 'civil',
  title: 'Bharatiya Sakshya Adhiniyam (Evidence Act), 2023',
  href: 'https://indiacode.gov.in',
};

export const informationTechnologyAct: Source = {
  id: 'information-technology-act',
  area: 'civil',
  title: 'Information Technology Act, 2000, as amended in 2022',
  href: 'https://www.meity.gov.in',
};

export const successionAct: Source = {
  id: 'succession-act',
  area: 'civil',
  title: 'Indian Succession Act, 1925',
  href: 'https://indiacode.gov.in',
};

export const chequeAct: Source = {
  id: 'negotiable-instruments-act',
  area: 'civil',
  title: 'Negotiable Instruments Act, 1881',
  href: 'https://indiacode.gov.in',
};

export const limitationAct: Source = {
  id: 'limitation-act',
  area: 'civil',
  title: 'Limitation Act, 1963',
  href: 'https://indiacode.gov.in',
};

export const civilProcedureCode: Source = {
  id: 'civil-procedure-code',
  area: 'civil',
  title: 'Code of Civil Procedure, 1908',
  href: 'https://indiacode.gov.in',
};

export const commercialCourtsAct: Source = {
  id: 'commercial-courts-act',
  area: 'civil',
  title: 'Commercial Courts Act, 2015',
  href: 'https://indiacode.gov.in',
};

export const maharashtraRentAct: Source = {
  id: 'maharashtra-rent-act',
  area: 'civil',
  title: 'Maharashtra Rent Control Act, 1999',
  href: 'https://indiacode.gov.in',
};

export const advocatesAct: Source = {
  id: 'advocates-act',
  area: 'civil',
  title: 'Advocates Act, 1961',
  href: 'https://www.barcouncilofindia.org',
};

export const barCouncilRules: Source = {
  id: 'bar-council-rules',
  area: 'civil',
  title: 'Bar Council of India Rules, Part VI',
  href: 'https://www.barcouncilofindia.org',
};

export const legalServicesAct: Source = {
  id: 'legal-services-act',
  area: 'civil',
  title: 'Legal Services Authorities Act, 1987',
  href: 'https://nalsa.gov.in',
};

/** Free legal aid, its helpline and pre-institution mediation. A citation of it needs no place. */
export const legalServicesPortal: Source = {
  id: 'legal-services-portal',
  area: 'civil',
  title: 'National Legal Services Authority: legal aid and mediation',
  href: 'https://nalsa.gov.in',
};

/** Judgments; the place names the case, its year and, where there is one, its neutral citation. */
export const supremeCourt: Source = {
  id: 'supreme-court',
  area: 'civil',
  title: 'Supreme Court of India: judgments',
  href: 'https://www.sci.gov.in',
};

export const consumerProtectionAct: Source = {
  id: 'consumer-protection-act',
  area: 'civil',
  title: 'Consumer Protection Act, 2019',
  href: 'https://consumerhelpline.gov.in',
};

/** Read in several copies of the amendment, none of them the Gazette. */
export const shopRules: Source = {
  id: 'e-commerce-rules',
  area: 'civil',
  title: 'Consumer Protection (E-Commerce) Rules, 2020',
  href: 'https://consumeraffairs.gov.in',
};

// Selling online

/** A copy of each complaint, the lowest price of 30 days beside a reduced one, a yearly audit against dark patterns. */
export const shopDutiesFrom = fact(onDay('2027-01-01'), shopRules, 'rule 4(5) and (15)', {
  order: 'G.S.R. 789(E) of 9 September 2026',
  ordered: '2026-09-09',
  from: '2027-01-01',
  change:
    'online sellers give each complainant a copy of the complaint, join the National Consumer Helpline, show the lowest price of 30 days beside a reduced one, and certify each year that the site has no dark patterns',
});

// Stamps and registration

/** Of the document's execution. */
export const registerDeedWithin = fact(months(4), registrationAct, 'section 23');

// Time limits

/** For breach of contract, recovery of money, damages for infringement: generally. */
export const suitWithin = fact(years(3), limitationAct, 'Schedule');

/** To a consumer commission. */
export const consumerComplaintWithin = fact(years(2), consumerProtectionAct, 'section 69');

/** From the bank's information that the cheque came back. */
export const chequeNoticeWithin = fact(calendarDays(30), chequeAct, 'section 138');
/** From receipt of that notice, for the drawer. */
export const chequePayWithin = fact(calendarDays(15), chequeAct, 'section 138');
/** After those, to complain. */
export const chequeComplainWithin = fact(months(1), chequeAct, 'section 142');

/** Before a suit against the government. */
export const governmentNotice = fact(months(2), civilProcedureCode, 'section 80');

// Commercial courts

export const commercialValue = fact(rupees(3_00_000), commercialCourtsAct, 'section 2');

/** Longer by 2 months if both sides agree. */
export const mediationLasts = fact(
  months(3),
  commercialCourtsAct,
  'section 12A',
  UNTIL_MEDIATION_ACT,
);
export const mediationExtension = fact(
  months(2),
  commercialCourtsAct,
  'section 12A',
  UNTIL_MEDIATION_ACT,
);

export const writtenStatementWithin = fact(calendarDays(30), civilProcedureCode, 'Order VIII');
/** Then the right to file one is lost. */
export const writtenStatementLimit = fact(calendarDays(120), civilProcedureCode, 'Order VIII');

export const commercialAppealWithin = fact(calendarDays(60), commercialCourtsAct, 'section 13');
