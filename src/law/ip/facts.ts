import { fact, factByDate } from '@/law/fact';
import type { Source } from '@/law/source';
import { calendarDays, count, months, rupees, text, years } from '@/law/units';

/* Trade marks, patents, copyright and designs: Acts, official fees, time limits. Fees are those of online filing. */

/** Schedules of fees change by notification, without much notice: compare them with the live ones each half-year. */
const SCHEDULE = { reviewBy: '2027-05-20' };

/** The Jan Vishwas Act of 2026 comes into force in parts: see whether one touches these penalties. */
const JAN_VISHWAS_2026 = { reviewBy: '2027-03-31' };

// Sources

export const tradeMarksAct: Source = {
  id: 'trade-marks-act',
  area: 'ip',
  title: 'Trade Marks Act, 1999',
  href: 'https://indiacode.gov.in',
  since: '2003-09-15',
};

export const tradeMarksRules: Source = {
  id: 'trade-marks-rules',
  area: 'ip',
  title: 'Trade Marks Rules, 2017',
  href: 'https://ipindia.gov.in',
  since: '2017-03-06',
};

export const tradeMarksSearch: Source = {
  id: 'trade-marks-search',
  area: 'ip',
  title: 'Trade Marks Registry: public search',
  href: 'https://tmrsearch.ipindia.gov.in',
};

export const patentsAct: Source = {
  id: 'patents-act',
  area: 'ip',
  title: 'Patents Act, 1970',
  href: 'https://indiacode.gov.in',
};

export const patentsRules: Source = {
  id: 'patents-rules',
  area: 'ip',
  title: 'Patents Rules, 2003, as amended in 2024',
  href: 'https://ipindia.gov.in',
};

export const copyrightAct: Source = {
  id: 'copyright-act',
  area: 'ip',
  title: 'Copyright Act, 1957',
  href: 'https://indiacode.gov.in',
};

export const copyrightRules: Source = {
  id: 'copyright-rules',
  area: 'ip',
  title: 'Copyright Rules, 2013, as amended in 2021',
  href: 'https://copyright.gov.in',
};

export const copyrightOffice: Source = {
  id: 'copyright-office',
  area: 'ip',
  title: 'Copyright Office: e-filing portal',
  href: 'https://copyright.gov.in',
};

export const designsAct: Source = {
  id: 'designs-act',
  area: 'ip',
  title: 'Designs Act, 2000',
  href: 'https://indiacode.gov.in',
};

export const designsRules: Source = {
  id: 'designs-rules',
  area: 'ip',
  title: 'Designs Rules, 2001, as amended in 2021',
  href: 'https://ipindia.gov.in',
};

/** The office of the Controller General: forms, searches, journals. A citation of it needs no place. */
export const ipIndia: Source = {
  id: 'ip-india',
  area: 'ip',
  title: 'Intellectual Property India: filing portal and journals',
  href: 'https://ipindia.gov.in',
};

/** The treaties, their fee tables and calculators. A citation of it needs no place. */
export const wipo: Source = {
  id: 'wipo',
  area: 'ip',
  title: 'World Intellectual Property Organization: treaties, fee tables and calculators',
  href: 'https://www.wipo.int',
};

export const biologicalDiversityAct: Source = {
  id: 'biological-diversity-act',
  area: 'ip',
  title: 'Biological Diversity Act, 2002, as amended in 2023',
  href: 'https://nbaindia.org',
};

// Trade marks: official fees

/** TM-A, per mark and class, for an individual, a recognised startup or an enterprise of up to medium size (rule 2). */
export const trademarkLowerFee = fact(rupees(4_500), tradeMarksRules, 'First Schedule', SCHEDULE);
export const trademarkFee = fact(rupees(9_000), tradeMarksRules, 'First Schedule', SCHEDULE);

/** The same for 3 classes: change them together. */
export const trademarkLowerFeeFor3 = fact(
  rupees(13_500),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);
export const trademarkFeeFor3 = fact(rupees(27_000), tradeMarksRules, 'First Schedule', SCHEDULE);

/** TM-M, rule 34, per class. */
export const trademarkLowerFastFee = fact(
  rupees(20_000),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);
export const trademarkFastFee = fact(rupees(40_000), tradeMarksRules, 'First Schedule', SCHEDULE);

