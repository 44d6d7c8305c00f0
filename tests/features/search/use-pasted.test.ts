import { expect, test } from 'vitest';
import { isMessage } from '@/features/search/use-pasted';

/** As they are dictated: 60 to 120 characters, without points. */
const questions = `
how do i register a private limited company in bangalore with two directors
mujhe apni dukan ke liye gst number lena hai kya kya kagaz lagenge batao
what is the penalty if i have not filed my gst return for the last three months
hello sir i want to know how much i have to pay for trademark registration in two classes
hi i have a small bakery at home do i need a food licence to sell on zomato and swiggy
can you tell me which documents are required for opening a current account in the name of my firm
meri company band karni hai koi business nahi hai to kitna time lagega aur kitna paisa lagega
what happens if the director of a company does not do kyc before the date and the din is blocked
gst registration cancel ho gaya hai dobara chalu karne ke liye kaun sa form bharna padega
my accountant is not giving me the password of the gst portal how can i change the mobile number
is it compulsory to register under gst if my turnover is only 15 lakh rupees in a year
my trademark status is showing objected what should i do now and how many days do i have to reply
income tax return ki last date nikal gayi hai ab 2026 me kitni late fee deni padegi mujhe
i got a notice from the income tax department for the year 2024 how do i reply to it online
we are two friends and want to start a business should we open an llp or a private limited company
kya ghar se khana banakar bechne ke liye fssai licence lena zaroori hai aur uski fees kitni hai
what is the difference between a trust a society and a section 8 company for a small ngo
what is digital arrest and how do i know if the officer on the video call is real
how can i send money from my foreign client to my indian account without paying tax twice
trademark ke liye apply kiya tha 8 mahine ho gaye abhi tak kuch nahi hua kya karna chahiye
do i have to pay 5000 rupees late fee for each year in which i did not file my itr
buyer is not paying my invoice of 2 lakh rupees since six months what can i do as a small business
good morning sir i need to update the address of my shop in the gst certificate please guide me
can a private limited company be started with 10000 rupees as capital in the year 2026 in india
where can i call to know the status of my udyam registration it is showing pending since ten days
i want to transfer my proprietorship to a private limited company with the same gst number is it possible
food licence expire hone wala hai renewal kab karna hai aur late hone par kitna jurmana lagega
how many days does it take to cancel gst registration and will i have to file gstr 10 after that
form 15ca aur 15cb kab bharna padta hai jab hum bahar ke vendor ko payment karte hai
please tell me how to share the cost of the company between three partners before we start it
hamari partnership firm me ek partner nikalna chahta hai iske liye kaun sa deed banana padega
`
  .trim()
  .split('\n');

test.each(questions)('%s: is a question', (question) => {
  expect(question.length).toBeGreaterThanOrEqual(60);
  expect(question.length).toBeLessThanOrEqual(120);
  expect(isMessage(question)).toBe(false);
});

test.each([
  'Your refund is approved, see http://tax-refund.top',
  'Dear customer your electricity will be cut tonight, pay the officer at once on this number',
  'Notice from the trademark office. Your mark will lapse. Send the renewal fee now to this account.',
  'Your KYC is pending and your account is held until you send 4999 to the officer named here',
  'this is cbi officer your aadhaar is used in a crime stay on this video call and do not tell anyone',
  'you are under digital arrest do not disconnect the video call until we say so',
  'Hello sir, this is the GST department: your number will be suspended today if you do not reply',
  'Aapka bijli connection aaj raat band ho jayega, turant 9812345670 par call kare aur bill jama kare',
  'आपका खाता आज ब्लॉक हो जाएगा। तुरंत इस नंबर पर कॉल करें और अपनी जानकारी अपडेट करें: 9812345670',
])('%s: was sent', (message) => {
  expect(isMessage(message)).toBe(true);
});
