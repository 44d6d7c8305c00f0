import { phrasesIn, singular } from './words';

/** General words for goods and trades, which don't distinguish a business. */
const GENERAL = `
  accessory, account, accounting, adventure, advertising, advertisement, advisory, agency, agriculture, agricultural, agri, agro,
  air, aluminium, analytics, apparel, appliance, application, architect, architecture, art, asset, associate, audio, auto,
  automation, automobile, automotive, bag, bakery, battery, bearing, beauty, beverage, bicycle, biotech, book, bottle, brick,
  broker, broking, builder, building, business, buyer, cable, cafe, cake, car, care, cargo, carpet, carrier, casting, caterer,
  catering, cement, ceramic, chemical, child, cleaner, cleaning, clinic, cloth, clothing, cloud, coaching, coal, coffee, cold,
  college, colour, color, commerce, commercial, commodity, communication, component, computer, computing, concrete, construction,
  consultancy, consultant, consulting, container, contractor, cosmetic, cotton, courier, craft, creation, credit, dairy, data,
  dealer, decor, decoration, delivery, dental, design, designer, developer, development, diagnostic, diamond, digital, distribution,
  distributor, drug, dye, ecommerce, education, educational, electric, electrical, electricity, electronic, energy, engineer,
  engineering, enterprise, entertainment, equipment, estate, event, exim, export, exporter, fabric, fabrication, factory, farm,
  farmer, farming, fashion, fastener, feed, fertilizer, fertiliser, film, finance, financial, fish, fishery, fitness, fitting, flour, flower,
  food, footwear, forging, foundry, freight, fresh, fruit, fuel, furniture, furnishing, game, garment, gas, gem, general, gift, glass, gold,
  grain, granite, graphic, grocery, hair, handicraft, handloom, hardware, health, healthcare, heavy, herbal, holding, holiday, home,
  hospital, hospitality, hosiery, hotel, house, housing, importer, import, industrial, industry, infotech, information, infra,
  infrastructure, insurance, interior, investment, iron, irrigation, it, ites, jewel, jewellery, jewelry,
  jeweller, jute, kitchen, knitwear, laboratory, lab, lamp, land, laundry, leather, leasing, legal, light, lighting, liquor, loan, logistic,
  lubricant, machine, machinery, mall, management, manpower, manufacturer, manufacturing, marble, marine, market, marketing, mart, material,
  meat, mechanical, media, medical, medicine, metal, milk, mill, mineral, mining, mobile, motor, movie, music, natural, network, news,
  nursery, nutrition, oil, online, optical, organic, organisation, organization, outsourcing, packaging, packer, packing, paint, paper, part, paper,
  petroleum, pharma, pharmaceutical, pharmacy, photo, photography, pipe, plantation, plastic, plywood, polymer, poultry, power, precision,
  press, printer, printing, process, processing, producer, product, production, professional, project, property, pump, publication,
  publisher, publishing, rail, readymade, ready, real, realty, real, recycling, refinery, refrigeration, renewable, rental, repair, research,
  resort, resource, restaurant, retail, rice, road, roadway, robotic, rubber, saree, salon, sales, salt, school, science, scientific,
  security, seed, seller, semiconductor, service, ship, shipping, shoe, shop, shopping, silk, silver, skill, software, solar, solution,
  spice, spinning, sport, staffing, stationery, steel, stone, storage, store, studio, sugar, supermarket, supplier, supply, surgical,
  sweet, system, tailor, tea, technical, technology, tech, telecom, telecommunication, textile, tile, timber, tobacco, tool, tour, tourism,
  toy, trade, trader, trading, training, transport, transportation, travel, tyre, uniform, utensil, valve, vegetable, vehicle, venture,
  veterinary, video, warehouse, warehousing, waste, watch, water, weaving, web, website, wedding, wellness, wholesale, wind, wine, wire, wood,
  wooden, wool, woollen, work, workshop, yarn, yoga, fund, chit, woman, man, kid, baby, pet, spare, raw`;

const CONNECTING = new Set(['and', 'of', 'for', 'the', 'a', 'an', 'in', 'to', 'co', 'company']);

const general = new Set(phrasesIn(GENERAL).map(singular));

export function isGeneral(word: string): boolean {
  return general.has(singular(word));
}

/** Words of scope, which don't distinguish a business either. */
const SCOPE = new Set(['international', 'global', 'worldwide', 'overseas', 'indian', 'bharatiya']);

export function isScopeWord(word: string): boolean {
  return SCOPE.has(word);
}

export function isConnecting(word: string): boolean {
  return CONNECTING.has(word);
}
