import type { ToolKind } from '@/law/tool';

/* The word lists of the search in English and Hinglish: stop words, words that ask for a tool, and synonyms. */

/** Common words that name no service. They only decide between names that match equally well. */
export const weakWords: ReadonlySet<string> = new Set(
  wordList(`
    a about after again two three four five different city cities card all already also always am an and any anybody anyone are as at be because been before being both
    but by can cannot come could day days did do does doing done dont during each else even ever every few first for
    from get gets getting give given go going gone good got had has have having he hello help her here hi him his how i
    if im in into is isnt it its just kindly know less let like long make makes making many may me mean meaning might
    more most much must my myself near need needed needs new next not now of off ok old on once one only or other our
    over please pls put really right said same say see should show since so some somebody someone something soon still
    such suggest take takes tell than thank thanks that the their them then there these they thing things this those
    through till to today too under until up use used uses using very want wanted wants was way we well went were
    what whats when where whether friend friends brother brothers sister wife husband father mother parents family people which while who whom whose why will wish with within without wont would year years yes
    yet you your yours
    apply applying application applied online process procedure step steps guide details info information list
    document documents docs paper papers required requirement requirements eligibility fee fees cost costs price prices
    charge charges cheap cheapest best top free fast quick easy urgent between benefit benefits advantage
    advantages time service services provider agent agents
    india indian bharat nearby website site page portal govt government official number no num id code
    certificate copy download status check track validity format sample form full work works happen happens possible buy
    compulsory mandatory necessary date dates due late lakh crore rs rupees per percent
    aap aapka aapko bol bole bolte di diya ab abhi agar aur bhai bhi chahie chahiye chaahiye de dena do dega ek ghar ha hai hain hi ho hoga
    hona hoti hota hua hum humko hume iska iske isko ka kab kahan kaha kaise kaisa kar karana karane karate kare karein
    karen karke karna karne karni karo karu karvana karwana karwane karwani karwao kaun kaunsa ke kee keliye ki kis
    kisko kitna kitne kitni ko kon konsa koi krna krne kya kyu kyun kyon lagega lagta lagti laga lena lene leni liya
    liye le lo mai main matlab mein mera mere meri milega milta mil mujhe mujhko na nahi nahin naya nayi ne nhi par pe
    pehle sakta sakte sakti sab sahi se sir tak tarika toh vale wala wale wali woh wo ya yaar gaya gayi gaye raha rahe rahi ye yeh
    padega padegi padta padti hoon hun bata banta banti banega chalega sakti zaroori jaruri zaruri wapis saal mahina mahine din ay fy
    agra ahmedabad andhra assam bangalore bengal bengaluru bhopal bihar chandigarh chennai chhattisgarh coimbatore delhi
    faridabad ghaziabad goa gujarat gurgaon gurugram guwahati haryana hyderabad indore jaipur jharkhand kanpur karnataka
    kerala kochi kolkata lucknow ludhiana maharashtra mumbai mysuru nagpur nashik noida odisha patna pune punjab raipur
    rajasthan rajkot ranchi surat tamil nadu telangana thane uttarakhand vadodara varanasi vizag
  `),
);

/** Weak words that the ranking ignores completely. */
export const stopWords: ReadonlySet<string> = new Set(
  wordList(`
    a an and are as at be by can do for from get how i in is it me mein need of on or please should that the to want we
    with you aur hai hain ho ka kaise ke ki ko kya mai main mujhe se
  `),
);

/** Words for a trade or a kind of owner. Next to the name of a service, they only describe the person who needs it. */
export const audienceWords: ReadonlySet<string> = new Set(
  wordList(`
    restaurant bakery baker canteen salon gym shop kirana grocery boutique clinic doctor school kitchen dairy
    food freelancer blogger youtuber startup small medium micro business home individual farmer
    amazon flipkart meesho zomato swiggy shopify etsy ecommerce online employee founder owner agency
    consultation nri student influencer professional software app mobile product miss penalty vs
  `),
);

/** The query needs one of these words, or a synonym, to find a tool of the kind. Other kinds need no such word. */
export const triggerWords = {
  letter: `
    letter call called mail email sms message whatsapp visit came invoice summons fake real fraud otp inspector officer
    suspicious arrest cbi police customs trai parcel`,
  notice: 'notice letter summons show demand order suspended deactivated opposition sms',
  late: 'late pending penalty miss interest additional surcharge restoration belated revised deactivated expire 234a 234b 234e 234f',
  cost: 'cost free refund back wapas',
  number: 'read check mean meaning matlab format digit fake real sahi',
  name: 'check available availability allowed approved milega rules',
  class: 'class',
  dates: 'date',
  structure: 'which or best vs choose chooser type',
} satisfies { readonly [kind in ToolKind | 'notice']?: string };

