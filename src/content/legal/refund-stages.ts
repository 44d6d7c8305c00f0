import { site } from '@/content/site';
import { lowerFirst } from '@/lib/letter-case';

/*
 * Refunds by stage. The terms, every service page, the pay page and the landing page use the same words. The rules are samples
 * until the owner and an advocate sign them (`refundRules` in src/owner/settings.json).
 */

export const refundStages = {
  'Before we start': 'Everything you paid comes back.',
  'After we start, before we file':
    'Our fee comes back. Money already paid to others for you does not; we show receipts.',
  'After we file, or deliver advice or a draft':
    'Our fee for that work stays with us, unless it was not done as agreed.',
  'If the authority refuses': 'A refusal alone brings no refund, because we filed.',
  'If our mistake caused it': 'We correct and refile without a fee, or return our fee.',
};

/** The first stage in a sentence. */
export const refundBeforeWeStart = `Before we start, ${lowerFirst(refundStages['Before we start'])}`;

/** The limits of the Consumer Protection Act. */
export const notForBusiness =
  'Purchases for resale or business may fall outside consumer law (Consumer Protection Act, 2019, section 2(7)).';

/** When refunds are sent, which payments are never refunded, and where to complain. */
export const refundTerms = {
  'When, and how': `Within ${site.legal.refundPeriod}, to the method you paid with. We charge no fee for cancelling.`,
  'What never comes back': 'Government fees and stamp duty once paid: the authority keeps them.',
  'Where to complain': `First to us, at ${site.email}. Then to a consumer commission, through e-Jagriti. ${notForBusiness}`,
};

/** All of the above as headings and texts. */
export const refundRows = Object.entries({ ...refundStages, ...refundTerms });
