/*
 * Pairs of names. Somebody who had not read the code compared them by the words of rule 8. A row: "?" if the rule is unclear | name |
 * other name | letters of rule 8(2) that make the names alike, "no", or "-" if there is nothing to compare | reason. The answer may
 * always add (c), the letter for letter case, spaces and signs.
 */
export const pairs = `
 | Zentrova Foods Private Limited | Zentrova Foods Limited | a | Private and Limited are disregarded
 | Zentrova Foods Pvt. Ltd. | Zentrova Foods Private Limited | a | short forms are disregarded
 | Zentrova Foods LLP | Zentrova Foods Private Limited | a | LLP is disregarded; 8A(1)(d) applies rule 8 to LLP names
 | Zentrova Foods (OPC) Private Limited | Zentrova Foods Private Limited | a | (OPC) is disregarded
 | Zentrova Foods Limited Liability Partnership | Zentrova Foods LLP | a | LLP is disregarded, in words and as an acronym
 | Zentrova Foods & Co. Limited | Zentrova Foods Limited | a | & Co. is disregarded
 | Zentrova Foods Company Private Limited | Zentrova Foods Private Limited | a | Company is disregarded
 | Zentrova Foods and Company Limited | Zentrova Foods Limited | a | and Company is disregarded
 | Zentrova Foods Corporation Limited | Zentrova Foods Corpn Limited | a | Corporation and its short form are disregarded
 | Zentrova Foods Group Private Limited | Zentrova Foods Private Limited | a | Group is disregarded
 | Zentrova Foods Producer Company Limited | Zentrova Foods Limited | a | Producer Limited and company are disregarded
 | Zentrova Foods (P) Ltd | Zentrova Foods Limited | a | (P) is disregarded
 | Zentrova Foods IFSC Private Limited | Zentrova Foods Private Limited | a | IFSC is disregarded
 | Zentrova Foods Unlimited | Zentrova Foods Limited | a | Unlimited is disregarded
 | Zentrova Corporate Foods Private Limited | Zentrova Foods Private Limited | no | Corporate is not corp
? | Zentrova Foods Nidhi Limited | Zentrova Foods Limited | no | Nidhi is not among the words of (a)
 | Green Technology Ltd. | Greens Technology Ltd. | b | the rule’s own example
 | Green Technology Ltd. | Greens Technologies Ltd. | b | the rule’s own example
 | Pratap Technology Ltd. | Prataps Technologies Ltd. | b | the rule’s own example
 | SM Computers Ltd. | SMS Computers Ltd. | no | the rule’s own example: an S in initials is not a plural
 | Bright Baby Toys Private Limited | Bright Babies Toy Private Limited | b | plural of two words
 | Golden Leaf Teas Private Limited | Golden Leaves Tea Private Limited | b | irregular plural
 | Neel Knife Works Private Limited | Neel Knives Work Private Limited | b | irregular plural
 | Happy Child Garments Private Limited | Happy Children Garment Private Limited | b | irregular plural
 | RK Traders Limited | RKS Traders Limited | no | like SM and SMS
 | ABC Ltd. | A.B.C. Ltd. | c | the rule’s own example
 | ABC Ltd. | A B C Ltd. | c | the rule’s own example
 | TeamWork Ltd. | Team@Work Ltd. | c | the rule’s own example
 | TeamWork Ltd. | Team-Work Ltd. | c | the rule’s own example
 | SUNRISE BAKERS PRIVATE LIMITED | Sunrise Bakers Private Limited | c | letter case
 | Sun Rise Bakers Private Limited | Sunrise Bakers Private Limited | c | spacing between letters: joined and parted words
 | Sharma's Kitchen Private Limited | Sharmas Kitchen Private Limited | c | apostrophe
 | Sharma’s Kitchen Private Limited | Sharma's Kitchen Private Limited | c | two kinds of apostrophe
? | Café Zentro Private Limited | Cafe Zentro Private Limited | c | an accent is only a type of letter
 |   Blue   Peak  Labs Pvt Ltd | Bluepeak Labs Private Limited | ac | spaces, and Pvt Ltd for Private Limited
? | R&D Labs Private Limited | R D Labs Private Limited | c | special character
? | Dev and Sons Private Limited | Dev & Sons Private Limited | c | & instead of the word “and”: a special character
 | Ascend Solutions Ltd. | Ascended Solutions Ltd. | d | the rule’s own example
 | Ascend Solutions Ltd. | Ascending Solutions Ltd. | d | the rule’s own example
 | Speak English Solutions Limited | Spoken English Solutions Limited | d | the rule’s own example: irregular verb
 | Grow Farms Private Limited | Growing Farms Private Limited | d | a regular verb
 | Bake House Treats Private Limited | Baked House Treats Private Limited | d | the verb loses its e
 | Run Club Sports Private Limited | Running Club Sports Private Limited | d | the verb doubles its n
? | Learn Bharat Skills Private Limited | Learner Bharat Skills Private Limited | no | a noun that ends in -er is not a tense; (i), "grammatical variation", might apply
 | King Foods Private Limited | K Foods Private Limited | no | “-ing” in King is not an ending
 | Red Dot Prints Private Limited | R Dot Prints Private Limited | no | “-ed” in Red is not an ending
 | Chemtech Ltd. | Chemtec Ltd. | e | the rule’s own example
 | Chemtech Ltd. | Chemtek Ltd. | e | the rule’s own example
 | Chemtech Ltd. | Cemtech Ltd. | e | the rule’s own example
 | Chemtech Ltd. | Cemtek Ltd. | e | the rule’s own example
 | Chemtech Ltd. | Kemtech Ltd. | e | the rule’s own example
 | Chemtech Ltd. | Kemtek Ltd. | e | the rule’s own example
 | Bee Kay Ltd. | BK Ltd. | e | the rule’s own example
 | Bee Kay Ltd. | Be Kay Ltd. | e | the rule’s own example
 | Bee Kay Ltd. | B Kay Ltd. | e | the rule’s own example
 | Bee Kay Ltd. | Bee K Ltd. | e | the rule’s own example
 | Bee Kay Ltd. | B.K. Ltd. | e | the rule’s own example
 | Bee Kay Ltd. | Beee Kay Ltd. | e | the rule’s own example
 | J.K. Industries Limited | Jay Kay Industries Limited | e | letters spelt out
 | Quick Serve Foods Private Limited | Kwik Serve Foods Private Limited | e | a wrong spelling on purpose
 | Phone Wala Private Limited | Fone Wala Private Limited | e | ph and f
 | Krishna Dairy Private Limited | Krishnaa Dairy Private Limited | e | doubled vowel
 | Laxmi Textiles Private Limited | Lakshmi Textiles Private Limited | e | two spellings of one sound
 | Shree Balaji Sweets Private Limited | Sri Balaji Sweets Private Limited | e | two spellings of one word
? | Chaudhary Motors Private Limited | Choudhury Motors Private Limited | e | two spellings of one surname
 | Night Lite Lamps Private Limited | Nite Light Lamps Private Limited | e | gh is left out
 | Neel Kamal Foods Private Limited | Nilkamal Foods Private Limited | e | two spellings of one sound, and spacing
 | Om Traders Private Limited | Aum Traders Private Limited | e | two spellings of one word
 | Krishna Foods Private Limited | Krsna Foods Private Limited | e | two spellings of one name
 | Neel Foods Private Limited | Nal Foods Private Limited | no | another vowel
 | Vikas Foods Private Limited | Vishal Foods Private Limited | no | different words and sounds
 | Kala Prints Private Limited | Kamala Prints Private Limited | no | one more syllable
 | Ultra Solutions Ltd. | Ultrasolutions.com Ltd. | f | the rule’s own example
 | Supreme Ultra Solutions Ltd. | Ultrasolutions.com Ltd. | no | the rule’s own example: a further word
 | www.zentrova.net Private Limited | Zentrova Private Limited | f | www and .net are disregarded
 | Zentrova dot com Private Limited | Zentrova Private Limited | f | dot com is disregarded
 | Zentrova.org Foundation | Zentrova Foundation | f | .org is disregarded
? | Zentrova.in Private Limited | Zentrova Private Limited | f | "such as" net, org, dot or com: .in for the same reason
 | Netra Eye Care Private Limited | Ra Eye Care Private Limited | no | “net” inside a word is not an extension
 | Compass Travels Private Limited | Pass Travels Private Limited | no | “com” inside a word is not an extension
 | Ravi Builders and Contractors Ltd. | Ravi Contractors and Builders Ltd. | g | the rule’s own example
 | Silver Moon Cafe Private Limited | Moon Silver Cafe Private Limited | g | the order of the words
 | Cafe Silver Moon Private Limited | Silver Moon Cafe Private Limited | g | the order of the words
 | Silver Moon Cafe Private Limited | Silver Sun Cafe Private Limited | no | another word
 | Arun Varun Foods Private Limited | Varun Arun Foods Private Limited | g | the order of the words
 | Congenial Tours Ltd. | A Congenial Tours Ltd. | h | the rule’s own example
 | Congenial Tours Ltd. | The Congenial Tours Ltd. | h | the rule’s own example
 | Isha Industries Ltd. | Anisha Industries Ltd. | no | the rule’s own example: An is part of the word
 | Orange Peel Studio Private Limited | An Orange Peel Studio Private Limited | h | An is disregarded
 | Theatre Works Private Limited | Atre Works Private Limited | no | “The” is part of the word
 | Disc Solutions Ltd. | Disk Solutions Ltd. | i | the rule’s own example
 | Disc Solutions Ltd. | Disco Solutions Ltd. | no | the rule’s own example
 | Colour House Private Limited | Color House Private Limited | i | British and American spelling
 | Calibre Foods Private Limited | Caliber Foods Private Limited | i | British and American spelling
 | Kaliber Foods Private Limited | Calibre Foods Private Limited | ei | the same, and a word that sounds alike
 | Zentrova (I) Private Limited | Zentrova Private Limited | k | (I) stands for India
 | Zentrova (I) Private Limited | Zentrova India Private Limited | same | the same
 | Organise Well Private Limited | Organize Well Private Limited | i | ise and ize
 | Jewellery Adda Private Limited | Jewelry Adda Private Limited | i | two spellings
? | Tara Foods Private Limited | Zara Foods Private Limited | no | one letter, but another word and sound
? | National Electricity Corporation Ltd. | Rashtriya Vidyut Nigam Ltd. | j | the rule’s own example: complete translation
? | Sunrise Foods | Suryodaya Ahar | j | each word is translated
? | Golden Flower Foods Private Limited | Swarna Pushp Foods Private Limited | no | only a part is translated
 | Salvage Technologies Ltd. | Salvage Technologies Delhi Ltd. | k | the rule’s own example
 | Retro Pharmaceuticals Ranchi Ltd. | Retro Pharmaceuticals Chennai Ltd. | no | the rule’s own example: both have a place
 | Zentrova Foods Private Limited | Zentrova Foods (Mumbai) Private Limited | k | place in brackets
 | Zentrova Foods Private Limited | Zentrova Foods India Private Limited | k | India is a place
 | Zentrova Foods Private Limited | Punjab Zentrova Foods Private Limited | k | place in front
 | Zentrova Foods LLP | Zentrova Foods Tamil Nadu LLP | k | a State whose name has two words
 | Indian Press LLP | Indian Press (Delhi) LLP | k | the own example of LLP rule 18(2)(ix); Indian is no place name
 | Zentrova Foods Pune Private Limited | Zentrova Foods Nagpur Private Limited | no | both have a place
? | Zentrova Foods Pune Private Limited | Zentrova Foods Pune Maharashtra Private Limited | no | the existing name already contains a place, so the words of (k) don’t apply
? | Zentrova Foods Delhi Private Limited | Zentrova Foods Private Limited | k | the clause is about a place that is added to an EXISTING name. Its words don’t fit the other direction, but the comparison is the same
 | Thunder Services Ltd. | Thunder 11 Services Ltd. | l | the rule’s own example
 | Thunder Services Ltd. | One Thunder Services Ltd. | l | the rule’s own example
 | Thunder 11 Services Ltd. | Thunder 12 Services Ltd. | l | another numeral
 | Studio 24 Salons Private Limited | Studio Twenty Four Salons Private Limited | l | figures and words
 | Seven Hills Coaching Private Limited | 7 Hills Coaching Private Limited | l | figures and words
? | Thunder II Services Private Limited | Thunder Services Private Limited | l | Roman numeral: an expression denoting numerals
 | Stone Crafts Private Limited | St Crafts Private Limited | no | “one” inside a word is not a numeral
 | Phase 3 Electricals Private Limited | Phase Electricals Private Limited | l | not if the numeral is a brand: the page must say so
 | Zentrova Foods Private Limited | Zentrova Agro Foods Private Limited | no | a further word
? | Zentrova Foods Private Limited | New Zentrova Foods Private Limited | no | the 2014 rule had New, today’s rule has not; 8A(1)(g) or the trade mark owner may still object
? | Balaji Sweets Private Limited | Shree Balaji Sweets Private Limited | no | the 2014 rule had Shri, Shree and Om, today’s rule has not
? | Zentrova Foods Private Limited | Zentrova Textiles Private Limited | no | the same brand in another trade: the names differ. The tool can’t know group companies and trade marks
 | Tata Steel Limited | Tata Foods Private Limited | no | not the same by rule 8; the tool can’t know trade marks (8A(1)(b))
 | Zentrova Foods Private Limited | Zentrova Foods Private Limited | same | identical names
 | Sunrise Bakers Private Limited | Sunset Bakers Private Limited | no | another word
 | The Sun-Rise Bakers & Co. LLP | Sunrise Baker Private Limited | abch | four reasons at once
? | www.Bakers-Sunrise.com Ltd | Sun Rise Bakers India Pvt. Ltd. | acfgk | five reasons at once
? | Private Limited | LLP | - | nothing is left of either name: the answer has no verdict
? |  | Sunrise Bakers Private Limited | - | one name is empty: the answer has no verdict
`;
