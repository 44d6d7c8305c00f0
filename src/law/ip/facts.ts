import {
  tradeMarksRules,
  tradeMarksAct,
  patentsRules,
  patentsAct,
  copyrightRules,
  copyrightAct,
  designsRules,
  designsAct,
  wipo,
  ipIndia,
  copyrightOffice,
} from './texts';
import { fact } from '@/law/fact';
import { rupees, years, months, calendarDays, text, count } from '@/law/units';

/* Trade marks, patents, copyright and designs: Acts, official fees, time limits. Fees are those of online filing. */

/** Notifications change official fees at short notice: compare the fees in this file with the official schedules each half-year. */
const SCHEDULE = { reviewBy: '2027-05-20' };
const TRADEMARK_FEES = { at: [tradeMarksRules, 'First Schedule'] as const, ...SCHEDULE };
const PATENT_FEES = { at: [patentsRules, 'First Schedule'] as const, ...SCHEDULE };
const COPYRIGHT_FEES = { at: [copyrightRules, 'Second Schedule'] as const, ...SCHEDULE };
const DESIGN_FEES = { at: [designsRules, 'First Schedule'] as const, ...SCHEDULE };

/** The Jan Vishwas Act of 2026 comes into force in parts: check whether one changes these penalties. */
const JAN_VISHWAS_2026 = { reviewBy: '2027-03-31' };

/** Menus and words come from guides and stored copies of the portals: check them again every half-year. */
const MENUS_CHANGE = { reviewBy: '2027-05-20' };

// Trade marks: official fees

/** TM-A, per mark and class, for an individual, a recognised startup or an enterprise of up to medium size (rule 2). */
export const trademarkLowerFee = fact('Trademark application fee (TM-A), person or small firm', {
  is: rupees(4_500),
  ...TRADEMARK_FEES,
});
export const trademarkFee = fact('Trademark application fee (TM-A), everybody else', {
  is: rupees(9_000),
  ...TRADEMARK_FEES,
});
export const trademarkLowerFeeFor3 = fact('TM-A fee in three classes, person or small firm', {
  is: rupees(13_500),
  ...TRADEMARK_FEES,
});
export const trademarkFeeFor3 = fact('TM-A fee in three classes, everybody else', {
  is: rupees(27_000),
  ...TRADEMARK_FEES,
});
export const trademarkLowerFastFee = fact('Fast trademark examination fee, person or small firm', {
  is: rupees(20_000),
  ...TRADEMARK_FEES,
});
export const trademarkFastFee = fact('Fast trademark examination fee, everybody else', {
  is: rupees(40_000),
  ...TRADEMARK_FEES,
});
export const trademarkOppositionFee = fact(
  'Opposition or counter-statement fee (TM-O), per class',
  {
    is: rupees(2_700),
    ...TRADEMARK_FEES,
  },
);
export const trademarkRequestFee = fact('Fee of a correction, extension or grounds (TM-M)', {
  is: rupees(900),
  ...TRADEMARK_FEES,
});
export const trademarkRenewalFee = fact('Trademark renewal fee (TM-R), per class', {
  is: rupees(9_000),
  ...TRADEMARK_FEES,
});
export const trademarkLateRenewalFee = fact('Surcharge of a late trademark renewal', {
  is: rupees(4_500),
  ...TRADEMARK_FEES,
});
export const trademarkRestorationFee = fact('Restoration fee, in addition to the renewal fee', {
  is: rupees(9_000),
  ...TRADEMARK_FEES,
});
export const trademarkTransferFee = fact('Fee of a trademark transfer (TM-P)', {
  is: rupees(9_000),
  ...TRADEMARK_FEES,
});

/** TM-C certifies that no trademark like the artwork is registered. Artwork that may be used on goods needs this certificate. */
export const trademarkCertificateFee = fact('Fee of a search certificate for artwork (TM-C)', {
  is: rupees(9_000),
  ...TRADEMARK_FEES,
});
export const trademarkCertificateFastFee = fact('Fee of a fast search certificate (TM-C)', {
  is: rupees(30_000),
  ...TRADEMARK_FEES,
});

// Trade marks: time limits

export const trademarkLife = fact('Life of a trademark registration', {
  is: years(10),
  at: [tradeMarksAct, 'section 25'],
});
export const trademarkRenewFrom = fact('Time before expiry in which a mark can be renewed', {
  is: years(1),
  at: [tradeMarksRules, 'rules 57 to 60'],
});
export const trademarkRenewalGrace = fact('Grace after a trademark’s expiry', {
  is: months(6),
  at: [tradeMarksAct, 'section 25'],
});
export const trademarkRestoreWithin = fact('Time to restore a lapsed trademark', {
  is: years(1),
  at: [tradeMarksAct, 'section 25'],
});

