/*
 * Names of companies and LLPs. Somebody who had not read the code compared them with the words of the rules. A row: "?" if the rule
 * is unclear or we did not read its letter | form | name | clauses, each with the words that it is about | reason. The writer chose
 * the letters of rule 8A from (g) on. Thirteen rows follow a legal review instead: the rows with Bank, Finance, Khadi, International
 * and Sansthan, and the LLP with Trust. The last two rows are also in verdicts.ts.
 */
export const names = `
 | private | Sharma Bank Private Limited | rule 8A(1)(o) = Bank; section 7 = Bank | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | SHARMA BANK Private Limited | rule 8A(1)(o) = BANK; section 7 = BANK | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | sharma  bank Private  Limited | rule 8A(1)(o) = bank; section 7 = bank | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Kaveri Insurance Private Limited | rule 8A(1)(o) = Insurance | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Kaveri Insurance Brokers Private Limited | rule 8A(1)(o) = Insurance | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Malwa Stock Exchange Private Limited | rule 8A(1)(o) = Stock Exchange | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Trishul Venture Capital Private Limited | rule 8A(1)(o) = Venture Capital | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Trishul Asset Management Private Limited | rule 8A(1)(o) = Asset Management | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Trishul Mutual Fund Advisors Private Limited | rule 8A(1)(o) = Mutual Fund | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Trishul Mutual-Fund Services Private Limited | rule 8A(1)(o) = Mutual-Fund | word of 8A(1)(o): it needs a declaration of compliance with the regulator
 | private | Vriddhi Nidhi Advisors Private Limited | rule 8A(1)(o) = Nidhi | Nidhi is in 8A(1)(o), and the last words are not Nidhi Limited
? | private | Sharma Banking Solutions Private Limited | rule 8A(1)(o) = Banking; section 7 = Banking | "such as … Bank … etc.": Banking is the same word in another form
? | private | Voltik Power Bank Private Limited | rule 8A(1)(o) = Bank; section 7 = Bank | the clause is about the word, even in another sense (power bank)
? | section-8 | Jeevan Blood Bank Foundation | rule 8A(1)(o) = Bank; section 7 = Bank | the word in any sense; a Registrar may see that no banking is meant
? | private | Dilli Skill Exchange Private Limited | rule 8A(1)(o) = Exchange | rule says Stock Exchange; the 2014 circular adds Exchange
 | private | Bankura Handlooms Private Limited |  | Bankura is a town; Bank is not a word of this name
 | private | Embankment Engineers Private Limited |  | bank inside another word
? | private | Reinsure Wellness Private Limited |  | not the word Insurance
? | private | Nidhi Sharma Designs Private Limited | rule 8A(1)(o) = Nidhi | the clause lists the word, which is also a first name
 | private | Malabar Spices Board Private Limited | rule 8B(a) = Board | word of rule 8B
 | private | Kisan Rights Commission Private Limited | rule 8B(b) = Commission | word of rule 8B
 | private | Sudhar Housing Authority Private Limited | rule 8B(c) = Authority | word of rule 8B
 | private | Lakshya Transport Undertaking Private Limited | rule 8B(d) = Undertaking | word of rule 8B
 | private | National Sweets Private Limited | rule 8B(e) = National | word of rule 8B
 | private | NATIONAL SWEETS Private Limited | rule 8B(e) = NATIONAL | word of rule 8B
 | private | Trimurti national tyres Private Limited | rule 8B(e) = national | word of rule 8B
 | private | Jaipur Artisans Union Private Limited | rule 8B(f) = Union | word of rule 8B
 | private | Central Dhaba Private Limited | rule 8B(g) = Central | word of rule 8B
 | private | Federal Cables Private Limited | rule 8B(h) = Federal | word of rule 8B
 | private | Republic of Chai Private Limited | rule 8B(i) = Republic | word of rule 8B
? | private | President Pens Private Limited | rule 8B(j) = President | 8B(j) is certain. The Emblems Act also protects the name of the President
? | private | Rashtrapati Perfumes Private Limited | rule 8B(k) = Rashtrapati; rule 8A(1)(a) = Rashtrapati | 8B(k), and the Emblems Act Schedule has Rashtrapati
 | private | Vikram Small Scale Industries Private Limited | rule 8B(l) = Small Scale Industries | word of rule 8B
 | private | Anand Khadi and Village Industries Corporation Private Limited | rule 8B(m) = Khadi and Village Industries Corporation | word of rule 8B
 | private | Mewar Financial Corporation Private Limited | rule 8B(n) = Financial Corporation | word of rule 8B
 | private | Municipal Waste Movers Private Limited | rule 8B(o) = Municipal | word of rule 8B
 | private | Panchayat Foods Private Limited | rule 8B(p) = Panchayat | word of rule 8B
 | private | Konkan Development Authority Private Limited | rule 8B(q) = Development Authority | (c) also fits, but the longer phrase is more exact
? | private | Prime Minister Catering Private Limited | rule 8B(r) = Prime Minister; rule 8A(1)(a) = Prime Minister | 8B(r) is certain. From memory, the Schedule of the Emblems Act has it too
 | private | Chief Minister Tiffins Private Limited | rule 8B(r) = Chief Minister | (r); the word Minister alone would be (s)
 | private | The Minister Furniture Private Limited | rule 8B(s) = Minister | word of rule 8B
 | private | Chai Nation Private Limited | rule 8B(t) = Nation | word of rule 8B
 | private | Sahyadri Forest Corporation Private Limited | rule 8B(u) = Forest Corporation | word of rule 8B
 | private | Sagar Development Scheme Private Limited | rule 8B(v) = Development Scheme | word of rule 8B
 | private | Statutory Compliance Hub Private Limited | rule 8B(w) = Statutory | word of rule 8B
 | private | Statute Publishing Private Limited | rule 8B(w) = Statute | word of rule 8B
? | private | Smash Court Sports Private Limited | rule 8B(x) = Court | a word of (x), although a playing court is meant
 | private | Judiciary Coaching Point Private Limited | rule 8B(x) = Judiciary | word of (x), in any sense
 | private | Governor Lifts Private Limited | rule 8B(y) = Governor | word of rule 8B
 | private | Marudhar Translation Bureau Private Limited | rule 8B(za) = Bureau | word of rule 8B
? | private | Na-tional Sweets Private Limited | rule 8B(e) = National | a hyphen should not hide the word
? | private | N.A.T.I.O.N.A.L. Sweets Private Limited | rule 8B(e) = National | dots should not hide the word
 | private | Rashtriya Kisan Foods Private Limited | rule 8B(e) = Rashtriya | Hindi of National: "any of the languages depicting the same meaning"
 | private | Kendriya Sahitya Prakashan Private Limited | rule 8B(g) = Kendriya | Hindi of Central
 | private | Kisan Aayog Seva Private Limited | rule 8B(b) = Aayog | Hindi of Commission
 | private | Pradhan Mantri Awas Builders Private Limited | rule 8B(r) = Pradhan Mantri | Hindi of Prime Minister
 | private | Nyayalaya Books Private Limited | rule 8B(x) = Nyayalaya | Hindi of Court
? | private | Nagar Palika Services Private Limited | rule 8B(o) = Nagar Palika | Hindi of Municipal (body)
? | private | Mantri Infrabuild Private Limited | rule 8B(s) = Mantri | Hindi of Minister, but an ordinary surname
 | private | Bharat Scheme Advisors Private Limited | rule 8B(z) = Scheme | Scheme with Bharat
 | private | India Pension Scheme Help Private Limited | rule 8B(z) = Scheme | Scheme with India
? | private | Rajasthan Scheme Consultants Private Limited | rule 8B(z) = Scheme | Scheme with the name of a State
 | private | Colour Scheme Interiors Private Limited |  | Scheme without Government, State, India or Bharat
 | private | Central Board of Yoga Private Limited | rule 8B(a) = Board; rule 8B(g) = Central | two words of 8B, so both are named
 | private | National Insurance Helpers Private Limited | rule 8B(e) = National; rule 8A(1)(o) = Insurance | two rules at once
 | private | Cardboard Kraft Private Limited |  | board inside another word: only whole words count
 | private | Skateboard Junction Private Limited |  | board inside another word: only whole words count
 | private | Courtyard Stays Private Limited |  | court inside another word: only whole words count
 | private | Reunion Cafe Private Limited |  | union inside another word: only whole words count
 | private | Imagination Toys Private Limited |  | nation inside another word: only whole words count
 | private | Destination Weddings Private Limited |  | nation inside another word: only whole words count
 | private | Centralis Diagnostics Private Limited |  | not the word Central: only whole words count
 | private | Overboard Water Sports Private Limited |  | board inside another word: only whole words count
 | private | Administer Softworks Private Limited |  | minister inside another word: only whole words count
 | private | Combination Locks Private Limited |  | nation inside another word: only whole words count
 | private | International Tyres Private Limited | rule 8A = International Tyres | “national” inside International is not a word of 8B, but the whole name is only general
? | private | Nationwide Movers Private Limited |  | one word, not Nation
? | private | Presidency Sweets Private Limited |  | not the word President
? | private | Governors Choice Tea Private Limited | rule 8B(y) = Governors | plural of a listed word
? | private | Ministers Tailors Private Limited | rule 8B(s) = Ministers | plural of a listed word
? | private | Boards and Beyond Private Limited | rule 8B(a) = Boards | plural of a listed word
 | private | State Traders Private Limited | rule 8A(1)(p) = State | only a government company may have State
 | private | Real Estate Guru Private Limited |  | state inside Estate
 | private | Interstate Roadlines Private Limited |  | state inside Interstate
 | private | Statement Jewels Private Limited |  | state inside Statement
? | private | State of the Art Designs Private Limited | rule 8A(1)(p) = State | the word in any sense
 | private | Sanjeevani Trust Hospitals Private Limited | rule 8A(1)(i) = Trust | word of another kind of legal person
 | private | Anand Dairy Co-operative Private Limited | rule 8A(1)(i) = Co-operative | word of another kind of legal person
 | private | Anand Dairy Cooperative Private Limited | rule 8A(1)(i) = Cooperative | word of another kind of legal person
 | private | Vikas Sehkari Foods Private Limited | rule 8A(1)(i) = Sehkari | word of another kind of legal person
? | private | Vikas Sahakari Foods Private Limited | rule 8A(1)(i) = Sahakari | word of another kind of legal person
 | private | Surya LLP Technologies Private Limited | rule 8A(1)(i) = LLP | word of another kind of legal person
 | private | Surya Partnership Ventures Private Limited | rule 8A(1)(i) = Partnership | word of another kind of legal person
 | private | Arogya Society Care Private Limited | rule 8A(1)(i) = Society | word of another kind of legal person
 | private | Sole Proprietor Help Private Limited | rule 8A(1)(i) = Proprietor | word of another kind of legal person
 | private | Agarwal HUF Textiles Private Limited | rule 8A(1)(i) = HUF | word of another kind of legal person
 | private | The Law Firm Hub Private Limited | section 29 = Law Firm | only advocates practise: Advocates Act
 | private | Zentro Inc. Private Limited | rule 8A(1)(i) = Inc. | word of another kind of legal person
 | private | Zentro PLC India Private Limited | rule 8A(1)(i) = PLC | word of another kind of legal person
 | private | Zentro GmbH Private Limited | rule 8A(1)(i) = GmbH | word of another kind of legal person
 | private | Zentro Pte Private Limited | rule 8A(1)(i) = Pte | word of another kind of legal person
 | private | Trustworthy Foods Private Limited |  | Trust inside a word
 | private | Confirm Tickets Private Limited |  | firm inside a word
 | private | Socialite Studios Private Limited |  | not Society
? | section-8 | Jan Kalyan Electoral Trust | rule 8A(1)(i) = Electoral Trust | with an affidavit, the Electoral Trusts Scheme allows it for a section 8 company: a condition, not a refusal
 | section-8 | Jan Kalyan Trust Foundation | rule 8A(1)(i) = Trust | Trust without Electoral
 | private | British India Antiques Private Limited | rule 8A(1)(j) = British India | the two words together
 | private | BRITISH-INDIA Antiques Private Limited | rule 8A(1)(j) = BRITISH-INDIA | the same with capitals and a hyphen
 | private | Embassy Group Visa Help Private Limited | rule 8A(1)(k) = Embassy | the word embassy
 | private | Consulate Document Services Private Limited | rule 8A(1)(k) = Consulate | the word consulate
? | private | Government Jobs Portal Private Limited | rule 8A(1)(a) = Government | suggests patronage of Government: Emblems Act Schedule and s.4(3)
? | private | Bharat Sarkar Seva Private Limited | rule 8A(1)(a) = Bharat Sarkar | name of the Government of India in Hindi
 | private | Mahatma Gandhi Khadi Works Private Limited | rule 8A(1)(l) = Mahatma Gandhi; rule 8A(1)(a) = Mahatma Gandhi; rule 8B(m) = Khadi; rule 8A(1)(b) = Khadi | national hero or person in high office; Khadi is the Commission’s trade mark
 | private | Shaheed Bhagat Singh Gym Private Limited | rule 8A(1)(l) = Bhagat Singh | national hero or person in high office
 | private | Netaji Subhas Chandra Bose Academy Private Limited | rule 8A(1)(l) = Subhas Chandra Bose | national hero or person in high office
 | private | Narendra Modi Tea Stalls Private Limited | rule 8A(1)(l) = Narendra Modi | national hero or person in high office
? | private | Dr Ambedkar Publications Private Limited | rule 8A(1)(l) = Ambedkar | national hero or person in high office
? | private | Chhatrapati Shivaji Security Private Limited | rule 8A(1)(l) = Shivaji; rule 8A(1)(a) = Shivaji | national hero or person in high office
 | private | Sardar Patel Steel Private Limited | rule 8A(1)(l) = Sardar Patel | national hero or person in high office
? | private | Gandhi Sweets Private Limited |  | a surname alone
 | private | Patel Brothers Hardware Private Limited |  | ordinary surname; the rule on other persons’ names was removed in 2016
 | private | Ramesh Kumar Sharma Consultants Private Limited |  | ordinary full name; since 2016 the Registrar asks for no letter about it
 | private | Ashoka Chakra Motors Private Limited | rule 8A(1)(a) = Ashoka Chakra | Schedule of the Emblems Act
 | private | Dharma Chakra Yoga Private Limited | rule 8A(1)(a) = Dharma Chakra | Schedule of the Emblems Act
? | private | United Nations Travels Private Limited | rule 8A(1)(a) = United Nations | Schedule of the Emblems Act; Nations is 8B(t) in the plural too
 | private | World Health Organization Clinics Private Limited | rule 8A(1)(a) = World Health Organization | Schedule of the Emblems Act
 | private | Rashtrapati Bhavan Sweets Private Limited | rule 8A(1)(a) = Rashtrapati Bhavan; rule 8B(k) = Rashtrapati | two rules at once
 | private | Ashoka Tyres Private Limited |  | Ashoka without Chakra
 | private | Haryana Private Limited | rule 8A(1)(q) = Haryana | only a place
 | private | HARYANA Private Limited | rule 8A(1)(q) = HARYANA | only a place
 | private | Mysore Private Limited | rule 8A(1)(q) = Mysore | only a place
 | private | Mumbai Private Limited | rule 8A(1)(q) = Mumbai | only a place
 | private | India Private Limited | rule 8A(1)(q) = India | only a place
 | private | Asia Private Limited | rule 8A(1)(q) = Asia | only a place
 | private | Tamil Nadu Private Limited | rule 8A(1)(q) = Tamil Nadu | only a place
 | private | The Punjab Private Limited | rule 8A(1)(q) = Punjab | only a place
 | private | Uttar-Pradesh Private Limited | rule 8A(1)(q) = Uttar-Pradesh | only a place
 | private | New Delhi Private Limited | rule 8A(1)(q) = New Delhi | only a place
? | private | Germany Private Limited | rule 8A(1)(q) = Germany; rule 8A(1)(s) = Germany | only a country (the rule’s own example); 8A(1)(s) fits too
? | private | Delhi India Private Limited | rule 8A(1)(q) = Delhi India | nothing but places
 | private | Haryana Chaat House Private Limited |  | (q) is not about a place with other words
 | private | Mumbai Tiffin Walas Private Limited |  | a place with other words
 | private | Sharma Foods India Private Limited |  | a distinct name with India added
 | private | Japan Tours Private Limited | rule 8A(1)(s) = Japan | foreign country or city: proof of business relations
 | private | Tokyo Momos Private Limited | rule 8A(1)(s) = Tokyo | foreign country or city: proof of business relations
 | private | London Dairy Treats Private Limited | rule 8A(1)(s) = London | foreign country or city: proof of business relations
 | private | Dubai Visa Point Private Limited | rule 8A(1)(s) = Dubai | foreign country or city: proof of business relations
? | private | Korean Beauty Mart Private Limited | rule 8A(1)(s) = Korean | foreign country or city: proof of business relations
 | private | India Japan Silks Private Limited | rule 8A(1)(s) = India Japan | a foreign country with India: only between governments
? | private | Indiana Jeans Private Limited |  | India inside a word (Indiana is an American state, not a country or city)
 | private | Cotton Textile Mills Private Limited | rule 8A(1)(r) = Cotton Textile Mills | only a general name
 | private | COTTON TEXTILE MILLS Private Limited | rule 8A(1)(r) = COTTON TEXTILE MILLS | only a general name
 | private | Silk Manufacturing Private Limited | rule 8A(1)(r) = Silk Manufacturing | only a general name
 | private | Software Solutions Private Limited | rule 8A(1)(r) = Software Solutions | only a general name
 | private | Food Products Private Limited | rule 8A(1)(r) = Food Products | only a general name
 | private | Steel Industries Private Limited | rule 8A(1)(r) = Steel Industries | only a general name
 | private | Transport Services Private Limited | rule 8A(1)(r) = Transport Services | only a general name
 | private | Consultancy Services Private Limited | rule 8A(1)(r) = Consultancy Services | only a general name
? | private | The Furniture Company Private Limited | rule 8A(1)(r) = The Furniture Company | only a general name
 | private | Lakshmi Silk Manufacturing Private Limited |  | the rule’s own example of an allowed name
 | private | Neelgiri Software Solutions Private Limited |  | a distinct word before the general ones
 | private | ABC Private Limited |  | the ban on abbreviated names was removed on 26.1.2016
 | private | 23K Private Limited |  | the same
 | private | BMCD Foods Private Limited |  | the rule on initials of promoters was removed in 2016
 | private | Zentrova Technologies Private Limited |  | no clause applies
 | private | Chai Sutta Adda Private Limited |  | no clause applies
 | private | Maa Annapurna Kirana Private Limited |  | no clause applies
 | private | Bluepeak Analytics Private Limited |  | no clause applies
 | private | Shree Balaji Mithai Private Limited |  | no clause applies
 | private | Gulmohar Interiors Private Limited |  | no clause applies
 | private | Tez Dukaan Ecommerce Private Limited |  | no clause applies
 | private | Om Sai Agarbatti Private Limited |  | no clause applies
 | private | O’Nest Homes Private Limited |  | no clause applies
 | private | K&K Bakers Private Limited |  | no clause applies
 | private | Sharma & Sons Sarees Private Limited |  | no clause applies
 | private | 7 Hills Coaching Private Limited |  | no clause applies
 | private | Nav Urja Solar Private Limited |  | no clause applies
? | private | Sharma Trading Corporation Private Limited |  | no clause applies
? | private | Amul Snacks Private Limited |  | 8A(1)(b): the tool can’t know the trade marks, and the page must say so
? | private | Sharma Finance Private Limited | rule 8A(1)(f) = Finance; section 45-IA = Finance | 8A(1)(f) requires such a word from finance companies; the Reserve Bank registers them
 | private | Zentrova Technologies | section 4(1)(a) | ending missing
 | private | Zentrova Technologies Limited | section 4(1)(a) | a private company needs both words
 | private | Zentrova Technologies LLP | section 4(1)(a); rule 8A(1)(i) = LLP | ending of another form
 | private | Zentrova Technologies Limited Private | section 4(1)(a) | last words in the wrong order
 | private | Private Limited Zentrova | section 4(1)(a) | Private Limited must be the last words
? | private | Zentrova Technologies Pvt. Ltd. | section 4(1)(a) | the Act requires the full words; the tool accepts the short form as an ending
 | private | ZENTROVA TECHNOLOGIES PRIVATE LIMITED |  | capitals change nothing
 | private |   zentrova   technologies   private   limited   |  | spaces and small letters change nothing
 | opc | Zentrova (OPC) Private Limited |  | usual form of an OPC’s name
 | opc | ZENTROVA (opc) private limited |  | case changes nothing
? | opc | Zentrova OPC Private Limited |  | brackets are punctuation
? | opc | Zentrova Private Limited |  | “One Person Company”, which section 12(3) requires below the name, is not a part of the name
 | opc | Zentrova (OPC) Limited | section 4(1)(a) | an OPC is a private company
 | opc | Zentrova (OPC) | section 4(1)(a) | ending missing
? | private | Zentrova (OPC) Private Limited | section 4(1)(a) | OPC in the name of another company
 | opc | National Momos (OPC) Private Limited | rule 8B(e) = National | rule 8B applies to an OPC
 | opc | Haryana (OPC) Private Limited | rule 8A(1)(q) = Haryana | “(OPC) Private Limited” doesn’t change a name that is only a place
 | opc | Momo Bank (OPC) Private Limited | rule 8A(1)(o) = Bank; section 7 = Bank | word of 8A(1)(o)
 | llp | Zentrova Advisors LLP |  | acronym as last word
 | llp | Zentrova Advisors Limited Liability Partnership |  | words in full
 | llp | zentrova advisors llp |  | letter case changes nothing
? | llp | Zentrova Advisors L.L.P. |  | LLP with dots; the Act writes LLP
 | llp | Zentrova Advisors | section 15(1) | ending missing
 | llp | Zentrova Advisors Private Limited | section 15(1) | ending of a company
 | llp | LLP Zentrova Advisors | section 15(1) | LLP must be the last word
 | llp | National Advisors LLP | rule 18(2)(v) = National | rule’s own example of patronage
 | llp | Union Tiles LLP | rule 18(2)(v) = Union | rule’s own example
 | llp | Republic Chai LLP | rule 18(2)(v) = Republic | rule’s own example
 | llp | Municipal Works LLP | rule 18(2)(vii) = Municipal | the name of a local authority
 | llp | Gram Panchayat Supplies LLP | rule 18(2)(vii) = Panchayat | the name of a local authority
 | llp | Embassy Visa LLP | rule 18(2)(vii) = Embassy | the word embassy
 | llp | Dairy Co-operative LLP | rule 18(2)(iv) = Co-operative | the rule lists the word
 | llp | Vikas Sahakari LLP | rule 18(2)(iv) = Sahakari | the rule lists the word
 | llp | British India Spices LLP | rule 18(2)(vi) = British India | the rule lists the word
 | llp | Sharma Insurance LLP | rule 18(2)(xiii) = Insurance | the rule lists the word
 | llp | Sharma Banking LLP | section 7 = Banking; rule 18(2)(xiii) = Banking | Banking Regulation Act, section 7(2): no firm may have the word. The rule lists it by name
 | llp | Sharma Mutual Fund Services LLP | rule 18(2)(xiii) = Mutual Fund | the rule lists the word
 | llp | Verma Chartered Accountants LLP | rule 18(2)(xvi) = Chartered Accountants | the name of a profession
 | llp | Verma Company Secretary LLP | rule 18(2)(xvi) = Company Secretary | the name of a profession
 | llp | Verma Advocates LLP | rule 18(2)(xvi) = Advocates | the name of a profession
? | llp | Verma Architects LLP | rule 18(2)(xvi) = Architects | "such similar words as indicative of a profession"
 | llp | Verma and Associates LLP |  | Associates is not a profession word: Bombay HC, 2023 (2) TMI 952
 | llp | German Bakery Works LLP | rule 18(2)(xv) = German | the name needs a connection with the country
? | llp | Software Solutions LLP |  | rule 18 has no clause on general names
? | llp | Haryana LLP |  | rule 18 has no clause on places alone
 | llp | D.I.M.O. LLP |  | the clause on vague names was removed on 18.9.2018
? | llp | Spices Board LLP |  | 8B is about companies. Rule 18(2)(v) doesn’t list Board, but its list ends in "etc."
? | llp | Sharma Trust Partners LLP | section 15(2) = Trust | the rule on other forms is for companies; for an LLP, the Government decides if a name is undesirable
 | llp | Ashoka Chakra Foods LLP | rule 18(1) = Ashoka Chakra | Emblems Act
 | section-8 | Udaan Shiksha Foundation |  | ends in a word for section 8 companies, without Limited
 | section-8 | UDAAN SHIKSHA FOUNDATION |  | ends in a word for section 8 companies, without Limited
 | section-8 | Jal Jeev Forum |  | ends in a word for section 8 companies, without Limited
 | section-8 | Rasoi Karigar Association |  | ends in a word for section 8 companies, without Limited
 | section-8 | Nari Shakti Federation |  | ends in a word for section 8 companies, without Limited
 | section-8 | Malwa Chambers of Commerce |  | ends in a word for section 8 companies, without Limited
 | section-8 | Udyami Confederation |  | ends in a word for section 8 companies, without Limited
 | section-8 | Yuva Kala Council |  | ends in a word for section 8 companies, without Limited
? | section-8 | Udaan Shiksha | rule 8A | no word for section 8 companies; "and the like etc." leaves the list open, and we did not read the clause as it is since 2019
? | section-8 | Udaan Shiksha Sansthan |  | Sansthan is "the like"
 | section-8 | Udaan Shiksha Foundation Private Limited | section 8(1) | the name of a section 8 company has no Limited or Private Limited
 | section-8 | Udaan Shiksha Foundation Limited | section 8(1) | the same
 | section-8 | Udaan Shiksha Foundation LLP | rule 8A(1)(i) = LLP | another legal person
 | section-8 | National Shiksha Foundation | rule 8B(e) = National | rule 8B applies to section 8 companies too
 | section-8 | Sport Authority Foundation | rule 8B(c) = Authority | word of rule 8B
 | section-8 | Shiksha Bureau Foundation | rule 8B(za) = Bureau | word of rule 8B
 | section-8 | Shiksha Society Foundation | rule 8A(1)(i) = Society | word of another kind of legal person
 | section-8 | Rajiv Kumar Memorial Foundation |  | ordinary person
? | private | Zentrova Foundation Private Limited |  | no clause reserves Foundation for section 8
? | nidhi | Vriddhi Nidhi Limited | rule 8A(1)(o) = Nidhi; rule 4(5) = Nidhi | the words may not be used before the declaration under s.406 (rule 4(5) proviso, 2024)
? | nidhi | VRIDDHI NIDHI LIMITED | rule 8A(1)(o) = Nidhi; rule 4(5) = Nidhi | case changes nothing
 | nidhi | Vriddhi Nidhi | rule 8A(1)(o) = Nidhi; rule 4(5) | last words must be Nidhi Limited
 | nidhi | Vriddhi Nidhi Private Limited | rule 8A(1)(o) = Nidhi; rule 4(5) | a Nidhi is a public company
 | nidhi | Vriddhi Limited |  | before the declaration, the name has no Nidhi (2024 proviso)
 | nidhi | Shri Ganesh Savings Limited |  | the same
 | nidhi | Shri Ganesh Savings Ltd | rule 4(5) = Ltd | Limited is not written in full
 | nidhi | Shri Ganesh Savings | rule 4(5) | a public company’s last word is missing
 | nidhi | Shri Ganesh Nidhi Ltd | rule 8A(1)(o) = Nidhi; rule 4(5) = Nidhi | the word Nidhi comes too early, and Ltd is a short form
 | nidhi | Vriddhi Nidhi Bank Limited | rule 8A(1)(o) = Nidhi; rule 8A(1)(o) = Bank; rule 4(5); section 7 = Bank | another word is between Nidhi and Limited, and Bank is a word of banking
? | nidhi | National Nidhi Limited | rule 8A(1)(o) = Nidhi; rule 8B(e) = National; rule 4(5) = Nidhi | word of rule 8B too
 | private | Vriddhi Nidhi Limited | rule 8A(1)(o) = Nidhi; section 4(1)(a); rule 4(5) | a private company with the words of a Nidhi
 | producer | Malwa Kisan Producer Company Limited |  | last words of s.378F(a)
 | producer | malwa kisan PRODUCER COMPANY limited |  | letter case changes nothing
 | producer | Malwa Kisan Producer Limited | section 378F(a) | Company missing
 | producer | Malwa Kisan Producer Company | section 378F(a) | Limited missing
 | producer | Malwa Kisan Producer Company Private Limited | section 378F(a) | Private must not be there
 | producer | Malwa Kisan Private Limited | section 378F(a) | ending of a private company
 | producer | Malwa Kisan Farmer Producer Company Limited |  | Farmer before the ending
 | producer | Central Kisan Producer Company Limited | rule 8B(g) = Central | word of rule 8B
? | producer | Malwa Sahakari Producer Company Limited | rule 8A(1)(i) = Sahakari | rule spells it sehkari, "or any connotation thereof"
? | producer | Malwa Producer Company Limited | rule 8A(1)(q) = Malwa | Malwa is a region, neither State nor city: perhaps not covered
? | producer | Punjab Producer Company Limited | rule 8A(1)(q) = Punjab | only a State before the form’s words
 | private | Zentrova Producer Company Limited | section 4(1)(a) | a private company with the ending of a producer company
 | private | Goonda Gang Garments Private Limited | rule 8A(1)(c) = Goonda | offensive
 | private | Nehru Place Traders Private Limited | rule 8A = Nehru | the name of a place and of a hero
`;

/** Texts that the check can't judge. The answer says why. */
export const wordless = [
  '',
  '   ',
  '😀',
  '😀🎉 Private Limited',
  '!!! ???',
  '12345',
  'Private Limited',
  'LLP',
  'Pvt. Ltd.',
  'a'.repeat(500),
  'नमस्ते फूड्स प्राइवेट लिमिटेड',
  'राष्ट्रीय मिठाई प्राइवेट लिमिटेड',
  'ஸ்ரீ முருகன் ஸ்டோர்ஸ்',
  'কলকাতা মিষ্টি',
  'ગુજરાત ફરસાણ',
  '<script>alert(1)</script>',
  '\n\t',
];
