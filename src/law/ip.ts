import { fact, rupees, type Source } from './source';

/* Trade marks, patents, copyright and designs: Acts, official fees, time limits. Fees are those of online filing. */

/** Schedules of fees change by notification, without much notice: compare them with the live ones each half-year. */
const SCHEDULE = { reviewBy: '2027-05-20' };

/** The Jan Vishwas Act of 2026 comes into force in parts: see whether one touches these penalties. */
const JAN_VISHWAS_2026 = { reviewBy: '2027-03-31' };

// Sources

export const tradeMarksAct: Source = {
  id: 'trade-marks-act',
  title: 'Trade Marks Act, 1999',
  href: 'https://indiacode.gov.in',
};

export const tradeMarksRules: Source = {
  id: 'trade-marks-rules',
  title: 'Trade Marks Rules, 2017',
  href: 'https://ipindia.gov.in',
};

export const tradeMarksSearch: Source = {
  id: 'trade-marks-search',
  title: 'Trade Marks Registry: public search',
  href: 'https://tmrsearch.ipindia.gov.in',
};

export const patentsAct: Source = {
  id: 'patents-act',
  title: 'Patents Act, 1970',
  href: 'https://indiacode.gov.in',
};

export const patentsRules: Source = {
  id: 'patents-rules',
  title: 'Patents Rules, 2003, as amended in 2024',
  href: 'https://ipindia.gov.in',
};

export const copyrightAct: Source = {
  id: 'copyright-act',
  title: 'Copyright Act, 1957',
  href: 'https://indiacode.gov.in',
};

export const copyrightRules: Source = {
  id: 'copyright-rules',
  title: 'Copyright Rules, 2013, as amended in 2021',
  href: 'https://copyright.gov.in',
};

export const copyrightOffice: Source = {
  id: 'copyright-office',
  title: 'Copyright Office: e-filing portal',
  href: 'https://copyright.gov.in',
};

export const designsAct: Source = {
  id: 'designs-act',
  title: 'Designs Act, 2000',
  href: 'https://indiacode.gov.in',
};

export const designsRules: Source = {
  id: 'designs-rules',
  title: 'Designs Rules, 2001, as amended in 2021',
  href: 'https://ipindia.gov.in',
};

/** The office of the Controller General: forms, searches, journals. A citation of it needs no place. */
export const ipIndia: Source = {
  id: 'ip-india',
  title: 'Intellectual Property India: filing portal and journals',
  href: 'https://ipindia.gov.in',
};

/** The treaties, their fee tables and calculators. A citation of it needs no place. */
export const wipo: Source = {
  id: 'wipo',
  title: 'World Intellectual Property Organization: treaties, fee tables and calculators',
  href: 'https://www.wipo.int',
};

export const biologicalDiversityAct: Source = {
  id: 'biological-diversity-act',
  title: 'Biological Diversity Act, 2002, as amended in 2023',
  href: 'https://nbaindia.org',
};

// Trade marks: official fees

/** TM-A, per mark and class, for an individual, a recognised startup or an enterprise of up to medium size (rule 2). */
export const trademarkLowerFee = fact('₹4,500', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(4_500),
});
export const trademarkFee = fact('₹9,000', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(9_000),
});

/** The same for 3 classes: change them together. */
export const trademarkLowerFeeFor3 = fact('₹13,500', tradeMarksRules, 'First Schedule', SCHEDULE);
export const trademarkFeeFor3 = fact('₹27,000', tradeMarksRules, 'First Schedule', SCHEDULE);

/** TM-M, rule 34, per class. */
export const trademarkLowerFastFee = fact('₹20,000', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(20_000),
});
export const trademarkFastFee = fact('₹40,000', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(40_000),
});

/** TM-O: opposition or counter-statement, per class. */
export const trademarkOppositionFee = fact('₹2,700', tradeMarksRules, 'First Schedule', SCHEDULE);

/** TM-M: correction, extension, grounds. */
export const trademarkRequestFee = fact('₹900', tradeMarksRules, 'First Schedule', SCHEDULE);

