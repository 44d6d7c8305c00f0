/*
 * Messages that we invented. They are of the kinds that authorities warn of. A row: the expected kind | notice or sender | signs in
 * the text | text.
 */
export const messages = `
# In the name of tax offices
fraud | tax | link | Dear taxpayer, your income tax refund of Rs 15,490 has been approved. Verify your account: http://incometax-refund.in/claim
fraud | tax | link | ITD: refund of ₹12,400 is held. Update your account at https://bit.ly/3xTax today
official | 143-1 |  | Income Tax Department: intimation under section 143(1) for PAN ABCPS0000Z has been sent to your registered e-mail.
official | verify-return |  | ITR for AY 2026-27 not verified. Please verify within 30 days on https://www.incometax.gov.in
fraud | tax | secret | Income tax dept: share OTP to release your refund
official | gst |  | Dear GST taxpayer, GSTR-3B for Oct 2026 is due on 20-11-2026. File on https://www.gst.gov.in. Ignore if filed. GSTN
fraud | gst | account hours | GST notice: your GSTIN will be cancelled today. Pay the penalty of Rs 5,000 to gst.officer@ybl
fraud | gst | account | your GST number will be cancelled, pay ₹4,999 to this UPI
fraud | gst | account | GST number cancel ho jayega, ₹4,999 UPI ID par bhejo
fraud | gst | account | आपका जीएसटी नंबर रद्द हो जाएगा। ₹4,999 UPI पर भेजें
official | gst-summons |  | GST summons DIN 20261164SW000000A1B2. Appear before the Superintendent, CGST Mumbai on 2 December.
fraud | gst | hours | GSTIN suspended. Call officer 9876543210 immediately.
fraud | gst | link | gst department: upload documents at www.gst-portal-verify.com
# Companies, marks, food, certificates
official | registrar |  | MCA: AOC-4 for your company is overdue. SRN F12345678. Login at www.mca.gov.in
official | din-kyc |  | MCA alert: DIN KYC pending, your DIN gets deactivated. Contact roc.help@gmail.com
official | registrar |  | Registrar of Companies requires your reply to letter dated 4 November, SRN G00000000, within 15 days.
fraud | directory | register | International Trademark Register publication: your mark was recorded. Invoice: EUR 1,240 payable within 8 days
fraud | directory | register | World Directory of Patents and Trademarks - registration of your trademark. Please pay 1,980 USD
unclear | domain |  | We are a registrar in China. A company wants your brand name as domain name .cn, reply urgently
unclear | renewal |  | Your trademark is due for renewal. Pay Rs 9,000 to renew with us
fraud | renewal | link hours | Trademark fees due: pay Rs 12,500 in 24 hours at http://tm-fees-india.com or your mark is cancelled
official | tm-report |  | Trade Marks Registry: examination report issued for application 5000000. Reply within 30 days.
fraud | ip | account | Officer of Trademark Office calling: pay Rs 7,000 to 9876500000@ybl and your mark is accepted today
fraud | food-renewal | link | FSSAI: food licence will be blocked, pay renewal on http://foscos-fssai.in
fraud | certificate | link | Your Udyam certificate is not verified. Pay ₹2,999 at udyam-registration.org
official | certificate |  | DGFT: update your IEC between April and June at https://dgft.gov.in
# Banks and payments
fraud | bank | link hours | Dear customer your SBI account will be blocked today, update KYC http://sbi-kyc.xyz
unclear | bank |  | HDFC Bank: 482913 is your OTP for Rs 4,500 at AMAZON. Do not share it with anyone.
unclear | bank |  | Rs 2,300 debited from a/c XX1234 on 20-11-26. Not you? Call 18001234567
fraud | bank | app | Your paytm wallet KYC expired, install AnyDesk and call 9812345678
fraud | bank | secret pin | Scan this QR and enter UPI PIN to receive Rs 5,000 for your sofa
fraud | bank | pin | Approve the collect request in GPay to get your cashback of ₹900
fraud | bank | secret | Bank se bol raha hoon, card band ho jayega, OTP batao
fraud | bank | link hours | Your credit card reward points worth Rs 9,800 expire today. Redeem: rewardz.top
fraud | bank | secret | Please confirm your debit card number and CVV to continue net banking
# Police, courts, couriers
fraud | civil | arrest | This is CBI. You are under digital arrest, stay on the video call
fraud | civil | arrest | Customs: your parcel has drugs. Pay Rs 50,000 to close the case
fraud | civil | hours | TRAI: your number will be disconnected in 2 hours, illegal use. Press 9
official | civil |  | Traffic challan pending Rs 500. Pay: https://echallan.parivahan.gov.in
fraud | civil | app | e-challan of Rs 1,000: download e-challan.apk
fraud | civil | hours | Your electricity will be disconnected tonight at 9.30 pm. Call electricity officer 9123456789
fraud | civil | link | India Post: address incomplete, pay Rs 25 at indiapost-delivery.top
official | police |  | Notice under section 35(3) BNSS, FIR 112/2026, Cyber Police Station Nagpur: appear before the investigating officer on 3 December 2026 with the account statement.
official | profession-tax |  | Commercial Taxes, Bengaluru: you have failed to discharge the enrolment tax for 2025-26. File the yearly statement in Form 4-A under the KTPTC & E Act and pay the professional tax with interest.
official | labour-claim |  | Office of the Assistant Labour Commissioner: Shri R. Kumar claims gratuity. You are called to a hearing on 9 December 2026.
official | drc-01d |  | GST: Form GST DRC-01D, amount liable to be recovered under section 79, RFN ZD271126000000X, pay within seven days.
official | tm-rectification |  | Trade Marks Registry: an application for rectification of your registered trade mark 1234567 is served on you. File a counter-statement on TM-O.
official | summons |  | Summons: case 214/2026, District Court Pune. Appear on 12 January 2027.
official | cheque |  | Legal notice from Adv. Rao for cheque bounce, pay within 15 days
# Notices with a time limit, in the words of offices
official | esi-c18 |  | Employees' State Insurance Corporation. Show cause why contribution for insurance from April to June should not be determined under section 45A. Appear for a personal hearing on 9 December
official | reg-17 |  | Form GST REG-17. Show cause notice: your registration is liable to be cancelled. Furnish a reply within seven working days
official | stk-1 |  | Form STK-1, notice of the Registrar of Companies for removal of the name: no business in the two immediately preceding financial years. Send a response within thirty days
official | epf-7a |  | EPFO Regional Office. Summons to appear in person with the records of salary on 14 December, failing which the matter is decided without you
# A single word of business or of hurry is not a sign of fraud
unclear |  |  | Kindly pay the invoice for the delivery of last week
unclear |  |  | Please come to the office immediately
# Prizes, jobs, sellers
fraud | seller | prize | Congratulations! You won Rs 25 lakh in KBC lottery. WhatsApp +92 300 1234567
fraud | seller | prize | Part time job: like YouTube videos and earn Rs 3,000 daily from home
offer | seller | sales | AD-LOANXX-P Pre-approved business loan, lowest price, no papers. Opt out: STOP
offer | seller | sales | We design websites for new companies, 50% discount this month
offer | seller | salesNumber sales | Call 1409876543 for a car loan offer
# No signs
unclear |  |  | Hi, are we meeting at 5?
unclear |  |  | Happy Diwali to you and your family
`
  .trim()
  .split('\n')
  .filter((row) => !row.startsWith('#'))
  .map((row) => {
    const [kind = '', letter = '', saw = '', message = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    return { kind, letter: letter || undefined, saw: saw.split(' ').filter(Boolean), message };
  });

/** A notice, the day on which it came, the day that the notice names, and the tool’s text about the time to answer. */
export const answerDays = [
  [
    'drc-01b',
    '2026-11-20',
    undefined,
    /By law you have 7 calendar days, .* Your time ends on Friday, 27 November 2026\.$/,
  ],
  ['drc-01b', '2026-11-10', undefined, /Your time ended on Tuesday, 17 November 2026\.$/],
  [
    'reg-17',
    '2026-11-20',
    undefined,
    /ends on Tuesday, 1 December 2026, at the earliest: each holiday adds a day\.$/,
  ],
  [
    'stk-1',
    undefined,
    undefined,
    /^By law you have 30 calendar days, .* Enter above the day on which it came\.$/,
  ],
  ['asmt-10', undefined, '2026-12-15', /^It names Tuesday, 15 December 2026\. That day counts\./],
  ['142-1', undefined, '2026-11-20', /That day has passed: answer today/],
  ['142-1', undefined, undefined, /^On the day that it names/],
] as const;

/** Words of a message, and the last day that they name. */
export const daysNamed: readonly (readonly [words: string, day: string | undefined])[] = [
  ['by 15/12/2026', '2026-12-15'],
  ['on 9 December 2026, at 11 AM', '2026-12-09'],
  ['December 9th has gone; reply by December 31, 2026', '2026-12-31'],
  ['notice of 03.11.2026, hearing on 14-12-2026', '2026-12-14'],
  ['31/02/2026', undefined],
];
