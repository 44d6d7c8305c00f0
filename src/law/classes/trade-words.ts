/*
 * Words for the goods and services of small Indian businesses, in English and Hindi. Their classes come after the colon, and
 * classes that people often forget come after the plus. The source is the class headings and the alphabetical list of the Nice
 * Classification of trade marks. A word with two common meanings has the classes of both meanings. The list has no brand names,
 * and no phrases whose class follows from a rule (car repair, saree shop).
 */
export const TRADE_WORDS = `
seaweed extract : 1 + 5 29
fitkari, alum : 1 + 3
fertiliser, fertilizer, khad, soil conditioner, micronutrient : 1 + 5
industrial glue, industrial adhesive, adhesive, wood working adhesive, wood adhesive, carpenter adhesive, synthetic adhesive : 1 + 16
terpene, chemical, industrial chemical, urea, dap, compost, vermicompost, manure, gobar khad, bio fertiliser, plant growth regulator, raw plastic, plastic granule, plastic dana, resin, epoxy, caustic soda, acid, bleaching chemical, cement additive, battery water, distilled water, tile adhesive, water treatment chemical, leather chemical, textile chemical, potting soil, coolant, engine coolant, antifreeze, coolant for car engine, bio fertilizer, npk fertilizer, organic fertilizer : 1
camphor, kapoor, kapur : 1 5 + 3 4
gulal, holi colour : 2 + 3 28
wood polish, lacquer, wood polish and lacquer : 2 + 3
printer ink, printing ink, ink cartridge, toner, toner cartridge : 2 + 9
food colour : 2 + 30
paint, wall paint : 2 + 37
emulsion, varnish, primer, distemper, enamel, thinner, dye, rang, anti rust, putty, wall putty, chuna, whitewash, natural dye, pigment, wood preservative, deewar ka rang : 2
essential oil, essential oil for skin care : 3 + 1 5 30
hair oil, baal ka tel, face cream, floor cleaner, phenyl, herbal hair oil, ayurvedic hair tel : 3 + 5
toothpaste, dant manjan : 3 + 21
rose water, gulab jal : 3 + 30
cosmetic, mehndi, henna, makeup : 3 + 44
lipstick, kajal, surma, face wash, beauty product, beauty cream, skin care, skincare, soap, sabun, handmade soap, shampoo, hair colour, perfume, attar, itra, ittar, deodorant, agarbatti, incense stick, dhoop, dhoopbatti, cosmetic essential oil, detergent, washing powder, dishwash, toilet cleaner, room freshener, talcum powder, sindoor, kumkum, nail polish, sunscreen, body lotion, aloe vera gel, herbal cosmetic, handwash, face serum, hair serum, shaving cream, glass cleaner, cleaning products, bleach, shoe polish, pet shampoo, false eyelashes, eyelashes, nakhun polish, sandpaper, ubtan, hair wax, beard oil, skin cream, hair cream, body cream, coconut oil for hair, laundry detergent, toilet soap, hair shampoo : 3
pooja samagri, puja samagri, pooja items, puja items : 3 4 35 + 21
ayurvedic cosmetic, ayurvedic hair oil : 3 5
baby products : 3 5 25 + 28 10
havan samagri : 3 31
cow dung cake, gobar ke uple, upla : 4 + 1
lpg, lpg gas : 4 + 39
biofuel, biofuel pellet, fuel pellet, wood pellet, lubricant, engine oil, grease, gear oil, candle, mombatti, scented candle, wax, fuel, petrol, diesel, biodiesel, cng, coal, koyla, charcoal, firewood, lakdi, kerosene, briquette, lamp oil, wick, perfumed candle, hookah charcoal : 4
ayurvedic medicine, ayurvedic dawa, ayurvedic dawai, ayurvedic product : 5 + 3 44
protein powder, whey protein, health tonic : 5 + 29 30
pesticide, keetnashak, insecticide, herbicide : 5 + 1
essential oil for medicine, medical essential oil, sanitizer, sanitiser, hand sanitizer, disinfectant : 5 + 3
pharma, pharmaceutical, pharma company : 5 + 40
homeopathic medicine, unani medicine : 5 + 44
medicine, dawa, dawai, tablet, capsule, syrup, ayurveda, chyawanprash, churna, supplement, food supplement, dietary supplement, vitamin, nutraceutical, baby food, infant formula, sanitary pad, sanitary napkin, diaper, adult diaper, bandage, fungicide, weedicide, mosquito repellent, mosquito coil, rat poison, cough syrup, balm, pain relief oil, glucose powder, ors, herbal medicine, pet medicine, vaccine, first aid box, first aid kit, machhar agarbatti, mosquito agarbatti, slimming pills, diet pills, pill, medicated soap, medicated shampoo, ayurvedic churna, medical disinfectant, sanitary preparation : 5
chain : 6 + 14
gate, grill, shutter, rolling shutter, aluminium window, aluminium door : 6 + 37
metal scrap : 6 + 40
padlock, tala, lock, steel, iron, loha, sariya, tmt bar, iron rod, metal, metal pipe, steel pipe, gi pipe, aluminium section, hinge, kabja, nut bolt, bolt, screw, nail, wire mesh, metal door, metal sheet, roofing sheet, tin shed, steel tank, metal container, almirah lock, hardware fitting, door handle, barbed wire, copper, brass, safe, tijori, prefabricated metal building, welding rod, tin can, foil, metal statue, ladder, seedhi, handcuffs, metal window, iron window, key, chabi, chaabi, ms angle, ms pipe, ms plate, ms sheet, angle iron, iron angle, brass idol, brass statue, brass murti, pital ki murti, iron idol, lohe ki seedhi, stainless steel pipe clamp, pipe clamp, door lock, ss tank, ss pipe, stainless steel tank : 6
welding electrode : 6 9
signboard : 6 19 + 9 16
scaffolding : 6 37
machine, machinery, motor, electric motor, pump, water pump, submersible pump, generator, genset, mixer, grinder, juicer, washing machine, sewing machine, flour mill, atta chakki machine, aata chakki machine, packing machine, lathe, cnc machine, drill machine, tractor attachment, thresher, harvester, sprayer pump, chaff cutter, sugarcane machine, oil expeller, rice mill machine, compressor, conveyor, crane, lift, elevator, escalator, bearing, valve machine, hydraulic cylinder, power tool, vacuum cleaner, agricultural machine, krishi yantra, embroidery machine, vending machine, 3d printer, robot, engine, starter motor, dishwasher, papad machine, agarbatti machine : 7 + 37
cng kit, lpg kit : 7 12
knife, chaku, cutlery, spoon, fork : 8 + 21
hand tool, tool, auzar, hammer, hathoda, screwdriver, spanner, plier, scissor, kainchi, razor, shaving blade, trimmer, hair trimmer, hair straightener, axe, sickle, khurpi, spade, fawda, garden tool, manicure set, nail cutter, vegetable peeler, sword, talwar, hand pump tool, saw, aari, nail clipper, hand pump : 8
cctv : 9 + 37 45
smartwatch : 9 + 14
solar panel, laptop, computer, battery, inverter, mobile, phone, smartphone, it hardware : 9 + 37
electronics, electronic goods, mobile cover, mobile accessory, phone case, charger, mobile charger, power bank, earphone, headphone, speaker, tv, television, camera, inverter battery, solar, ups, stabilizer, stabiliser, cable, wire, electric wire, bijli ka taar, switch, electrical switch, mcb, socket, extension board, led display, printer, keyboard, mouse, pen drive, memory card, software download, downloadable software, ebook download, game software, helmet, safety helmet, safety shoe, fire extinguisher, weighing machine, weighing scale, kanta, tarazu, measuring tape, calculator, sensor, gps device, gps tracker, drone camera, iot device, smart home device, router, antenna, dth, set top box, microphone, mic, projector, electric meter, voltmeter, magnet, semiconductor, ev charger, life jacket, reflective jacket, swimming goggles, lab equipment, biometric machine, barcode scanner, pos machine, traffic cone, spirit level, bathroom scale, scales, semiconductor chip, fire alarm, transformer, led signboard, neon sign, bijli ka switch, submersible cable, bike helmet, electrical wire, led tv, motion sensor, radar motion sensor, control panel, scientific lab equipment, laboratory equipment : 9
electrical goods, bijli ka saman : 9 11
nft : 9 35 + 42
quick commerce, grocery delivery, grocery app : 9 35 39 + 42
mandi app, marketplace app : 9 35 42
fintech app, payment app, wallet app, loan app : 9 36 42
solar company : 9 37 + 11
radio, sim card : 9 38
ott, ott platform, video streaming, music streaming, music app : 9 38 41
messaging app, chat app, social media app, video call app, social network : 9 38 42 + 45
food delivery app : 9 39 42 + 35 43
cab app, taxi app, ride app, delivery app, cab booking app : 9 39 42 + 35
education app, learning app, edtech, edtech app : 9 41 42
app, application : 9 42 + 35
software, software product, erp software, billing software, accounting software, game app, gaming app, mobile game, ai tool, chatbot, crm : 9 42 + 41
agri tech, agritech, agri app : 9 42 + 44
fitness app, yoga app, health app, telemedicine app : 9 42 44 + 41
dating app, matrimony app, matrimonial app : 9 42 45
spectacles, chashma, contact lens, contact lense, spectacle frame : 10 + 5 44
massage machine, massager, medical device, surgical instrument, surgical goods, mask, surgical mask, n95 mask, bp machine, blood pressure machine, thermometer, glucometer, stethoscope, syringe, hearing aid, walking stick medical, crutch, orthopaedic belt, orthopedic, knee cap, dental equipment, denture, hospital bed, stretcher, condom, breast pump, feeding bottle, baby bottle, physiotherapy machine, ecg machine, oxygen concentrator, nebulizer, x ray machine, ppe kit, sunglasses, sunglass, goggle, eyewear, reading glasses, acupressure, artificial limb, implant, medical glove, glucose meter, blood glucose meter, orthopaedic shoes, orthopedic shoes, orthopaedic footwear, pacifier, chashme ka frame, surgical gloves, medical mask, autoclave for hospital, hospital autoclave, blood sugar test strip : 10
diya, mitti ka diya, oil lamp : 11 + 4 21
plumbing goods, sanitary goods : 11 + 6 19
ac, air conditioner, water purifier, ro, ro water purifier, ro system, fridge, geyser : 11 + 37
light, lamp, led bulb, led light, bulb, tube light, street light, decorative light, jhumar, chandelier, fan, pankha, ceiling fan, cooler, air cooler, refrigerator, freezer, deep freezer, water cooler, water heater, solar water heater, heater, gas stove, chulha, induction, oven, tandoor, microwave, toaster, electric kettle, rice cooker, pressure cooker electric, water filter, tap, nal, faucet, shower, bathroom fitting, sanitaryware, sanitary ware, toilet seat, wash basin, commode, flush tank, bath tub, torch, solar light, solar lamp, hair dryer, exhaust fan, chimney, kitchen chimney, hand dryer, boiler, cold storage plant, stove, bbq grill, incinerator, fountain, diya electric, pani garam karne ki machine, coffee machine, tea machine, ice machine, gas lighter, solar street light, led street light, room heater, water tap, kitchen sink, industrial boiler, steam boiler : 11
tractor : 12 + 7 37
electric scooter, electric vehicle, ev, e rickshaw : 12 + 9 37
auto part, car part, bike part, spare part : 12 + 7
wheelchair, wheel chair : 12 + 10
ambulance vehicle : 12 + 39
vehicle, car, gaadi, bike, motorcycle, scooter, auto rickshaw, toto, cycle, bicycle, saikil, truck, bus, trailer, tyre, tire, tube tyre, brake, brake pad, clutch plate, car accessory, car seat cover, boat, naav, drone, aeroplane, fire engine, lifeboat, rescue raft, wheel, rim, horn, thela, hand cart, pushcart, trolley, pram, stroller, baby stroller, electric cycle, bullock cart, shock absorber, windshield, helicopter, wheelbarrow, camera drone, tractor part, tractor spare part : 12
pepper spray, firecracker, fireworks, cracker, patakha, pataka, phuljhadi, sparkler, gun, rifle, air gun, pistol, ammunition, cartridge gun, explosive : 13
watch, wrist watch, ghadi : 14 + 9
jewellery, jewelry, sona, gehne, gehna, zevar, gold, silver, chandi, diamond, heera, gemstone, ratna, imitation jewellery, artificial jewellery, fashion jewellery, bangle, chudi, kangan, mangalsutra, payal, earring, ring, angoothi, necklace, clock, wall clock, coin, trophy precious, key ring, keychain, pearl, moti, kundan, rakhi silver, cufflink, platinum, bracelet, silver article, prayer beads, rudraksha mala, rosary, alarm clock, silver anklet, gold chain, gold ring, imitation jewelry : 14
musical instrument, guitar, tabla : 15 + 41
harmonium, dholak, dhol, sitar, flute, bansuri, piano, drum, violin, veena, shehnai, guitar string, keyboard instrument, music stand, drumsticks : 15
book, kitab, printed book, magazine : 16 + 9 41
wedding card, shaadi card, calendar, diary, visiting card : 16 + 40
paper, kagaz, stationery, notebook, copy, register, pen, pencil, eraser, textbook, newspaper, akhbar, akhbaar, greeting card, poster, sticker, label, cardboard box, carton, gatta, corrugated box, packaging box, paper bag, carry bag, polythene bag, plastic bag packing, tissue paper, toilet paper, napkin paper, envelope, lifafa, file folder, gift wrap, printed matter, comic, photo, art painting, painting, colour pencil, drawing book, stamp, rubber stamp, packaging material, garbage bag, paper plate packing, glue stick, chalk, school kit, map, stationery and books, blackboard, kalam, rubber band, carton box, likhne ki kalam, ball pen, packaging tape, paint brush : 16
garden hose, garden hose pipe, hose pipe, hose, nozzle, nozzle for water hose, water hose, rubber, rubber sheet, gasket, oil seal, o ring, garden pipe, flexible pipe, pvc flexible pipe, insulation tape, insulation, thermal insulation, sealant, silicone sealant, plastic sheet, acrylic sheet, plastic film, foam sheet, packing tape, adhesive tape, asbestos, rubber mat industrial, rubber stopper, polycarbonate sheet, electrical insulator, fiberglass, mica, watering hose : 17
pvc pipe, water pipe, cpvc pipe, upvc pipe, hdpe pipe : 17 19 + 6 11
pipe : 17 19 + 6
bag, purse : 18 + 25
leather, chamda, leather goods, handbag, wallet, batua, ladies purse, backpack, school bag, basta, luggage, suitcase, trolley bag, travel bag, laptop bag, umbrella, chhata, chata, leather belt strap, pet collar, dog collar, dog belt, saddle, tote bag, jute handbag, potli, clutch bag, key pouch, walking stick, animal clothes, whip, riding saddle, laundry bag : 18
jute bag : 18 22
pet products, pet accessory : 18 31 + 28 21
gypsum : 19 + 1
wooden door, door : 19 + 20
marble, granite, tile, sangmarmar : 19 + 37
cement, concrete, brick, eent, fly ash brick, aac block, floor tile, vitrified tile, stone, patthar, sand, ret, balu, gitti, crusher stone, plywood, timber, window, upvc window, plastic door, flooring, wooden flooring, glass building, building glass, toughened glass, gypsum board, false ceiling, pop, paver block, interlocking tile, rmc, ready mix concrete, building material, roofing tile, bitumen, asphalt, rigid pipe, drain pipe, mdf, laminate, stone statue, murti of stone, bamboo pole, tombstone, prefab house, greenhouse structure, lime, plaster, imarati lakdi, water tank of concrete : 19
modular furniture, interior furniture : 20 + 37 42
mattress, gadda, pillow, takiya : 20 + 24
locker : 20 + 36
sofa, bed, modular kitchen : 20 + 37
furniture, palang, chair, kursi, table, mez, almirah, wardrobe, cushion, mirror, sheesha, photo frame, picture frame, curtain rod, wooden handicraft, wood craft, bamboo craft, cane furniture, office furniture, plastic chair, plastic furniture, shelf, rack, cot, charpai, jhula furniture, cradle, palna, baby walker, sleeping bag, plastic crate, crate, wooden box, idol, murti, statue, wooden toy box, bean bag, dressing table, mandir wooden, pooja mandir, hanger, pet house, dog house, display rack, bee hive, coffin, clothes hanger, steel almirah, salon chair, office chair, plastic water tank : 20
handicraft, hastkala, handicrafts : 20 21 + 24
toothbrush : 21 + 3
pressure cooker, cooker : 21 + 11
paper plate, disposable paper plate, disposable glass, paper cup, disposable plate : 21 + 16
utensil, bartan, steel utensil, kitchenware, kadhai, tawa, pan, non stick cookware, cookware, bottle, water bottle, steel bottle, flask, lunch box, tiffin box, dabba, plate, thali, glass tumbler, cup, mug, crockery, dinner set, pottery, mitti ke bartan, kulhad, clay pot, matka, ceramic pot, flower pot, gamla, bucket, balti, broom, jhadu, mop, brush, tongue cleaner, tongue scraper, comb, kanghi, pattal, dona, glassware, casserole, plastic container, water jug, dustbin, cleaning cloth, scrubber, gloves household, kitchen tool, strainer, chakla belan, aquarium, bird cage, makeup brush, paint roller brush, mosquito trap, pichkari household, copper bottle, gulab pash, insulated bag, toothpick, candle holder, drinking glass, plastic bottle, thermos flask, kitchen accessory : 21
fishing net, net : 22 + 28
tent, tambu, shamiana : 22 + 43
rope, rassi, mosquito net outdoor, tarpaulin, tirpal, sack, bori, gunny bag, bardana, jute fibre, coir, cotton raw, raw cotton, kapas, raw jute, cargo net, hammock, raw silk, raw wool, sail, swing net, polypropylene bag, pp bag, fibc bag, big bag, twine, sutli, shade net, awning, car cover tarpaulin, jute sack : 22
wool for knitting, knitting wool, yarn, thread, dhaga, cotton yarn, wool yarn, oon, sewing thread, polyester yarn, silk yarn, zari : 23
curtain, parda : 24 + 20
fabric, cloth, suiting, shirting, dress material : 24 + 25
cotton fabric, textile, saree fabric, silk fabric, bedsheet, chadar, bed sheet, bed cover, towel, tauliya, gamchha towel, blanket, kambal, razai, quilt, rajai, pillow cover, sofa cover, table cloth, handkerchief fabric, handloom, handloom fabric, mosquito net, machhardani, dohar, comforter, home textile, home linen, flag, jhanda, upholstery fabric, velvet, denim fabric, net fabric, banner cloth, baby blanket, mattress cover, shroud, bath towel : 24
kapda, kapde, kapra : 24 25
shoe, joote, juta, sandal, footwear, belt : 25 + 18
saree, sari, sadi, dupatta, shawl : 25 + 24
clothes, clothing, garment, readymade garment, frock, kids frock, palazzo, romper, baby romper, apparel, fashion brand, clothing brand, t shirt, tshirt, shirt, pant, trouser, jeans, kurta, kurti, lehenga, lehnga, blouse, salwar suit, salwar, ladies suit, sherwani, dhoti, lungi, gamcha, pyjama, nightwear, nighty, innerwear, undergarment, underwear, bra, lingerie, banian, vest, sock, moje, chappal, slipper, sport shoe, sneaker, boot, cap, topi, hat, turban, pagdi, scarf, stole, tie, gloves clothing, sweater, jacket, hoodie, raincoat, uniform, kids wear, baby clothes, bachchon ke kapde, mens wear, womens wear, men wear, women wear, ethnic wear, western wear, sportswear, gym wear, swimwear, maternity wear, hijab, burqa, abaya, handkerchief, rumaal, heated jacket, heated clothing, heated socks, designer wear, designer dress, gown, party wear, bridal wear, thermal wear, leggings, jersey, apron, costume, mojari, juti, kolhapuri chappal, kurtis, school uniform, leather belt, mens t shirt : 25
boutique, ladies boutique : 25 35 + 40
wig, hair extension : 26 + 44
lace, gota patti, gota, embroidery, kadhai work, button, zip, zipper, chain zip, ribbon, hair clip, hair band, hair pin, hair accessory, bindi, artificial flower, needle, sui, safety pin, hook, patch, sewing kit, rakhi, tassel, latkan, beads for craft, artificial plant, scrunchie, parandi, brooch, shoe lace, gajra artificial, human hair, false hair, nakli phool : 26
yoga mats : 27 + 28
wallpaper, carpet, artificial grass : 27 + 37
kaleen, galicha, dari, durrie, durry, rug, mat, chatai, doormat, paydan, car mat, floor mat, vinyl flooring, prayer mat, bath mat : 27
cricket bat, balla : 28 + 25
gym equipment, exercise machine, fitness equipment : 28 + 41
toy, khilona, khilone, soft toy, teddy, teddy bear, doll, puzzle, board game, game, video game console, ludo, carrom, carrom board, chess, playing card, taash, ball, football, badminton, racket, shuttlecock, sport good, sports goods, dumbbell, treadmill, yoga block, balloon, gubbara, kite, patang, manjha, christmas decoration, diwali toy, party decoration, swing, jhula, skate, skating, fishing rod, hockey stick, water gun, pichkari, educational toy, wooden toy, trampoline, pet toy, sports gloves, tennis, tash, tash ke patte, taash ke patte, sports equipment, toy drone : 28
coconut oil, nariyal tel, almond oil, badam tel, olive oil, til ka tel, sesame oil : 29 + 3
lassi, dairy product, potato chips, chips, makhana, milkshake : 29 + 30
dal, daal, pulses, almond : 29 + 31
pickle, achar, achaar, ghee, desi ghee, milk, doodh, dudh, dahi, curd, paneer, butter, makkhan, cheese, chaas, chhachh, buttermilk, milk powder, flavoured milk, soya milk, edible oil, khane ka tel, cooking oil, mustard oil, sarson tel, sarson ka tel, groundnut oil, sunflower oil, refined oil, dry fruit, mewa, kaju, badam, cashew, kishmish, raisin, pista, walnut, date, khajoor, peanut, roasted peanut, roasted chana, banana chips, aloo chips, wafer, fried snack, jam, jelly, murabba, fruit pulp, egg, anda, chicken, meat, mutton, gosht, murga, fish, machhli, seafood, prawn, jhinga, frozen food, frozen vegetable, frozen chicken, toor dal, soya chunks, tofu, mushroom processed, dried vegetable, dehydrated onion, coconut powder, desiccated coconut, soup, khoya, mawa, tomato puree, bhujia potato, canned fruit, fruit snack, sabudana wada, whey, cooked vegetable, dates, kheer mix, dairy, milk booth, yoghurt, yogurt, sukhe mewe, sukha mewa, coconut milk, dairy cream, malai, frozen fish, soya chaap, cow ghee, mango pickle, cashew nut, dehydrated vegetable, frozen pea, fried garlic, fried onion : 29
ready to eat, ready to cook, instant food, packed food, packaged food, frozen paratha, frozen snack, tiffin packed food, health food, snack, snacks : 29 30
organic products, organic food : 29 30 31
oil mill : 29 40
namkeen, bhujia, sauce, chutney, papad : 30 + 29
kombucha : 30 + 32
mithai, mithaai, sweet, sweets, laddu, barfi, rasgulla, gulab jamun, tea, chai, coffee, coffee powder, ice cream, kulfi, pizza, momo, momos, samosa, sushi, biryani, paratha, roti, bhel puri, pav bhaji, soan papdi, kaju katli, ras malai : 30 + 43
chai patti, green tea, cocoa, rice, chawal, basmati, flour, atta, aata, maida, besan, suji, sooji, rava, bread, pav, biscuit, biscuits, cookie, cake, pastry, rusk, toast, bakery item, bakery product, ladoo, halwa, sev, mixture, mathri, khakhra, papadum, spice, garam masala, haldi, mirch, turmeric, chilli powder, dhaniya, jeera, hing, ketchup, vinegar, sirka, sugar, chini, cheeni, gud, gur, jaggery, honey, shahad, salt, namak, noodle, pasta, vermicelli, sewai, poha, murmura, popcorn, corn flakes, breakfast cereal, oats, daliya, muesli, granola, millet, ragi, bajra, chocolate, toffee, candy, lollipop, chewing gum, mouth freshener, mukhwas, saunf, ice, baraf, frozen momos, samosa frozen, ready to eat idli batter, idli batter, dosa batter, idli, dosa, burger, sandwich, pizza base, custard powder, baking powder, yeast, cornflour, sabudana, food flavour, food essence, buttercream, icing, essential oil for food, energy bar, protein bar, chikki, gajak, rewri, petha, puri, pani puri, golgappa, nachos, puffed snack, food colour flavour, mayonnaise, pickle masala, tomato ketchup, herbal tea, filter coffee, kesar, saffron, elaichi, kalonji, rock candy, mishri, stevia, thandai mix, sharbat powder, tea powder brand, sattu, khandsari, gola, tapioca, vada pav, masala, cereal bar, kaali mirch, red chilli powder, cumin seed, onion powder, garlic powder, bhakarwadi, bakery biscuit : 30
bakery, cake shop, bakery shop : 30 35 43
nursery : 31 + 44 41
fresh flower, flower, phool, phool mala, bouquet : 31 + 44
fresh fruit, fruit, phal, vegetable, sabzi, sabji, fresh vegetable, onion, pyaz, potato, aloo, tomato, mango, aam, banana, kela, apple, seb, organic vegetable, seed, beej, bij, plant, paudha, nursery plant, sapling, animal feed, pashu aahar, cattle feed, poultry feed, fish feed, dog food, pet food, cat food, bird food, live animal, cow, gaay, buffalo, goat, bakri, live chicken, chick, live fish, ornamental fish, grain, anaaj, wheat, gehu, paddy, dhan, maize, makka, coconut, nariyal, fresh mushroom, mushroom, hay, bhusa, straw, raw nut, sugarcane, ganna, betel leaf, paan leaf, supari raw, areca nut, malt, fresh herb, tulsi plant, bonsai, turf grass, natural turf, hatching egg, pet litter, sprout, honey bees, bee, madhumakkhi, paudhe, live honey bee, gulab ka paudha, gulab ke paudhe, cut flower, papaya : 31
poultry farm, murgi farm, murgi palan, goat farm, dairy farm, fish farm : 31 44 + 29
beekeeping, madhumakkhi palan : 31 44 + 30
plant nursery : 31 44 + 35
organic farming, farming, kheti, farm, agriculture, krishi : 31 44
water plant, ro plant, water bottling : 32 + 40
fruit juice, juice, beer, mocktail, smoothie, smoothies : 32 + 43
water, paani, pani, mineral water, packaged drinking water, drinking water, bottled water, soda, cold drink, soft drink, ganne ka ras, sugarcane juice, energy drink, sharbat, sherbet, squash, syrup drink, craft beer, non alcoholic beer, coconut water, nariyal pani, jaljeera, lemonade, nimbu pani, aam panna, ginger ale, protein drink, tonic water, mocktail mix, electrolyte drink, nimbu sharbat, beverage : 32
liquor, sharab, daru, wine, whisky, whiskey, rum, vodka, gin, brandy, desi daru, feni, mahua, alcoholic drink, alcohol, cocktail, scotch, tequila, liqueur, toddy, mead, cider, angur ki sharab : 33
pan masala, paan masala : 34 + 30 31
hookah, hukka : 34 + 43
tobacco, tambaku, cigarette, bidi, beedi, cigar, sheesha hookah, khaini, gutkha, zarda, snuff, matchbox, match stick, machis, lighter, vape, e cigarette, rolling paper, ashtray, chewing tobacco : 34
medical store, chemist, dawa ki dukan, pharmacy : 35 + 5 44
hardware shop, hardware store, hardware ki dukan : 35 + 6 8
electronic shop, electronics shop, electronics store, electrical shop : 35 + 9 11
online shopping website, ecommerce website, online shop, online store : 35 + 9 42
car dealer, car showroom, bike showroom, second hand car : 35 + 12 37
gift item, gift, corporate gift : 35 + 16 21
garment shop, clothes shop, garment showroom, clothing store, readymade shop : 35 + 25 24
kirana, grocery, supermarket, super market, provision store, general store : 35 + 30 29
florist, pet shop : 35 + 31 44
jeweller, sunar, jewellers : 35 + 14
book shop, book store : 35 + 16
shoe shop, footwear shop : 35 + 25
mandi, anaj mandi, wholesale market : 35 + 31
ca, ca firm, chartered accountant : 35 + 36
digital marketing, digital marketing agency, seo, seo agency : 35 + 42
online shopping, ecommerce, e commerce, online selling, marketplace, online marketplace, dropshipping, auction, telecalling, advertising, advertising agency, ad agency, marketing, marketing agency, social media marketing, social media agency, branding, branding agency, pr agency, public relation, hoarding, outdoor advertising, event marketing, lead generation, market research, accounting, accountant, bookkeeping, audit, tax filing, gst filing, income tax filing, gst and tax filing, itr filing, payroll, business consultancy, business consultant, management consultancy, hr, recruitment, recruitment agency, placement agency, placement, job portal, naukri, manpower, manpower supply, staffing, office work, data entry, data entry work, bpo, call centre, call center, back office, virtual assistant, typing work, photocopy, business support, company registration, company secretary, trade fair, exhibition organiser, sales promotion, loyalty program, procurement, tender consultancy, cyber cafe form filling, office management, virtual office, coworking business, inventory management, price comparison website, customer care, business directory, outsourcing, event promotion, model agency, celebrity management, jan seva kendra, auctioneering, photocopying, tax return filing, labour contractor, labour supply, online seller, gst consultant, gst consultancy, tax consultancy, job consultancy, placement consultancy, manpower consultancy : 35
paan, paan shop : 35 34 + 31
petrol pump, fuel station : 35 37 + 4
kabadiwala, scrap : 35 40 + 39
influencer : 35 41 + 45
website for selling, online platform, portal, aggregator : 35 42 + 9
startup : 35 42
mithai ki dukan, sweet shop, mithai dukaan, halwai, mithaiwala : 35 43 + 30
hotel management : 35 43
optical shop, optician, chashme ki dukan : 35 44 + 10
payment gateway : 36 + 9 42
rental of shop and office, office rental, rental of office, rental of shop, bank, banking, finance, finance company, nbfc, loan, loan agent, loan dsa, byaj, karz, insurance, bima, insurance agent, insurance broker, stock broker, share broker, share trading, investment, mutual fund distributor, wealth management, financial planner, financial consultancy, financial advisor, chit fund, committee chit, microfinance, payment, money transfer, forex, currency exchange, credit card, crypto exchange, crypto, real estate, property, makaan, broker property, real estate broker, real estate agent, pg rental property, property management, rent collection, builder and real estate, valuation, valuer, customs broker, fund raising, crowdfunding, charity fund, donation, pawn broker, escrow, venture fund, angel investing, bachat gat, nidhi, cooperative bank, pension, hire purchase, land dealer, plot, plotting, coworking space, shop on rent, pawn shop, debt collection, flat, office space, safe deposit, mutual fund, house on rent, shop for rent, ghar kiraye par : 36
real estate developer, builder, developer of flats, property developer : 36 37
mobile recharge : 36 38 + 35
ngo, charity, trust, charitable trust, social work, samaj seva : 36 41 45
construction, construction company, building construction : 37 + 19 36
ev charging, ev charging station : 37 + 9
clothes repair, clothes mending, rafoo, rafugar : 37 + 40
makaan banana, thekedar, contractor, building contractor, civil contractor, civil work, road construction, interior work, interior contractor, painter, house painting, plumber, plumbing, electrician, electrical contractor, electrical work, bijli mistri, mistri, carpenter, carpentry, garage, mechanic, car wash, puncture, battery charging, house cleaning, housekeeping, deep cleaning, tank cleaning, laundry, dhobi, dry cleaning, dry cleaner, ironing, istri, press clothes, pest control, termite control, disinfection, sanitization, solar panel installation, waterproofing, borewell, boring, mining, demolition, mochi, construction equipment rental, road work, fabrication site, false ceiling work, pop work, tile fixing, vehicle painting, denting painting, roofing, swimming pool maintenance, swimming pool construction, gas pipeline fitting, septic tank cleaning, knife sharpening, furniture polish : 37
video call, video calling, video calling service : 38 + 9
bulk sms, bulk sms service, sms service : 38 + 35
live streaming : 38 + 41
internet, internet provider, isp, broadband, cable tv, cable operator, telecom, telecommunication, mobile network, email service, video conferencing, broadcasting, tv channel, radio station, fm radio, voip, podcast hosting, chat room, call service, satellite communication, web conference, news agency, internet cafe, cyber cafe, messaging : 38
newspaper website, news website, news portal, news channel, blog : 38 41 + 16
ambulance : 39 + 12 44
travel agency, tour package, tour and travel, tours and travels, tour guide, hotel booking : 39 + 43
ambulance service : 39 + 44
transporter, transport company, logistics, logistic, goods transport, trucking, tempo, parcel, cargo, freight, freight forwarding, packers and movers, packer mover, packers movers, movers and packers, warehouse, godown, cold storage, taxi, cab, auto service, self drive car, bike on rent, bus service, bus booking, school bus, tour operator, travels, ticket booking, train ticket, flight booking, air ticket, pilgrimage tour, char dham yatra, tirth yatra, food delivery, home delivery, water tanker, water supply, gas delivery, lpg distribution, parking, valet parking, boat ride, houseboat transport, adventure tour, trekking tour, sightseeing, customs clearing, ship, airline, helicopter service, driver service, driver on hire, packaging service, wrapping, electricity distribution, waste transport, mover, towing, gift packing, kachra uthana, kachra uthane ka kaam, garbage collection, waste collection, travel reservation, travel booking : 39
drone service, drone services : 39 42 44 + 41 45
stem cell bank, stem cell banking : 39 44
visa, visa agent : 39 45
atta chakki, aata chakki : 40 + 7 30
tailor, darzi, tailoring, custom tailoring : 40 + 25 37
printing press, printing : 40 + 16
plating, job work, silai, stitching, dress making, alteration of clothes, dyeing, rangai, bleaching cloth, flex printing, flex, screen printing, t shirt printing, digital printing, offset printing, 3d printing, photo printing, book binding, flour milling, food processing, fruit processing, recycling, waste recycling, scrap recycling, waste management, e waste, plastic recycling, kabadi, water treatment, effluent treatment, metal treatment, electroplating, galvanizing, powder coating, welding, fabrication, laser cutting, engraving, cnc job work, casting, forging, heat treatment, moulding job work, plastic moulding, contract manufacturing, custom manufacturing, third party manufacturing, embroidery work, block printing, gold polishing, jewellery making order, framing, slaughter, slaughterhouse, meat processing, wood cutting, saw mill, aara machine, leather processing, tannery, taxidermy, power generation, electricity generation, solar power plant, air purification, glass cutting, juice extraction, key cutting, denting, tattoo printing, composting service, grinding of masala, masala chakki, tie dye, waste treatment, lathe work, silna : 40
coaching centre, coaching institute, coaching : 41 + 9 16
podcast, channel, video channel, youtube channel : 41 + 9 38
yoga classes, yoga centre : 41 + 27 44
gym, fitness centre : 41 + 28 44
event management, event organiser : 41 + 35 45
meditation, meditation centre : 41 + 44 45
event planner, event company : 41 + 45 43
online course, film production, music production, music : 41 + 9
sports academy, cricket academy : 41 + 28
play school, preschool, pre school : 41 + 43
home tuition, school, vidyalaya, college, university, kids school, training institute, training centre, computer institute, skill training, skill development, spoken english, english class, ias coaching, neet coaching, jee coaching, online class, online teaching, online education, e learning, webinar, seminar, dance class, dance academy, music school, art class, drawing class, yoga teacher, fitness trainer, personal trainer, karate class, martial arts, sports club, turf ground, swimming pool, driving school, motor driving school, beauty course, cooking class, library, education consultancy, study abroad, photography, photographer, wedding photography, photo studio, videography, video production, film, movie, web series, recording studio, song, singer, band, orchestra, dj, event, party organiser, birthday party, theatre, drama, cinema, cinema hall, game zone, gaming zone, gaming cafe, amusement park, water park, resort entertainment, circus, magician, museum, publishing, publisher, translation, translator, writing, content writing, sports event, tournament, fantasy cricket, fantasy game, online game, online gaming, esports, lottery, comedian, standup comedy, night club, club, conference organiser, kabaddi, training of dog, dog training, exam preparation, test series, career counselling, abacus class, quiz, modelling class, dubbing, ebook publishing, competition, nursing college, school education, blog writing, aerobics class, cricket turf, football turf, box cricket, animation : 41
content creator, vlogger : 41 38 + 35
mandap decoration, wedding decoration, stage decoration, event decoration : 41 45 + 43
saas for business : 42 + 9 35
saas, saas platform, software development, software company : 42 + 9
fashion designer, fashion design : 42 + 25
graphic design, graphic designer, logo design : 42 + 35
architect, interior designer, interior design, interior decorator, civil engineering consultancy, civil engineering : 42 + 37
data centre, data center : 42 + 38
testing lab, testing laboratory, laboratory : 42 + 44
cyber security, cybersecurity : 42 + 45
software developer, it company, it services, it support, it consultancy, web development, web design, web designing, website, website making, website development, app development, app developer, app banane wala, mobile app development, cloud, cloud software, web hosting, hosting, domain hosting, server, data analytics, data science, artificial intelligence, ai, machine learning, ethical hacking, blockchain, game development, ux design, ui design, graphic designing, dress design, interior decoration, architecture, naksha, naksha banane wala, building design, structural engineer, structural design, civil engineering design, engineering design, product design, packaging design, industrial design, lab testing, soil testing, soil test, food testing, water testing, quality testing, calibration, research, r and d, clinical research, scientific research, survey, land survey, land surveyor, geological survey, oil exploration, energy audit, environmental consultancy, technical consultancy, programming, data recovery, tech support, tech startup, iot platform, hosting company, erp development, certification, quality inspection, vehicle inspection, authentication, weather forecast, design studio, cloud storage : 42
cloud kitchen : 43 + 29 30 35 39
tiffin, tiffin centre, dabba service : 43 + 29 30 39
restaurant, dhaba, cafe, coffee shop, tea stall, tea shop, chai stall, chai ki dukan, chai ki tapri, food truck, food cart, food stall, chaat, fast food, fast food shop, juice shop, juice centre, ice cream parlour, pizza shop, momos stall, catering, caterer, canteen, mess, bhojanalaya, khana, pub, sweet and restaurant, biryani shop, dosa corner, sandwich shop, burger shop, buffet, home chef, tandoor shop, food court, banquet food : 43 + 30 29 35
nashta, breakfast : 43 + 29 30
marriage hall, banquet hall, marriage garden : 43 + 41 45
pg, paying guest : 43 + 36
homestay, home stay : 43 + 39
day care, day care for children, creche : 43 + 41
pet boarding, dog boarding : 43 + 44
hotel, guest house, lodge, resort, hostel, dharamshala, rooms, room on rent, lodging, villa stay, farm stay, camp, camping, camping site, party hall, hall booking, farmhouse rental, meeting room rental, child care centre, baby care centre, old age home, vridhashram, dog hostel, service apartment, tent house, cutlery rental, boarding house, retirement home, cattery : 43
beauty parlour, beauty parlor, parlour, parlor, salon, beauty salon, hair salon, spa : 44 + 3 35
ayurvedic clinic : 44 + 5
pathology, pathology lab, path lab : 44 + 42
clinic, doctor, hospital, aspatal, nursing home, dentist, dental clinic, eye clinic, eye hospital, physiotherapy, physiotherapist, diagnostic centre, blood test, blood bank, medical services, telemedicine, online doctor, ayurvedic treatment, panchakarma, homeopathy, homeopathic clinic, naturopathy, psychologist, counselling mental health, mental health, therapy, nutritionist, dietitian, diet plan, weight loss centre, home nursing, nurse, barber, nai, hair cutting, massage, massage centre, mehndi artist, makeup artist, bridal makeup, tattoo, tattoo studio, nail art, hair transplant, skin clinic, laser clinic, slimming centre, ivf, ivf centre, fertility centre, veterinary, vet, pet clinic, pet doctor, pashu chikitsa, pet grooming, dog grooming, gardening, gardener, mali, landscaping, landscape, lawn care, tree plantation, plantation service, crop spraying, drone spraying, farm service, agri consultancy, agriculture consultancy, animal breeding, dairy farming service, fish farming, poultry farming, florist arrangement, rehabilitation, de addiction centre, nasha mukti kendra, yoga therapy, acupuncture, speech therapy, autism centre, optometry, sauna, steam bath, medical equipment rental, farm equipment rental, ambulance medical, radiology, x ray centre, mri, hijama, sterilization of animals, pregnancy care : 44
matrimonial site, matrimonial, matrimony, marriage bureau, shaadi website : 45 + 9 42
wedding planner, wedding planning, shaadi planner : 45 + 41 43
pandit, pandit ji, puja booking, online puja : 45 + 9
clothes rental, dress rental : 45 + 25
immigration, immigration consultant : 45 + 39
trademark registration service, trademark registration, trademark agent, lawyer, vakil, vakeel, advocate, law firm, legal services, legal consultancy, legal consultant, legal advisor, kanooni salah, notary, patent agent, ip services, licensing, company law, legal documentation, security guard, security services, security agency, bouncer, bodyguard, detective, detective agency, jasoos, rishta, dating, astrology, astrologer, jyotish, jyotishi, kundli, kundali, numerology, tarot, palmistry, vastu, puja service, pooja, funeral, antim sanskar, shav vahan, babysitter, babysitting, nanny, aaya, maid, house maid, domestic help, personal shopper, pet sitting, dog walking, wedding dress on rent, lehenga on rent, lost and found, fire fighting, fire brigade, background verification, social networking, adoption service, house sitting, caretaker, temple, mandir, religious, kanyadan, escort security, arbitration, mediation, genealogy, political party, rti help, lifeguard, online social network, alarm monitoring, concierge, personal stylist, image consultant, domain registration : 45
diagnostic reagent, medical diagnostic reagent, active pharmaceutical ingredient, pharmaceutical ingredient, api : 1 5
silai machine, packaging machine, packaging machinery, milking machine, dudh nikalne ki machine, electric juicer, borewell pump, centrifugal pump, rice mill machinery, textile machinery, food processing machinery, pharma machinery, plastic machinery, paper machinery, wood working machinery, construction machinery, oil mill machinery, flour mill machinery, dairy machinery, air compressor, diesel generator, hydraulic press, conveyor belt, rapid mixer granulator, jcb spare part, tractor implement, material handling equipment : 7
embroidery thread : 23 26
chikankari, chikan work : 24 25 26
wall hanging : 24 27
axle : 7 12
wood carving, wooden carving, bone craft, horn craft : 20
sanitary fitting : 11
asafoetida : 30
industrial valve : 7 + 6 11
`;