/** TM-R, per class. */
export const trademarkRenewalFee = fact('₹9,000', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(9_000),
});
/** On top of the renewal fee, in the months of grace. */
export const trademarkLateRenewalFee = fact('₹4,500', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(4_500),
});
/** On top of the renewal fee. */
export const trademarkRestorationFee = fact('₹9,000', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(9_000),
});

/** TM-P, per mark. */
export const trademarkTransferFee = fact('₹9,000', tradeMarksRules, 'First Schedule', SCHEDULE);

/** TM-C: no such mark is registered, for artwork that may go on goods. */
export const trademarkCertificateFee = fact('₹9,000', tradeMarksRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(9_000),
});
export const trademarkCertificateFastFee = fact(
  '₹30,000',
  tradeMarksRules,
  'First Schedule',
  SCHEDULE,
);

// Trade marks: time limits

/** From filing; renewable again and again. */
export const trademarkLife = fact('10 years', tradeMarksAct, 'section 25');

/** Before expiry, from when a renewal is accepted. */
export const trademarkRenewFrom = fact('1 year', tradeMarksRules, 'rules 57 to 60');

/** After expiry, with a surcharge. */
export const trademarkRenewalGrace = fact('6 months', tradeMarksAct, 'section 25');

/** After expiry. */
export const trademarkRestoreWithin = fact('1 year', tradeMarksAct, 'section 25');

/** From the Journal; nobody extends it. */
export const trademarkOpposeWithin = fact('4 months', tradeMarksAct, 'section 21');

/** From receiving the notice of opposition, else the application is deemed abandoned. */
export const trademarkCounterWithin = fact('2 months', tradeMarksAct, 'section 21');

/** From the examination report. */
export const trademarkReplyWithin = fact('1 month', tradeMarksRules, 'rule 33');

export const trademarkGroundsWithin = fact('30 calendar days', tradeMarksRules, 'rule 36');
/** Extendable by as long at most. */
export const trademarkReviewWithin = fact('1 month', tradeMarksRules, 'rule 119');
export const trademarkAppealWithin = fact('3 months', tradeMarksAct, 'section 91');

/** Of non-use from the entry in the Register, after which removal may be asked. */
export const trademarkUnusedFor = fact('5 years', tradeMarksAct, 'section 47');

/** Of knowing tolerance of a later registered mark. */
export const trademarkToleratedFor = fact('5 years', tradeMarksAct, 'section 33');

/** From the first filing in a convention country. */
export const trademarkPriority = fact('6 months', tradeMarksAct, 'section 154');

/** For calling a mark registered that is not; since 1 August 2024. */
export const trademarkFalseClaim = fact(
  '0.5% of turnover or ₹5 lakh, whichever is less',
  tradeMarksAct,
  'section 107',
  JAN_VISHWAS_2026,
);

// Patents: official fees, for natural persons, startups, small entities and educational institutions, and for others

