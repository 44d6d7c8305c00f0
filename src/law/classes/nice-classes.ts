import type { Source } from '@/law/source';

/*
 * The list is in force since 1 January 2026; the next version is due on 1 January 2027. We read all 11,267 entries on 24 November
 * 2026, in a stored copy of WIPO's list of 17 December 2025; the site itself was not opened. The 13th edition moved eyewear from 9
 * to 10, emergency vehicles to 12 and heated clothing to 25, and divided essential oils by purpose. The copy has "eyeglasses" in
 * 10, but still "spectacles" and "sunglasses" in 9. The headings here are in our own words.
 */
export const EDITION = { name: '13th edition, version 2026', from: '2026-01-01' };

export const niceClassification: Source = {
  id: 'nice-classification',
  area: 'ip',
  title: 'Nice Classification, 13th edition, version 2026 (NCL 13-2026)',
  href: 'https://nclpub.wipo.int',
};

/** The first class of services. */
export const FIRST_SERVICE = 35;

export interface NiceClass {
  number: number;
  /** WIPO's list of its goods or services. The address is from two stored copies; it was not opened. */
  list: string;
  /** Its contents, in our own words. */
  gist: string;
  /** Indian businesses that file in it. */
  examples: string;
}

const ROWS = `
Chemicals for industry and farms, fertiliser, raw plastics, industrial glue | fertiliser dealers' brands, adhesive makers
Paints, varnish, dyes, food colours, printing ink, rust protection | paint and dye makers
Cosmetics, soap, perfume, toothpaste, agarbatti, washing and cleaning products | soap, attar and agarbatti makers
Industrial oil, grease, fuels, wax, candles | lubricant and candle makers
Medicines, Ayurveda, supplements, baby food, sanitary pads, disinfectant, pest killers | pharma and Ayurvedic firms
Common metals and goods of them: pipes, bars, locks, bolts, gates | steel traders' brands, lock makers
Machines and motors, not for road vehicles: pumps, mixers, washing, sewing and farm machines | pump and flour mill makers
Hand tools, cutlery, razors, trimmers | tool, knife and trimmer makers
Electronics, computers, phones, downloadable apps and software, batteries, cables | app makers, mobile accessories
Medical and surgical devices, masks, aids, condoms, and since 2026 spectacles | device makers, opticians' frames
Lights, fans, coolers, heating, cooking, water purifying, bathroom fittings | LED, cooler and tap makers
Vehicles by land, air and water, their parts and tyres | e-rickshaw, cycle and auto parts makers
Firearms, ammunition, fireworks | cracker makers
Precious metals, jewellery, watches | jewellers, imitation jewellery
Musical instruments | tabla and harmonium makers
Paper, printed matter, stationery, cardboard packing | notebook, book and box makers
Rubber, half-made plastic, insulating and sealing material, flexible pipes | gasket and hose makers
Leather, bags, luggage, umbrellas | bag and purse makers
Building material not of metal: cement, bricks, tiles, stone, plywood, rigid pipes | tile, marble and plywood makers
Furniture, mattresses, pillows, mirrors, frames | furniture and mattress makers
Household and kitchen ware, glass, pottery, brushes | steel utensil and bottle makers
Ropes, nets, tents, tarpaulin, sacks, raw fibres | tarpaulin and jute bag makers
Yarn and thread | spinning mills
Fabrics and household linen: bedsheets, towels, curtains | cloth and bedsheet makers
Clothes, shoes, headwear | garment, saree and footwear brands
Lace, embroidery, buttons, zips, hair ornaments, wigs, artificial flowers | trimmings and bindi makers
Carpets, mats, wallpaper, artificial grass | carpet weavers
Toys, games, sports goods, gym equipment | toy and cricket bat makers
Meat, fish, eggs, milk and milk products, edible oil, pickles, dry fruits, chips | dairies, pickle and oil makers
Tea, coffee, rice, flour, bread, mithai, namkeen, spices, sauces, sugar, salt, ice cream | masala, tea and sweet makers
Fresh fruit and vegetables, seeds, live plants and animals, animal feed | nurseries, seed and feed firms
Water, soft drinks, juices, beer | packaged water and juice makers
Alcoholic drinks except beer | distilleries, wineries
Tobacco, smokers' articles, matches, vapes | bidi, hookah and match makers
Shops and online shops, advertising, business management, accounts, recruitment | kirana shops, online sellers, agencies
Banking, finance, insurance, real estate | lenders, brokers, property dealers
Building, repair, installing, cleaning, pest control | contractors, repair shops, laundries
Telecommunications: internet access, messages, broadcasting | cable and internet providers
Transport, courier, packing and storing, travel arranging | transporters, tour operators
Working on materials for others: printing, tailoring, dyeing, milling, recycling | printing presses, tailors
Teaching, training, entertainment, sport, culture, photography, publishing | coaching classes, studios, gyms
Science and technology, software development and SaaS, design, architecture, testing | software firms, labs, designers
Food and drink served, lodging, day care | restaurants, dhabas, hotels
Health care, beauty, vets, gardening | clinics, salons, yoga therapy
Legal services, security, and personal services: matrimonial, astrology, wedding planning | law firms, guards, matrimony sites`;

const listOf = (number: number) =>
  `https://nclpub.wipo.int/enfr/?basic_numbers=show&class_number=${number}&lang=en&menulang=en&mode=flat&notion=&pagination=no&version=20260101`;

/** By number, from 1 to 45. */
export const niceClasses: readonly NiceClass[] = ROWS.trim()
  .split('\n')
  .map((row, index) => {
    const [gist = '', examples = ''] = row.split(' | ');
    return {
      number: index + 1,
      list: listOf(index + 1),
      gist: gist.replaceAll("'", '’'),
      examples: examples.replaceAll("'", '’'),
    };
  });

/** A reason to file a class beside another, keyed by the class that people forget. */
export const ALSO_CONSIDER: Readonly<Record<number, string>> = {
  5: 'if it is sold as a medicine or supplement',
  9: 'the app or device itself, which is goods',
  16: 'if it comes in print',
  24: 'the cloth, before it is a garment',
  25: 'if you sell clothes under your name',
  28: 'if you sell toys or sports goods under your name',
  29: 'if you pack such pickles, milk or snacks',
  30: 'if you pack such tea, sweets, spices or snacks',
  32: 'if you bottle drinks',
  35: 'the shop, also online, if it sells goods of other makers',
  36: 'if you lend, insure, collect money or deal in property',
  37: 'if you build, fit or repair',
  38: 'if people send messages or watch through it',
  39: 'if you deliver or arrange travel',
  40: 'if you make or process to order for others',
  41: 'if you teach, train or entertain',
  42: 'the software or design as a service',
  43: 'if you serve food or drink, or guests stay with you',
  44: 'if you treat people or animals',
  45: 'if you give legal, security or personal services',
};
