import { consonantSkeleton } from './scripts';

/* English words of names with their Hindi translations, for rule 8(2)(j). */

const WORDS = `
  national rashtriya, electricity vidyut bijli, corporation nigam, power shakti urja, energy urja, steel ispat, iron loha, gold swarna sona kanchan,
  silver rajat chandi, diamond heera hira, jewel ratna, water jal pani neer, milk dugdh doodh, food ahar aahar bhojan anna, oil tel, sugar
  chini, salt namak, spice masala, tea chai, rice chawal, flour atta, sweet mithai, fruit phal, flower phool pushp kusum, tree vriksh ped,
  forest van, garden bagh udyan, land bhoomi bhumi, earth prithvi dharti, sky akash aakash gagan, sun surya, sunrise suryoday, moon chandra, star tara sitara,
  light prakash jyoti, lamp deep deepak diya, fire agni, wind pavan vayu, cloud megh badal, rain varsha barish, ocean sagar samudra,
  river nadi, mountain parvat pahar, snow him, world vishwa duniya sansar, india bharat hindustan, mother mata maa, father pita,
  brother bhai bandhu bhrata, sister behan, friend mitra dost, people jan lok janata, man manav, woman mahila nari, child bal baal shishu,
  king raja, queen rani, prince rajkumar yuvraj, palace mahal, house griha ghar, home ghar griha, village gram gaon, city nagar shahar, road marg
  sadak, bridge setu, market bazaar bazar mandi, shop dukan, trade vyapar vyapaar, business vyapar karobar, industry udyog, industrial audyogik, work karya
  kaam, labour shram, service seva sewa, help sahayata, health swasthya arogya, medicine aushadhi dawa, doctor vaidya, hospital aspatal chikitsalaya,
  education shiksha, school vidyalaya pathshala, knowledge gyan vidya, science vigyan, book pustak kitab, library pustakalaya, news
  samachar khabar, art kala, music sangeet, dance nritya, sport khel, culture sanskriti, language bhasha, law kanoon vidhi nyay, justice nyay nyaya,
  truth satya, peace shanti, love prem pyar, hope asha aasha, faith vishwas vishvas, trust vishwas, victory vijay jeet, success safalta saphalta,
  progress pragati, development vikas, growth vriddhi, future bhavishya, new nav naya nutan naveen, modern adhunik, old purana, ancient prachin,
  first pratham, one ek, two do, three tri teen, five panch, seven sapt saat, hundred shat, thousand sahasra hazar, big bada, great maha mahan, small laghu
  chota, best uttam shreshtha sarvottam, good achha accha, pure shuddh shudh, clean swachh, green harit hara, red lal laal, white shwet safed, black kala kaala, blue
  neel neela, yellow peela pila, golden swarnim sunahra, holy pavitra, divine divya, royal shahi rajsi, public jan sarvajanik, common samanya, united sanyukt samyukt,
  union sangh, group samuh, association sangathan sangh, federation mahasangh, society samaj samiti, institute sansthan, foundation pratishthan sansthan, farmer kisan krishak, agriculture krishi,
  farm khet, seed beej bij, crop fasal, cow gau gai, horse ashwa ghoda, lion singh sher, tiger bagh sher, elephant gaj hathi, peacock mayur mor,
  eagle garud, lotus kamal padma, rose gulab, jasmine chameli, honey madhu shahad, cotton kapas sooti, silk resham, cloth vastra kapda, clothing vastra, textile vastra kapda,
  thread dhaga sutra, leather chamda, wood lakdi kashth, stone patthar pashan, brick eent int, cement cement, paper kagaz kagaj, glass kanch sheesha,
  transport parivahan, travel yatra, journey yatra safar, vehicle vahan gadi, train rail, ship jahaz, finance vitta vitt, financial vittiya, bank bank, money dhan paisa,
  wealth dhan sampatti lakshmi, property sampatti, insurance bima, security suraksha, safety suraksha, protection raksha suraksha, construction nirman, builder nirmata, manufacturing nirman utpadan,
  production utpadan, producer utpadak, printing mudran, publication prakashan, communication sanchar, information suchna soochna, technology praudyogiki takneek taknik,
  machine yantra, engineer abhiyanta, design roop, beauty saundarya sundarta, beautiful sundar, colour rang, color rang, day din divas, night raat ratri, morning subah prabhat, dawn usha,
  spring vasant basant, festival utsav tyohar, marriage vivah shaadi shadi, wedding vivah shaadi shadi, life jeevan jivan, body sharir, mind man, eye netra aankh, heart dil hriday,
  hand hast haath, god bhagwan ishwar dev, goddess devi, temple mandir, blessing ashirwad, central kendriya, rural gramin, urban nagariya shahari, company kampani`;

const rows = WORDS.split(',').map((row) => row.trim().split(/\s+/));

/** Each English word has one number; a Hindi word has the numbers of all its meanings. */
const english = new Map(rows.map(([word = ''], number) => [word, number]));
const hindi = new Map<string, number[]>();
for (const [number, [, ...words]] of rows.entries()) {
  for (const word of words)
    hindi.set(consonantSkeleton(word), [...(hindi.get(consonantSkeleton(word)) ?? []), number]);
}

/** The meaning of an English word, if it is known. */
export function englishMeaning(word: string): number | undefined {
  return english.get(word);
}

/** The possible meanings of a Hindi word; none if it is not known. */
export function hindiMeanings(word: string): readonly number[] {
  return hindi.get(consonantSkeleton(word)) ?? [];
}
