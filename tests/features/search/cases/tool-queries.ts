import { queriesBySlug } from './queries';

/* The fragment that opens a tool, and queries of visitors who want this tool. */

export const toolQueries = queriesBySlug(`
#gst-return-lateness: gst late fee | late gst fee | gst late fee calculator | penalty for late gstr-3b | gst interest calculator |
  gst return late fees | what is the late fee for gst return
#gst-annual-lateness: gstr 9 late fee | late gst annual return
#gst-composition-lateness: cmp-08 late fee
#tax-return-lateness: itr late fee | penalty for late income tax return | 234f fee
#tds-lateness: tds late fee | late fee for 26q
#roc-lateness: aoc-4 late fee | penalty for late roc filing
#llp-lateness: llp form 11 late fee
#costs: late dir-3 kyc penalty
#trademark-lateness: late trademark renewal fee
#company-fees: company registration fees | how much does a private limited company cost
#llp-fees: llp registration cost
#trademark-fees: trademark fees | how much does a trademark cost | trademark registration cost
#patent-fees: patent filing cost
#design-fees: design registration fees
#copyright-fees: copyright fee
#costs: fssai fees | food licence cost
#costs: import export code fees
#costs: is udyam free
#costs: startup india registration cost
#choose: which company should I open | llp or private limited which is better | which business structure is best
#letter: is this letter real | is this message real or fake | digital arrest call
#letter&which=ip: is this letter from trademark office real
#number: verify gst number | what does my cin mean | check fssai number
#due-dates: gst due dates | itr last date | compliance calendar
#first-year: what to do after company registration
#documents: documents for gst registration
#name: check company name availability
#trademark-classes: which trademark class for clothes
#track: arn status | srn pending | where is my application | refund status gst | copyright diary number
#keys: my accountant left and i can't log in to gst | income tax forgot password
#handover: change my ca
#answer-due: how long does trademark registration take | food licence deemed approval
#stop: close my company | partnership firm dissolution | fssai surrender
#bank: bank account for llp
`);

export const hinglishQueries = queriesBySlug(`
#gst-return-lateness: gst late fee kitna | gst der se bharne ki penalty | gst return nahi bhara penalty kitni
#tax-return-lateness: itr late bharne ki penalty | income tax return ka jurmana
#tds-lateness: tds return ki late fee kitni hai
#llp-lateness: llp ki late fee kitni lagegi
#choose: kaunsi company kholu | company ya llp konsi best hai | kaunsa business structure sahi hai
#letter: ye letter asli hai kya | ye message asli hai ya nakli | whatsapp message asli hai kya
#trademark-fees: trademark ka kharcha | brand register karne ka kharcha
#company-fees: company kholne ka kharcha kitna
#costs: food licence ka kharcha
#number: gst number asli hai kya
#due-dates: meri due date | gst kab bharna hai | itr ki aakhri tarikh
#first-year: company kholne ke baad kya karna hai
#documents: gst ke liye kaun se document chahiye
#answer-due: gst number kab milega | llp kitne din me banega
#track: application kahan tak pahunchi | trademark objected matlab
#keys: gst login ca ke paas hai
#stop: gst cancel kaise kare | llp band kaise kare
`);

export const letterQueries = queriesBySlug(`
#letter&which=directory&asks=money: got a letter to pay for trademark publication
#letter&which=gst&asks=money: call from GST officer | gst ofiicer call |
  i got a call from gst department asking for money
#letter&which=gst: is this gst notice real
#letter&which=registrar: mca letter fake | received mca notice is it real | roc se letter aaya
#letter&which=tax: fake call from income tax
#letter&which=bank&asks=secrets: bank asking for otp
#letter&which=seller&asks=money: got a call about a loan
#letter&which=ip&asks=money: trademark office called me for money
#letter&which=renewal&asks=money: patent renewal firm letter
#letter&which=domain&asks=money: domain name email from china
#letter&which=food&asks=entry: food inspector came and asked money
`);