export const patentLowerFee = fact('₹1,600', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(1_600),
});
export const patentFee = fact('₹8,000', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(8_000),
});
/** Pages and claims that the filing fee covers; each further one is paid for. */
export const patentPagesIncluded = 30;
export const patentClaimsIncluded = 10;
export const patentLowerPageFee = fact('₹160', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(160),
});
export const patentPageFee = fact('₹800', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(800),
});
export const patentLowerClaimFee = fact('₹320', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(320),
});
export const patentClaimFee = fact('₹1,600', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(1_600),
});
/** Form 9. */
export const patentLowerPublicationFee = fact('₹2,500', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(2_500),
});
export const patentPublicationFee = fact('₹12,500', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(12_500),
});
/** Form 18. */
export const patentLowerExaminationFee = fact('₹4,000', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(4_000),
});
export const patentExaminationFee = fact('₹20,000', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(20_000),
});
/** Filing and Form 18 together: the sum of the above. */
export const patentLowerStart = fact('₹5,600', patentsRules, 'First Schedule', SCHEDULE);
export const patentStart = fact('₹28,000', patentsRules, 'First Schedule', SCHEDULE);
/** Form 18A. */
export const patentLowerFastFee = fact('₹8,000', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(8_000),
});
export const patentFastFee = fact('₹60,000', patentsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(60_000),
});
/** Yearly: years 3 to 6, 7 to 10, 11 to 15, 16 to 20. */
export const patentLowerRenewal3 = fact('₹800', patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal3 = fact('₹4,000', patentsRules, 'First Schedule', SCHEDULE);
export const patentLowerRenewal7 = fact('₹2,400', patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal7 = fact('₹12,000', patentsRules, 'First Schedule', SCHEDULE);
export const patentLowerRenewal11 = fact('₹4,800', patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal11 = fact('₹24,000', patentsRules, 'First Schedule', SCHEDULE);
export const patentLowerRenewal16 = fact('₹8,000', patentsRules, 'First Schedule', SCHEDULE);
export const patentRenewal16 = fact('₹40,000', patentsRules, 'First Schedule', SCHEDULE);

// Patents: time limits

/** From the filing date. */
export const patentLife = fact('20 years', patentsAct, 'section 53');

/** From the provisional specification. */
export const patentCompleteWithin = fact('12 months', patentsAct, 'section 9');

/** From filing or priority. */
export const patentPublishedAfter = fact('18 months', patentsAct, 'section 11A');

/** From the earliest date, for applications filed since 15 March 2024. */
export const patentExamineWithin = fact('31 months', patentsAct, 'section 11B');

/** From the first examination report; extended on Form 4, on request. */
export const patentReplyWithin = fact('6 months', patentsRules, 'rule 24B');
export const patentReplyExtension = fact('3 months', patentsRules, 'rule 24B');

/** From the publication of the grant. */
export const patentOpposeWithin = fact('1 year', patentsAct, 'section 25');

/** From the recording of the grant, for the fees of the years before. */
export const patentFirstRenewalWithin = fact('3 months', patentsAct, 'section 142');

/** After a lapse. */
export const patentRestoreWithin = fact('18 months', patentsAct, 'section 60');

/** Form 27: of each period of 3 financial years, after its end. */
export const patentStatementWithin = fact('6 months', patentsRules, 'rule 131');

/** From the Indian filing, before one abroad without Form 25. */
export const patentAbroadAfter = fact('6 weeks', patentsAct, 'section 39');

/** For calling an invention patented that is not. */
export const patentFalseClaim = fact(
  '₹10 lakh plus ₹1,000 a day',
  patentsAct,
  'section 120',
  JAN_VISHWAS_2026,
);

/** For no Form 27. */
export const patentNoStatement = fact(
  '₹1 lakh plus ₹1,000 a day',
  patentsAct,
  'section 122',
  JAN_VISHWAS_2026,
);

// Copyright

/** Per work: literary, dramatic, musical or artistic, software among them. */
export const copyrightFee = fact('₹500', copyrightRules, 'Second Schedule', {
  ...SCHEDULE,
  measure: rupees(500),
});
/** Literary or artistic work that is or can be used on goods or for services. */
export const copyrightOnGoodsFee = fact('₹2,000', copyrightRules, 'Second Schedule', {
  ...SCHEDULE,
  measure: rupees(2_000),
});
/** With the certificate on form TM-C: the sum of the 2. */
export const copyrightOnGoodsTotal = fact(
  '₹11,000',
  copyrightRules,
  'Second Schedule, with the trade mark fee',
  SCHEDULE,
);
export const copyrightSoundFee = fact('₹2,000', copyrightRules, 'Second Schedule', {
  ...SCHEDULE,
  measure: rupees(2_000),
});
export const copyrightFilmFee = fact('₹5,000', copyrightRules, 'Second Schedule', {
  ...SCHEDULE,
  measure: rupees(5_000),
});
/** Form XV: change of particulars. */
export const copyrightChangeFee = fact('₹200', copyrightRules, 'Second Schedule', SCHEDULE);
export const copyrightOnGoodsChangeFee = fact(
  '₹1,000',
  copyrightRules,
  'Second Schedule',
  SCHEDULE,
);
export const copyrightSoundChangeFee = fact('₹1,000', copyrightRules, 'Second Schedule', SCHEDULE);
export const copyrightFilmChangeFee = fact('₹2,000', copyrightRules, 'Second Schedule', SCHEDULE);

/** For objections, after notice to all who claim an interest. */
export const copyrightWait = fact('30 calendar days', copyrightRules, 'rule 70');

/** After the author's death, from the next 1 January. */
export const copyrightAfterDeath = fact('60 years', copyrightAct, 'section 22');

/** Where the assignment names no term. */
export const copyrightSilentTerm = fact('5 years', copyrightAct, 'section 19');

/** An assigned right unused for so long may lapse. */
export const copyrightUnusedFor = fact('1 year', copyrightAct, 'section 19');

/** Knowing infringement. */
export const copyrightOffence = fact(
  '6 months to 3 years',
  copyrightAct,
  'section 63',
  JAN_VISHWAS_2026,
);

/** Copies by an industrial process, after which a design that was not registered has no copyright. */
export const copyrightDesignCopies = fact('more than 50 times', copyrightAct, 'section 15');

// Designs

/** Form 1: natural persons, startups and small entities. */
export const designLowerFee = fact('₹1,000', designsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(1_000),
});
export const designFee = fact('₹4,000', designsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(4_000),
});
/** Form 3. */
export const designLowerExtensionFee = fact('₹2,000', designsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(2_000),
});
export const designExtensionFee = fact('₹8,000', designsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(8_000),
});
/** Form 4; an additional fee comes on top. */
export const designLowerRestorationFee = fact('₹1,000', designsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(1_000),
});
export const designRestorationFee = fact('₹4,000', designsRules, 'First Schedule', {
  ...SCHEDULE,
  measure: rupees(4_000),
});

