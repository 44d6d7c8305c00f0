import type { Notice } from '@/law/letters/notice';
import * as ip from './facts';
import {
  copyrightRules,
  designsAct,
  designsRules,
  patentsRules,
  tradeMarksAct,
  tradeMarksRules,
} from './texts';

/* Letters of the Trade Marks Registry, the Patent Office, the Copyright Office, and owners of other marks and works. */

const from = 'ip';

export const notices = {
  'patent-report': {
    name: 'First examination report on a patent',
    from,
    says: 'The Patent Office objects to parts of the application.',
    answer: 'A reply to every objection through its e-filing; more time on Form 4 before the end.',
    within: ip.patentReplyWithin,
    otherwise: 'The application counts as abandoned.',
    law: [{ source: patentsRules, place: 'rule 24B' }],
    sign: /first examination report|\bfer\b|patent.{0,120}(has been )?examined/,
    phrases: 'first examination report, fer reply, patent objection letter',
  },
  'tm-report': {
    name: 'Examination report on your trademark',
    from,
    says: 'The Registry objects to the mark, mostly because it describes the goods (section 9) or resembles another (section 11).',
    answer:
      'A reply through the e-filing of the Registry, by you, your agent or an advocate; more time on TM-M.',
    within: ip.trademarkReplyWithin,
    otherwise: 'The application may count as abandoned.',
    law: [{ source: tradeMarksRules, place: 'rule 33' }],
    sign: /examination report|trade ?mark.{0,120}objection under section/,
    phrases:
      'trademark examination report, trademark objection letter, objected notice, tm objection notice reply',
  },
  'tm-opposition': {
    name: 'Notice of opposition to your trademark',
    from,
    says: 'Somebody opposes the mark after it was printed in the Journal.',
    answer: 'A counter-statement on TM-O with its fee. The time cannot be extended.',
    within: ip.trademarkCounterWithin,
    otherwise: 'The application counts as abandoned.',
    law: [{ source: tradeMarksAct, place: 'section 21(2)' }],
    sign: /notice of opposition|opposition (no|number)|counter-?statement/,
    phrases: 'notice of opposition, trademark opposed, opposition notice, tm-o counter statement',
  },
  'tm-hearing': {
    name: 'Hearing about your trademark',
    from,
    says: 'The reply did not convince; the Registry hears you, mostly by video link from its own site.',
    answer: 'Appear on the day, or ask for another on TM-M before it.',
    otherwise: 'The application may be refused or abandoned.',
    law: [{ source: tradeMarksRules, place: 'rule 33' }],
    sign: /(trade ?mark|application).{0,120}(show cause )?hearing (has been |is )?(fixed|scheduled|appointed)|show cause hearing/,
    phrases: 'trademark hearing notice, show cause hearing trademark, tla hearing',
  },
  'tm-renewal': {
    name: 'Your trademark is about to end',
    from,
    says: 'The ten years end. The Registry itself sends such a notice; many others do, too.',
    answer: 'TM-R on the Registry’s own e-filing, or through the agent whom you chose.',
    otherwise:
      'It can be renewed with a surcharge for six months, and restored up to a year after its end.',
    law: [{ source: tradeMarksAct, place: 'section 25' }],
    sign: /(registry|registrar of trade ?marks).{0,120}(renew|expir)|o-3 notice/,
    phrases: 'trademark renewal notice, o-3 notice, trademark expiry letter registry',
  },
  'design-report': {
    name: 'Objections to your design',
    from,
    says: 'The Office objects to the design or its drawings.',
    answer: 'Meet the objections through its e-filing; the time runs from the day of filing.',
    otherwise: 'The application counts as abandoned.',
    law: [
      { source: designsAct, place: 'section 5' },
      { source: designsRules, place: 'rule 18' },
    ],
    sign: /design (application|no).{0,160}(objection|defect)|objections? to (your|the) design|design (objection|examination)/,
    phrases: 'design objection letter, design examination report',
  },
  'copyright-letter': {
    name: 'Discrepancy in your copyright application',
    from,
    says: 'A paper or a statement of the application is missing or does not fit, or somebody objects.',
    answer: 'On the portal of the Copyright Office, by the day that it names.',
    otherwise: 'The application may be closed.',
    law: [{ source: copyrightRules, place: 'rule 70' }],
    sign: /copyright (office |application )?.{0,160}(discrepan|objection|hearing)/,
    phrases: 'copyright discrepancy letter, copyright objection notice',
  },
  'cease-and-desist': {
    name: 'A lawyer says that you use another’s mark or work',
    from: 'civil',
    says: 'A firm asks you to stop using a name, a design or a text, and often for money.',
    answer:
      'Through a lawyer, by the day that it names. First look up their right and its classes, and since when you have used yours.',
    otherwise: 'They may sue, and a court may stop you before it has heard you.',
    law: [{ source: tradeMarksAct, place: 'sections 29, 34 and 142' }],
    sign: /cease and desist|infring\w+.{0,160}(trade ?mark|copyright|design|patent)|(trade ?mark|copyright|design|patent).{0,160}(infring|passing off)/,
    phrases:
      'cease and desist, trademark infringement notice received, legal notice for brand name, company sent notice registered trademark, challenge their trademark',
  },
} as const satisfies Record<string, Notice>;
