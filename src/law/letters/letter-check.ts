import { mcaNotifications } from '@/law/companies/texts';
import { pressInformationBureau, reserveBankCirculars } from '@/law/firms/texts';
import { gstCirculars } from '@/law/gst/texts';
import { directTaxCirculars, incomeTaxPortal } from '@/law/income-tax/texts';
import { ipIndia, wipo, tradeMarksAct } from '@/law/ip/texts';
import { fssaiOrders, foscos, udyamPortal, tradeHandbook } from '@/law/licences/texts';
import type { Law } from '@/law/source';
import type { Letter } from '@/law/letters/letters';

/*
 * Whether a letter, a message, a call or a visit is real: by who asks, through which channel, and for what. As in letters.ts,
 * it only says what an authority has said, or what everybody can see for themselves; no sender is named.
 */

interface Sender {
  label: string;
  kind: Letter['kind'];
  /** How to recognise a real one, or why there is none. */
  carries: string;
  check: string;
  /** What to do besides, or whom to tell of a false one. */
  tell?: string;
  law: readonly Law[];
}

export const senders = {
  registrar: {
    label: 'Registrar of Companies, or the Ministry',
    kind: 'official',
    carries:
      'In complaints, inspections, inquiries, investigations and prosecutions, a service request number (SRN). The Ministry calls such a letter without one unauthorised. Other letters may carry another number.',
    check: 'Look the SRN up on mca.gov.in. Type that address yourself.',
    tell: 'If there is no SRN, ask the Registrar before you leave it unanswered. Send a copy to the Director General of Corporate Affairs: the Ministry asks for it.',
    law: [{ source: mcaNotifications, place: 'notice of 23 February 2022' }],
  },
  tax: {
    label: 'Income Tax Department',
    kind: 'official',
    carries:
      'A document identification number (DIN), since October 2019 and with few exceptions. A notice also stands in your account on the e-filing portal.',
    check:
      'On incometax.gov.in, under “Authenticate notice/order issued by ITD”, or in your account there.',
    law: [
      { source: directTaxCirculars, place: 'circular 19/2019' },
      { source: incomeTaxPortal, place: '' },
    ],
  },
  gst: {
    label: 'GST office or officer',
    kind: 'official',
    carries:
      'What comes through the portal carries a reference number (RFN). Other letters of central officers carry a document number (DIN), or the issue number of their e-office. A State officer’s letter may carry neither. Fraudsters invent such numbers, so that only the check counts.',
    check:
      'An RFN on gst.gov.in; a DIN on esanchar.cbic.gov.in; an issue number on verifydocument.cbic.gov.in.',
    tell: 'If the site does not know the number, ask the office that it names, which you find on the State’s or the Board’s own site. Tell the nearest Central GST office of a false one: the Board asks for it.',
    law: [
      { source: gstCirculars, place: '249/06/2025 and 252/09/2025' },
      { source: pressInformationBureau, place: 'release of 24 January 2025' },
    ],
  },
  ip: {
    label: 'Trade Marks Registry or Patent Office',
    kind: 'official',
    carries:
      'The number of your application proves nothing: fraudsters take it, with its status, from the office’s own site. Applications are decided by law alone, and nobody is paid to have one accepted.',
    check:
      'Open your application’s status on ipindia.gov.in. A real objection or hearing stands there.',
    tell: 'Tell the Office of the Controller General of such a call or e-mail: it asks for it.',
    law: [{ source: ipIndia, place: 'public notice of 17 October 2024' }],
  },
  directory: {
    label: 'A private directory of marks',
    kind: 'fraud',
    carries:
      'None is real. Private lists give no protection, and the international office warns of them. The Registry prints accepted marks in its own Journal, and nothing more is due for that.',
    check: 'The international office shows examples of such letters on wipo.int.',
    law: [
      { source: wipo, place: '' },
      { source: tradeMarksAct, place: 'section 20' },
    ],
  },
  renewal: {
    label: 'Somebody about a renewal',
    kind: 'unclear',
    carries:
      'Some are real: the Trade Marks Registry itself sends renewal notices. Others are offers of firms that you did not ask.',
    check:
      'Look at the date on your certificate. Then look the number up on the office’s own site. Pay there, or through the adviser whom you chose.',
    law: [{ source: tradeMarksAct, place: 'section 25' }],
  },
  domain: {
    label: 'Somebody about a domain',
    kind: 'unclear',
    carries:
      'A warning that another firm is about to take your name is a seller’s trick: nobody has to warn you. A renewal of a domain that you own can be real.',
    check:
      'Log in where you bought your domain, by an address that you type yourself. Its date of expiry stands there.',
    law: [],
  },
  food: {
    label: 'Food officer or food portal',
    kind: 'official',
    carries:
      'An officer has an identity card and a written order. A fee or fine is paid against an official receipt only.',
    check:
      'Fees stand under your own login on foscos.fssai.gov.in. The authority asks you to look for any order on fssai.gov.in before you pay.',
    tell: 'Tell the State’s food safety department of a false order or officer.',
    law: [
      { source: fssaiOrders, place: 'statement of 3 March 2020' },
      { source: foscos, place: '' },
    ],
  },
  bank: {
    label: 'Your bank or a payment service',
    kind: 'unclear',
    carries:
      'Banks have to call about transactions from numbers that begin with 1600, and with offers from numbers that begin with 140.',
    check: 'Call the number on your card or on the bank’s own site.',
    law: [{ source: reserveBankCirculars, place: 'circular of 17 January 2025' }],
  },
  certificate: {
    label: 'Somebody about Udyam or the IEC',
    kind: 'unclear',
    carries:
      'Reminders and notices can be real, and then they stand in your account on the portal. Udyam is free; so is the code’s yearly update from April to June. A message that asks for payment elsewhere is false.',
    check: 'Log in at udyamregistration.gov.in or dgft.gov.in yourself and see.',
    law: [
      { source: udyamPortal, place: '' },
      { source: tradeHandbook, place: 'appendix 2K' },
    ],
  },
  seller: {
    label: 'A stranger who sells or lends',
    kind: 'offer',
    carries:
      'New entries on public registers are collected and sold on, so that strangers know your business. A real buyer or lender does not ask you for money first. With somebody you have dealt with it is no mere offer: have it read before you leave it unanswered.',
    check: 'Ask for the name and number in writing, and look the firm up yourself.',
    law: [],
  },
  other: {
    label: 'Another office, court or police',
    kind: 'unclear',
    carries:
      'A real summons or legal notice names the office or sender, the case and a date. Nobody is arrested by video call, and no court or police officer takes money on a call.',
    check:
      'Find the office, court or lawyer yourself, on an official site or register, and ask whether it comes from there.',
    tell: 'If it names a date, show it to a lawyer before that day, even if you doubt it.',
    law: [],
  },
} as const satisfies Record<string, Sender>;

