import type { DemandId, SenderId, WayId } from '@/law/letters/letter-check';
import type { ServiceSlug } from '@/content/services/catalogue';

/** How people ask in plain words whether something is real, and the answer that it leads to. */
export interface LetterSearch {
  /** What it is about, as the result says it. */
  about: string;
  /** None where the visitor has to say first who asks. */
  from?: SenderId;
  by?: WayId;
  asks?: DemandId;
  /** In the words of those who ask; the search knows slips, plurals and words that say the same. */
  phrases: readonly string[];
}

/** By the page on which the answer stands. Only the search index is built from this. */
export const letterSearches: Partial<Record<ServiceSlug, readonly LetterSearch[]>> = {
  'private-limited-company': [
    {
      about: 'A letter in the name of the Registrar of Companies',
      from: 'registrar',
      by: 'post',
      asks: 'reply',
      phrases: [
        'fake mca letter',
        'roc notice real or fake',
        'mca notice real or fake',
        'letter from registrar of companies',
        'letter from roc',
        'whatsapp message from mca',
        'mca letter without srn',
      ],
    },
    {
      about: 'A call about a loan or another offer',
      from: 'seller',
      by: 'call',
      asks: 'money',
      phrases: [
        'call about business loan',
        'loan call',
        'spam calls after registration',
        'someone called about a loan',
        'loan offer call fraud',
      ],
    },
  ],
  'sole-proprietorship-registration': [
    {
      about: 'A letter, message or call that may be false',
      phrases: [
        'is this letter real',
        'fake letter',
        'is this call real',
        'fraud call',
        'fake message',
        'received a fake email',
      ],
    },
    {
      about: 'A message in the name of the Income Tax Department',
      from: 'tax',
      by: 'email',
      asks: 'reply',
      phrases: [
        'fake income tax notice',
        'income tax email real or fake',
        'sms from income tax department',
        'income tax refund message fraud',
      ],
    },
    {
      about: 'A call from “your bank”',
      from: 'bank',
      by: 'call',
      asks: 'secrets',
      phrases: ['call from bank asking otp', 'bank call fraud', 'somebody asked for otp'],
    },
  ],
  'gst-registration': [
    {
      about: 'A call from a GST officer',
      from: 'gst',
      by: 'call',
      asks: 'money',
      phrases: [
        'call from gst officer',
        'gst fraud call',
        'gst officer asking money',
        'fake gst officer',
      ],
    },
    {
      about: 'A letter or summons of a GST office',
      from: 'gst',
      by: 'post',
      asks: 'reply',
      phrases: [
        'fake gst summons',
        'gst letter real or fake',
        'letter from gst department',
        'gst notice real or fake',
      ],
    },
    {
      about: 'A visit of a GST officer',
      from: 'gst',
      by: 'visit',
      asks: 'papers',
      phrases: ['gst officer came to shop', 'visit by gst officer'],
    },
  ],
  'trademark-registration': [
    {
      about: 'A letter that asks for a fee for publication or a “register”',
      from: 'directory',
      by: 'post',
      asks: 'money',
      phrases: [
        'letter to pay for trademark publication',
        'trademark publication fee letter',
        'trademark directory invoice',
        'international trademark register invoice',
      ],
    },
    {
      about: 'A call or e-mail that promises to have it accepted',
      from: 'ip',
      by: 'call',
      asks: 'money',
      phrases: [
        'trademark office called for money',
        'call from trademark office asking money',
        'fake trademark call',
        'trademark fraud call email',
      ],
    },
    {
      about: 'A letter about the renewal of a mark',
      from: 'renewal',
      by: 'post',
      asks: 'money',
      phrases: [
        'trademark renewal letter fake',
        'trademark renewal letter real',
        'patent renewal letter',
      ],
    },
    {
      about: '“Another firm is about to register your brand as a domain”',
      from: 'domain',
      by: 'email',
      asks: 'money',
      phrases: [
        'domain registration email china brand',
        'email that someone is registering my brand as domain',
        'domain name scam mail',
      ],
    },
  ],
  'fssai-registration': [
    {
      about: 'A visit of a food inspector',
      from: 'food',
      by: 'visit',
      asks: 'money',
      phrases: [
        'food inspector asking money',
        'food safety officer visit',
        'fake food inspector',
        'fssai officer came',
        'fssai officer visit',
      ],
    },
    {
      about: 'A call about a food licence',
      from: 'food',
      by: 'call',
      asks: 'money',
      phrases: ['fssai call fraud', 'fssai licence blocked message'],
    },
  ],
  'msme-registration': [
    {
      about: 'Somebody who sells a Udyam certificate',
      from: 'certificate',
      by: 'call',
      asks: 'money',
      phrases: [
        'someone called about udyam certificate',
        'udyam certificate call asking money',
        'fake udyam site',
        'udyam fraud',
      ],
    },
  ],
  'import-export-code': [
    {
      about: '“Your code has been deactivated, pay here”',
      from: 'certificate',
      by: 'message',
      asks: 'money',
      phrases: ['iec deactivated message fake', 'dgft fraud call'],
    },
  ],
};
