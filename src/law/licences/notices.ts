import type { Notice } from '@/law/letters/notice';
import * as licences from './facts';
import {
  customsAct,
  delhiMunicipalAct,
  foodLicensingRegulations,
  foodSafetyAct,
  foreignTradeAct,
  foreignTradePolicy,
  icegate,
  karnatakaProfessionTaxAct,
  legalMetrologyAct,
  maharashtraProfessionTaxRules,
  msmedAct,
  msmeDisputesPortal,
  tradeHandbook,
} from './texts';

/*
 * Letters about food, foreign trade, weights, small suppliers and local licences. The Acts were read in a copy of India Code of
 * 26 February 2026.
 */

export const notices = {
  'food-improvement': {
    name: 'Improvement notice of the food officer (section 32)',
    from: 'food',
    says: 'The officer believes that you break a regulation. The notice names the fault, the remedy, and a time of at least 14 days.',
    answer:
      'Correct the fault within that time, and report it with photographs under your login on the food portal (FoSCoS). You can appeal to the Commissioner of Food Safety within 15 days. If the notice gives a shorter time, that time counts.',
    otherwise: 'The officer may suspend the licence and, after a show-cause notice, cancel it.',
    citations: [{ source: foodSafetyAct, place: 'section 32', checked: '2026-11-27' }],
    sign: /improvement notice(?!.{0,160}metrology)/,
    phrases:
      'fssai improvement notice, section 32 notice food, food officer notice, fssai notice reply',
  },
  'food-suspension': {
    name: 'Your food licence is suspended',
    from: 'food',
    says: 'You did not follow an improvement notice. Or public health is in danger: then the officer suspends the licence at once, with reasons in writing. You may do no business until the suspension ends.',
    answer:
      'Correct the fault and ask for a new inspection. You can appeal to the Commissioner of Food Safety.',
    within: licences.improvementAppealWithin,
    otherwise: 'The officer may cancel the licence, after a show-cause notice.',
    citations: [{ source: foodSafetyAct, place: 'section 32(2) to (5)', checked: '2026-11-27' }],
    sign: /(food|fssai|licen[cs]e).{0,80}suspend/,
    phrases: 'fssai licence suspended, food licence suspended',
  },
  'food-renewal': {
    name: 'Your food licence is about to end',
    from: 'food',
    says: 'The licensing portal reminds you.',
    answer:
      'Pay or renew on the food portal (FoSCoS), under your own login, before the day in the reminder.',
    otherwise: 'After that day you work without a licence.',
    citations: [{ source: foodLicensingRegulations, place: 'regulation 2.1' }],
    sign: /(food|fssai|foscos).{0,120}(expir|ends? on|renew)/,
    phrases: 'fssai renewal sms, food licence expiry message',
  },
  'iec-show-cause': {
    name: 'Show cause of the foreign trade office (DGFT)',
    from: 'certificate',
    says: 'The office plans to suspend the IEC or to fine you, often because it sees no exports for a licence.',
    answer:
      'Answer on the portal and in writing, by the day that it names, with shipping bills and bank certificates (e-BRC).',
    otherwise:
      'The office may suspend the IEC, order a penalty, and put the firm on its list of denied entities.',
    citations: [
      { source: foreignTradeAct, place: 'section 14', checked: '2026-11-27' },
      { source: foreignTradeAct, place: 'sections 8 and 11' },
    ],
    sign: /dgft.{0,160}(show cause|section (8|11|14)|penalty)|foreign trade.{0,160}show cause|(eodc|export obligation).{0,120}(not|default|show cause)/,
    phrases:
      'dgft show cause notice, eodc notice, export obligation notice, iec suspended, denied entity list',
  },
  'iec-inactive': {
    name: 'Your IEC is deactivated',
    from: 'certificate',
    says: 'You did not make the yearly update (April to June). It is due even if nothing changed.',
    answer: 'Confirm or update the code on the portal. From July this costs ₹200.',
    otherwise: 'You cannot import or export with it.',
    citations: [
      { source: foreignTradePolicy, place: 'paragraph 2.05' },
      { source: tradeHandbook, place: 'appendix 2K' },
    ],
    sign: /\biec\b.{0,80}(deactivat|inactive|updat)|importer exporter code.{0,80}(deactivat|updat)/,
    phrases: 'iec deactivated, iec update sms, dgft iec update message',
  },
  customs: {
    name: 'A query or show cause of Customs',
    from: 'civil',
    says: 'Customs asks about value, class or papers of goods, or plans to demand duty.',
    answer:
      'Answer a query on the customs portal (ICEGATE), through your customs broker. Answer a show-cause notice in writing, by the day that it names.',
    otherwise: 'The goods stay with Customs, and the officer decides from the papers that he has.',
    citations: [
      { source: icegate, place: '' },
      { source: customsAct, place: 'sections 28 and 124', checked: '2026-11-27' },
    ],
    sign: /bill of entry|customs.{0,120}(section 28\b|section 124\b|show cause|query)|icegate/,
    phrases:
      'customs notice, customs query, customs show cause, bill of entry query, section 28 customs',
  },
  'msme-council': {
    name: 'A small supplier has gone to the Council (MSEFC)',
    from: 'civil',
    says: 'A supplier says that you paid late, and claims the sum with compound interest.',
    answer:
      'Answer on the portal within the time that it names, usually 15 days: pay, or explain what is wrong. Then come to the conciliation. The talks before the Council’s own procedure need your consent.',
    otherwise: `The Council decides as arbitrator, or names one. A challenge needs a deposit of ${licences.msmeAwardDeposit.words}.`,
    citations: [
      { source: msmedAct, place: 'sections 16, 18 and 19', checked: '2026-11-27' },
      { source: msmeDisputesPortal, place: '' },
    ],
    sign: /msefc|facilitation council|samadhaan|msme.{0,80}delayed payment/,
    phrases:
      'msefc notice, samadhaan notice, notice for delayed payment msme, msme council notice received',
  },
  metrology: {
    name: 'A notice about weights, labels or packs',
    from: 'civil',
    says: 'An officer of legal metrology found a fault on a pack or a scale. Since 2026 many first faults bring an improvement notice, with time to correct them. Other faults can be settled for a fee.',
    answer:
      'After an improvement notice, correct the fault in the given time, and prove it. After any other kind of notice, settle the fault for a fee (compounding) by the day that it names, or contest it in writing.',
    otherwise: 'An officer orders a penalty (adjudication), or a case in court may follow.',
    citations: [{ source: legalMetrologyAct, place: 'sections 15, 36, 48 and 48A' }],
    sign: /legal metrology|packaged commodit|weights and measures/,
    phrases:
      'legal metrology notice, packaged commodities notice, mrp label notice, weights and measures notice',
  },
  'profession-tax': {
    name: 'Profession tax: not enrolled, not paid or no return',
    from: 'civil',
    says: 'The State sees your business in its GST or company data, and asks for profession tax, a return or enrolment.',
    answer:
      'Enrol, pay with interest and file on the State’s own profession tax site. If you have paid, show the challans and the number under which you paid. Come to the hearing that it names.',
    otherwise:
      'The officer sets the tax himself. In Karnataka and Maharashtra interest is 1.25% a month, with a penalty. You have 15 days to pay a Maharashtra demand (Form XIV).',
    citations: [
      { source: karnatakaProfessionTaxAct, place: 'sections 5, 11 and 12' },
      { source: maharashtraProfessionTaxRules, place: 'rule 21', checked: '2026-11-27' },
    ],
    sign: /profession(al|s)? tax|\bkt?ptc\b|\bpt[er]c\b|tax on professions/,
    phrases:
      'professional tax notice, profession tax notice, ptec notice, ptrc notice, professional tax not paid notice',
  },
  municipal: {
    name: 'A notice of the municipality',
    from: 'civil',
    says: 'The city questions your trade licence, property tax, signboard or use of the building.',
    answer:
      'Answer by the day that it names, at its ward office or on the city’s own site, with licence and receipts.',
    otherwise:
      'The law of your city sets a fine, sealing or prosecution. In Delhi section 417 requires the licence. A notice to change building work (section 345) gives at least seven days.',
    citations: [
      { source: delhiMunicipalAct, place: 'sections 345 and 417', checked: '2026-11-27' },
    ],
    sign: /municipal|nagar (nigam|palika|parishad)|\b(bbmp|bmc|mcd|ghmc|pmc|kmc)\b|trade licen[cs]e.{0,80}(notice|seal|expired|cancel)|corporation .{0,40}ward/,
    phrases:
      'municipal notice, nagar nigam notice, trade licence notice, shop sealing notice, bbmp notice, mcd notice',
  },
} as const satisfies Record<string, Notice>;
