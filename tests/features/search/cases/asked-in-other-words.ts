import { queriesBySlug } from './queries';

/*
 * Visitors' own words for tools, forms and the steps after filing. The first result must be the page or part before the colon.
 * We wrote these queries before we tuned the search for them. At that time, 60 of the first 93 failed.
 */
export const otherWords = queriesBySlug(`
import-export-code#question-3: lut | gst lut | upwork | paypal | fiverr gst | firc
gst-filing#gst-return-lateness: gst return bhool gaya | gst ki date nikal gayi | gst return delay penalty |
  forgot to file gst return | gst return time par nahi bhara | gstr 3b date miss ho gayi | gst 3 mahine se nahi bhara |
  not filed gst for 6 months fine
income-tax-filing#tax-return-lateness: itr bharna bhool gaya | itr ki last date nikal gayi | forgot to file itr |
  itr delay penalty | itr nahi bhara to kya hoga
tds-return-filing#tds-lateness: tds return bhool gaya | tds date nikal gayi | tds return delay fine
roc-filing#roc-lateness: aoc 4 bharna bhool gaye | company annual return date nikal gayi | roc filing delay penalty |
  mgt-7 delay penalty
llp-registration#llp-lateness: llp form 11 bhool gaya | llp form 8 date nikal gayi
trademark-registration#trademark-lateness: trademark renewal bhool gaya | trademark expire ho gaya penalty
roc-compliance#costs: din kyc bhool gaya | dir 3 kyc date nikal gayi
private-limited-company#company-fees: company kholne me kitna paisa lagega | pvt ltd kitne paise me banti hai
llp-registration#llp-fees: llp banane me kitna paisa
trademark-registration#trademark-fees: trademark me kitna paisa lagta hai | logo register karne ka kitna paisa
patent-registration#patent-fees: patent me kitna paisa lagega
copyright-registration#copyright-fees: copyright kitna paisa
design-registration#design-fees: design registration me kitna paisa
fssai-registration#costs: fssai me kitna paisa lagega | food licence kitne ka banta hai
import-export-code#costs: iec kitna paisa lagega
msme-registration#costs: udyam me kitna paisa lagta hai
gst-registration#number: gst number valid hai kya | gstin sahi hai ya nahi | decode gstin | gst number fake hai kya
income-tax-filing#number: pan valid hai kya | pan number decode
private-limited-company#number: cin sahi hai ya nahi | decode cin number | din valid hai kya
tds-return-filing#number: tan number sahi hai ya nahi
fssai-registration#number: fssai number valid hai kya | fssai number genuine hai ya nahi
msme-registration#number: udyam number valid hai kya
import-export-code#number: iec sahi hai ya nahi
llp-registration#number: llpin valid hai kya
gst-filing#letter&which=drc-01: drc-01
gst-filing#letter&which=asmt-10: asmt-10 notice
gst-filing: drc-03
gst-registration#stop: reg-16 | gstr-10
gst-registration#letter&which=reg-17: reg-17
roc-filing: mgt-7 form kya hai | inc-22a
private-limited-company: inc-20a kya hai
trademark-registration: tm-r form
trademark-objection-reply: tm-o form
business-consultation#choose: llp ya private limited | opc ya pvt ltd | proprietorship ya llp | partnership ya company |
  trust ya society | section 8 ya trust
sole-proprietorship-registration#letter: notice asking for payment, is it a scam | notice me paise maang rahe hai asli hai kya |
  digital arrest | cbi officer video call | i got a video call from cbi officer saying digital arrest what should i do |
  police ka video call aaya hai digital arrest bol rahe hai | customs officer call parcel drugs |
  someone from trai says my number will be blocked | court se whatsapp par notice aaya hai
partnership-firm-registration: do log milkar business shuru karna chahte hai kaunsa sahi rahega
gst-filing#letter&which=gst: gst notice aaya hai asli hai kya
private-limited-company#letter&which=registrar: roc ka letter aaya asli hai kya | mca notice scam
income-tax-filing#letter&which=tax: income tax notice asli hai kya |
  income tax ka message aaya fake hai kya
trademark-registration#letter&which=ip: trademark registry ka letter scam
fssai-registration#letter&which=food&asks=entry: food inspector paise maang raha hai
gst-registration#track: arn status | application kahan tak pahunchi | track application
roc-filing#track: srn pending
trademark-objection-reply#track: trademark objected matlab
fssai-registration#track: fssai application pending | fssai application number | fssai tracking
fssai-registration#stop: food licence surrender
income-tax-filing#track: itr refund kab aayega | itr status | tax refund
gst-registration#stop: gst cancel kaise kare
llp-registration#stop: llp kaise band kare | llp band kaise kare
msme-registration#stop: udyam cancel kaise kare
gst-registration#keys: ca ne password nahi diya | my accountant left and i can’t log in to gst | accountant otp nahi de raha gst login |
  gst login | gst password
income-tax-filing#keys: income tax portal ka password bhool gaya
accounting-bookkeeping#handover: ca badalna hai
private-limited-company#bank: company ka bank khata | company bank account | bank account opening documents company |
  bank 10% | beneficial owner bank
private-limited-company#keys: dsc kiske paas hai
private-limited-company#stop: company band karni hai | close company | close private limited company
msme-registration#keys: udyam certificate mobile
roc-filing#keys: mca login
legal-consultation#refund-and-cancellation: refund | refund policy | refund milega kya | paise wapas | money back |
  fees refund
gst-filing: gst refund
`);
