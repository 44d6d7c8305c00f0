/*
 * What small businesses of India sell and do, in English and Hinglish, with the classes that it falls into, and after a plus those
 * that are often forgotten beside it. Worked from the headings; where two readings are common, both stand.
 */
export const TRADE_WORDS = `
mithai, mithaai, sweet, sweets, laddu, barfi, rasgulla, gulab jamun, tea, chai, coffee, coffee powder, ice cream, kulfi, pizza, momo, momos, samosa : 30 + 43
namkeen, bhujia, sauce, chutney, papad : 30 + 29
fruit juice, juice, beer, mocktail : 32 + 43
hookah, hukka : 34 + 43
lassi, dairy product, potato chips, chips, makhana, milkshake : 29 + 30
dal, daal, pulses : 29 + 31
fresh flower, flower, phool, phool mala, bouquet : 31 + 44
cosmetic, mehndi, henna, makeup : 3 + 44
hair oil, baal ka tel, face cream, cream, floor cleaner, phenyl : 3 + 5
essential oil, essential oil for skin care : 3 + 5 30
essential oil for medicine, medical essential oil : 5 + 3
toothpaste, dant manjan : 3 + 21
toothbrush : 21 + 3
lpg, lpg gas : 4 + 39
biofuel, biofuel pellet, fuel pellet, wood pellet : 4
ayurvedic medicine, ayurvedic dawa, ayurvedic dawai, ayurvedic product : 5 + 3 44
homeopathic medicine, unani medicine : 5 + 44
pharma, pharmaceutical, pharma company : 5 + 40
protein powder, whey protein, health tonic : 5 + 29 30
sanitizer, sanitiser, hand sanitizer, disinfectant : 5 + 3
pesticide, keetnashak, insecticide, herbicide : 5 + 1
fertiliser, fertilizer, khad : 1 + 5
industrial glue, industrial adhesive : 1 + 16
terpene : 1
havan samagri : 3 31
paint, wall paint : 2 + 37
wood polish, lacquer, wood polish and lacquer : 2 + 3
food colour : 2 + 30
gulal, holi colour : 2 + 3 28
printer ink, printing ink, ink cartridge, toner : 2 + 9
iron gate, gate, grill, shutter, rolling shutter, aluminium window, aluminium door : 6 + 37
metal scrap : 6 + 40
padlock, tala, lock : 6
knife, chaku, cutlery, spoon, fork : 8 + 21
cctv, cctv camera : 9 + 37 45
solar panel, laptop, computer, battery, inverter : 9 + 37
mobile, mobile phone, phone, smartphone : 9 + 37
smartwatch : 9 + 14
watch, wrist watch, ghadi : 14 + 9
spectacles, chashma, contact lens, contact lense, spectacle frame : 10 + 5 44
massage machine, massager : 10
wheelchair, wheel chair : 12 + 10
ac, air conditioner, water purifier, ro, ro water purifier, ro system, fridge, geyser : 11 + 37
tractor : 12 + 7 37
electric scooter, electric vehicle, ev, e rickshaw : 12 + 9 37
auto part, car part, bike part, spare part : 12 + 7
ambulance vehicle : 12 + 39
pepper spray : 13
musical instrument, guitar, tabla : 15 + 41
wedding card, shaadi card, calendar, diary, visiting card : 16 + 40
book, kitab, printed book, magazine : 16 + 9 41
garden hose, garden hose pipe, hose pipe, hose, hose nozzle, nozzle, nozzle for water hose, water hose : 17
pvc pipe, water pipe, cpvc pipe : 17 19 + 6 11
leather bag, bag, purse : 18 + 25
marble, granite, tile, sangmarmar : 19 + 37
wooden door, door : 19 + 20
sofa, bed, modular kitchen : 20 + 37
mattress, gadda, pillow, takiya : 20 + 24
paper cup, paper plate, paper cup and plate : 21 + 16
pressure cooker, cooker : 21 + 11
tent, tambu, shamiana : 22 + 43
fishing net, net : 22 + 28
wool for knitting, knitting wool : 23
embroidery thread : 23 + 26
curtain, parda : 24 + 20
fabric, cloth, suiting shirting, suiting, shirting, dress material : 24 + 25
saree, sari, sadi, dupatta, shawl : 25 + 24
shoe, joote, juta, sandal, footwear, leather shoe : 25 + 18
wig, hair extension : 26 + 44
yoga mat : 27 + 28
wallpaper, carpet, artificial grass : 27 + 37
cricket bat, balla : 28 + 25
gym equipment, exercise machine, fitness equipment : 28 + 41
online shopping website, ecommerce website, online shop, online store : 35 + 9 42
digital marketing, digital marketing agency, seo, seo agency : 35 + 42
ca, ca firm, chartered accountant : 35 + 36
influencer marketing : 35 + 41
payment gateway : 36 + 9 42
rental of shop and office, office rental, rental of office, rental of shop : 36
construction, construction company, building construction : 37 + 19 36
ev charging, ev charging station : 37 + 9
bulk sms, bulk sms service, sms service : 38 + 35
live streaming : 38 + 41
video call, video calling, video calling service : 38 + 9
travel agency, tour package, tour and travel, tours and travels : 39 + 43
food delivery app : 9 39 42 + 35 43
ambulance service, ambulance : 39 + 44
printing press, printing, printing services : 40 + 16
gold plating, plating : 40
tailor, darzi, tailoring, custom tailoring : 40 + 25 37
atta chakki, aata chakki : 40 + 7 30
coaching, coaching centre, coaching institute, tuition : 41 + 9 16
play school, preschool, pre school : 41 + 43
gym, fitness centre : 41 + 28 44
yoga class, yoga classes, yoga centre : 41 + 27 44
event management, event organiser : 41 + 35 45
online course, film production, music production, music : 41 + 9
podcast, youtube channel, youtuber : 41 + 9 38
sports academy, cricket academy : 41 + 28
saas, saas platform, software development, software company : 42 + 9
architect, interior designer, interior design, interior decorator : 42 + 37
civil engineering consultancy, civil engineering : 42 + 37
graphic design, graphic designer, logo design : 42 + 35
cyber security, cybersecurity : 42 + 45
testing lab, testing laboratory, laboratory : 42 + 44
fashion designer, fashion design : 42 + 25
tiffin, tiffin service, tiffin centre, dabba service : 43 + 29 30 39
cloud kitchen : 43 + 29 30 35 39
homestay, home stay : 43 + 39
pg, pg hostel, paying guest : 43 + 36
marriage hall, banquet hall, marriage garden : 43 + 41 45
day care, day care for children, creche : 43 + 41
pet boarding, dog boarding : 43 + 44
beauty parlour, beauty parlor, parlour, parlor, salon, beauty salon, hair salon, spa : 44 + 3 35
pathology, pathology lab, path lab : 44 + 42
ayurvedic clinic : 44 + 5
matrimonial site, matrimonial, matrimony, marriage bureau, shaadi website : 45 + 9 42
wedding planner, wedding planning, shaadi planner : 45 + 41 43
pandit, pandit ji, pandit booking, puja booking, online puja : 45 + 9
trademark registration service, trademark registration, trademark agent : 45
clothes rental, dress rental : 45 + 25
pan masala, paan masala : 34 + 30 31
chemical, industrial chemical, urea, dap, compost, vermicompost, manure, gobar khad, bio fertiliser, plant growth regulator, raw plastic, plastic granule, plastic dana, resin, epoxy, fevicol, caustic soda, acid, bleaching chemical, cement additive, construction chemical, waterproofing chemical, battery water, distilled water, tile adhesive, water treatment chemical, leather chemical, textile chemical : 1
seaweed extract, soil conditioner, micronutrient : 1 + 5
emulsion, varnish, primer, distemper, enamel, thinner, dye, rang, anti rust, putty, wall putty, chuna, whitewash, natural dye, pigment : 2
lipstick, kajal, surma, face wash, beauty product, beauty cream, skin care, skincare, soap, sabun, handmade soap, shampoo, hair colour, perfume, attar, itra, ittar, deodorant, agarbatti, incense stick, dhoop, dhoopbatti, cosmetic essential oil, detergent, washing powder, surf, dishwash, dishwash bar, toilet cleaner, room freshener, talcum powder, sindoor, kumkum, nail polish, sunscreen, body lotion, aloe vera gel, herbal cosmetic, handwash, face serum, hair serum, shaving cream, glass cleaner, cleaning products, bleach, shoe polish, pet shampoo : 3
ayurvedic cosmetic, ayurvedic hair oil : 3 5
lubricant, engine oil, grease, mobil oil, gear oil, candle, mombatti, scented candle, wax, fuel, petrol, diesel, biodiesel, cng, coal, koyla, charcoal, firewood, lakdi, kerosene, briquette, camphor tablet lamp oil, lamp oil, wick : 4
petrol pump, fuel station : 35 37 + 4
medicine, dawa, dawai, tablet, capsule, syrup, ayurveda, chyawanprash, churna, supplement, food supplement, dietary supplement, vitamin, nutraceutical, baby food, infant formula, sanitary pad, sanitary napkin, diaper, adult diaper, bandage, fungicide, weedicide, mosquito repellent, mosquito coil, rat poison, veterinary medicine, cough syrup, balm, pain relief oil, glucose powder, ors, herbal medicine, pet medicine, vaccine : 5
medical store, chemist, dawa ki dukan, pharmacy : 35 + 5 44
steel, iron, loha, sariya, tmt bar, steel bar, iron rod, metal, metal pipe, steel pipe, gi pipe, aluminium section, hinge, kabja, nut bolt, bolt, screw, nail, wire mesh, metal door, metal sheet, roofing sheet, tin shed, steel tank, metal container, almirah lock, hardware fitting, door handle, chain, barbed wire, copper, brass, scaffolding, metal ladder, safe, tijori, prefabricated metal building, welding rod, tin can, foil, metal statue : 6
welding electrode : 6 9
machine, machinery, motor, electric motor, pump, water pump, submersible pump, generator, genset, mixer grinder, mixer, grinder, juicer, washing machine, sewing machine, silai machine, flour mill, atta chakki machine, aata chakki machine, packing machine, printing machine, lathe, cnc machine, drill machine, tractor attachment, thresher, harvester, sprayer pump, chaff cutter, sugarcane machine, oil expeller, rice mill machine, compressor, conveyor, crane, lift, elevator, escalator, bearing, valve machine, hydraulic cylinder, power tool, welding machine, vacuum cleaner, agricultural machine, krishi yantra, rotavator, embroidery machine, vending machine, 3d printer, robot, engine, starter motor, kirloskar engine, dishwasher, papad machine, agarbatti machine, borewell motor : 7 + 37
hand tool, tool, auzar, hammer, hathoda, screwdriver, spanner, plier, scissor, kainchi, razor, shaving blade, trimmer, hair trimmer, hair straightener, axe, sickle, khurpi, spade, fawda, garden tool, manicure set, nail cutter, vegetable peeler, sword, talwar, hand pump tool, saw, aari : 8
electronics, electronic goods, mobile cover, mobile accessory, phone case, charger, mobile charger, power bank, earphone, headphone, speaker, tv, television, camera, inverter battery, solar, ups, stabilizer, stabiliser, cable, wire, electric wire, bijli ka taar, switch, electrical switch, mcb, socket, extension board, led display, printer, keyboard, mouse, pen drive, memory card, software download, downloadable software, ebook download, game software, helmet, safety helmet, safety shoe, fire extinguisher, weighing machine, weighing scale, kanta, tarazu, measuring tape, calculator, sensor, gps device, gps tracker, drone camera, iot device, smart home device, router, antenna, dth, set top box, microphone, mic, projector, electric meter, voltmeter, magnet, semiconductor, chip, ev charger, life jacket, reflective jacket, swimming goggles, lab equipment, biometric machine, barcode scanner, pos machine : 9
app, mobile app, android app, ios app, application : 9 42 + 35
software, software product, erp software, billing software, accounting software, game app, gaming app, mobile game, ai tool, ai software, chatbot, crm : 9 42 + 41
education app, learning app, edtech, edtech app : 9 41 42
cab app, taxi app, ride app, bike taxi app, delivery app : 9 39 42 + 35
dating app, matrimony app, matrimonial app : 9 42 45
fintech app, payment app, wallet app, upi app, loan app : 9 36 42
messaging app, chat app, social media app, video call app, social network : 9 38 42 + 45
ott, ott platform, video streaming, music streaming, music app : 9 38 41
fitness app, yoga app, health app, telemedicine app : 9 42 44 + 41
medical device, surgical instrument, surgical goods, mask, surgical mask, n95 mask, gloves surgical, bp machine, blood pressure machine, thermometer, glucometer, stethoscope, syringe, hearing aid, walking stick medical, crutch, orthopaedic belt, orthopedic, knee cap, dental equipment, denture, hospital bed, stretcher, condom, breast pump, feeding bottle, baby bottle, physiotherapy machine, ecg machine, oxygen concentrator, nebulizer, x ray machine, ppe kit, sunglasses, sunglass, goggle, eyewear, reading glasses, acupressure, artificial limb, implant, medical glove : 10
optical shop, optician, chashme ki dukan : 35 44 + 10
light, lamp, led bulb, led light, bulb, tube light, street light, decorative light, jhumar, chandelier, fan, pankha, ceiling fan, cooler, air cooler, refrigerator, freezer, deep freezer, water cooler, water heater, solar water heater, heater, room heater, gas stove, chulha, induction, oven, tandoor, microwave, toaster, electric kettle, rice cooker, pressure cooker electric, water filter, tap, nal, faucet, shower, bathroom fitting, sanitaryware, sanitary ware, toilet seat, wash basin, commode, flush tank, bath tub, torch, solar light, solar lamp, hair dryer, exhaust fan, chimney, kitchen chimney, hand dryer, boiler, cold storage plant, stove, bbq grill, incinerator, fountain, diya electric : 11
vehicle, car, gaadi, bike, motorcycle, scooter, auto rickshaw, toto, cycle, bicycle, saikil, truck, bus, trailer, tyre, tire, tube tyre, brake, brake pad, clutch plate, car accessory, car seat cover, boat, naav, drone, aeroplane, fire engine, lifeboat, rescue raft, wheel, rim, horn, thela, hand cart, pushcart, trolley, pram, stroller, baby stroller, electric cycle, bullock cart, shock absorber, windshield, helicopter : 12
firecracker, fireworks, cracker, patakha, pataka, phuljhadi, sparkler, gun, rifle, air gun, pistol, ammunition, cartridge gun, explosive : 13
jewellery, jewelry, gold jewellery, sona, gehne, gehna, zevar, gold, silver, chandi, silver jewellery, diamond, heera, gemstone, ratna, imitation jewellery, artificial jewellery, fashion jewellery, bangle, chudi, kangan, mangalsutra, payal, earring, ring, angoothi, necklace, clock, wall clock, coin, gold coin, trophy precious, key ring, keychain, pearl, moti, kundan, rakhi silver, cufflink, platinum, bracelet, silver article : 14
jewellery shop, jeweller, sunar, jewellers : 35 + 14
harmonium, dholak, dhol, sitar, flute, bansuri, piano, drum, violin, veena, shehnai, guitar string, keyboard instrument : 15
paper, kagaz, stationery, notebook, copy, register, pen, pencil, eraser, textbook, newspaper, akhbar, akhbaar, greeting card, poster, sticker, label, cardboard box, carton, gatta, corrugated box, packaging box, paper bag, carry bag, polythene bag, plastic bag packing, tissue paper, toilet paper, napkin paper, envelope, lifafa, file folder, gift wrap, printed matter, comic, photo, art painting, painting, colour pencil, drawing book, stamp, rubber stamp, packaging material, bubble wrap, garbage bag, paper plate packing, glue stick, chalk, school kit, map : 16
newspaper website, news website, news portal, news channel, blog : 38 41 + 16
rubber, rubber sheet, gasket, oil seal, o ring, garden pipe, flexible pipe, pvc flexible pipe, insulation tape, insulation, thermal insulation, sealant, silicone sealant, plastic sheet, acrylic sheet, plastic film, foam sheet, packing tape, adhesive tape, asbestos, rubber mat industrial, rubber stopper, polycarbonate sheet, electrical insulator, teflon tape, thermocol, fiberglass : 17
pipe : 17 19 + 6
leather, chamda, leather goods, handbag, wallet, batua, ladies purse, backpack, school bag, basta, luggage, suitcase, trolley bag, travel bag, laptop bag, umbrella, chhata, chata, leather belt strap, pet collar, dog collar, dog belt, saddle, tote bag, jute handbag, potli, clutch bag, key pouch, walking stick, animal clothes, whip : 18
belt, leather belt : 25 + 18
leather jacket : 25 + 18
cement, concrete, brick, eent, fly ash brick, aac block, floor tile, vitrified tile, stone, patthar, sand, ret, balu, gitti, crusher stone, plywood, timber, window, upvc window, plastic door, flooring, wooden flooring, glass building, building glass, toughened glass, gypsum board, false ceiling, pop, paver block, interlocking tile, rmc, ready mix concrete, building material, roofing tile, bitumen, asphalt, rigid pipe, drain pipe, mdf, laminate, sunmica, statue of stone, stone statue, murti of stone, bamboo pole, tombstone, prefab house, greenhouse structure, lime, plaster : 19
furniture, palang, chair, kursi, table, mez, almirah, wardrobe, cushion, mirror, sheesha, photo frame, picture frame, curtain rod, wooden handicraft, wood craft, bamboo craft, cane furniture, office furniture, plastic chair, plastic furniture, shelf, rack, cot, charpai, jhula furniture, cradle, palna, baby walker, sleeping bag, plastic crate, crate, wooden box, idol, murti, statue, wooden toy box, bean bag, dressing table, mandir wooden, pooja mandir, hanger, pet house, dog house, display rack, bee hive, coffin : 20
modular furniture, interior furniture : 20 + 37 42
utensil, bartan, steel utensil, kitchenware, kadhai, tawa, pan, non stick cookware, cookware, bottle, water bottle, steel bottle, flask, thermos, lunch box, tiffin box, tiffin dabba, dabba, plate, thali, glass tumbler, cup, mug, crockery, dinner set, pottery, mitti ke bartan, kulhad, clay pot, matka, diya, ceramic pot, flower pot, gamla, bucket, balti, broom, jhadu, mop, brush, tongue cleaner, tongue scraper, comb, kanghi, disposable plate, pattal, dona, glassware, casserole, plastic container, water jug, dustbin, cleaning cloth, scrubber, gloves household, kitchen tool, strainer, chakla belan, aquarium, bird cage, makeup brush, paint roller brush, mosquito trap, pichkari household, copper bottle, lock and lock box, gulab pash, pooja thali, insulated bag : 21
rope, rassi, mosquito net outdoor, tarpaulin, tirpal, sack, bori, gunny bag, jute bag, bardana, jute fibre, coir, cotton raw, raw cotton, kapas, raw jute, cargo net, hammock, raw silk, raw wool, sail, swing net, polypropylene bag, pp bag, fibc bag, big bag, twine, sutli, shade net, awning, car cover tarpaulin : 22
yarn, thread, dhaga, cotton yarn, wool yarn, oon, sewing thread, polyester yarn, silk yarn, zari, zari thread : 23
cotton fabric, textile, saree fabric, silk fabric, bedsheet, chadar, bed sheet, bed cover, towel, tauliya, gamchha towel, blanket, kambal, razai, quilt, rajai, pillow cover, sofa cover, table cloth, handkerchief fabric, khadi, khadi cloth, handloom, handloom fabric, mosquito net, machhardani, dohar, comforter, home textile, home linen, flag, jhanda, upholstery fabric, velvet, denim fabric, net fabric, banner cloth, baby blanket, mattress cover, shroud : 24
kapda, kapde, kapra : 24 25
clothes, clothing, garment, readymade garment, apparel, fashion brand, clothing brand, t shirt, tshirt, shirt, pant, trouser, jeans, kurta, kurti, lehenga, lehnga, blouse, salwar suit, salwar, ladies suit, sherwani, dhoti, lungi, gamcha, pyjama, nightwear, nighty, innerwear, undergarment, underwear, bra, lingerie, banian, vest, sock, moje, chappal, slipper, sport shoe, sneaker, boot, cap, topi, hat, turban, pagdi, scarf, stole, tie, gloves clothing, sweater, jacket, hoodie, raincoat, school uniform, uniform, kids wear, baby clothes, bachchon ke kapde, mens wear, womens wear, ethnic wear, western wear, sportswear, gym wear, swimwear, maternity wear, hijab, burqa, abaya, handkerchief, rumaal, heated jacket, heated clothing, heated socks, designer wear, designer dress, gown, party wear, bridal wear, thermal wear, leggings, jersey, apron, costume, mojari, juti, kolhapuri chappal : 25
lace, gota patti, gota, embroidery, kadhai work, button, zip, zipper, chain zip, ribbon, hair clip, hair band, hair pin, hair accessory, bindi, artificial flower, needle, sui, safety pin, hook, patch, sewing kit, rakhi, tassel, latkan, beads for craft, artificial plant, scrunchie, parandi, brooch, shoe lace, gajra artificial : 26
human hair : 26
kaleen, galicha, dari, durrie, rug, mat, chatai, doormat, paydan, car mat, floor mat, vinyl flooring, prayer mat, bath mat, gym mat : 27
toy, khilona, khilone, soft toy, doll, puzzle, board game, game, video game console, ludo, carrom, carrom board, chess, playing card, taash, ball, football, badminton, racket, shuttlecock, sport good, sports goods, dumbbell, treadmill, yoga block, balloon, gubbara, kite, patang, manjha, christmas decoration, diwali toy, party decoration, swing, jhula, skate, skating, fishing rod, hockey stick, water gun, pichkari, educational toy, wooden toy, trampoline, pet toy, sports gloves, tennis : 28
pickle, achar, achaar, aam ka achar, ghee, desi ghee, milk, doodh, dudh, dahi, curd, paneer, butter, makkhan, cheese, chaas, chhachh, buttermilk, milk powder, flavoured milk, soya milk, edible oil, khane ka tel, cooking oil, mustard oil, sarson tel, sarson ka tel, coconut oil, groundnut oil, sunflower oil, refined oil, dry fruit, mewa, kaju, badam, cashew, almond, kishmish, raisin, pista, walnut, date, khajoor, peanut, roasted peanut, roasted chana, banana chips, aloo chips, wafer, fried snack, jam, jelly, murabba, fruit pulp, egg, anda, chicken, meat, mutton, gosht, murga, fish, machhli, seafood, prawn, jhinga, frozen food, frozen vegetable, frozen chicken, toor dal, soya chunks, tofu, mushroom processed, dried vegetable, dehydrated onion, coconut powder, desiccated coconut, soup, khoya, mawa, peanut butter, tomato puree, bhujia potato, canned fruit, fruit snack, sabudana wada, whey, cooked vegetable, dates, kheer mix : 29
dairy, doodh dairy, milk dairy, milk booth : 29
ready to eat, ready to cook, instant food, packed food, packaged food, frozen paratha, frozen snack, tiffin packed food, health food, snack, snacks : 29 30
chai patti, green tea, cocoa, rice, chawal, basmati, basmati chawal, flour, atta, aata, maida, besan, suji, sooji, rava, bread, pav, biscuit, biscuits, cookie, cake, pastry, rusk, toast, bakery item, bakery product, ladoo, halwa, sev, mixture, mathri, khakhra, papadum, spice, masala, garam masala, haldi, mirch, turmeric, chilli powder, dhaniya, jeera, hing, ketchup, vinegar, sirka, sugar, chini, cheeni, gud, gur, jaggery, honey, shahad, salt, namak, noodle, maggi, pasta, vermicelli, sewai, poha, murmura, popcorn, corn flakes, breakfast cereal, oats, daliya, muesli, granola, millet, millet flour, ragi, bajra, bajra atta, chocolate, toffee, candy, lollipop, chewing gum, mouth freshener, mukhwas, saunf, ice, baraf, frozen momos, samosa frozen, idli batter, dosa batter, idli, dosa, burger, sandwich, pizza base, custard powder, baking powder, yeast, cornflour, sabudana, food flavour, food essence, buttercream, buttercream icing, icing, essential oil for food, energy bar, protein bar, chikki, gajak, rewri, petha, puri, pani puri, golgappa, kurkure, nachos, puffed snack, food colour flavour, mayonnaise, pickle masala, tomato ketchup, herbal tea, filter coffee, kesar, saffron, elaichi, kalonji, rock candy, mishri, stevia, thandai mix, sharbat powder : 30
mithai ki dukan, sweet shop, mithai dukaan, halwai, mithaiwala : 35 43 + 30
bakery, cake shop, bakery shop, cake bakery : 30 35 43
fresh fruit, fruit, phal, vegetable, sabzi, sabji, fresh vegetable, onion, pyaz, potato, aloo, tomato, mango, aam, banana, kela, apple, seb, organic vegetable, seed, beej, bij, vegetable seed, plant, paudha, nursery plant, sapling, animal feed, pashu aahar, cattle feed, poultry feed, fish feed, dog food, pet food, cat food, bird food, live animal, cow, gaay, buffalo, goat, bakri, live chicken, chick, live fish, ornamental fish, grain, anaaj, wheat, gehu, paddy, dhan, maize, makka, coconut, nariyal, fresh mushroom, mushroom, hay, bhusa, straw, raw nut, sugarcane, ganna, betel leaf, paan leaf, supari raw, areca nut, malt, fresh herb, tulsi plant, bonsai, turf grass, natural turf, hatching egg, pet litter, sprout : 31
flower shop, florist, phool ki dukan : 35 + 31 44
plant nursery, nursery : 31 + 44
organic farming, farming, kheti, farm, agriculture, krishi : 31 44
water, paani, pani, mineral water, packaged drinking water, drinking water, bottled water, bisleri, soda, cold drink, soft drink, ganne ka ras, sugarcane juice, energy drink, sharbat, sherbet, squash, syrup drink, craft beer, non alcoholic beer, coconut water, nariyal pani, jaljeera, lemonade, nimbu pani, aam panna, ginger ale, protein drink, soda water, tonic water, mocktail mix, electrolyte drink, kombucha : 32
liquor, sharab, daru, wine, whisky, whiskey, rum, vodka, gin, brandy, desi daru, feni, mahua, alcoholic drink, alcohol, cocktail, scotch, tequila, liqueur, toddy, mead : 33
tobacco, tambaku, cigarette, bidi, beedi, cigar, sheesha hookah, khaini, gutkha, zarda, snuff, matchbox, match stick, machis, lighter, cigarette lighter, vape, e cigarette, rolling paper, ashtray, chewing tobacco : 34
paan, paan shop : 35 34 + 31
shop, dukan, dukaan, store, mart, departmental store, mall, showroom, retail, retailer, wholesale, wholesaler, thok, thok vyapar, distributor, distribution, dealer, dealership, trader, trading, trading company, stockist, online shopping, ecommerce, e commerce, amazon seller, flipkart seller, meesho seller, online selling, marketplace, online marketplace, dropshipping, import export, export, exporter, importer, import, merchant, franchise, franchise business, vending, boutique shop, auction, telecalling, reselling, departmental : 35
quick commerce, grocery delivery, grocery app : 9 35 39 + 42
kirana, kirana store, kirana dukan, kirana dukaan, grocery, grocery store, grocery shop, supermarket, super market, provision store, general store : 35 + 30 29
mobile shop, mobile ki dukan, mobile store : 35 + 9 37
hardware shop, hardware store, hardware ki dukan : 35 + 6 8
book shop, book store, stationery shop : 35 + 16
toy shop : 35 + 28
furniture shop : 35 + 20
pet shop : 35 + 31 44
boutique, ladies boutique : 25 35 + 40
garment shop, cloth shop, kapde ki dukan, saree shop, clothes shop, garment showroom, clothing store, readymade shop : 35 + 25 24
shoe shop, footwear shop : 35 + 25
advertising, advertising agency, ad agency, marketing, marketing agency, social media marketing, social media agency, branding, branding agency, pr agency, public relation, hoarding, outdoor advertising, event marketing, lead generation, market research, accounting, accountant, accounting services, bookkeeping, audit, tax filing, gst filing, income tax filing, gst and tax filing, itr filing, payroll, business consultancy, business consultant, management consultancy, consultancy, consultant, hr consultancy, hr, hr services, recruitment, recruitment agency, placement agency, placement, job portal, naukri, manpower, manpower supply, staffing, labour contractor supply, office work, data entry, data entry work, bpo, call centre, call center, back office, virtual assistant, typing work, photocopy, xerox, business support, company registration, company secretary, trade fair, exhibition organiser, sales promotion, loyalty program, procurement, tender consultancy, csc centre, cyber cafe form filling, office management, virtual office, coworking business, inventory management, price comparison website, customer care, business directory, outsourcing, event promotion, model agency, celebrity management, jan seva kendra : 35
hotel management : 35 43
bank, banking, finance, finance company, nbfc, loan, loan agent, loan dsa, byaj, karz, insurance, bima, insurance agent, lic agent, insurance broker, stock broker, share broker, share trading, investment, mutual fund distributor, wealth management, financial planner, financial consultancy, financial advisor, chit fund, committee chit, microfinance, gold loan, payment, upi payment, money transfer, forex, currency exchange, credit card, crypto exchange, crypto, real estate, property dealer, property, makaan, broker property, real estate broker, real estate agent, flat rent, pg rental property, property rental, property management, rent collection, builder and real estate, valuation, valuer, customs broker, fund raising, crowdfunding, charity fund, donation, pawn broker, escrow, venture fund, angel investing, bachat gat, nidhi, cooperative bank, pension, leasing finance, hire purchase, land dealer, plot, plotting, coworking space, shop on rent : 36
ngo, charity, trust, charitable trust, social work, samaj seva : 36 41 45
real estate developer, builder, developer of flats, property developer : 36 37
makaan banana, thekedar, contractor, civil contractor, civil work, road construction, interior work, interior contractor, painter, painting contractor, house painting, plumber, plumbing, electrician, electrical contractor, electrical work, bijli mistri, mistri, carpenter, carpentry, furniture repair, mobile repair, mobile repairing, computer repair, laptop repair, ac repair, ac service, fridge repair, tv repair, washing machine repair, car repair, car service, car garage, garage, mechanic, bike repair, bike service, bike garage, car wash, gaadi dhulai, puncture shop, puncture, tyre repair, battery charging, cleaning, cleaning services, house cleaning, housekeeping, housekeeping services, deep cleaning, sofa cleaning, tank cleaning, laundry, dhobi, dry cleaning, dry cleaner, ironing, istri, press clothes, pest control, termite control, disinfection, sanitization, solar installation, solar panel installation, cctv installation, lift installation, elevator maintenance, installation, repair, repairing, service centre, servicing, maintenance, amc, waterproofing, borewell, boring, mining, demolition, welding repair, shoe repair, mochi, watch repair, rental of machine, jcb rental, jcb, crane rental, construction equipment rental, scaffolding rental, road work, fabrication site, false ceiling work, pop work, tile fixing, ro repair, ro service, pump repair, generator rental, vehicle painting, denting painting, roofing, swimming pool maintenance, swimming pool construction, gas pipeline fitting, septic tank cleaning, knife sharpening, furniture polish, machine maintenance : 37
clothes repair, clothes mending, rafoo, rafugar : 37 + 40
internet, internet provider, isp, broadband, wifi, wifi provider, cable tv, cable operator, telecom, telecommunication, mobile network, whatsapp service, email service, video conferencing, broadcasting, tv channel, radio, radio station, fm radio, voip, podcast hosting, chat room, call service, satellite communication, web conference, news agency, internet cafe, cyber cafe, messaging : 38
influencer, content creator, vlogger : 41 38 + 35
transport, transporter, transport company, logistics, logistic, goods transport, truck transport, trucking, tempo, courier, courier service, parcel, cargo, freight, freight forwarding, shipping, packers and movers, packer mover, packers movers, movers and packers, warehouse, warehousing, godown, cold storage, storage, taxi, taxi service, cab, cab service, ola uber, auto service, car rental, self drive car, bike rental, bike on rent, bus service, bus booking, school bus, tour operator, travels, ticket booking, train ticket, flight booking, air ticket, pilgrimage tour, char dham yatra, tirth yatra, food delivery, home delivery, delivery, delivery service, water tanker, water supply, gas delivery, lpg distribution, parking, valet parking, boat ride, houseboat transport, adventure tour, trekking tour, sightseeing, customs clearing, ship, airline, helicopter service, driver service, driver on hire, packaging service, wrapping, electricity distribution, waste transport, mover, car towing, towing, gift packing, visa travel : 39
tour guide, hotel booking : 39 + 43
job work, processing, silai, stitching, dress making, alteration of clothes, dyeing, rangai, bleaching cloth, flex printing, flex, screen printing, t shirt printing, digital printing, offset printing, 3d printing, photo printing, book binding, flour milling, rice mill, oil mill, dal mill, milling, food processing, fruit processing, recycling, waste recycling, scrap recycling, waste management, e waste, plastic recycling, kabadi, kabadi work, water treatment, effluent treatment, metal treatment, electroplating, galvanizing, powder coating, welding, fabrication, metal fabrication, laser cutting, engraving, cnc job work, casting, forging, heat treatment, moulding job work, plastic moulding, contract manufacturing, custom manufacturing, third party manufacturing, embroidery work, block printing, gold polishing, jewellery making order, framing, slaughter, slaughterhouse, meat processing, wood cutting, saw mill, aara machine, leather processing, tannery, taxidermy, power generation, electricity generation, solar power plant, air purification, glass cutting, juice extraction, key cutting, denting, mobile engraving, tattoo printing, composting service, grinding of masala, masala chakki, tie dye : 40
kabadiwala, scrap dealer, scrap : 35 40 + 39
coaching class, coaching classes, tution, tuition classes, home tuition, school, vidyalaya, college, university, kids school, training, training institute, training centre, computer training, computer class, computer institute, skill training, skill development, spoken english, english class, ias coaching, neet coaching, jee coaching, online class, online teaching, online education, e learning, webinar, workshop, seminar, dance class, dance academy, music class, music school, art class, drawing class, yoga teacher, fitness trainer, personal trainer, zumba, karate class, martial arts, sports club, turf ground, swimming pool, driving school, motor driving school, beauty course, cooking class, library, education consultancy, study abroad, photography, photographer, wedding photography, photo studio, studio, videography, video production, film, movie, web series, recording studio, song, singer, band, orchestra, dj, dj service, event, party organiser, birthday party, theatre, drama, cinema, cinema hall, game zone, gaming zone, gaming cafe, amusement park, water park, resort entertainment, circus, magician, museum, publishing, publisher, book publishing, newspaper publishing, translation, translator, writing, content writing, sports event, tournament, fantasy cricket, fantasy game, online game, online gaming, esports, lottery, comedian, standup comedy, night club, club, conference organiser, kabaddi, training of dog, dog training, exam preparation, test series, career counselling, abacus class, quiz, animation film, modelling class, dubbing, ebook publishing, competition, nursing college, school education : 41
event planner, event company : 41 + 45 43
software developer, it company, it services, it support, it consultancy, web development, web design, web designing, website, website making, website design, website development, website banana, app development, app developer, app banane wala, mobile app development, cloud, cloud service, cloud software, web hosting, hosting, domain hosting, server, data analytics, data science, artificial intelligence, ai, machine learning, ethical hacking, blockchain, game development, ux design, ui design, graphic designing, dress design, interior decoration, architecture, naksha, naksha banane wala, building design, structural engineer, structural design, civil engineering design, engineering design, product design, packaging design, industrial design, lab testing, soil testing, soil test, food testing, water testing, quality testing, calibration, research, r and d, clinical research, scientific research, survey, land survey, land surveyor, geological survey, oil exploration, energy audit, environmental consultancy, technical consultancy, drone survey, vastu design, computer programming, programming, data recovery, tech support, tech startup, iot platform, hosting company, erp development, certification, iso certification, quality inspection, vehicle inspection, textile design, jewellery design, authentication, weather forecast : 42
website for selling, online platform, portal, aggregator : 35 42 + 9
blog writing : 41
restaurant, hotel restaurant, dhaba, cafe, coffee shop, tea stall, tea shop, chai stall, chai ki dukan, chai ki tapri, food truck, food cart, food stall, chaat, chaat stall, fast food, fast food shop, juice shop, juice centre, ice cream parlour, pizza shop, momos stall, catering, caterer, canteen, mess, bhojanalaya, khana, bar, pub, lounge, sweet and restaurant, biryani shop, biryani restaurant, dosa corner, sandwich shop, burger shop, bakery cafe, buffet, home chef, tandoor shop, sushi, food court, banquet food, hookah bar, bar and restaurant, hotel khana : 43 + 30 29 35
hotel, guest house, lodge, resort, hostel, oyo, dharamshala, rooms, room on rent, lodging, villa stay, farm stay, camp, camping, camping site, party hall, hall booking, farmhouse rental, meeting room rental, child care centre, baby care centre, old age home, vridhashram, dog hostel, airbnb, service apartment, tent house, tent rental, furniture rental, chair rental, cutlery rental, boarding house, retirement home, cattery : 43
clinic, doctor, hospital, aspatal, nursing home, dentist, dental clinic, eye clinic, eye hospital, physiotherapy, physiotherapist, diagnostic centre, blood test, blood bank, medical services, telemedicine, online doctor, ayurvedic treatment, panchakarma, homeopathy, homeopathic clinic, naturopathy, psychologist, counselling mental health, mental health, therapy, nutritionist, dietitian, diet plan, weight loss centre, home nursing, nurse, barber, nai, nai ki dukan, hair cutting, massage, massage centre, mehndi artist, makeup artist, bridal makeup, tattoo, tattoo studio, nail art, hair transplant, skin clinic, laser clinic, slimming centre, ivf, ivf centre, fertility centre, veterinary, vet, pet clinic, pet doctor, pashu chikitsa, pet grooming, dog grooming, gardening, gardener, mali, landscaping, landscape, lawn care, tree plantation, plantation service, crop spraying, drone spraying, farm service, agri consultancy, agriculture consultancy, animal breeding, dairy farming service, fish farming, poultry farming, florist arrangement, rehabilitation, de addiction centre, nasha mukti kendra, yoga therapy, acupuncture, speech therapy, autism centre, optometry, sauna, steam bath, medical equipment rental, farm equipment rental, ambulance medical, radiology, x ray centre, mri, hijama, sterilization of animals, pregnancy care : 44
poultry farm, murgi farm, murgi palan, goat farm, dairy farm, fish farm : 31 44 + 29
lawyer, vakil, vakeel, advocate, law firm, legal services, legal consultancy, kanooni salah, notary, patent agent, ip services, licensing, company law, legal documentation, security guard, security services, security agency, bouncer, bodyguard, detective, detective agency, jasoos, rishta, dating, astrology, astrologer, jyotish, jyotishi, kundli, kundali, numerology, tarot, palmistry, vastu, vastu consultant, puja service, pooja, funeral, funeral service, antim sanskar, shav vahan, babysitter, babysitting, nanny, aaya, maid, maid service, house maid, domestic help, personal shopper, pet sitting, dog walking, wedding dress on rent, lehenga on rent, jewellery rental, safe deposit, lost and found, fire fighting, fire brigade, background verification, social networking, adoption service, house sitting, caretaker, temple, mandir, religious service, religious, kanyadan, escort security, arbitration, mediation, genealogy, political party, rti help, lifeguard, locker, online social network, alarm monitoring, concierge, personal stylist, image consultant, uniform rental : 45
solar company : 9 37 + 11
it hardware : 9 + 37
water plant, ro plant, water bottling : 32 + 40
handicraft, hastkala, handicrafts : 20 21 + 24
gift shop, gift item, gift, corporate gift : 35 + 16 21
pooja samagri, puja samagri, pooja items, puja items : 3 4 35 + 21
pet products, pet accessory : 18 31 + 28 21
baby products : 3 5 25 + 28 10
stationery and books : 16
organic products, organic food : 29 30 31
startup : 35 42
beekeeping, madhumakkhi palan : 31 44 + 30
flour shop : 35 + 30
meat shop, chicken shop, murga ki dukan : 35 + 29
fruit shop, sabzi ki dukan, vegetable shop : 35 + 31
wine shop, sharab ki dukan, liquor shop : 35 + 33
tea powder brand : 30
electronic shop, electronics shop, electronics store, electrical shop : 35 + 9 11
electrical goods, bijli ka saman : 9 11
plumbing goods, sanitary goods : 11 + 6 19
mobile recharge : 36 38 + 35
car dealer, car showroom, bike showroom, second hand car : 35 + 12 37
saas for business : 42 + 9 35
`;