/** The channels by which it may have come, with what to do at once. */
export const ways = {
  post: {
    label: 'By post or courier',
    now: 'Keep it with its envelope: the day may count, and help a complaint.',
  },
  email: {
    label: 'By e-mail',
    now: 'Open no attachment and follow no link. Type the address of the office yourself.',
  },
  message: {
    label: 'By SMS or WhatsApp',
    now: 'Follow no link and install nothing. Type the address of the office yourself.',
  },
  call: {
    label: 'By telephone or video call',
    now: 'Hang up. Call back on the number that the office’s or bank’s own site gives.',
  },
  visit: {
    label: 'By a visit',
    now: 'Ask for the identity card and the written order, and note both before you answer.',
  },
} as const;

/** What it may ask for, with what to do about that. */
export const demands = {
  money: {
    label: 'Money',
    now: 'Pay nothing yet, and never to a person’s account. What is owed to an office is paid on its own portal, after you have found it there.',
  },
  secrets: {
    label: 'A password, OTP or card number',
    now: 'Give none. If one is out already, change or block it now.',
  },
  papers: {
    label: 'Documents or details',
    now: 'Send none before the check. Then send them through the portal, and not in answer to the message.',
  },
  reply: {
    label: 'An answer',
    now: 'Check it today: a real one goes on running. Answer through the portal or the office that it names.',
  },
  nothing: {
    label: 'Nothing yet',
    now: 'It may still start a time limit, such as that for an appeal. Check it, and note the day on which it came.',
  },
} as const;

export type SenderId = keyof typeof senders;
export type WayId = keyof typeof ways;
export type DemandId = keyof typeof demands;

export interface LetterAnswer {
  kind: Letter['kind'];
  verdict: string;
  carries: string;
  check: string;
  now: readonly string[];
  law: readonly Law[];
}

const verdicts: Readonly<Record<Letter['kind'], string>> = {
  official: 'It may be real. Check it before you answer.',
  offer: 'Most likely an offer: you owe a stranger neither an answer nor money.',
  fraud: 'Most likely a fraud.',
  unclear: 'It may be real or false. Check it before you do anything.',
};

const IN_A_SEARCH =
  'Give none before the check. In a lawful search officers may ask for access: do not obstruct it, and call a lawyer at once.';

/** The answer for any three of them. */
export function letterAnswer(from: SenderId, by: WayId, asks: DemandId): LetterAnswer {
  const sender: Sender = senders[from];
  // In a lawful search officers may ask for access.
  const isSearch = asks === 'secrets' && by === 'visit';
  const isTheft = asks === 'secrets' && !isSearch;
  // A question of the Registry about a fee may come by e-mail.
  const isForgery =
    isTheft || (from === 'ip' && asks === 'money' && !['post', 'email'].includes(by));
  const kind = isForgery ? 'fraud' : isSearch ? 'unclear' : sender.kind;
  const isPressed = (kind === 'official' || kind === 'unclear') && asks === 'money';
  return {
    kind: isPressed ? 'unclear' : kind,
    verdict: isTheft
      ? 'A fraud: no office, portal or bank needs your passwords.'
      : isPressed
        ? 'Do not pay on this. Find out first whether anything is due.'
        : verdicts[kind],
    carries: sender.carries,
    check: sender.check,
    now: [
      ways[by].now,
      isSearch ? IN_A_SEARCH : demands[asks].now,
      ...(sender.tell ? [sender.tell] : []),
    ],
    law: sender.law,
  };
}
