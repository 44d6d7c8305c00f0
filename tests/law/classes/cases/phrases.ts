/*
 * Trades with their classes. Somebody who had not read the code looked them up in the 13th edition of the Nice Classification. A row:
 * phrase | classes that must be found | classes that people often forget | ? if the classes are doubtful.
 */
export const phrases = `
kirana | 35 | 30 29
kirana dukaan | 35 | 
grocery store | 35 | 30
supermarket | 35 | 
medical store | 35 | 5
online shopping website | 35 | 9 42
saree shop | 35 | 25 24
mobile shop | 35 | 9 37
jewellery shop | 35 | 14
hardware shop | 35 | 6 8
garment showroom | 35 | 25
digital marketing agency | 35 | 42
advertising agency | 35 | 
CA firm | 35 | 36
chartered accountant | 35 | 
accounting services | 35 | 
GST and tax filing | 35 | 
recruitment agency | 35 | 
import export | 35 | 
franchise business | 35 | 
influencer marketing | 35 | 41
data entry work | 35 | 
mithai | 30 | 35 43
mithai ki dukaan | 35 | 30 43
namkeen | 30 | 29
papad | 30 | 
atta | 30 | 
atta chakki | 40 | 30 7 | ?
masala | 30 | 
garam masala | 30 | 
chai patti | 30 | 
tea | 30 | 43
coffee powder | 30 | 43
biscuits | 30 | 
bread and cake bakery | 30 | 43 35
chocolate | 30 | 
ice cream | 30 | 43
rice | 30 | 
basmati chawal | 30 | 
gud | 30 | 
jaggery | 30 | 
sugar | 30 | 
honey | 30 | 
noodles | 30 | 
frozen momos | 30 | 
ready to eat idli batter | 30 | 
salt | 30 | 
sauce and chutney | 30 | 29
buttercream | 30 | 
achaar | 29 | 
pickle | 29 | 
ghee | 29 | 
paneer | 29 | 
milk | 29 | 
dahi | 29 | 
lassi | 29 | 30
dairy products | 29 | 30
potato chips | 29 | 30
dry fruits | 29 | 
kaju badam | 29 | 
cooking oil | 29 | 
mustard oil | 29 | 
sarson ka tel | 29 | 
jam | 29 | 
eggs | 29 | 
chicken and mutton | 29 | 35
frozen fish | 29 | 
dal | 29 | 31 | ?
makhana | 29 | 30 | ?
fresh vegetables | 31 | 35
sabzi | 31 | 35
fresh fruits | 31 | 35
seeds for farming | 31 | 
beej | 31 | 
dog food | 31 | 35
cattle feed | 31 | 
plant nursery | 31 | 44 35
fresh flowers | 31 | 44 35
phool mala | 31 | 35
poultry feed | 31 | 
fruit juice | 32 | 43
juice | 32 | 43
packaged drinking water | 32 | 
mineral water | 32 | 
soft drink | 32 | 
cold drinks | 32 | 
energy drink | 32 | 
beer | 32 | 43
whisky | 33 | 
wine | 33 | 
desi daru | 33 | 
rum and vodka | 33 | 
gutkha | 34 | 
bidi | 34 | 
cigarettes | 34 | 
hookah | 34 | 43
matchbox | 34 | 
pan masala | 34 | 31 30 | ?
paan masala | 34 | 31 30 | ?
vape | 34 | 
agarbatti | 3 | 
incense sticks | 3 | 
dhoop batti | 3 | 
cosmetics | 3 | 35 44
makeup kit | 3 | 
soap | 3 | 
sabun | 3 | 
shampoo | 3 | 
hair oil | 3 | 5
face cream | 3 | 5
perfume | 3 | 35
attar | 3 | 
mehndi | 3 | 44
detergent powder | 3 | 
floor cleaner | 3 | 5
toothpaste | 3 | 21
kajal | 3 | 
essential oils for skin care | 3 | 5 30
candles | 4 | 
mombatti | 4 | 
engine oil | 4 | 
lubricants | 4 | 
coal | 4 | 
LPG gas | 4 | 39
biofuel pellets | 4 | 
ayurvedic medicines | 5 | 3 44
ayurvedic dawai | 5 | 44
homeopathic medicine | 5 | 44
tablets and capsules | 5 | 35
pharma company | 5 | 35 40
sanitary napkins | 5 | 
baby diapers | 5 | 
hand sanitizer | 5 | 
mosquito coil | 5 | 
protein powder | 5 | 30 29
baby food | 5 | 
pesticides | 5 | 1
chyawanprash | 5 | 
essential oils for medicine | 5 | 3
fertilizer | 1 | 5
khad | 1 | 
organic manure | 1 | 
vermicompost | 1 | 
industrial chemicals | 1 | 
industrial adhesives | 1 | 16
terpenes | 1 | 
paint | 2 | 37
wall paint | 2 | 
varnish | 2 | 
printer ink | 2 | 
wood polish and lacquer | 2 | 3 | ?
food colours | 2 | 30
steel pipes | 6 | 
TMT bars | 6 | 
sariya | 6 | 
iron gates | 6 | 37
nuts and bolts | 6 | 
aluminium windows | 6 | 37
taala | 6 | 
padlocks | 6 | 
metal scrap | 6 | 40 35 | ?
water pump | 7 | 
mixer grinder | 7 | 
washing machine | 7 | 
sewing machine | 7 | 
silai machine | 7 | 
thresher machine | 7 | 
flour mill machine | 7 | 
generator | 7 | 
vacuum cleaner | 7 | 
packaging machines | 7 | 
knives | 8 | 21
hand tools | 8 | 
chaku | 8 | 
hair trimmer | 8 | 
razors | 8 | 
spoons and forks | 8 | 21
spanners and screwdrivers | 8 | 
app | 9 | 42
mobile app | 9 | 42 35
mobile covers | 9 | 
mobile charger | 9 | 
headphones | 9 | 
battery | 9 | 
inverter battery | 9 | 
CCTV cameras | 9 | 37 45
solar panels | 9 | 37
helmet | 9 | 
electric wires and switches | 9 | 
laptop | 9 | 37
mobile phones | 9 | 35 37
billing software | 9 | 42
smart watches | 9 | 14
power bank | 9 | 
spectacles | 10 | 35 44
chashma | 10 | 35 44
sunglasses | 10 | 35
contact lenses | 10 | 5
surgical gloves | 10 | 
medical masks | 10 | 
BP machine | 10 | 
hearing aid | 10 | 
surgical instruments | 10 | 
condoms | 10 | 
massage machine | 10 | 
LED bulbs | 11 | 
LED lights | 11 | 
ceiling fans | 11 | 
pankha | 11 | 
air conditioner | 11 | 37
fridge | 11 | 
geyser | 11 | 
gas stove | 11 | 
chulha | 11 | 
RO water purifier | 11 | 37
taps and bathroom fittings | 11 | 
air cooler | 11 | 
tractor | 12 | 7 37
electric scooter | 12 | 9 37
e-rickshaw | 12 | 
cycle | 12 | 
tyres | 12 | 
auto parts | 12 | 7 35
car seat covers | 12 | 
wheelchair | 12 | 
drones | 12 | 
ambulance vehicle | 12 | 39
firecrackers | 13 | 
patakhe | 13 | 
fireworks | 13 | 
airguns | 13 | 
pepper spray | 13 | 
gold jewellery | 14 | 35
jewellery | 14 | 35
imitation jewellery | 14 | 35
sona chandi | 14 | 35
watches | 14 | 9
silver coins | 14 | 
diamonds | 14 | 
tabla | 15 | 
guitar | 15 | 
harmonium | 15 | 
musical instruments | 15 | 41
stationery | 16 | 35
notebooks | 16 | 
copy kitab | 16 |  | ?
pens | 16 | 
wedding cards | 16 | 40
printed books | 16 | 41 9
carton boxes | 16 | 
tissue paper | 16 | 
calendars and diaries | 16 | 40
magazine | 16 | 41 9
garden hose pipe | 17 | 
rubber gaskets | 17 | 
insulation tape | 17 | 
nozzles for water hoses | 17 | 
pvc pipes | 17 19 | 11 | ?
leather bags | 18 | 25 35
handbags | 18 | 
school bags | 18 | 
purse | 18 | 
umbrella | 18 | 
chhata | 18 | 
suitcases | 18 | 
dog collars | 18 | 
cement | 19 | 
bricks | 19 | 
eent | 19 | 
tiles | 19 | 
marble and granite | 19 | 37
plywood | 19 | 
wooden doors | 19 | 20
sand and gravel | 19 | 
furniture | 20 | 35
sofa | 20 | 37
mattress | 20 | 24
gadda | 20 | 24
pillows | 20 | 24
wooden handicrafts | 20 | 35
mirrors | 20 | 
photo frames | 20 | 
almirah | 20 | 
bartan | 21 | 35
steel utensils | 21 | 
crockery | 21 | 
water bottles | 21 | 
tiffin box | 21 | 
jhadu | 21 | 
toothbrush | 21 | 3
paper cups and plates | 21 | 16
pressure cooker | 21 | 11
clay pots | 21 | 
tongue scrapers | 21 | 
ropes | 22 | 
rassi | 22 | 
tarpaulin | 22 | 
tirpal | 22 | 
jute sacks | 22 | 
tents | 22 | 43
fishing nets | 22 | 28
yarn | 23 | 
sewing thread | 23 | 
dhaga | 23 | 
wool for knitting | 23 | 
embroidery thread | 23 | 26
bedsheets | 24 | 
chadar | 24 | 
towels | 24 | 
curtains | 24 | 
parda | 24 | 20
fabric | 24 | 25
suiting and shirting cloth | 24 | 25
blankets | 24 | 
kambal | 24 | 
clothes | 25 | 35
kapda | 25 | 24 35 | ?
kapde | 25 | 24 35
t-shirts | 25 | 35
saree | 25 | 24 35
kurti | 25 | 35
jeans | 25 | 
shoes | 25 | 18 35
chappal | 25 | 
footwear | 25 | 
lingerie | 25 | 
baby clothes | 25 | 
school uniforms | 25 | 
heated jackets | 25 | 
lace and embroidery | 26 | 
buttons and zips | 26 | 
hair clips | 26 | 
artificial flowers | 26 | 
wigs | 26 | 44
gota patti | 26 |  | ?
carpets | 27 | 
dari | 27 | 
door mats | 27 | 
yoga mats | 27 | 28
wallpaper | 27 | 37
artificial grass | 27 | 
toys | 28 | 
khilona | 28 | 
cricket bat | 28 | 25
board games | 28 | 
gym equipment | 28 | 41
patang | 28 | 
badminton rackets | 28 | 
playing cards | 28 | 
real estate agent | 36 | 
property dealer | 36 | 
insurance agent | 36 | 
loan agency | 36 | 
chit fund | 36 | 
mutual fund distributor | 36 | 
payment gateway | 36 | 9 42
stock broker | 36 | 
rental of shops and offices | 36 | 
construction | 37 | 36 19
builder | 37 | 36
building contractor | 37 | 
car repair garage | 37 | 
dry cleaning | 37 | 
dhobi | 37 | 
AC repair | 37 | 
plumber | 37 | 
electrician | 37 | 
pest control | 37 | 
housekeeping services | 37 | 
mobile repair | 37 | 
house painting contractor | 37 | 
EV charging station | 37 | 9
internet service provider | 38 | 
broadband | 38 | 
cable TV operator | 38 | 
bulk SMS service | 38 | 35
live streaming | 38 | 41
video calling service | 38 | 9
transport | 39 | 
courier | 39 | 
packers and movers | 39 | 
travel agency | 39 | 43
tour packages | 39 | 43
taxi service | 39 | 
cab booking app | 39 | 9 42
warehouse | 39 | 
cold storage | 39 | 
food delivery app | 39 | 9 35 43
car rental | 39 | 
ambulance service | 39 | 44
printing press | 40 | 16
printing services | 40 | 16
tailor | 40 | 25 37 | ?
darzi | 40 | 25 37 | ?
custom tailoring | 40 | 25
plastic recycling | 40 | 
fabric dyeing | 40 | 
gold plating | 40 | 
embroidery job work | 40 | 
waste treatment | 40 | 
coaching | 41 | 9 16
coaching centre | 41 | 16
tuition classes | 41 | 
school | 41 | 
play school | 41 | 43
gym | 41 | 28 44
yoga classes | 41 | 27
dance academy | 41 | 
photography | 41 | 
wedding photography | 41 | 
event management | 41 | 35 45
online courses | 41 | 9
film production | 41 | 9
music production | 41 | 9
youtube channel | 41 | 38 9
news website | 41 | 38 | ?
driving school | 41 | 
sports academy | 41 | 28
podcast | 41 | 9
SaaS | 42 | 9
software development | 42 | 9
website design | 42 | 
web hosting | 42 | 
architect | 42 | 37
interior designer | 42 | 37
graphic design | 42 | 35
cyber security services | 42 | 45
AI software platform | 42 | 9
testing laboratory | 42 | 44
fashion designer | 42 | 25
civil engineering consultancy | 42 | 37
restaurant | 43 | 29 30 35
dhaba | 43 | 29 30
tiffin | 43 | 29 30 39
tiffin service | 43 | 39 29 30
cafe | 43 | 30
chai ki tapri | 43 | 30
cloud kitchen | 43 | 39 30 29
catering | 43 | 30 29
hotel | 43 | 
homestay | 43 | 39
PG hostel | 43 | 36
marriage hall | 43 | 41 45
day care for children | 43 | 41
pet boarding | 43 | 44
food truck | 43 | 30
hospital | 44 | 
doctor clinic | 44 | 
dentist | 44 | 
beauty parlour | 44 | 3
parlour | 44 | 3
hair salon | 44 | 3
spa | 44 | 3
physiotherapy | 44 | 
veterinary clinic | 44 | 
pathology lab | 44 | 42
tattoo studio | 44 | 
landscaping and gardening | 44 | 
pet grooming | 44 | 
psychologist | 44 | 
ayurvedic clinic | 44 | 5
legal services | 45 | 
lawyer | 45 | 
vakil | 45 | 
trademark registration service | 45 | 
matrimonial site | 45 | 9 42
dating app | 45 | 9 42
security guard agency | 45 | 
astrologer | 45 | 
jyotish | 45 | 
wedding planning | 45 | 41 43
wedding planner | 45 | 41 43
detective agency | 45 | 
babysitting | 45 | 
pandit booking | 45 | 9
funeral services | 45 | 
NGO | 36 45 | 41 | ?
havan samagri | 31 | 3 35 | ?
holi colours gulal | 2 | 3 | ?
clothes rental | 45 | 25 | ?
KIRANA STORE | 35 | 30 29
  mobile   app  | 9 | 42
Mithaai | 30 | 35 43
`;
