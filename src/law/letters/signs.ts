import { pressInformationBureau, reserveBankCirculars } from '@/law/firms/texts';
import type { Citation } from '@/law/source';

/*
 * Signs of a fraud or an offer. One sign is enough for that verdict. If a message has no sign, the answer explains how to check
 * it.
 */

export interface Sign {
  means: 'fraud' | 'offer';
  /** The finding, and why it matters. */
  says: string;
  citations?: readonly Citation[];
  /** Matches the sign in a text in lower case, if words are enough to recognise it. */
  words?: RegExp;
}

const SECRET =
  '(otp|one[- ]time (password|code)|mpin|upi pin|atm pin|pin|password|cvv|card (number|no|details)|(debit|credit) card details|net ?banking (id|details)|seed phrase|ओटीपी)';

export const signs = {
  secret: {
    means: 'fraud',
    says: 'It wants a password, a PIN, an OTP or the number on a card. No office, bank or portal asks for one.',
    words: new RegExp(
      `\\b(share|tell|send|give|provide|forward|enter|confirm|verify|submit|reply with|update|batao|bataye|bataiye|bhejo|bheje|bhejiye|do)\\b[^.!?]{0,48}${SECRET}|${SECRET}[^.!?]{0,24}\\b(batao|bataye|bataiye|bhejo|bheje|bhejiye|share karo|de do|share kare)\\b`,
    ),
  },
  pin: {
    means: 'fraud',
    says: 'It wants you to scan a code, approve a request or enter a PIN in order to receive money. Each of these pays money out of your account.',
    words:
      /\b(to|for) (receive|get|claim|credit)\b[^.!?]{0,60}\b(pin|scan|approve|accept)\b|\b(scan|approve|accept|enter)\b[^.!?]{0,60}\b(to|and) (receive|get|claim)\b[^.!?]{0,40}\b(money|amount|cashback|refund|payment|rs|₹|reward)/,
  },
  arrest: {
    means: 'fraud',
    says: 'It speaks of an arrest by call or video, or of a case that money can settle. The government warns of “digital arrest” as a fraud.',
    citations: [{ source: pressInformationBureau, place: 'release of 12 March 2025' }],
    words:
      /\bdigital(ly)? arrest|\b(face|avoid|prevent|immediate) (an )?(immediate )?arrest\b|\barrest(ed)?\b[^.!?]{0,80}\b(video|skype|whatsapp|call)\b|\b(video|skype|whatsapp)\b[^.!?]{0,80}\barrest|\b(parcel|package|courier|aadhaar|sim|account)\b[^.!?]{0,80}\b(drugs|narcotics|mdma|money laundering)\b|\b(stay|remain|keep)\b[^.!?]{0,24}\b(video|call|camera)\b|\b(settle|close|clear) (the|your|this) (case|fir)\b/,
  },
  app: {
    means: 'fraud',
    says: 'It wants you to install an app or a file. Such apps show your screen and read your messages.',
    words:
      /\.apk\b|\b(anydesk|teamviewer|quick ?support|rustdesk|screen ?shar)|\binstall\b[^.!?]{0,40}\b(app|apk|file)\b|\bdownload\b[^.!?]{0,30}\b(apk|app)\b/,
  },
  prize: {
    means: 'fraud',
    says: 'It promises a prize or easy earnings. If you pay first, you lose that money.',
    words:
      /\b(lottery|lucky draw|kbc|jackpot|inaam)\b|\b(won|winner|selected)\b[^.!?]{0,60}\b(prize|rs|₹|lakh|crore|car|iphone|reward)|\b(earn|kamao|kamaye|income)\b[^.!?]{0,40}\b(daily|per day|from home|ghar baithe|roz)\b|\b(like|rate|review)\b[^.!?]{0,30}\b(videos?|hotels?|youtube)\b[^.!?]{0,40}\b(earn|rs|₹|paid)|\bpay\b[^.!?]{0,60}\bto (receive|release|withdraw|claim)\b|\bdouble your (money|investment)|\bguaranteed (returns?|profit)/,
  },
  link: {
    means: 'fraud',
    says: 'Its link does not lead to an address of the office or bank. Their addresses end in .gov.in, .nic.in or .bank.in, just before the first single slash.',
  },
  account: {
    means: 'fraud',
    says: 'It wants you to pay an office through a person’s account, UPI address or wallet. Offices take payments on their own portals.',
  },
  hours: {
    means: 'fraud',
    says: 'It threatens to block or disconnect you within hours. Offices give days, and a real deadline is also in your account.',
  },
  register: {
    means: 'fraud',
    says: 'It sells an entry in a private register or directory of marks. Such lists give no protection.',
  },
  salesNumber: {
    means: 'offer',
    says: 'It gives a number that begins with 140: such numbers are for offers.',
    citations: [{ source: reserveBankCirculars, place: 'circular of 17 January 2025' }],
  },
  sales: { means: 'offer', says: 'It offers goods, services or a loan.' },
} as const satisfies Record<string, Sign>;

export type SignId = keyof typeof signs;
