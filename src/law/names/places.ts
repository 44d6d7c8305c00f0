import { nameWords, phrasesIn, runsIn, type Run } from './words';

/* Places that are common in business names. The list is not complete; other places are not recognised. */

const STATES = `
  india, bharat, hindustan, andhra pradesh, andhra, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat,
  haryana, himachal pradesh, himachal, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya,
  mizoram, nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, tripura, uttar
  pradesh, uttarakhand, uttaranchal, west bengal, bengal, andaman, nicobar, lakshadweep, puducherry, pondicherry,
  ladakh, jammu, kashmir, delhi`;

const CITIES = `
  new delhi, mumbai, bombay, navi mumbai, thane, pune, poona, nagpur, nashik, nasik, aurangabad, solapur, kolhapur,
  kolkata, calcutta, howrah, siliguri, durgapur, asansol, chennai, madras, coimbatore, madurai, salem, tiruppur, trichy,
  tiruchirappalli, vellore, erode, bengaluru, bangalore, mysuru, mysore, mangaluru, mangalore, hubballi, hubli,
  belagavi, hyderabad, secunderabad, warangal, visakhapatnam, vizag, vijayawada, guntur, tirupati, nellore, kochi,
  cochin, thiruvananthapuram, trivandrum, kozhikode, calicut, thrissur, kannur, ahmedabad, surat, vadodara, baroda,
  rajkot, gandhinagar, bhavnagar, jamnagar, jaipur, jodhpur, udaipur, kota, ajmer, bikaner, lucknow, kanpur, varanasi,
  banaras, agra, meerut, allahabad, prayagraj, ghaziabad, noida, greater noida, bareilly, aligarh, moradabad, gorakhpur,
  mathura, gurgaon, gurugram, faridabad, panipat, karnal, rohtak, hisar, chandigarh, mohali, ludhiana, amritsar,
  jalandhar, patiala, bathinda, shimla, dehradun, haridwar, rishikesh, nainital, patna, gaya, muzaffarpur, bhagalpur,
  ranchi, jamshedpur, dhanbad, bokaro, raipur, bilaspur, bhilai, bhopal, indore, gwalior, jabalpur, ujjain, bhubaneswar,
  cuttack, puri, rourkela, guwahati, dibrugarh, silchar, shillong, imphal, aizawl, kohima, dimapur, agartala, gangtok,
  itanagar, panaji, panjim, margao, srinagar, leh, port blair, daman, diu, silvassa, darjeeling, ooty, malwa, konkan,
  vidarbha, marathwada`;

const FOREIGN = `
  america, usa, united states, canada, mexico, brazil, argentina, chile, peru, england, britain, uk, united kingdom,
  scotland, ireland, wales, france, germany, italy, spain, portugal, netherlands, holland, belgium, switzerland,
  austria, sweden, norway, denmark, finland, poland, greece, hungary, romania, bulgaria, croatia, serbia, russia,
  ukraine, turkey, israel, egypt, saudi, saudi arabia, arabia, uae, united arab emirates, qatar, kuwait, oman, bahrain,
  iran, iraq, afghanistan, pakistan, bangladesh, nepal, bhutan, sri lanka, ceylon, maldives, myanmar, burma, china,
  japan, korea, taiwan, thailand, vietnam, malaysia, singapore, indonesia, philippines, australia, new zealand, south
  africa, kenya, nigeria, ghana, ethiopia, tanzania, uganda, mauritius, london, manchester, birmingham, oxford,
  cambridge, liverpool, edinburgh, paris, berlin, munich, frankfurt, hamburg, rome, milan, venice, madrid, barcelona,
  lisbon, amsterdam, brussels, zurich, geneva, vienna, stockholm, oslo, copenhagen, helsinki, warsaw, prague, athens,
  budapest, moscow, istanbul, dubai, abu dhabi, sharjah, doha, riyadh, jeddah, tehran, baghdad, kabul, karachi, lahore,
  islamabad, dhaka, kathmandu, colombo, yangon, beijing, shanghai, shenzhen, hong kong, tokyo, osaka, kyoto, seoul,
  taipei, bangkok, hanoi, kuala lumpur, jakarta, bali, manila, sydney, melbourne, auckland, toronto, vancouver,
  montreal, new york, chicago, boston, los angeles, california, texas, florida, san francisco, washington, las vegas,
  miami, houston, dallas, seattle, hollywood, cairo, nairobi, lagos, johannesburg, cape town`;

/** Adjectives of origin, which are not names of places. */
const FOREIGN_ADJECTIVES = `
  american, canadian, mexican, brazilian, british, scottish, irish, french, german, italian, spanish,
  portuguese, dutch, belgian, swiss, austrian, swedish, norwegian, danish, finnish, polish, greek, russian, turkish,
  israeli, egyptian, iranian, afghan, pakistani, bangladeshi, nepali, chinese, japanese, korean, malaysian, indonesian,
  australian, nigerian`;

/** China, Pakistan and their cities. The Enemy Property Act, 1968 is about property of nationals of these countries. */
const OF_ENEMIES = 'china, beijing, shanghai, shenzhen, pakistan, karachi, lahore, islamabad';

const CONTINENTS =
  'asia, africa, europe, america, north america, south america, antarctica, australia, oceania';

const keys = (block: string) => phrasesIn(block).map((place) => nameWords(place).join(''));

const states: ReadonlySet<string> = new Set(keys(STATES));
const foreignPlaces: ReadonlySet<string> = new Set(keys(FOREIGN));
export const foreignAdjectives: ReadonlySet<string> = new Set(keys(FOREIGN_ADJECTIVES));
export const placesOfEnemies: ReadonlySet<string> = new Set(keys(OF_ENEMIES));
const foreignWords: ReadonlySet<string> = new Set([...foreignPlaces, ...foreignAdjectives]);
const places: ReadonlySet<string> = new Set([
  ...states,
  ...keys(CITIES),
  ...foreignPlaces,
  ...keys(CONTINENTS),
]);

/** For each word of a name, whether it is part of a place. */
export function placeMarks(words: readonly string[]): boolean[] {
  const marks = words.map(() => false);
  for (const { at, length } of runsIn(words, places)) marks.fill(true, at, at + length);
  return marks;
}

/** The countries and cities abroad in a name, as runs of its words. */
export function foreignPlacesIn(words: readonly string[]): readonly Run[] {
  return runsIn(words, foreignWords);
}

/** Whether a name has India or one of its States in it. */
export function hasState(words: readonly string[]): boolean {
  return runsIn(words, states).length > 0;
}
