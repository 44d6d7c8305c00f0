import { site } from '@/content/site';
import { lowerFirst } from '@/lib/letter-case';

/*
 * What comes back, by stage: said in the same words by the terms, by every service page, on the pay page and on the landing
 * page. The rules are samples until the owner and an advocate sign them (`refundRules` in src/content/owner.ts).
 */

export const refundStages = [
  { term: 'Before we start', text: 'Everything you paid comes back.' },
  {
    term: 'After we start, before we file',
    text: 'Our fee comes back. Money already paid to others for you does not; we show receipts.',
  },
  {
    term: 'After we file, or deliver advice or a draft',
    text: 'Our fee for that work stays with us, unless it was not done as agreed.',
  },
  { term: 'If the authority refuses', text: 'Refusal alone brings no refund: we had filed.' },
  {
    term: 'If our mistake caused it',
    text: 'We correct and refile without a fee, or return our fee.',
  },
] as const;

const [beforeWeStart] = refundStages;

/** The first of them in a sentence. */
export const refundBeforeWeStart = `${beforeWeStart.term}, ${lowerFirst(beforeWeStart.text)}`;

/** Where the Consumer Protection Act ends. */
export const notForBusiness =
  'Purchases for resale or business may fall outside consumer law (Consumer Protection Act, 2019, section 2(7)).';

/** When the money leaves, what never comes back, and where to complain. */
export const refundTerms = [
  {
    term: 'When, and how',
    text: `Within ${site.legal.refundPeriod}, to the method you paid with. We charge no fee for cancelling.`,
  },
  {
    term: 'What never comes back',
    text: 'Government fees and stamp duty once paid: the authority keeps them.',
  },
  {
    term: 'Where to complain',
    text: `First to us, at ${site.email}. Then to a consumer commission, through e-Jagriti. ${notForBusiness}`,
  },
] as const;

/** All of it as heads and texts. */
export const refundRows = [...refundStages, ...refundTerms].map(
  ({ term, text }) => [term, text] as const,
);
