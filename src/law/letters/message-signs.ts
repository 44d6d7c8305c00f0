import { pressInformationBureau, reserveBankCirculars } from '@/law/firms/texts';
import type { Law } from '@/law/source';

/*
 * Signs in the text of a message, and what they mean. A text alone never proves that a message is real; some texts prove that
 * it is not.
 */

interface Sign {
  /** What it says about the message: a fraud, a reason to check, a seller's offer, or nothing by itself. */
  means: 'fraud' | 'doubt' | 'offer' | 'nothing';
  /** What was seen, and why it matters. */
  says: string;
  law?: readonly Law[];
}

export const signs = {
  secret: {
    means: 'fraud',
    says: 'It wants a password, a PIN, an OTP or the number on a card. No office, bank or portal asks for one.',
  },
  pin: {
    means: 'fraud',
    says: 'It wants you to scan a code, approve a request or enter a PIN in order to receive money. All three pay money out.',
  },
  arrest: {
    means: 'fraud',
    says: 'It speaks of an arrest by call or video, or of a case that money settles. The government warns of “digital arrest” as a fraud.',
    law: [{ source: pressInformationBureau, place: 'release of 12 March 2025' }],
  },
  app: {
    means: 'fraud',
    says: 'It wants an app or a file installed. Such apps show your screen and read your messages.',
  },
  prize: {
    means: 'fraud',
    says: 'It promises a prize or easy earnings. Whoever pays to receive money loses it.',
  },
  copy: {
    means: 'fraud',
    says: 'Its link is made to look like a government site and is none. Those end in .gov.in or .nic.in, just before the first single stroke.',
  },
  account: {
    means: 'fraud',
    says: 'It wants money that is said to be for an office sent to a person’s UPI address or account. Offices are paid on their own portals.',
  },
  register: {
    means: 'fraud',
    says: 'It bills an entry in a private register or directory of marks. Such lists give no protection.',
  },
  link: {
    means: 'doubt',
    says: 'Its link leads to no address that ends in .gov.in, .nic.in or .bank.in. Type the address of the office or bank yourself.',
  },
  short: {
    means: 'doubt',
    says: 'Its link is shortened, so that you can’t see where it leads.',
  },
  hurry: {
    means: 'nothing',
    says: 'It sets a deadline of hours or threatens to cut you off. Haste is what frauds need; a real deadline stands in your account, too.',
  },
  mobile: {
    means: 'doubt',
    says: 'It gives a mobile number to call. Call the one on the office’s or bank’s own site.',
  },
  mail: {
    means: 'doubt',
    says: 'It names an office or bank and gives a free e-mail address, such as one of Gmail.',
  },
  abroad: {
    means: 'doubt',
    says: 'It gives a telephone number from abroad.',
  },
  notice: {
    means: 'nothing',
    says: 'It reads like a notice, a summons or a show-cause. Real ones set short times, and lists of cases or a login show them.',
  },
  salesNumber: {
    means: 'offer',
    says: 'It gives a number that begins with 140: from such numbers come offers.',
    law: [{ source: reserveBankCirculars, place: 'circular of 17 January 2025' }],
  },
  sales: {
    means: 'offer',
    says: 'It sells something, or lends.',
  },
} as const satisfies Record<string, Sign>;

export type SignId = keyof typeof signs;