/** TM-O: opposition or counter-statement, per class. */
export const trademarkOppositionFee = fact(
  rupees(2_700),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);

/** TM-M: correction, extension, grounds. */
export const trademarkRequestFee = fact(rupees(900), tradeMarksRules, 'First Schedule', SCHEDULE);

/** TM-R, per class. */
export const trademarkRenewalFee = fact(rupees(9_000), tradeMarksRules, 'First Schedule', SCHEDULE);
/** On top of the renewal fee, in the months of grace. */
export const trademarkLateRenewalFee = fact(
  rupees(4_500),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);
/** On top of the renewal fee. */
export const trademarkRestorationFee = fact(
  rupees(9_000),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);

/** TM-P, per mark. */
export const trademarkTransferFee = fact(
  rupees(9_000),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);

/** TM-C: no such mark is registered, for artwork that may go on goods. */
export const trademarkCertificateFee = fact(
  rupees(9_000),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);
export const trademarkCertificateFastFee = fact(
  rupees(30_000),
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);

// Trade marks: time limits

/** From filing; renewable again and again. */
export const trademarkLife = fact(years(10), tradeMarksAct, 'section 25');

/** Before expiry, from when a renewal is accepted. */
export const trademarkRenewFrom = fact(years(1), tradeMarksRules, 'rules 57 to 60');

/** After expiry, with a surcharge. */
export const trademarkRenewalGrace = fact(months(6), tradeMarksAct, 'section 25');

/** After expiry. */
export const trademarkRestoreWithin = fact(years(1), tradeMarksAct, 'section 25');

/** From the Journal; nobody extends it. */
export const trademarkOpposeWithin = fact(months(4), tradeMarksAct, 'section 21');

/** From receiving the notice of opposition, else the application is deemed abandoned. */
export const trademarkCounterWithin = fact(months(2), tradeMarksAct, 'section 21');

/** From the examination report. */
export const trademarkReplyWithin = fact(months(1), tradeMarksRules, 'rule 33');

export const trademarkGroundsWithin = fact(calendarDays(30), tradeMarksRules, 'rule 36');
/** Extendable by as long at most. */
export const trademarkReviewWithin = fact(months(1), tradeMarksRules, 'rule 119');
export const trademarkAppealWithin = fact(months(3), tradeMarksAct, 'section 91');

/** Of non-use from the entry in the Register, after which removal may be asked. */
export const trademarkUnusedFor = fact(years(5), tradeMarksAct, 'section 47');

/** Of knowing tolerance of a later registered mark. */
export const trademarkToleratedFor = fact(years(5), tradeMarksAct, 'section 33');

/** From the first filing in a convention country. */
export const trademarkPriority = fact(months(6), tradeMarksAct, 'section 154');

/** For calling a mark registered that is not; since 1 August 2024. */
export const trademarkFalseClaim = fact(
  text('0.5% of turnover or ₹5 lakh, whichever is less'),
  tradeMarksAct,
  'section 107',
  JAN_VISHWAS_2026,
);

// Patents: official fees, for natural persons, startups, small entities and educational institutions, and for others

