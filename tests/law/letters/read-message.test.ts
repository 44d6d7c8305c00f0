import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DemandId, SenderId } from '@/law/letters/letter-check';
import type { Letter } from '@/law/letters/letters';
import { signs, type SignId } from '@/law/letters/message-signs';
import { LONGEST_MESSAGE, messageAnswer, readMessage, signsIn } from '@/law/letters/read-message';
import { hostileRows } from '../../support/hostile-strings';
import { isOfficial } from '../../support/law';
import { bannedIn } from '../../support/prose';

/** Messages as they come, made up after the kinds that authorities warn of. */
const messages: readonly [
  message: string,
  from: SenderId | undefined,
  asks: DemandId,
  kind: Letter['kind'],
  ...saw: SignId[],
][] = [
  // In the name of tax offices
  [
    'Dear taxpayer, your income tax refund of Rs 15,490 has been approved. Verify your account: http://incometax-refund.in/claim',
    'tax',
    'papers',
    'fraud',
    'copy',
  ],
  [
    'ITD: refund of ₹12,400 is held. Update your account at https://bit.ly/3xTax today',
    'tax',
    'papers',
    'unclear',
    'short',
    'hurry',
  ],
  [
    'Income Tax Department: intimation under section 143(1) for PAN ABCPS0000Z has been sent to your registered e-mail.',
    'tax',
    'nothing',
    'official',
  ],
  [
    'ITR for AY 2026-27 not verified. Please verify within 30 days on https://www.incometax.gov.in',
    'tax',
    'papers',
    'official',
  ],
  ['Income tax dept: share OTP to release your refund', 'tax', 'secrets', 'fraud', 'secret'],
  [
    'Dear GST taxpayer, GSTR-3B for Oct 2026 is due on 20-11-2026. File on https://www.gst.gov.in. Ignore if filed. GSTN',
    'gst',
    'money',
    'unclear',
  ],
  [
    'GST notice: your GSTIN will be cancelled today. Pay the penalty of Rs 5,000 to gst.officer@ybl',
    'gst',
    'money',
    'fraud',
    'account',
    'hurry',
  ],
  [
    'GST summons DIN 20261164SW000000A1B2. Appear before the Superintendent, CGST Mumbai on 2 December.',
    'gst',
    'reply',
    'official',
  ],
  [
    'GSTIN suspended. Call officer 9876543210 immediately.',
    'gst',
    'reply',
    'unclear',
    'hurry',
    'mobile',
  ],
  [
    'gst department: upload documents at www.gst-portal-verify.com',
    'gst',
    'papers',
    'fraud',
    'copy',
  ],
  // Companies, marks, food, certificates
  [
    'MCA: AOC-4 for your company is overdue. SRN F12345678. Login at www.mca.gov.in',
    'registrar',
    'money',
    'unclear',
  ],
  [
    'MCA alert: DIN KYC pending, your DIN gets deactivated. Contact roc.help@gmail.com',
    'registrar',
    'papers',
    'unclear',
    'hurry',
    'mail',
  ],
  [
    'Registrar of Companies requires your reply to letter dated 4 November, SRN G00000000, within 15 days.',
    'registrar',
    'reply',
    'official',
  ],
  [
    'International Trademark Register publication: your mark was recorded. Invoice: EUR 1,240 payable within 8 days',
    'directory',
    'money',
    'fraud',
    'register',
  ],
  [
    'World Directory of Patents and Trademarks - registration of your trademark. Please pay 1,980 USD',
    'directory',
    'money',
    'fraud',
    'register',
  ],
  [
    'We are a registrar in China. A company wants your brand name as domain name .cn, reply urgently',
    'domain',
    'reply',
    'unclear',
    'hurry',
  ],
  [
    'Your trademark is due for renewal. Pay Rs 9,000 to renew with us',
    'renewal',
    'money',
    'unclear',
  ],
  [
    'Trade Marks Registry: examination report issued for application 5000000. Reply within 30 days.',
    'ip',
    'reply',
    'official',
  ],
  [
    'Officer of Trademark Office calling: pay Rs 7,000 to 9876500000@ybl and your mark is accepted today',
    'ip',
    'money',
    'fraud',
    'account',
    'hurry',
  ],
  [
    'FSSAI: food licence will be blocked, pay renewal on http://foscos-fssai.in',
    'food',
    'money',
    'fraud',
    'copy',
    'hurry',
  ],
  [
    'Your Udyam certificate is not verified. Pay ₹2,999 at udyam-registration.org',
    'certificate',
    'money',
    'fraud',
    'copy',
  ],
  [
    'DGFT: update your IEC between April and June at https://dgft.gov.in',
    'certificate',
    'papers',
    'unclear',
  ],
  // Banks and payments
  [
    'Dear customer your SBI account will be blocked today, update KYC http://sbi-kyc.xyz',
    'bank',
    'papers',
    'unclear',
    'link',
    'hurry',
  ],
  [
    'HDFC Bank: 482913 is your OTP for Rs 4,500 at AMAZON. Do not share it with anyone.',
    'bank',
    'money',
    'unclear',
  ],
  [
    'Rs 2,300 debited from a/c XX1234 on 20-11-26. Not you? Call 18001234567',
    'bank',
    'reply',
    'unclear',
  ],
  [
    'Your paytm wallet KYC expired, install AnyDesk and call 9812345678',
    'bank',
    'papers',
    'fraud',
    'app',
    'mobile',
  ],
  [
    'Scan this QR and enter UPI PIN to receive Rs 5,000 for your sofa',
    'bank',
    'secrets',
    'fraud',
    'secret',
    'pin',
  ],
  [
    'Approve the collect request in GPay to get your cashback of ₹900',
    'bank',
    'money',
    'fraud',
    'pin',
  ],
  [
    'Bank se bol raha hoon, card band ho jayega, OTP batao',
    'bank',
    'secrets',
    'fraud',
    'secret',
    'hurry',
  ],
  [
    'Your credit card reward points worth Rs 9,800 expire today. Redeem: rewardz.top',
    'bank',
    'money',
    'unclear',
    'link',
    'hurry',
  ],
  [
    'Please confirm your debit card number and CVV to continue net banking',
    'bank',
    'secrets',
    'fraud',
    'secret',
  ],
  // Police, courts, couriers
  [
    'This is CBI. You are under digital arrest, stay on the video call',
    'other',
    'nothing',
    'fraud',
    'arrest',
  ],
  [
    'Customs: your parcel has drugs. Pay Rs 50,000 to close the case',
    'other',
    'money',
    'fraud',
    'arrest',
  ],
  [
    'TRAI: your number will be disconnected in 2 hours, illegal use. Press 9',
    'other',
    'nothing',
    'unclear',
    'hurry',
  ],
  [
    'Traffic challan pending Rs 500. Pay: https://echallan.parivahan.gov.in',
    'other',
    'money',
    'unclear',
  ],
  ['e-challan of Rs 1,000: download e-challan.apk', 'other', 'money', 'fraud', 'app'],
  [
    'Your electricity will be disconnected tonight at 9.30 pm. Call electricity officer 9123456789',
    'other',
    'reply',
    'unclear',
    'hurry',
    'mobile',
  ],
  [
    'India Post: address incomplete, pay Rs 25 at indiapost-delivery.top',
    'other',
    'money',
    'fraud',
    'copy',
  ],
  [
    'Summons: case 214/2026, District Court Pune. Appear on 12 January 2027.',
    'other',
    'reply',
    'unclear',
  ],
  ['Legal notice from Adv. Rao for cheque bounce, pay within 15 days', 'other', 'money', 'unclear'],
  // Prizes, jobs, sellers
  [
    'Congratulations! You won Rs 25 lakh in KBC lottery. WhatsApp +92 300 1234567',
    'seller',
    'money',
    'fraud',
    'prize',
    'abroad',
  ],
  [
    'Part time job: like YouTube videos and earn Rs 3,000 daily from home',
    'seller',
    'money',
    'fraud',
    'prize',
  ],
  [
    'AD-LOANXX-P Pre-approved business loan, lowest price, no papers. Opt out: STOP',
    'seller',
    'nothing',
    'offer',
    'sales',
  ],
  [
    'We design websites for new companies, 50% discount this month',
    'seller',
    'nothing',
    'offer',
    'sales',
  ],
  ['Call 1409876543 for a car loan offer', 'seller', 'reply', 'offer', 'salesNumber', 'sales'],
  // Nothing that tells
  ['Hi, are we meeting at 5?', undefined, 'nothing', 'unclear'],
  ['Happy Diwali to you and your family', undefined, 'nothing', 'unclear'],
];