/** A query asks for payment or for a person if it has only these words, amounts and weak words. */
export const fixedWords = {
  pay: wordSet(
    'pay payment paying payments bhugtan paise paisa bhejna amount invoice bill upi card',
  ),
  talk: wordSet(
    'talk call speak human person somebody phone whatsapp contact support helpline hindi english marathi tamil telugu bengali gujarati baat baatein bolna language madad help बात हिंदी हिन्दी मराठी में करें करना करनी',
  ),
};

/** The first word of a line stands for the others. Leave out plurals. "date_nikal" means the two words "date nikal". */
const synonyms = `
  register registration registered registering registeration registr regn regd reg incorporate incorporation incorporated incorporating formation open opening start starting started setup establish establishing create creating launch begin kholna kholne kholni khole kholu banana banane banani banaye banao banwana banwane banwani banvana shuru chalu panjikaran panjiyan enrol enroll enrolment enrollment पंजीकरण रजिस्ट्रेशन
  file filing filed filling fill submit submitting submission bharna bharne bharni bhare bharu bharwana dakhil efile
  licence license licensed licensing lisence lisense liscence laisense licens permit permission anumati लाइसेंस
  trademark tm ट्रेडमार्क
  company compani kampani kompany corporation कंपनी कम्पनी
  private pvt
  limited ltd
  proprietor proprietorship proprietary
  partner partnership sajhedari bhagidari sajhedar milkar milke साझेदारी
  tax taxation kar टैक्स
  ptax professional_tax profession_tax vritti_kar
  income aay earning kamai
  audit auditing audited
  account accounting accountancy
  accountant munim
  agreement contract anubandh
  draft drafting drafted
  lawyer advocate attorney vakil vakeel wakil solicitor
  consultation consultant consult consulting consultancy advice advise advising advisory guidance salah
  advisor adviser
  food khana khane bhojan
  restaurant hotel cafe dhaba
  export exporter exporting niryat निर्यात
  import importer importing aayat ayat आयात
  shop dukan dukaan store दुकान
  name naam
  close closing closed closure shut shutdown shutting band
  change changing changed update updating modify modification amend amendment alter alteration badalna
  reply replying replied respond response answer answering jawab
  objection objected
  infringement infringe infringing infringed violation
  copied copying copies copycat churana chura chori stole stolen stealing nakal
  business bussiness buisness vyapar vyapaar karobar dhandha dhanda enterprise व्यापार बिजनेस
  money paisa paise
  farmer kisan kisaan
  exempt exempted exemption nil_rated untaxed tax_free
  customer buyer grahak
  send sent sending bhejna bheja
  freelancer freelance freelancing youtuber youtube adsense patreon
  invention invent invented inventor inventing aavishkar
  employee staff worker karmchari karamchari
  salary wage vetan
  loan karza लोन
  payment pay paying bhugtan
  foreign abroad overseas videsh
  international global worldwide world
  protect protection protecting suraksha
  sell selling seller bechna bechne
  save saving bachana bachane bachaye
  compliance compliant
  invoice invoicing billing
  patent patenting patented पेटेंट
  copyright copyrighted कॉपीराइट
  annual yearly annually salana
  organisation organization
  recognition recognised recognized
  aadhaar aadhar adhaar adhar
  single akela akele
  rent rental renting kiraya
  labour labor
  cancel cancellation cancelling cancelled surrender
  bookkeeping bookkeeper
  miss missed missing
  dispute jhagda
  death die dies died dead deceased maut nidhan
  officer afsar adhikari inspector
  freeze frozen
  structure entity entities
  investor invest investing investment
  vs versus difference better compare comparison
  gst cgst sgst igst जीएसटी
  return रिटर्न
  trust ट्रस्ट
  msme एमएसएमई
  udyam उद्यम
  hire hiring
  cost costs fee fees price prices charge charges kharcha kharch kharche kitna_paisa kitne_paise kitna_paise kitne_paisa kitne_ka kitne_me kitne_mein
  late der deri delay delayed overdue bhool bhul bhule bhula forgot forgotten nikal_gayi nikal_gaya nikal_gai date_nikal date_miss date_missed nahi_bhara nahi_bhari nahi_bhare
  expire expired expiry expiring
  check verify valid decode sahi_hai
  or ya
  ask asking asked maang maange mang mange
  penalty penalties fine jurmana
  which kaunsi kaunsa kaunse konsi konsa
  real genuine asli
  fake nakli farzi
  fraud scam thagi dhokha
  letter chitthi chithi
  document documents docs paper papers kagaz kagaj kagzat dastavej
`;

/** Maps each word to the first word of its line. */
export const canonical: ReadonlyMap<string, string> = new Map(
  synonyms.split('\n').flatMap((line) => {
    const words = wordList(line);
    return words.map((word) => [word, words[0] ?? word] as const);
  }),
);

/** Words for the correction of typing mistakes, in addition to the words of the pages. */
export const commonWords: readonly string[] = [...weakWords, ...audienceWords, ...canonical.keys()];

function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordList(text));
}

function wordList(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
