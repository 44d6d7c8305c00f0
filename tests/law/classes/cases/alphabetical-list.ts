/*
 * Trades with their classes. We looked them up in the alphabetical list of the Nice Classification (13th edition, version 2026),
 * before we corrected the tool. The list is a copy of all 11,267 entries on WIPO's site, made on 17 December 2025. Some trades are in
 * Hindi in Latin letters, some are misspelt. A row: phrase | classes that the answer must have | classes that it may also have |
 * entry of the list from which the classes come.
 */
export const fromTheList = `
potting soil | 1 | | potting soil
coolant for car engine | 1 | | coolants for vehicle engines
fertlizer | 1 | 5 | fertilizers
fitkari | 1 | 3 | alum
wood preservative | 2 | | wood preservatives
toner cartridge | 2 | 9 | toner cartridges, filled, for printers and photocopiers
deewar ka rang | 2 | | paints*
varnsih | 2 | | varnishes*
false eyelashes | 3 | | false eyelashes
sandpaper | 3 | | sandpaper
nakhun polish | 3 | | nail polish
agarbati | 3 | | joss sticks
laundry detergent | 3 | | detergents, other than for use in manufacturing operations and for medical purposes
perfumed candles | 4 | | perfumed candles
lakdi ka koyla | 4 | | charcoal [fuel]
lubricnt | 4 | | lubricants
first aid box | 5 | | first-aid boxes, filled
machhar agarbatti | 5 | 3 | insect repellent incense
sanitry pads | 5 | | sanitary pads
slimming pills | 5 | | slimming pills
medicated soap | 5 | 3 | medicated soap
barbed wire | 6 | | barbed wire
lohe ki seedhi | 6 | | ladders of metal
handcuffs | 6 | | handcuffs
metal windows | 6 | | windows of metal
chaff cutter | 7 | | chaff cutters
milking machine | 7 | | milking machines
dudh nikalne ki machine | 7 | | milking machines
electric juicer | 7 | | juice extractors, electric
wshing machine | 7 | | washing machines [laundry]
nail clippers | 8 | | nail clippers, electric or non-electric
kainchi | 8 | | scissors*
hand pump | 8 | | hand pumps*
screwdrivr | 8 | | screwdrivers, non-electric
traffic cones | 9 | | traffic cones
spirit level | 9 | | spirit levels
bijli ka switch | 9 | | switches, electric
bathroom scales | 9 | | bathroom scales
earphnes | 9 | | headphones
blood glucose meter | 10 | | glucose meters
orthopaedic shoes | 10 | | orthopaedic footwear
baby pacifier | 10 | | pacifiers for babies
chashme ka frame | 10 | | eyeglass frames
electric kettle | 11 | | kettles, electric
hand dryer | 11 | | hand drying apparatus for washrooms
pani garam karne ki machine | 11 | | water heaters*
oil lamps | 11 | | oil lamps
mitti ka diya | 11 | 4 21 | oil lamps
wheelbarrow | 12 | | wheelbarrows
baby stroller | 12 | | strollers
cycle ki gaddi | 12 | | bicycle saddles
fire engine | 12 | | fire engines
camera drone | 12 | | camera drones
phuljhadi | 13 | | fireworks
crakers | 13 | | firecrackers
alarm clock | 14 | | alarm clocks
prayer beads | 14 | | misbaha [prayer beads]
chandi ki payal | 14 | | jewellery
bracelett | 14 | | bracelets [jewellery]
bansuri | 15 | | bamboo flutes
music stand | 15 | | music stands
drumsticks | 15 | | drumsticks
envelopes | 16 | | envelopes [stationery]
blackboard | 16 | | blackboards
likhne ki kalam | 16 | | pens [office requisites]
paper bags | 16 | | bags [envelopes, pouches] of paper or plastics, for packaging
note book | 16 | | note books
rubber bands | 16 | 17 | elastic bands for offices
rubber stopper | 17 | | rubber stoppers
mica | 17 | | mica, raw or partly processed
watering hose | 17 | | watering hoses
riding saddle | 18 | | riding saddles
chamde ka batua | 18 | | purses
umbrela | 18 | | umbrellas*
gypsum | 19 | 1 | gypsum [building material]
building glass | 19 | | building glass
tombstone | 19 | | tombstones
imarati lakdi | 19 | | building timber
beehive | 20 | | beehives
clothes hangers | 20 | | clothes hangers
lakdi ki kursi | 20 | | chairs [seats]
matress | 20 | | mattresses*
toothpicks | 21 | | toothpicks
candle holders | 21 | | candle holders*
chai ka cup | 21 | | cups
drinking glasses | 21 | | drinking glasses
hammock | 22 | | hammocks
jute bags | 22 | 18 | sacks for the transport and storage of materials in bulk
silai ka dhaga | 23 | | sewing thread and yarn
silk yarn | 23 | | silk thread and yarn
flags | 24 | | flags of textile or plastic
rajai | 24 | | quilts
table cloth | 24 | | tablecloths, not of paper
raincoats | 25 | | waterproof clothing
heated clothing | 25 | | electrically heated clothing
bachchon ke joote | 25 | | shoes*
slipers | 25 | | slippers
false hair | 26 | | false hair
safety pins | 26 | | pins, other than jewellery
nakli phool | 26 | | artificial flowers
bath mat | 27 | | bath mats
kaleen | 27 | | carpets*
trampoline | 28 | | trampolines
yoga blocks | 28 | | yoga blocks
tash ke patte | 28 | | playing cards
coconut milk | 29 | | coconut milk
sukhe mewe | 29 | | prepared nuts
desi anda | 29 | | eggs*
yoghurt | 29 | | yoghurt
vinegar | 30 | | vinegar
kombucha | 30 | 32 | kombucha
kaali mirch | 30 | | pepper
tapioca | 30 | | tapioca
choclates | 30 | | chocolate
fresh mushrooms | 31 | | fresh mushrooms
live honey bees | 31 | | live animals
gulab ke paudhe | 31 | | rose bushes
pet food | 31 | | pet food
smoothies | 32 | | smoothies
nimbu sharbat | 32 | | sherbets [beverages]
minral water | 32 | | mineral water [beverages]
cider | 33 | | cider
angur ki sharab | 33 | | wine
hookah charcoal | 4 | | hookah charcoal
ashtray | 34 | | ashtrays for smokers
tambaku | 34 | | tobacco
auctioneering | 35 | | auctioneering
photocopying | 35 | | photocopying services
tax return filing | 35 | | tax filing services
pawn shop | 36 | | pawnbrokerage
debt collection | 36 | | debt collection agency services
makan kiraye par dena | 36 | | rental of apartments
tyre retreading | 37 | | retreading of tyres
pump repair | 37 | | pump repair
chimney sweeping | 37 | | chimney sweeping
ghadi repair | 37 | | clock and watch repair
furniture restoration | 37 | | furniture restoration
news agency | 38 | | news agency services
video conferencing | 38 | | videoconferencing services
parking | 39 | | car park services
kachra uthane ka kaam | 39 | | collection of domestic and industrial waste and trash
tractor rental | 39 | | rental of tractors
key cutting | 40 | | key cutting
kapde ki rangai | 40 | | textile dyeing
sports equipment rental | 41 | | rental of sports equipment, except vehicles
toy rental | 41 | | toy rental
drone pilot training | 41 | | practical training [demonstration]
clothes design | 42 | | dress designing
data centre rental | 42 | | rental of data centre facilities
website hosting | 42 | | hosting computer websites
furniture rental | 43 | | rental of furniture
tent rental | 43 | | rental of tents
chai nashta dukan | 43 | 35 | snack-bar services
plant nursery service | 44 | 31 | plant nursery services
farm equipment rental | 44 | | farming equipment rental
blood bank | 44 | | blood bank services
immigration consultant | 45 | 39 | legal services in the field of immigration
clothing rental | 45 | | clothing rental
pet sitting | 45 | | pet sitting
house sitting | 45 | | house sitting
`;