export const patentLowerFee = fact(rupees(1_600), patentsRules, 'First Schedule', SCHEDULE);
export const patentFee = fact(rupees(8_000), patentsRules, 'First Schedule', SCHEDULE);
/** Pages and claims that the filing fee covers; each further one is paid for. */
export const patentPagesIncluded = 30;
export const patentClaimsIncluded = 10;
export const patentLowerPageFee = fact(rupees(160), patentsRules, 'First Schedule', SCHEDULE);
export const patentPageFee = fact(rupees(800), patentsRules, 'First Schedule', SCHEDULE);
export const patentLowerClaimFee = fact(rupees(320), patentsRules, 'First Schedule', SCHEDULE);
export const patentClaimFee = fact(rupees(1_600), patentsRules, 'First Schedule', SCHEDULE);
/** Form 9. */
export const patentLowerPublicationFee = fact(
  rupees(2_500),
  patentsRules,
  'First Schedule',
  SCHEDULE,
);
export const patentPublicationFee = fact(rupees(12_500), patentsRules, 'First Schedule', SCHEDULE);
/** Form 18. */
export const patentLowerExaminationFee = fact(
  rupees(4_000),
  patentsRules,
  'First Schedule',
  SCHEDULE,
);
export const patentExaminationFee = fact(rupees(20_000), patentsRules, 'First Schedule', SCHEDULE);
/** Filing and Form 18 together: the sum of the above. */
export const patentLowerStart = fact(rupees(5_600), patentsRules, 'First Schedule', SCHEDULE);
export const patentStart = fact(rupees(28_000), patentsRules, 'First Schedule', SCHEDULE);
/** Form 18A. */
export const patentLowerFastFee = fact(rupees(8_000), patentsRules, 'First Schedule', SCHEDULE);
export const patentFastFee = fact(rupees(60_000), patentsRules, 'First Schedule', SCHEDULE);
/** Yearly: years 3 to 6, 7 to 10, 11 to 15, 16 to 20. */
export const patentLowerRenewal3 = fact(rupees(800), patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal3 = fact(rupees(4_000), patentsRules, 'First Schedule', SCHEDULE);
export const patentLowerRenewal7 = fact(rupees(2_400), patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal7 = fact(rupees(12_000), patentsRules, 'First Schedule', SCHEDULE);
export const patentLowerRenewal11 = fact(rupees(4_800), patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal11 = fact(rupees(24_000), patentsRules, 'First Schedule', SCHEDULE);
export const patentLowerRenewal16 = fact(rupees(8_000), patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal16 = fact(rupees(40_000), patentsRules, 'First Schedule', SCHEDULE);

// Patents: time limits

/** From the filing date. */
export const patentLife = fact(years(20), patentsAct, 'section 53');

/** From the provisional specification. */
export const patentCompleteWithin = fact(months(12), patentsAct, 'section 9');

/** From filing or priority. */
export const patentPublishedAfter = fact(months(18), patentsRules, 'rule 24');

/** From the earliest date, by the day on which the application was filed: older ones keep their time (sub-rule (vi)). */
export const patentExamineWithin = factByDate([
  { from: '2006-05-05', is: months(48), source: patentsRules, place: 'rule 24B(1)' },
  { from: '2024-03-15', is: months(31), source: patentsRules, place: 'rule 24B(1)' },
]);

/** From the first examination report; extended on Form 4, on request. */
export const patentReplyWithin = fact(months(6), patentsRules, 'rule 24B');
export const patentReplyExtension = fact(months(3), patentsRules, 'rule 24B');

/** From the publication of the grant. */
export const patentOpposeWithin = fact(years(1), patentsAct, 'section 25');

/** From the recording of the grant, for the fees of the years before. */
export const patentFirstRenewalWithin = fact(months(3), patentsAct, 'section 142');

/** After a lapse. */
export const patentRestoreWithin = fact(months(18), patentsAct, 'section 60');

/** Form 27: of each period of 3 financial years, after its end. */
export const patentStatementWithin = fact(months(6), patentsRules, 'rule 131');

/** From the Indian filing, before one abroad without Form 25. */
export const patentAbroadAfter = fact(count(6, 'week'), patentsAct, 'section 39');

/** For calling an invention patented that is not. */
export const patentFalseClaim = fact(
  text('₹10 lakh plus ₹1,000 a day'),
  patentsAct,
  'section 120',
  JAN_VISHWAS_2026,
);

/** For no Form 27. */
export const patentNoStatement = fact(
  text('₹1 lakh plus ₹1,000 a day'),
  patentsAct,
  'section 122',
  JAN_VISHWAS_2026,
);

// Copyright

/** Per work: literary, dramatic, musical or artistic, software among them. */
export const copyrightFee = fact(rupees(500), copyrightRules, 'Second Schedule', SCHEDULE);
/** Literary or artistic work that is or can be used on goods or for services. */
export const copyrightOnGoodsFee = fact(rupees(2_000), copyrightRules, 'Second Schedule', SCHEDULE);
/** With the certificate on form TM-C: the sum of the 2. */
export const copyrightOnGoodsTotal = fact(
  rupees(11_000),
  copyrightRules,
  'Second Schedule, with the trade mark fee',
  SCHEDULE,
);
export const copyrightSoundFee = fact(rupees(2_000), copyrightRules, 'Second Schedule', SCHEDULE);
export const copyrightFilmFee = fact(rupees(5_000), copyrightRules, 'Second Schedule', SCHEDULE);
/** Form XV: change of particulars. */
export const copyrightChangeFee = fact(rupees(200), copyrightRules, 'Second Schedule', SCHEDULE);
export const copyrightOnGoodsChangeFee = fact(
  rupees(1_000),
  copyrightRules,
  'Second Schedule',
  SCHEDULE,
);
export const copyrightSoundChangeFee = fact(
  rupees(1_000),
  copyrightRules,
  'Second Schedule',
  SCHEDULE,
);
export const copyrightFilmChangeFee = fact(
  rupees(2_000),
  copyrightRules,
  'Second Schedule',
  SCHEDULE,
);

/** For objections, after notice to all who claim an interest. */
export const copyrightWait = fact(calendarDays(30), copyrightRules, 'rule 70');

/** After the author's death, from the next 1 January. */
export const copyrightAfterDeath = fact(years(60), copyrightAct, 'section 22');

/** Where the assignment names no term. */
export const copyrightSilentTerm = fact(years(5), copyrightAct, 'section 19');

/** An assigned right unused for so long may lapse. */
export const copyrightUnusedFor = fact(years(1), copyrightAct, 'section 19');

/** Knowing infringement. */
export const copyrightOffence = fact(
  text('6 months to 3 years'),
  copyrightAct,
  'section 63',
  JAN_VISHWAS_2026,
);

/** Copies by an industrial process, after which a design that was not registered has no copyright. */
export const copyrightDesignCopies = fact(text('more than 50 times'), copyrightAct, 'section 15');

// Designs

/** Form 1: natural persons, startups and small entities. */
export const designLowerFee = fact(rupees(1_000), designsRules, 'First Schedule', SCHEDULE);
export const designFee = fact(rupees(4_000), designsRules, 'First Schedule', SCHEDULE);
/** Form 3. */
export const designLowerExtensionFee = fact(
  rupees(2_000),
  designsRules,
  'First Schedule',
  SCHEDULE,
);
export const designExtensionFee = fact(rupees(8_000), designsRules, 'First Schedule', SCHEDULE);
/** Form 4; an additional fee comes on top. */
export const designLowerRestorationFee = fact(
  rupees(1_000),
  designsRules,
  'First Schedule',
  SCHEDULE,
);
export const designRestorationFee = fact(rupees(4_000), designsRules, 'First Schedule', SCHEDULE);

export const designLife = fact(years(10), designsAct, 'section 11');
/** Once. */
export const designExtension = fact(years(5), designsAct, 'section 11');
export const designRestoreWithin = fact(years(1), designsAct, 'section 12');

/** From filing; extendable by up to 3 months. */
export const designInOrderWithin = fact(months(6), designsRules, 'Form 18');

/** From the assignment, which is not valid otherwise; extendable by as long at most. */
export const designAssignWithin = fact(months(6), designsAct, 'section 30');

/** From the first filing in a convention country; from the opening of a notified exhibition. */
export const designPriority = fact(months(6), designsAct, 'section 44');
export const designAfterExhibition = fact(months(6), designsAct, 'section 21');

/** Per contravention, and per design in all. */
export const designDebt = fact(rupees(25_000), designsAct, 'section 22');
export const designDebtCap = fact(rupees(50_000), designsAct, 'section 22');

// Abroad

/** Of the international office, for a mark in black and white; each country’s fee comes on top. */
export const madridBasicFee = fact(count(653, 'Swiss franc'), wipo, '', SCHEDULE);
export const madridColourFee = fact(count(903, 'Swiss franc'), wipo, '', SCHEDULE);

/** Of the Indian Registry, for certifying and sending on form MM2. */
export const madridHandlingFee = fact(rupees(5_000), tradeMarksRules, 'First Schedule', SCHEDULE);

/** From the first filing, for marks and designs (Paris Convention). */
export const parisMarksPriority = fact(months(6), wipo, 'Paris Convention, article 4');
export const parisPatentsPriority = fact(months(12), wipo, '');

/** For which an international mark falls with its basic mark. */
export const madridDependence = fact(years(5), wipo, '');
export const madridLife = fact(years(10), wipo, '');
/** After expiry, with a surcharge. */
export const madridGrace = fact(months(6), wipo, '');
/** To turn a fallen international mark into national filings. */
export const madridTransformWithin = fact(months(3), wipo, '');
/** Of the request, in which the Indian Registry has to send it on for the date to hold. */
export const madridSentWithin = fact(months(2), wipo, '');
