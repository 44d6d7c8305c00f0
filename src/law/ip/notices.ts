import type { Notice } from '@/law/letters/notice';
import * as ip from './facts';
import {
  copyrightRules,
  designsAct,
  designsRules,
  patentsAct,
  patentsRules,
  tradeMarksAct,
  tradeMarksRules,
} from './texts';

/*
 * Letters of the Trade Marks Registry, the Patent Office, the Copyright Office, and owners of other marks and works. The Acts were
 * read in a copy of India Code of 26 February 2026, the Trade Marks Rules in a public copy; other rules only as advisers quote them.
 */

const from = 'ip';

export const notices = {
  'patent-report': {
    name: 'First examination report on a patent',
    from,
    says: 'The Patent Office objects to parts of the application.',
    answer: `Reply to every objection through the Office’s e-filing. The time runs from the report’s date. Form 4 gives ${ip.patentReplyExtension.words} more if you send it before the end. Since 2024 the Office may give up to 6 further months, for ₹50,000 each.`,
    within: ip.patentReplyWithin,
    otherwise: 'The application counts as abandoned.',
    citations: [
      { source: patentsAct, place: 'section 21', checked: '2026-11-27' },
      { source: patentsRules, place: 'rules 24B and 138' },
    ],
    sign: /first examination report|\bfer\b|patent.{0,120}(has been )?examined/,
    phrases: 'first examination report, fer reply, patent objection letter',
  },
  'tm-report': {
    name: 'Examination report on your trademark',
    from,
    says: 'The Registry objects to the mark, mostly because it describes the goods (section 9) or resembles another (section 11).',
    answer:
      'You, your agent or an advocate reply through the e-filing of the Registry. If the report came by e-mail, the time runs from the day of sending. With Form TM-M you can ask for one more month at most, even after the time has ended.',
    within: ip.trademarkReplyWithin,
    otherwise: 'The application may count as abandoned.',
    citations: [{ source: tradeMarksRules, place: 'rules 18, 33 and 109', checked: '2026-11-27' }],
    sign: /examination report|trade ?mark.{0,120}objection under section/,
    phrases:
      'trademark examination report, trademark objection letter, objected notice, tm objection notice reply',
  },
  'tm-opposition': {
    name: 'Notice of opposition to your trademark',
    from,
    says: 'Somebody opposes the mark after it was printed in the Journal.',
    answer:
      'File a verified counter-statement on Form TM-O, with its fee. The time cannot be extended. If the notice came by e-mail, the time runs from the day of sending.',
    within: ip.trademarkCounterWithin,
    otherwise: 'The application counts as abandoned.',
    citations: [
      { source: tradeMarksAct, place: 'section 21(2)', checked: '2026-11-27' },
      { source: tradeMarksRules, place: 'rules 18, 44 and 109', checked: '2026-11-27' },
    ],
    sign: /notice of opposition|opposition (no|number)|counter-?statement/,
    phrases: 'notice of opposition, trademark opposed, opposition notice, tm-o counter statement',
  },
  'tm-rectification': {
    name: 'Somebody asks to have your registered trademark removed',
    from,
    says: 'Somebody has applied for rectification, mostly because the mark is not used or was entered wrongly.',
    answer: 'File a counter-statement on Form TM-O. The Registrar may give up to a month more.',
    within: ip.trademarkCounterWithin,
    otherwise: 'The case is decided from the other side’s evidence, and the mark may be removed.',
    citations: [
      { source: tradeMarksAct, place: 'sections 47 and 57', checked: '2026-11-27' },
      { source: tradeMarksRules, place: 'rules 97 to 100', checked: '2026-11-27' },
    ],
    sign: /rectification (of the register|application|petition)|(application|petition) for (rectification|removal|cancellation).{0,80}(trade ?mark|register)|trade ?mark.{0,80}rectification/,
    phrases:
      'trademark rectification notice, rectification application, trademark cancellation petition, tm-o rectification',
  },
  'tm-hearing': {
    name: 'Hearing about your trademark',
    from,
    says: 'The Registry hears you, often by video link, because your reply did not convince, or because an opposition has all its evidence.',
    answer:
      'Appear on the day. If you need another day, ask on Form TM-M. In an opposition, ask at least three days before. There you can ask at most twice, each time for at most 30 days.',
    otherwise:
      'If the hearing is about an objection, the Registry decides from your reply. Without a reply, or in an opposition, the application may count as abandoned.',
    citations: [{ source: tradeMarksRules, place: 'rules 33, 50 and 115', checked: '2026-11-27' }],
    sign: /(trade ?mark|application).{0,120}(show cause )?hearing (has been |is )?(fixed|scheduled|appointed)|show cause hearing/,
    phrases: 'trademark hearing notice, show cause hearing trademark, tla hearing',
  },
  'tm-renewal': {
    name: 'RG-3 (formerly O-3): your trademark is about to end',
    from,
    says: 'The ten years of the mark end. The Registry sends this notice in the last six months. Private firms send similar letters.',
    answer:
      'File Form TM-R on the Registry’s own e-filing, or through the agent whom you chose. You can file from a year before the end.',
    otherwise:
      'You can renew it with a surcharge for six months, and restore it up to a year after its end.',
    citations: [
      { source: tradeMarksAct, place: 'section 25', checked: '2026-11-27' },
      { source: tradeMarksRules, place: 'rules 57 to 60', checked: '2026-11-27' },
    ],
    sign: /(registry|registrar of trade ?marks).{0,120}(renew|expir)|\brg-3\b|o-3 notice/,
    phrases: 'trademark renewal notice, o-3 notice, rg-3 notice, trademark expiry letter registry',
  },
  'design-report': {
    name: 'Objections to your design',
    from,
    says: 'The Office objects to the design or its drawings.',
    answer: `Meet the objections through the Office’s e-filing within ${ip.designInOrderWithin.words} of the day of filing. If you ask before that time ends, you can get up to 3 months more.`,
    otherwise: 'The application counts as abandoned.',
    citations: [
      { source: designsAct, place: 'section 5(5)', checked: '2026-11-27' },
      { source: designsRules, place: 'rule 18' },
    ],
    sign: /design (application|no).{0,160}(objection|defect)|objections? to (your|the) design|design (objection|examination)/,
    phrases: 'design objection letter, design examination report',
  },
  'copyright-letter': {
    name: 'Discrepancy in your copyright application',
    from,
    says: 'A paper or a statement in the application is missing or wrong, or somebody objects.',
    answer:
      'Answer on the portal of the Copyright Office, by the day that it names, usually 30 days.',
    otherwise: 'The Office may refuse the application, but it must first offer you a hearing.',
    citations: [{ source: copyrightRules, place: 'rule 70' }],
    sign: /copyright (office |application )?.{0,160}(discrepan|objection|hearing)/,
    phrases: 'copyright discrepancy letter, copyright objection notice',
  },
  'cease-and-desist': {
    name: 'A lawyer says that you use another’s mark or work',
    from: 'civil',
    says: 'A firm asks you to stop using a name, a design or a text, and often for money.',
    answer:
      'Answer through a lawyer, by the day that it names. First look up the sender’s right and its classes, and the day on which you began to use yours.',
    otherwise: 'The firm may sue, and a court may stop you before it has heard you.',
    citations: [{ source: tradeMarksAct, place: 'sections 29, 34 and 142', checked: '2026-11-27' }],
    sign: /cease and desist|infring\w+.{0,160}(trade ?mark|copyright|design|patent)|(trade ?mark|copyright|design|patent).{0,160}(infring|passing off)/,
    phrases:
      'cease and desist, trademark infringement notice received, legal notice for brand name, company sent notice registered trademark, challenge their trademark',
  },
} as const satisfies Record<string, Notice>;
