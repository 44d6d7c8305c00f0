/** Questions as visitors dictate them: without full stops, and longer than a typed query. */
export const questions: readonly string[] = [
  'how do i register a private limited company in bangalore with two directors',
  'mujhe apni dukan ke liye gst number lena hai kya kya kagaz lagenge batao',
  'hello sir i want to know how much i have to pay for trademark registration in two classes',
  'can you tell me which documents are required for opening a current account in my firm’s name',
  'meri company band karni hai koi business nahi hai to kitna time lagega aur kitna paisa lagega',
  'gst registration cancel ho gaya hai dobara chalu karne ke liye kaun sa form bharna padega',
  'income tax return ki last date nikal gayi hai ab 2026 me kitni late fee deni padegi mujhe',
  'i got a notice from the income tax department for the year 2024 how do i reply to it online',
  'what is digital arrest and how do i know if the officer on the video call is real',
  'how can i send money from my foreign client to my indian account without paying tax twice',
  'do i have to pay 5000 rupees late fee for each year in which i did not file my itr',
  'buyer is not paying my invoice of 2 lakh rupees since six months what can i do as a small business',
  'good morning sir i need to update the address of my shop in the gst certificate please guide me',
  'where can i call to know the status of my udyam registration it is showing pending since ten days',
  'food licence expire hone wala hai renewal kab karna hai aur late hone par kitna jurmana lagega',
];

/** Messages that people received by mail, by SMS or by telephone. */
export const messages: readonly string[] = [
  'Your refund is approved, see http://tax-refund.top',
  'Form GST DRC-01B. Intimation of difference in liability. You are requested to pay it or furnish a reply',
  'Notice of the Registrar: send your representation within thirty days from the date of this notice',
  'Dear customer your electricity will be cut tonight, pay the officer at once on this number',
  'Notice from the trademark office. Your mark will lapse. Send the renewal fee now to this account.',
  'Your KYC is pending and your account is held until you send 4999 to the officer named here',
  'this is cbi officer your aadhaar is used in a crime stay on this video call and do not tell anyone',
  'you are under digital arrest do not disconnect the video call until we say so',
  'Hello sir, this is the GST department: your number will be suspended today if you do not reply',
  'Aapka bijli connection aaj raat band ho jayega, turant 9812345670 par call kare aur bill jama kare',
  'आपका खाता आज ब्लॉक हो जाएगा। तुरंत इस नंबर पर कॉल करें और अपनी जानकारी अपडेट करें: 9812345670',
];