test.each(messages)('%s', (message, from, asks, kind, ...saw) => {
  const reading = readMessage(message);
  expect(reading).toMatchObject({ from, asks });
  expect(reading.saw).toEqual(expect.arrayContaining(saw));
  expect(reading.saw).toHaveLength(saw.length);
  expect(messageAnswer(reading).kind).toBe(kind);
});

test.each([
  ['From: notice@incometax.gov.in\nDear sir', 'email'],
  ['Got a video call from customs', 'call'],
  ['A letter by post from the registry', 'post'],
  ['Dear customer, pay now', 'message'],
])('reads by which way “%s” came', (message, by) => {
  expect(readMessage(message).by).toBe(by);
});

test.each([
  'https://incometax.gov.in@refund.example.com/claim',
  'https://incometax.gov.in.refund.top',
  'http://www.incometax-gov.in/refund',
  'incometaxgov.in.net',
])('the address %s is no office’s', (link) => {
  const { saw } = readMessage(`Income tax refund: claim at ${link}`);
  expect(saw.some((id) => id === 'copy' || id === 'link')).toBe(true);
});

test('no text is called real, whatever it holds', () => {
  const pieces = messages.flatMap(([message]) => message.split(/(?<=[.,:])\s/));
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 6 }),
      fc.string(),
      (some, more) => {
        const answer = messageAnswer(readMessage([...some, more].join(' ')));
        expect(answer.verdict).not.toMatch(/\b(is|looks) (real|genuine|safe)\b/);
        if (answer.kind === 'official') expect(answer.verdict).toMatch(/Check it/);
      },
    ),
  );
});

test('a sign of fraud is not taken back by more text around it', () => {
  const frauds = messages.filter(([, , , kind]) => kind === 'fraud').map(([message]) => message);
  fc.assert(
    fc.property(fc.constantFrom(...frauds), fc.lorem({ maxCount: 20 }), (message, more) => {
      for (const text of [`${more}. ${message}`, `${message}. ${more}`])
        expect(messageAnswer(readMessage(text)).kind).toBe('fraud');
    }),
  );
});

test('signs come back from a link, unknown ones are passed over', () => {
  expect(signsIn('pin.copy.__proto__.toString.pin')).toEqual(['pin', 'copy']);
  for (const { says, ...sign } of Object.values(signs)) {
    expect(bannedIn(says)).toEqual([]);
    if ('law' in sign) expect(sign.law.every(({ source }) => isOfficial(source.href))).toBe(true);
  }
});

test.each(hostileRows)('is not upset by $what, nor slow', ({ text }) => {
  const began = readMessage(text);
  expect(began).toEqual(readMessage(text.slice(0, LONGEST_MESSAGE)));
});