/*
 * A legal review of 24 November 2026 found the answers to these phrases wrong, incomplete, too long or missing. Other phrases are
 * about services for goods. The columns are the same, without the entry.
 */
export const fromTheReader = `
data centre | 42 | 38
visa consultant | 39 45 |
immigration services | 45 | 39
makeup course | 41 |
car modification | 37 |
mandap decoration | 41 45 | 43
labour contractor | 35 |
borewell pump | 7 |
stem cell bank | 39 44 |
mandi app | 9 35 42 |
mandi | 35 | 31
CNG kit | 7 12 |
cricket turf | 41 |
honey bees | 31 |
drone service | 39 42 44 | 41 45
semiconductor design | 42 |
agri tech | 9 42 | 44
rice mill | 30 40 |
dal mill | 29 40 | 31
oil mill | 29 40 |
pani puri stall | 43 |
vada pav stall | 43 |
idli stall | 43 |
juice corner | 43 |
book stall | 35 |
jute bag | 18 22 |
influencer | 35 41 |
diya | 11 | 4 21
camphor | 1 5 | 3
kapoor | 1 5 | 3
steel almirah | 20 |
solar street light | 11 |
cow ghee | 29 |
ubtan | 3 |
sattu | 30 |
khandsari | 30 |
gola | 30 |
NFT | 9 35 | 42
reseller | 35 |
chabi | 6 |
fridge repair | 37 |
repair of sewing machines | 37 |
guitar course | 41 |
cake baking training | 41 |
chimney installation | 37 |
software installation | 42 |
rice export | 35 |
export of handicrafts | 35 |
shoe design | 42 |
jewellery design | 42 |
speaker rental | 41 |
lehenga rental | 45 |
bartan kiraye par | 43 |
cooler on rent | 40 |
crane on hire | 37 |
computer rental | 42 |
camera on rent | 41 |
laundry bag | 18 | 22
salon chair | 20 |
toy drone | 28 |
pottery class | 41 |
`;

/** Phrases with typing mistakes, with other words, or in another script. The columns are the same, without the entry. */
export const withSlips = `
saree shopp | 35 |
choclate | 30 |
jewelery | 14 |
coach | 41 |
app for doctors | 9 42 |
doctor ke liye app | 9 42 |
cooler repair | 37 |
which class for clothes? | 25 |
achar, papad aur masale | 29 30 |
कपड़ा | 24 25 |
`;

/** Words that are not a trade by themselves. For them, the answer names no class, and offers choices. A row has some of these. */
export const unclear = `
yoga
glass
glasses
false
cotton
wooden
kids
rental
baby
tyre qzxw
ghee cans
repair cars | car repair, car
honey xyz | honey
cosmetic dyes | cosmetic, dye
jet engines | engine
wax for floors | wax
flower pot covers | flower pot
gst class for insulating varnish | varnish
`;
