/*
 * The expected results of the name check, worked out by hand from the rules before the code was changed. A row: form | name
 * without its last words | each objection as "kind = words", or "-" for none | reason. The first part is from a legal
 * review. We wrote the other parts.
 */
export const verdicts = `
private | University of Noida Learning | reserved = University | University Grants Commission Act, section 23
llp | Deemed University Services | reserved = University | "no institution, whether a corporate body or not"
private | Kashi Vishwavidyalaya Prints | asked = Vishwavidyalaya | the same word in Hindi
private | Rao Architects | refused = Architects | Architects Act, section 37; Delhi High Court, 25 April 2018
private | Gupta Chartered Accountants | refused = Chartered Accountants | Chartered Accountants Act, section 25: no company shall practise
private | Rao Company Secretaries | refused = Company Secretaries | Company Secretaries Act, section 26
private | Das Cost Accountants | refused = Cost Accountants | Cost and Works Accountants Act, section 26
private | Mehta Advocates and Solicitors | refused = Advocates; refused = Solicitors | Advocates Act, section 29
private | Startup India Hub | asked = Startup India | suggests the Government: Companies Act, section 4(3)
private | Viksit Bharat Foods | asked = Viksit Bharat | the same
private | Passport Seva Services | asked = Passport Seva | the same
private | Income Tax Helpers | asked = Income Tax | the same
llp | Mehta Bank | reserved = Bank | Banking Regulation Act, section 7(2)
private | Academy of Accountants | - | not a profession that an Act protects
private | Chit Fund Masters | reserved = Chit Fund | Chit Funds Act, section 11: only for chit businesses
private | Shri Ram Chit Funds | reserved = Chit Funds | the same in the plural
llp | Shri Ram Chit Funds | reserved = Chit Funds | section 11 says "no person"
private | Laxmi Finance | asked = Finance | the Reserve Bank registers such businesses; rule 8A(1)(f)
private | Shiva Leasing and Investments | asked = Leasing; asked = Investments | the same
private | Sahara Valley Microfinance | asked = Microfinance | the same
private | Gram Jyoti Micro Finance | asked = Micro Finance | the same in two words
private | Tirupati Stock Broking | asked = Stock Broking | SEBI registers stock brokers
private | RBI Grade Study Point | approval = RBI | Companies Act, section 4(3)(a): a connection with a body of the Government
private | SEBI Exam Guru | approval = SEBI | the same
private | ISRO Toys | approval = ISRO | the same
private | NITI Analytics | asked = NITI | the Government’s body, and an ordinary word for policy
private | Niti Aayog Insights | approval = Niti Aayog | the whole name of the body; Aayog alone is rule 8B(b)
private | Aadhaar Point Services | asked = Aadhaar | the Government’s number, and an ordinary word for base
private | UPSC Pathshala | approval = UPSC | section 4(3)(a)
private | IIT Genius Classes | approval = IIT | the same
private | AIIMS Care Pharmacy | approval = AIIMS | the same
llp | RBI Grade Study Point | approval = RBI | LLP rule 18(2)(vii): a body connected with the Union
private | Khadi India | asked = Khadi | rule 8B(m), and the Khadi Commission’s trade mark; India is the other word, so the name is not only a place
private | Khadi Village Crafts | asked = Khadi | the same
llp | Khadi Village Crafts | asked = Khadi | LLP Act, section 15(2): a registered trade mark
private | Tribunal Help Desk | asked = Tribunal | suggests a court: rule 8B(x)
private | Lok Adalat Mediation | approval = Lok Adalat | Hindi of court: rule 8B(x)
private | Police Uniform House | asked = Police | suggests the State: section 4(3)(a)
private | Army Surplus Depot | asked = Army | the same
private | Chamar Leather Works | refused = Chamar | the name of a caste, used as an insult
private | Goonda Gang Garments | refused = Goonda | offensive
private | International Traders | asked = International Traders | only general words
private | Delhi Software | asked = Delhi Software | a place and a general word
private | Bombay Sweets | asked = Bombay Sweets | the same
llp | Green Valley Trust | asked = Trust | another legal person: the Government decides if it is undesirable (LLP Act, section 15(2))
private | Shivaji Lathe Works | asked = Shivaji | the name of a hero and of many people
private | Nehru Place Computers | asked = Nehru | a place in Delhi; many companies have this name
private | Mahatma Rice | asked = Mahatma | real companies have it in their names
private | Trust Me Foods | asked = Trust | an English word, not a form of business
private | Firm Foundations Infra | asked = Firm | the same
private | Solid State Devices | asked = State | the same
private | Food Court Express | asked = Food Court | no court of law
private | Ace Tennis Court | asked = Tennis Court | the same
private | Court Yard Stays | asked = Court Yard | the same
private | Vega Circuit Board | asked = Circuit Board | no board of persons
private | Ludo Board Games | asked = Board Games | the same
private | Central Perk Kafe | asked = Central Perk | a coffee house in a television series
private | Pustak Book Exchange | asked = Book Exchange | no stock exchange
private | Ghar Food Exchange | asked = Food Exchange | the same
private | Swiss Cottage Tents | asked = Swiss | a kind of tent; the rule is about names of countries
private | Mantri Infrabuild | asked = Mantri | also a surname
private | Jeevan Blood Bank | asked = Blood Bank | the rule forbids the word in any sense, but nobody would think of a bank
private | Voltik Power Bank | asked = Power Bank | the same
private | Clario Data Bank | asked = Data Bank | the same
private | Sharma Bank | reserved = Bank | Banking Regulation Act, section 7: only for banking companies
private | Bankers Choice Tiffin | reserved = Bankers | "banker" is one of the Act’s words
private | Safal Banking Academy | reserved = Banking | the same
section-8 | Udaan Shiksha Sansthan | - | Sansthan is like the words that the rule lists
section-8 | Udaan Shiksha | asked = | none of the usual endings; the rule’s list is open
private | Pakistan Weaves | asked = Pakistan | no company may have an enemy country’s name, by the rule’s text of 2014
private | China Bazaar Toys | asked = China | the same
private | Lahore Kulcha House | asked = Lahore | a city of such a country
private | Chinese Wok Junction | asked = Chinese | a cuisine, not a country
private | Tokyo Momos | approval = Tokyo | a foreign city: needs proof of business relations

private | Gupta Commission Agents | asked = Commission Agents | a trade in markets (mandi); Commission is in rule 8B(b)
private | Adalat Legal Services | approval = Adalat | Hindi of court
private | Kuri Savings | reserved = Kuri | a word of section 11
private | Kanchi Chitty | reserved = Chitty | the same
private | Sunidhi Securities | asked = Securities | rule 8A(1)(f), SEBI
private | Lakshya Portfolio Management | asked = Portfolio Management | SEBI
llp | Sahara Valley Microfinance | asked = Microfinance | the Reserve Bank registers companies only
private | Loan Guru | asked = Loan | rule 8A(1)(f)
private | Student Exchange Hub | asked = Student Exchange | no stock exchange
private | Beej Seed Bank | asked = Seed Bank | no bank
private | Prashna Question Bank | asked = Question Bank | no bank
private | Kala Badminton Court | asked = Badminton Court | no court of law
private | Rang White Boards | asked = White Boards | no board of persons
private | Nidhi Sharma Designs | asked = Nidhi | also a first name
private | French Connection Boutique | asked = French | an adjective
private | London Dairy Treats | approval = London | a city abroad
private | Kashmir Handicrafts | asked = Kashmir Handicrafts | a place and a general word
private | Indian Spices | asked = Indian Spices | the same
private | Global Logistics | asked = Global Logistics | only general words
private | Software Solutions | general = Software Solutions | like the rule’s own example
private | Haryana | general = Haryana | only a place
llp | Delhi Software | - | LLP rule 18 has no such clause
private | Police Bank | asked = Police; reserved = Bank | two words of the rules
private | National Bank Notes | approval = National; reserved = Bank | words of two laws
private | Milan Sweets | asked = Milan | a city abroad, and a Hindi word
private | CBI Detective Agency | approval = CBI | a body of the Government
private | Aadhar Housing Finance | asked = Aadhar; asked = Finance | two words of the rules
private | Zentrova Cooperative | refused = Cooperative | word of another form of business

private | Sharma Kirana Bhandar | - | ordinary
private | Jai Mata Di Transport | - | ordinary
private | Shree Ganesh Jewellers | - | ordinary
private | Annapurna Mithai Ghar | - | ordinary
private | Chai Adda Point | - | ordinary
private | Bhatia Tent House | - | ordinary
private | Apna Bazaar Kirana | - | ordinary
private | Desi Ghee Wala | - | ordinary
private | Laxmi Narayan Rice Mill | - | ordinary
private | Krishna Dairy Farm | - | ordinary
private | Patel Tyres and Batteries | - | ordinary
private | Singh Roadways | - | ordinary
private | Maa Durga Caterers | - | ordinary
private | Rajwada Sarees | - | ordinary
private | Kumar Computer Centre | - | Centre is not Central
private | Verma Coaching Classes | - | ordinary
private | Om Namah Shivay Traders | - | ordinary
private | Balaji Wafers and Namkeen | - | ordinary
private | Meri Dukaan Online | - | ordinary
private | Pahadi Organics | - | ordinary
private | Kisan Beej Bhandar | - | ordinary
private | Roshni Electricals | - | ordinary
private | Deepak Photo Studio | - | ordinary
private | Nayi Disha Consultants | - | ordinary
private | Aarav Interiors | - | ordinary
private | Anand Book Depot | - | ordinary
private | Bombay Chaat Junction | - | a place with other words
private | Lucknowi Chikan Karigari | - | an adjective of a place
private | Hyderabadi Biryani Darbar | - | the same
private | Banarasi Silk Emporium | - | the same
private | Kolhapuri Chappal Ghar | - | the same
private | Punjabi Tadka Dhaba | - | the same
private | Himalayan Herbs Vatika | - | ordinary
private | Ganga Jal Purifiers | - | ordinary
private | Bharat Tiwari Constructions | - | Bharat is a first name here
private | Swadeshi Basket | - | ordinary
private | Atmanirbhar Udyog Kendra | - | Kendra is not Kendriya
private | Digital Dost Solutions | - | ordinary
private | Tez Delivery Boys | - | ordinary
private | Bindaas Fashion Hub | - | ordinary
private | Shubh Vivah Planners | - | ordinary
private | Dr Mehta Skin Clinic | - | ordinary
private | Little Champs Play School | - | ordinary
private | Green Leaf Agro Tech | - | ordinary
private | Blue Ocean Logistics | - | ordinary
private | Infinite Loop Software | - | ordinary
private | Nexus Power Systems | - | ordinary
private | Metro Packers and Movers | - | ordinary
private | Kapoor and Sons Hardware | - | ordinary
private | Trishakti Engineering Works | - | ordinary
private | Tulsi Ayurveda | - | ordinary
private | Sai Krupa Steel | - | ordinary
private | Sri Venkateswara Tiffins | - | ordinary
private | Kaveri Bore Wells | - | ordinary
private | Thangam Jewellers | - | ordinary
private | English Vinglish Coaching | - | a language that is taught
private | Indus Valley Kitchen | - | ordinary
private | Rakshak Security Guards | - | Security is not Securities
private | Trusted Movers | - | not the word Trust
private | Banke Bihari Sweets | - | not the word Bank
private | Sebastian Bakery | - | not SEBI
private | Armaan Garments | - | not Army
private | Chitra Studio | - | not Chit
private | Chitrakoot Yatra Tours | - | not Chit
private | Nitin Traders | - | not NITI
private | Stock Pot Kitchens | - | no stock exchange
private | Share Auto Rides | - | no share bazaar
private | Navy Blue Apparels | - | a colour
private | Boardwalk Cafe | - | one word
private | Courtly Manners Academy | - | one word
private | Confirm Ticket Travels | - | firm inside a word
private | Incredible Masala | - | inc inside a word
private | Gandhi Sweets | - | a surname alone
private | Riverbank Resorts | - | one word
private | Shivani Beauty Parlour | - | not Shivaji
private | Sahayata Loans and Finance | asked = Loans; asked = Finance | words of finance between ordinary words
llp | Sharma and Mehta Associates | - | ordinary
llp | Kisan Mitra Agro | - | ordinary
llp | Hari Om Traders | - | ordinary
opc | Ritu Handicrafts | - | ordinary
section-8 | Nari Jagriti Foundation | - | ordinary
section-8 | Gau Seva Pratishthan | - | like Foundation in Hindi
section-8 | Shiksha Prasar Sanstha | - | like Sansthan
section-8 | Vriksha Mitra Parishad | - | like Council in Hindi
producer | Malwa Kisan | - | ordinary
`;

/** A name, its form, an existing name, the tone of the answer, and words in the answer. */
export const answersToNames = [
  ['Kaveri Bakers Private Limited', 'private', '', undefined, /^We found no word in it that/],
  [
    'Ace Food Court Private Limited',
    'private',
    '',
    undefined,
    /^One thing may need an explanation\.$/,
  ],
  ['National Bank', 'private', '', 'bad', /^2 things break the rules\.$/],
  [
    'Kaveri Foods LLP',
    'llp',
    'Kaberi Mills LLP',
    undefined,
    /We did not find that the two are the same/,
  ],
  ['Green Foods LLP', 'llp', 'Greens Food Limited', 'bad', /./],
  [
    'Kaveri Foods LLP',
    'llp',
    'Kaveri Textiles Limited',
    undefined,
    /both have the word “Kaveri”: the Regional Director may .* \(section 17\)/,
  ],
  [
    'Skaad Silks Private Limited',
    'private',
    'Ska Silks Private Limited',
    undefined,
    /your “Skaad” is close to their “Ska”: .* \(section 16\)/,
  ],
] as const;