export const designLife = fact('10 years', designsAct, 'section 11');
/** Once. */
export const designExtension = fact('5 years', designsAct, 'section 11');
export const designRestoreWithin = fact('1 year', designsAct, 'section 12');

/** From filing; extendable by up to 3 months. */
export const designInOrderWithin = fact('6 months', designsRules, 'Form 18');

/** From the assignment, which is not valid otherwise; extendable by as long at most. */
export const designAssignWithin = fact('6 months', designsAct, 'section 30');

/** From the first filing in a convention country; from the opening of a notified exhibition. */
export const designPriority = fact('6 months', designsAct, 'section 44');
export const designAfterExhibition = fact('6 months', designsAct, 'section 21');

/** Per contravention, and per design in all. */
export const designDebt = fact('₹25,000', designsAct, 'section 22');
export const designDebtCap = fact('₹50,000', designsAct, 'section 22');

// Abroad

/** Of the international office, for a mark in black and white; each country’s fee comes on top. */
export const madridBasicFee = fact('653 Swiss francs', wipo, '', SCHEDULE);
export const madridColourFee = fact('903 Swiss francs', wipo, '', SCHEDULE);

/** Of the Indian Registry, for certifying and sending on form MM2. */
export const madridHandlingFee = fact('₹5,000', tradeMarksRules, 'First Schedule', SCHEDULE);

/** From the first filing, for marks and designs (Paris Convention). */
export const parisMarksPriority = fact('6 months', wipo, '');
export const parisPatentsPriority = fact('12 months', wipo, '');

/** For which an international mark falls with its basic mark. */
export const madridDependence = fact('5 years', wipo, '');
export const madridLife = fact('10 years', wipo, '');
/** After expiry, with a surcharge. */
export const madridGrace = fact('6 months', wipo, '');
/** To turn a fallen international mark into national filings. */
export const madridTransformWithin = fact('3 months', wipo, '');
/** Of the request, in which the Indian Registry has to send it on for the date to hold. */
export const madridSentWithin = fact('2 months', wipo, '');