/** Counted from the publication in the Journal. This time can't be extended. */
export const trademarkOpposeWithin = fact('Time to oppose a published trademark', {
  is: months(4),
  at: [tradeMarksAct, 'section 21'],
});

/** From the receipt of the notice of opposition. If nothing is filed in time, the application is deemed abandoned. */
export const trademarkCounterWithin = fact('Time for a counter-statement', {
  is: months(2),
  at: [tradeMarksAct, 'section 21'],
});
export const trademarkReplyWithin = fact('Time to answer a trademark examination report', {
  is: months(1),
  at: [tradeMarksRules, 'rule 33'],
});
export const trademarkGroundsWithin = fact('Time to ask for the grounds of a refusal', {
  is: calendarDays(30),
  at: [tradeMarksRules, 'rule 36'],
});
/** This time can be extended by at most as much again. */
export const trademarkReviewWithin = fact('Time to ask for a review of a trademark decision', {
  is: months(1),
  at: [tradeMarksRules, 'rule 119'],
});
export const trademarkAppealWithin = fact('Time to appeal against a trademark decision', {
  is: months(3),
  at: [tradeMarksAct, 'section 91'],
});

/** From service of the counter-statement. The High Courts disagree on an extension of this time (SCC Online of 29 June 2026). */
export const oppositionEvidenceWithin = fact('Time for evidence in a trademark opposition', {
  is: months(2),
  at: [tradeMarksRules, 'rules 45 and 46'],
});

/** If a mark is not used for this time after registration, anyone concerned may ask for its removal. */
export const trademarkUnusedFor = fact('Non-use after which a mark can be removed', {
  is: years(5),
  at: [tradeMarksAct, 'section 47'],
});
export const trademarkToleratedFor = fact('Time of tolerance after which a later mark is safe', {
  is: years(5),
  at: [tradeMarksAct, 'section 33'],
});
export const trademarkPriority = fact('Priority of a trademark first filed abroad', {
  is: months(6),
  at: [tradeMarksAct, 'section 154'],
});
export const trademarkFalseClaim = fact('Penalty for calling an unregistered mark registered', {
  is: text('0.5% of turnover or ₹5 lakh, whichever is less'),
  at: [tradeMarksAct, 'section 107'],
  ...JAN_VISHWAS_2026,
});

// Patents: official fees. Natural persons, startups, small entities and educational institutions pay the lower fee.

export const patentLowerFee = fact('Patent application fee, person or small firm', {
  is: rupees(1_600),
  ...PATENT_FEES,
});
export const patentFee = fact('Patent application fee, everybody else', {
  is: rupees(8_000),
  ...PATENT_FEES,
});
/** The filing fee covers this many pages and claims. Each further page or claim has a fee. */
export const patentPagesIncluded = 30;
export const patentClaimsIncluded = 10;
export const patentLowerPageFee = fact('Fee of each further page of a patent, small firm', {
  is: rupees(160),
  ...PATENT_FEES,
});
export const patentPageFee = fact('Fee of each further page of a patent, everybody else', {
  is: rupees(800),
  ...PATENT_FEES,
});
export const patentLowerClaimFee = fact('Fee of each further claim of a patent, small firm', {
  is: rupees(320),
  ...PATENT_FEES,
});
export const patentClaimFee = fact('Fee of each further claim of a patent, everybody else', {
  is: rupees(1_600),
  ...PATENT_FEES,
});
export const patentLowerPublicationFee = fact('Early publication fee (Form 9), small firm', {
  is: rupees(2_500),
  ...PATENT_FEES,
});
export const patentPublicationFee = fact('Early publication fee (Form 9), everybody else', {
  is: rupees(12_500),
  ...PATENT_FEES,
});
export const patentLowerExaminationFee = fact('Patent examination fee (Form 18), small firm', {
  is: rupees(4_000),
  ...PATENT_FEES,
});
export const patentExaminationFee = fact('Patent examination fee (Form 18), everybody else', {
  is: rupees(20_000),
  ...PATENT_FEES,
});
export const patentLowerStart = fact('Patent filing fee with Form 18, person or small firm', {
  is: rupees(5_600),
  ...PATENT_FEES,
});
export const patentStart = fact('Patent filing fee with Form 18, everybody else', {
  is: rupees(28_000),
  ...PATENT_FEES,
});
export const patentLowerFastFee = fact('Fast patent examination fee (Form 18A), small firm', {
  is: rupees(8_000),
  ...PATENT_FEES,
});
export const patentFastFee = fact('Fast patent examination fee (18A), everybody else', {
  is: rupees(60_000),
  ...PATENT_FEES,
});
export const patentLowerRenewal3 = fact('Patent renewal fee of years 3 to 6, small firm', {
  is: rupees(800),
  ...PATENT_FEES,
});
export const patentRenewal3 = fact('Patent renewal fee of years 3 to 6, everybody else', {
  is: rupees(4_000),
  ...PATENT_FEES,
});
export const patentLowerRenewal7 = fact('Patent renewal fee of years 7 to 10, small firm', {
  is: rupees(2_400),
  ...PATENT_FEES,
});
export const patentRenewal7 = fact('Patent renewal fee of years 7 to 10, everybody else', {
  is: rupees(12_000),
  ...PATENT_FEES,
});
export const patentLowerRenewal11 = fact('Patent renewal fee of years 11 to 15, small firm', {
  is: rupees(4_800),
  ...PATENT_FEES,
});
export const patentRenewal11 = fact('Patent renewal fee of years 11 to 15, others', {
  is: rupees(24_000),
  ...PATENT_FEES,
});
export const patentLowerRenewal16 = fact('Patent renewal fee of years 16 to 20, small firm', {
  is: rupees(8_000),
  ...PATENT_FEES,
});
export const patentRenewal16 = fact('Patent renewal fee of years 16 to 20, others', {
  is: rupees(40_000),
  ...PATENT_FEES,
});

