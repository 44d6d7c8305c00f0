/*
 * Pairs of names. Somebody who had not read the code compared them by the words of rule 8. A row: "?" if the rule is unclear | name |
 * other name | letters of rule 8(2) that make the names alike, "no", or "-" if there is nothing to compare | reason. The answer may
 * always add the letter (c), which is for case, spaces and signs.
 */
export const pairs = `
 | Zentrova Foods Private Limited | Zentrova Foods Limited | a | Private and Limited are disregarded
 | Zentrova Foods Pvt. Ltd. | Zentrova Foods Private Limited | a | short forms
 | Zentrova Foods LLP | Zentrova Foods Private Limited | a | LLP is disregarded; 8A(1)(d) applies rule 8 to LLP names
 | Zentrova Foods (OPC) Private Limited | Zentrova Foods Private Limited | a | OPC Pvt. Ltd.
 | Zentrova Foods Limited Liability Partnership | Zentrova Foods LLP | a | words and acronym
 | Zentrova Foods & Co. Limited | Zentrova Foods Limited | a | & co.
 | Zentrova Foods Company Private Limited | Zentrova Foods Private Limited | a | company
 | Zentrova Foods and Company Limited | Zentrova Foods Limited | a | and company
 | Zentrova Foods Corporation Limited | Zentrova Foods Corpn Limited | a | corporation, corpn
 | Zentrova Foods Group Private Limited | Zentrova Foods Private Limited | a | group
 | Zentrova Foods Producer Company Limited | Zentrova Foods Limited | a | Producer Limited and company are disregarded
 | Zentrova Foods (P) Ltd | Zentrova Foods Limited | a | (P)
 | Zentrova Foods IFSC Private Limited | Zentrova Foods Private Limited | a | IFSC Pvt. Limited
 | Zentrova Foods Unlimited | Zentrova Foods Limited | a | Unlimited
 | Zentrova Corporate Foods Private Limited | Zentrova Foods Private Limited | no | Corporate is not corp
? | Zentrova Foods Nidhi Limited | Zentrova Foods Limited | no | Nidhi is not among the words of (a)
 | Green Technology Ltd. | Greens Technology Ltd. | b | rule’s own
 | Green Technology Ltd. | Greens Technologies Ltd. | b | rule’s own
 | Pratap Technology Ltd. | Prataps Technologies Ltd. | b | rule’s own
 | SM Computers Ltd. | SMS Computers Ltd. | no | rule’s own: an S in initials is not a plural
 | Bright Baby Toys Private Limited | Bright Babies Toy Private Limited | b | plural of two words
 | Golden Leaf Teas Private Limited | Golden Leaves Tea Private Limited | b | irregular plural
 | Neel Knife Works Private Limited | Neel Knives Work Private Limited | b | irregular plural
 | Happy Child Garments Private Limited | Happy Children Garment Private Limited | b | irregular plural
 | RK Traders Limited | RKS Traders Limited | no | as SM and SMS
 | ABC Ltd. | A.B.C. Ltd. | c | rule’s own
 | ABC Ltd. | A B C Ltd. | c | rule’s own
 | TeamWork Ltd. | Team@Work Ltd. | c | rule’s own
 | TeamWork Ltd. | Team-Work Ltd. | c | rule’s own
 | SUNRISE BAKERS PRIVATE LIMITED | Sunrise Bakers Private Limited | c | case
 | Sun Rise Bakers Private Limited | Sunrise Bakers Private Limited | c | spacing between letters: joined and parted words
 | Sharma's Kitchen Private Limited | Sharmas Kitchen Private Limited | c | apostrophe
 | Sharma’s Kitchen Private Limited | Sharma's Kitchen Private Limited | c | two kinds of apostrophe
? | Café Zentro Private Limited | Cafe Zentro Private Limited | c | accent is type of letter
 |   Blue   Peak  Labs Pvt Ltd | Bluepeak Labs Private Limited | ac | spaces, and Pvt Ltd for Private Limited
? | R&D Labs Private Limited | R D Labs Private Limited | c | special character
? | Dev and Sons Private Limited | Dev & Sons Private Limited | c | & and the word and: a special character for a word
 | Ascend Solutions Ltd. | Ascended Solutions Ltd. | d | rule’s own
 | Ascend Solutions Ltd. | Ascending Solutions Ltd. | d | rule’s own
 | Speak English Solutions Limited | Spoken English Solutions Limited | d | rule’s own: irregular verb
 | Grow Farms Private Limited | Growing Farms Private Limited | d | regular
 | Bake House Treats Private Limited | Baked House Treats Private Limited | d | drops e
 | Run Club Sports Private Limited | Running Club Sports Private Limited | d | doubles n
? | Learn Bharat Skills Private Limited | Learner Bharat Skills Private Limited | no | a noun in -er is not a tense; (i) "grammatical variation" might apply
 | King Foods Private Limited | K Foods Private Limited | no | “-ing” in King is not an ending
 | Red Dot Prints Private Limited | R Dot Prints Private Limited | no | “-ed” in Red is not an ending
 | Chemtech Ltd. | Chemtec Ltd. | e | rule’s own
 | Chemtech Ltd. | Chemtek Ltd. | e | rule’s own
 | Chemtech Ltd. | Cemtech Ltd. | e | rule’s own
 | Chemtech Ltd. | Cemtek Ltd. | e | rule’s own
 | Chemtech Ltd. | Kemtech Ltd. | e | rule’s own
 | Chemtech Ltd. | Kemtek Ltd. | e | rule’s own
 | Bee Kay Ltd. | BK Ltd. | e | rule’s own
 | Bee Kay Ltd. | Be Kay Ltd. | e | rule’s own
 | Bee Kay Ltd. | B Kay Ltd. | e | rule’s own
 | Bee Kay Ltd. | Bee K Ltd. | e | rule’s own
 | Bee Kay Ltd. | B.K. Ltd. | e | rule’s own
 | Bee Kay Ltd. | Beee Kay Ltd. | e | rule’s own
 | J.K. Industries Limited | Jay Kay Industries Limited | e | letters spelt out
 | Quick Serve Foods Private Limited | Kwik Serve Foods Private Limited | e | misspelt on purpose
 | Phone Wala Private Limited | Fone Wala Private Limited | e | ph and f
 | Krishna Dairy Private Limited | Krishnaa Dairy Private Limited | e | doubled vowel
 | Laxmi Textiles Private Limited | Lakshmi Textiles Private Limited | e | two spellings of one sound
 | Shree Balaji Sweets Private Limited | Sri Balaji Sweets Private Limited | e | two spellings of one word
? | Chaudhary Motors Private Limited | Choudhury Motors Private Limited | e | two spellings of one surname
 | Night Lite Lamps Private Limited | Nite Light Lamps Private Limited | e | gh left out
 | Neel Kamal Foods Private Limited | Nilkamal Foods Private Limited | e | two spellings of one sound, and spacing
 | Om Traders Private Limited | Aum Traders Private Limited | e | two spellings of one word
 | Krishna Foods Private Limited | Krsna Foods Private Limited | e | two spellings of one name
 | Neel Foods Private Limited | Nal Foods Private Limited | no | another vowel
 | Vikas Foods Private Limited | Vishal Foods Private Limited | no | different words and sounds
 | Kala Prints Private Limited | Kamala Prints Private Limited | no | one more syllable
 | Ultra Solutions Ltd. | Ultrasolutions.com Ltd. | f | rule’s own
 | Supreme Ultra Solutions Ltd. | Ultrasolutions.com Ltd. | no | rule’s own: a further word
 | www.zentrova.net Private Limited | Zentrova Private Limited | f | host name and extension
 | Zentrova dot com Private Limited | Zentrova Private Limited | f | dot and com
 | Zentrova.org Foundation | Zentrova Foundation | f | org
? | Zentrova.in Private Limited | Zentrova Private Limited | f | "such as" net, org, dot or com: .in by the same reason
 | Netra Eye Care Private Limited | Ra Eye Care Private Limited | no | “net” inside a word is not an extension
 | Compass Travels Private Limited | Pass Travels Private Limited | no | “com” inside a word is not an extension
 | Ravi Builders and Contractors Ltd. | Ravi Contractors and Builders Ltd. | g | rule’s own
 | Silver Moon Cafe Private Limited | Moon Silver Cafe Private Limited | g | order
 | Cafe Silver Moon Private Limited | Silver Moon Cafe Private Limited | g | order
 | Silver Moon Cafe Private Limited | Silver Sun Cafe Private Limited | no | another word
 | Arun Varun Foods Private Limited | Varun Arun Foods Private Limited | g | order
 | Congenial Tours Ltd. | A Congenial Tours Ltd. | h | rule’s own
 | Congenial Tours Ltd. | The Congenial Tours Ltd. | h | rule’s own
 | Isha Industries Ltd. | Anisha Industries Ltd. | no | rule’s own: An is part of the word
 | Orange Peel Studio Private Limited | An Orange Peel Studio Private Limited | h | an
 | Theatre Works Private Limited | Atre Works Private Limited | no | “The” is part of the word
 | Disc Solutions Ltd. | Disk Solutions Ltd. | i | rule’s own
 | Disc Solutions Ltd. | Disco Solutions Ltd. | no | rule’s own
 | Colour House Private Limited | Color House Private Limited | i | British and American spelling
 | Calibre Foods Private Limited | Caliber Foods Private Limited | i | British and American spelling
 | Kaliber Foods Private Limited | Calibre Foods Private Limited | ei | the same, and a sound
 | Zentrova (I) Private Limited | Zentrova Private Limited | k | (I) stands for India
 | Zentrova (I) Private Limited | Zentrova India Private Limited | same | the same
 | Organise Well Private Limited | Organize Well Private Limited | i | ise and ize
 | Jewellery Adda Private Limited | Jewelry Adda Private Limited | i | two spellings
? | Tara Foods Private Limited | Zara Foods Private Limited | no | one letter, but another word and sound
? | National Electricity Corporation Ltd. | Rashtriya Vidyut Nigam Ltd. | j | rule’s own: complete translation
? | Sunrise Foods | Suryodaya Ahar | j | each word is translated
? | Golden Flower Foods Private Limited | Swarna Pushp Foods Private Limited | no | only a part is translated
 | Salvage Technologies Ltd. | Salvage Technologies Delhi Ltd. | k | rule’s own
 | Retro Pharmaceuticals Ranchi Ltd. | Retro Pharmaceuticals Chennai Ltd. | no | rule’s own: both have a place
 | Zentrova Foods Private Limited | Zentrova Foods (Mumbai) Private Limited | k | place in brackets
 | Zentrova Foods Private Limited | Zentrova Foods India Private Limited | k | India is a place
 | Zentrova Foods Private Limited | Punjab Zentrova Foods Private Limited | k | place in front
 | Zentrova Foods LLP | Zentrova Foods Tamil Nadu LLP | k | a State whose name has two words
 | Indian Press LLP | Indian Press (Delhi) LLP | k | LLP rule 18(2)(ix)’s own; Indian is no place name
 | Zentrova Foods Pune Private Limited | Zentrova Foods Nagpur Private Limited | no | both have a place
? | Zentrova Foods Pune Private Limited | Zentrova Foods Pune Maharashtra Private Limited | no | the existing name already contains a place, so the words of (k) don’t apply
? | Zentrova Foods Delhi Private Limited | Zentrova Foods Private Limited | k | the clause is about adding a place to an EXISTING name; its words don’t fit the other direction, but the comparison is the same
 | Thunder Services Ltd. | Thunder 11 Services Ltd. | l | rule’s own
 | Thunder Services Ltd. | One Thunder Services Ltd. | l | rule’s own
 | Thunder 11 Services Ltd. | Thunder 12 Services Ltd. | l | modification
 | Studio 24 Salons Private Limited | Studio Twenty Four Salons Private Limited | l | figures and words
 | Seven Hills Coaching Private Limited | 7 Hills Coaching Private Limited | l | figures and words
? | Thunder II Services Private Limited | Thunder Services Private Limited | l | Roman numeral: an expression denoting numerals
 | Stone Crafts Private Limited | St Crafts Private Limited | no | “one” inside a word is not a numeral
 | Phase 3 Electricals Private Limited | Phase Electricals Private Limited | l | unless the numeral represents a brand, which the page must say
 | Zentrova Foods Private Limited | Zentrova Agro Foods Private Limited | no | a further word
? | Zentrova Foods Private Limited | New Zentrova Foods Private Limited | no | the 2014 rule had New, today’s rule has not; 8A(1)(g) or the trade mark owner may still object
? | Balaji Sweets Private Limited | Shree Balaji Sweets Private Limited | no | the 2014 rule had Shri, Shree and Om, today’s rule has not
? | Zentrova Foods Private Limited | Zentrova Textiles Private Limited | no | same brand, other trade: the names are not the same; the tool can’t know group companies and trade marks
 | Tata Steel Limited | Tata Foods Private Limited | no | not the same by rule 8; the tool can’t know trade marks (8A(1)(b))
 | Zentrova Foods Private Limited | Zentrova Foods Private Limited | same | the very same
 | Sunrise Bakers Private Limited | Sunset Bakers Private Limited | no | another word
 | The Sun-Rise Bakers & Co. LLP | Sunrise Baker Private Limited | abch | four reasons at once
? | www.Bakers-Sunrise.com Ltd | Sun Rise Bakers India Pvt. Ltd. | acfgk | five reasons at once
? | Private Limited | LLP | - | nothing is left of either name: an answer without a verdict
? |  | Sunrise Bakers Private Limited | - | empty: an answer without a verdict
`;