// Patents: time limits

export const patentLife = fact('Life of a patent', {
  is: years(20),
  at: [patentsAct, 'section 53'],
});
export const patentCompleteWithin = fact('Time to complete a provisional patent application', {
  is: months(12),
  at: [patentsAct, 'section 9'],
});
export const patentPublishedAfter = fact('Time after which a patent is published', {
  is: months(18),
  at: [patentsRules, 'rule 24'],
});

/** Counted from the priority date or the day of filing, whichever is earlier. Older applications keep the longer time (sub-rule (vi)). */
export const patentExamineWithin = fact('Time to ask for a patent’s examination', {
  referenceDay: 'the day of filing',
  values: [
    { from: '2006-05-05', is: months(48), at: [patentsRules, 'rule 24B(1)'] },
    { from: '2024-03-15', is: months(31), at: [patentsRules, 'rule 24B(1)'] },
  ],
});

/** Counted from the first examination report. With Form 4, you ask for more time. */
export const patentReplyWithin = fact('Time to answer a patent’s examination report', {
  is: months(6),
  at: [patentsRules, 'rule 24B'],
});
export const patentReplyExtension = fact('Extension to answer a patent’s report (Form 4)', {
  is: months(3),
  at: [patentsRules, 'rule 24B'],
});
export const patentOpposeWithin = fact('Time to oppose a granted patent', {
  is: years(1),
  at: [patentsAct, 'section 25'],
});

/** Counted from the recording of the grant. It is for the fees of earlier years. */
export const patentFirstRenewalWithin = fact('Time to pay a new patent’s past renewal fees', {
  is: months(3),
  at: [patentsAct, 'section 142'],
});

/** Counted from the lapse. */
export const patentRestoreWithin = fact('Time to restore a lapsed patent', {
  is: months(18),
  at: [patentsAct, 'section 60'],
});
export const patentStatementWithin = fact('Time for the statement of working (Form 27)', {
  is: months(6),
  at: [patentsRules, 'rule 131'],
});
/** For patents granted by March 2023. Their statement covers 2023-24 to 2025-26. */
export const patentStatementNext = fact('Last day of Form 27 for patents granted by March 2023', {
  values: [
    {
      is: text('until 31 December 2026 on Form 4, then 6 months more at a high fee'),
      at: [patentsRules, 'rules 131 and 138'],
    },
    {
      from: '2027-01-01',
      is: text('until 30 June 2027 if the Controller allows it, at a high fee'),
      at: [patentsRules, 'rule 138'],
      change:
        'for patents granted by March 2023, Form 27 needs the Controller’s leave, at a high fee',
    },
    {
      from: '2027-07-01',
      is: text('the last day was 30 June 2027; ask us what is left'),
      at: [patentsRules, 'rule 138'],
      change: 'the time for Form 27 of patents granted by March 2023 is over',
    },
  ],
});
export const patentAbroadAfter = fact('Time to wait before a patent filing abroad', {
  is: count(6, 'week'),
  at: [patentsAct, 'section 39'],
});
export const patentFalseClaim = fact('Penalty for a false claim that an invention is patented', {
  is: text('₹10 lakh plus ₹1,000 a day'),
  at: [patentsAct, 'section 120'],
  ...JAN_VISHWAS_2026,
});
export const patentNoStatement = fact('Penalty for a missing Form 27', {
  is: text('₹1 lakh plus ₹1,000 a day'),
  at: [patentsAct, 'section 122'],
  ...JAN_VISHWAS_2026,
});

// Copyright

/** For each literary, dramatic, musical or artistic work; software is a literary work. */
export const copyrightFee = fact('Copyright fee of a work', { is: rupees(500), ...COPYRIGHT_FEES });
/** For a literary or artistic work that is or can be used on goods or for services. */
export const copyrightOnGoodsFee = fact('Copyright fee of artwork that is used on goods', {
  is: rupees(2_000),
  ...COPYRIGHT_FEES,
});
export const copyrightOnGoodsTotal = fact('Copyright fee of artwork on goods with its TM-C', {
  is: rupees(11_000),
  at: [copyrightRules, 'Second Schedule, with the trade mark fee'],
  ...SCHEDULE,
});
export const copyrightSoundFee = fact('Copyright fee of a sound recording', {
  is: rupees(2_000),
  ...COPYRIGHT_FEES,
});
export const copyrightFilmFee = fact('Copyright fee of a film', {
  is: rupees(5_000),
  ...COPYRIGHT_FEES,
});
export const copyrightChangeFee = fact('Fee to change a work’s copyright entry (Form XV)', {
  is: rupees(200),
  ...COPYRIGHT_FEES,
});
export const copyrightOnGoodsChangeFee = fact('Fee to change the entry of artwork on goods', {
  is: rupees(1_000),
  ...COPYRIGHT_FEES,
});
export const copyrightSoundChangeFee = fact('Fee to change the entry of a sound recording', {
  is: rupees(1_000),
  ...COPYRIGHT_FEES,
});
export const copyrightFilmChangeFee = fact('Fee to change the entry of a film', {
  is: rupees(2_000),
  ...COPYRIGHT_FEES,
});
export const copyrightWait = fact('Time for objections to a copyright application', {
  is: calendarDays(30),
  at: [copyrightRules, 'rule 70'],
});
export const copyrightAfterDeath = fact('Copyright after the author’s death', {
  is: years(60),
  at: [copyrightAct, 'section 22'],
});
export const copyrightSilentTerm = fact('Term of a copyright assignment that names no term', {
  is: years(5),
  at: [copyrightAct, 'section 19'],
});

/** An assigned right may lapse if it is unused for this time. */
export const copyrightUnusedFor = fact('Non-use after which an assignment may lapse', {
  is: years(1),
  at: [copyrightAct, 'section 19'],
});
export const copyrightOffence = fact('Prison for knowing infringement of copyright', {
  is: text('6 months to 3 years'),
  at: [copyrightAct, 'section 63'],
  ...JAN_VISHWAS_2026,
});

/** After this many copies by an industrial process, an unregistered design has no copyright. */
export const copyrightDesignCopies = fact('Copies that end copyright in an unregistered design', {
  is: text('more than 50 times'),
  at: [copyrightAct, 'section 15'],
});

// Designs

export const designLowerFee = fact('Design application fee (Form 1), small firm', {
  is: rupees(1_000),
  ...DESIGN_FEES,
});
export const designFee = fact('Design application fee (Form 1), everybody else', {
  is: rupees(4_000),
  ...DESIGN_FEES,
});
export const designLowerExtensionFee = fact('Extension fee of a design (Form 3), small firm', {
  is: rupees(2_000),
  ...DESIGN_FEES,
});
export const designExtensionFee = fact('Extension fee of a design (Form 3), others', {
  is: rupees(8_000),
  ...DESIGN_FEES,
});
export const designLowerRestorationFee = fact('Restoration fee of a design (Form 4), small firm', {
  is: rupees(1_000),
  ...DESIGN_FEES,
});
export const designRestorationFee = fact('Restoration fee of a design (Form 4), others', {
  is: rupees(4_000),
  ...DESIGN_FEES,
});
export const designLife = fact('First life of a design', {
  is: years(10),
  at: [designsAct, 'section 11'],
});
export const designExtension = fact('Extension of a design’s life', {
  is: years(5),
  at: [designsAct, 'section 11'],
});
export const designRestoreWithin = fact('Time to restore a lapsed design', {
  is: years(1),
  at: [designsAct, 'section 12'],
});

/** From filing. The time can be extended by up to 3 months. */
export const designInOrderWithin = fact('Time to meet objections to a design', {
  is: months(6),
  at: [designsRules, 'Form 18'],
});

/** From the assignment. It can be extended by at most the same time. Without registration the assignment is not valid. */
export const designAssignWithin = fact('Time to register a design’s assignment', {
  is: months(6),
  at: [designsAct, 'section 30'],
});

/** The first time runs from the first filing in a convention country, the second from the opening of a notified exhibition. */
export const designPriority = fact('Priority of a design first filed abroad', {
  is: months(6),
  at: [designsAct, 'section 44'],
});
export const designAfterExhibition = fact('Time to apply after a design was exhibited', {
  is: months(6),
  at: [designsAct, 'section 21'],
});
export const designDebt = fact('Damages for each piracy of a design', {
  is: rupees(25_000),
  at: [designsAct, 'section 22'],
});
export const designDebtCap = fact('Highest damages for piracy of one design', {
  is: rupees(50_000),
  at: [designsAct, 'section 22'],
});

// Abroad

/** The fee of the international office for a mark in black and white. The fee of each country is added. */
export const madridBasicFee = fact('Madrid basic fee, black and white', {
  is: count(653, 'Swiss franc'),
  at: [wipo],
  ...SCHEDULE,
});
export const madridColourFee = fact('Madrid basic fee, in colour', {
  is: count(903, 'Swiss franc'),
  at: [wipo],
  ...SCHEDULE,
});
export const madridHandlingFee = fact('Handling fee of the Indian Registry (MM2)', {
  is: rupees(5_000),
  ...TRADEMARK_FEES,
});
export const parisMarksPriority = fact('Paris priority of marks and designs', {
  is: months(6),
  at: [wipo, 'Paris Convention, article 4'],
});
export const parisPatentsPriority = fact('Paris priority of patents', {
  is: months(12),
  at: [wipo],
});
export const madridDependence = fact('Time for which a Madrid mark depends on its basic mark', {
  is: years(5),
  at: [wipo],
});
export const madridLife = fact('Life of a Madrid registration', { is: years(10), at: [wipo] });
export const madridGrace = fact('Grace after a Madrid mark’s expiry', {
  is: months(6),
  at: [wipo],
});
export const madridTransformWithin = fact('Time to turn a lost Madrid mark into new filings', {
  is: months(3),
  at: [wipo],
});
/** If the Indian Registry forwards the request later than this, the request loses its date. */
export const madridSentWithin = fact('Time for the Registry to forward a Madrid application', {
  is: months(2),
  at: [wipo],
});

// After an application: time limits

export const trademarkFastWithin = fact('Usual time of a fast trademark examination (TM-M)', {
  is: months(3),
  at: [tradeMarksRules, 'rule 34(1)'],
});

/**
 * From filing to registration, if nobody opposes. Seen in copies of the amending Act of 2010 (section 4, in force since 8 July
 * 2013) and of the amended section. A later registration has no consequence.
 */
export const trademarkEnteredWithin = fact('Time to register an unopposed mark, from filing', {
  is: months(18),
  at: [tradeMarksAct, 'section 23(1)'],
});

/** From the publication or the request, whichever is later, until an examiner gets the application. The report comes later. */
export const patentToExaminerWithin = fact('Usual time until a patent reaches its examiner', {
  is: months(1),
  at: [patentsRules, 'rule 24B(2)'],
});

// Where offices show the status of an application

export const trademarkTracker = fact('Where to follow a trademark', {
  is: text('ipindia.gov.in: Trade Marks › Application Status'),
  at: [ipIndia],
  ...MENUS_CHANGE,
});

export const patentTracker = fact('Where to follow a patent', {
  is: text('ipindia.gov.in: Patents › Application Status (InPASS)'),
  at: [ipIndia],
  ...MENUS_CHANGE,
});

export const designTracker = fact('Where to follow a design', {
  is: text('ipindia.gov.in: Designs › Application Status'),
  at: [ipIndia],
  ...MENUS_CHANGE,
});

/** The words come from a stored copy of the page itself. */
export const copyrightTracker = fact('Where to follow a copyright application', {
  is: text('copyright.gov.in: Status of Application'),
  at: [copyrightOffice],
  ...MENUS_CHANGE,
});
