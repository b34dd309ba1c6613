import { bullets, chat, email, phone, picture, text, title } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const wholeHouses: Record<string, AccommodationSeed> = {
  'flat-by-the-bridge': {
    title: { it: 'Trilocale vicino al ponte', en: 'Flat by the bridge' },
    slug: { it: 'trilocale-vicino-al-ponte', en: 'flat-by-the-bridge' },
    excerpt: {
      it: 'Tre camere vere, una cucina grande e il fiume sotto casa. Da prendere in tre, già d’accordo.',
      en: 'Three proper bedrooms, a big kitchen and the river outside. For three people who already get on.',
    },
    image: 'kitchen-by-the-bridge',
    gallery: ['single-room-melograno', 'river-park-salici', 'castelmora-at-dusk'],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 3,
    bedsNumber: 3,
    bathroomsNumber: 2,
    includedServices: [
      'water',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'balcony',
      'lift',
      'bikeStorage',
    ],
    priceMin: 960,
    condominiumFees: 75,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Regolamento di condominio: silenzio dalle 23 alle 7 e dalle 13 alle 15.',
        'Sul balcone niente griglia, i vicini stendono.',
        'Animali ammessi, se vanno d’accordo con le anatre.',
      ),
      en: bullets(
        'House rules of the building: quiet from 11 pm to 7 am and from 1 to 3 pm.',
        'No barbecue on the balcony: the neighbours dry their washing.',
        'Pets are welcome if they get on with the ducks.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Contratto per studenti intestato a tutti e tre e registrato.',
        'Se uno parte, gli altri propongono chi subentra.',
        'La cauzione è in totale, non a testa.',
      ),
      en: bullets(
        'Student lease in all three names, registered.',
        'If one of you leaves, the others suggest who moves in.',
        'The deposit is for the flat, not per head.',
      ),
    },
    energy: energy('C', 97, 16, 'good', 'average'),
    deposit: 1920,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 33,
    ownerName: 'Silvano Acquaferma',
    address: at('Lungofiume dei Salici', 12),
    contactLinks: [
      phone('a Silvano', 'Silvano', '0000 123426'),
      email('a Silvano', 'Silvano', 'silvano.acquaferma@example.org'),
    ],
    blocks: {
      it: [
        text(
          'Secondo piano con ascensore, davanti al punto in cui il fiume rallenta. Le tre camere sono quasi uguali, tra gli undici e i tredici metri quadri: si tira a sorte solo per quella con il balcone. Due bagni, quindi la mattina si arriva a lezione amici.',
          'La cucina è la stanza più grande, con tavolo per sei e luce fino a sera. Il soggiorno non c’è, e dopo un mese nessuno lo rimpiange. Nelle bollette contate circa cinquanta euro a testa d’inverno e la metà d’estate.',
        ),
        title('Il fiume, con onestà', 'small'),
        text(
          'In autunno la nebbia arriva al primo piano e ci resta fino alle dieci. Se la Mora cresce, il Comune chiude il viale e si passa da Via delle Tintorie; succede una o due volte l’anno. Per il resto è la passeggiata più bella della città, e comincia dal vostro portone.',
        ),
        picture('river-park-salici'),
      ],
      en: [
        text(
          'Second floor with a lift, facing the bend where the river slows down. The three bedrooms are nearly equal, eleven to thirteen square metres: you only draw lots for the one with the balcony. Two bathrooms, so in the morning you reach class still friends.',
          'The kitchen is the biggest room, with a table for six and light until evening. There is no living room, and after a month nobody misses it. Reckon on bills of about fifty euros each in winter and half of that in summer.',
        ),
        title('The river, honestly', 'small'),
        text(
          'In autumn the fog reaches the first floor and stays until ten. When the Mora runs high the town closes the avenue and you go round by Via delle Tintorie; it happens once or twice a year. The rest of the time it is the best walk in town, and it starts at your door.',
        ),
        picture('river-park-salici'),
      ],
    },
  },

  'house-on-the-walls': {
    title: { it: 'Casa sulle mura', en: 'House on the walls' },
    slug: { it: 'casa-sulle-mura', en: 'house-on-the-walls' },
    excerpt: {
      it: 'Quattro camere, una torre mozza e un orto. Una casa per cinque persone che sanno dividersi le scale.',
      en: 'Four bedrooms, half a tower and a vegetable patch. A house for five people who do not mind stairs.',
    },
    image: 'attic-on-the-walls',
    gallery: [
      'kitchen-mura-alte',
      'courtyard-melograno',
      'double-room-mura-alte',
      'castelmora-by-night',
    ],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 4,
    bedsNumber: 5,
    bathroomsNumber: 2,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'dishwasher', 'desk', 'balcony'],
    priceMin: 1250,
    condominiumFees: 0,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Nell’orto si pianta quello che si vuole, la salvia resta.',
        'Sulla torre non più di quattro per volta.',
        'Il camino è da guardare: la canna è chiusa.',
      ),
      en: bullets(
        'Plant what you like in the patch; the sage stays.',
        'No more than four on the tower at a time.',
        'The fireplace is for looking at: the flue is closed.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Occupata fino a fine agosto.',
        'Contratto per studenti registrato, a nome di tutti.',
        'Bollette a parte: d’inverno, circa 70 euro a testa.',
      ),
      en: bullets(
        'Taken until the end of August.',
        'Registered student lease, in everybody’s name.',
        'Bills are extra: about 70 euros each in winter.',
      ),
    },
    availabilityStatus: 'busy',
    energy: energy('G', 246, 4, 'poor', 'good'),
    deposit: 2500,
    minimumStay: 12,
    maximumStay: 36,
    verifiedDaysAgo: 104,
    ownerName: 'Famiglia Torremozza',
    address: at('Via delle Mura Alte', 21),
    contactLinks: [email('alla famiglia', 'the family', 'casa.mura@example.org')],
    blocks: {
      it: [
        text(
          'È appoggiata alle mura come un libro allo scaffale: tre piani stretti, una scala sola e in cima la stanza nella torre, che ha perso il tetto nel Seicento e lo ha ritrovato qualche anno fa. Si estrae a sorte chi ci dorme; gli altri ci studiano.',
          'Una camera doppia e tre singole, due bagni su piani diversi, una cucina al piano terra che resta fresca anche in agosto. Scaldarla costa: la classe energetica è G e le finestre sono quelle che sono. Il camino è chiuso, quindi niente legna: maglioni.',
        ),
        title('Dintorni', 'small'),
        text(
          'Dal cancello dell’orto si esce sul camminamento delle mura, il giro completo prende tre quarti d’ora. Scienze è a cinque minuti, Piazza Grande a nove. La circolare ferma alla Porta dei Tigli; i taxi non salgono, quindi il trasloco si fa in due viaggi e tre amici.',
        ),
      ],
      en: [
        text(
          'It leans against the town wall like a book on a shelf: three narrow floors, a single staircase, and on top the tower room, which lost its roof in the seventeenth century and got it back a few years ago. You draw lots for who sleeps there; everyone else studies in it.',
          'One twin bedroom and three singles, two bathrooms on different floors, a ground-floor kitchen that stays cool even in August. Heating it is expensive: energy class G, and windows to match. The fireplace is closed, so forget firewood and bring jumpers.',
        ),
        title('Around the house', 'small'),
        text(
          'The garden gate opens onto the path along the walls; the full loop takes forty-five minutes. The science departments are five minutes away, Piazza Grande nine. The circular line stops at Porta dei Tigli. Taxis do not come up, so moving in takes two trips and three friends.',
        ),
      ],
    },
  },

  'flat-over-the-market': {
    title: { it: 'Bilocale sul mercato', en: 'Flat over the market' },
    slug: { it: 'bilocale-piazzetta-delle-erbe', en: 'flat-over-the-market' },
    excerpt: {
      it: 'In due, nel punto esatto dove la città fa la spesa. Sveglia inclusa, dal lunedì al sabato.',
      en: 'For two, right where the town does its shopping. Alarm clock included, Monday to Saturday.',
    },
    image: 'market-piazzetta-delle-erbe',
    gallery: ['kitchen-librai', 'double-room-cordai', 'market-piazza-grande'],
    categories: ['whole-houses'],
    accommodationType: 'apartment',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: ['wifi', 'water', 'waste', 'washingMachine', 'desk', 'airConditioning'],
    priceMin: 690,
    priceMax: 740,
    condominiumFees: 30,
    pricingMode: 'wholeHouse',
    houseRules: {
      it: bullets(
        'Dalle finestre non si cala il cestino, anche se la tentazione è forte.',
        'Portone chiuso durante il mercato.',
        'Niente musica dopo le 23.',
      ),
      en: bullets(
        'No lowering baskets from the window, however tempting.',
        'Keep the street door shut during market hours.',
        'No music after 11 pm.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Il prezzo più alto vale con il posto auto fuori le mura.',
        'Contratto concordato o per studenti, registrato.',
        'Disdetta con tre mesi di preavviso.',
      ),
      en: bullets(
        'The higher price includes a parking space outside the walls.',
        'Agreed-rent or student lease, registered.',
        'Three months’ notice to leave.',
      ),
    },
    energy: energy('D', 121, 13, 'average', 'average'),
    deposit: 1380,
    minimumStay: 12,
    verifiedDaysAgo: 28,
    ownerName: 'Rosa Melagrigia',
    address: at('Piazzetta delle Erbe', 2),
    contactLinks: [phone('a Rosa', 'Rosa', '0000 123428'), chat('a Rosa', 'Rosa', '0000 123428')],
    blocks: {
      it: [
        text(
          'I banchi montano alle sei e smontano alle due: chi ha lezione presto ringrazia, chi ha fatto tardi meno. La camera da letto è sul retro, dove arriva solo il profumo di basilico; sul davanti ci sono soggiorno, cucina e due finestre da cui si vede tutto.',
          'Quarantadue metri quadri al secondo piano, trentanove scalini. Due letti singoli che diventano un matrimoniale, due scrivanie, una vasca da bagno: in questa città è quasi un miracolo.',
        ),
        picture(
          'market-piazzetta-delle-erbe',
          'Dalle finestre: pesche in luglio, cavolo nero da novembre.',
        ),
        text(
          'Piazza Grande è girato l’angolo, la biblioteca dei Librai a quattro minuti, la linea 1 in Largo del Grano a due. A fine mercato i banchi vendono a metà prezzo: con dieci euro si riempie il frigorifero.',
        ),
      ],
      en: [
        text(
          'The stalls go up at six and come down at two: good news for early classes, less so after a late night. The bedroom is at the back, where only the smell of basil gets in; the living room and kitchen are at the front, with two windows that see everything.',
          'Forty-two square metres on the second floor, thirty-nine steps. Two single beds that make a double, two desks and a bathtub, which in this town is close to a miracle.',
        ),
        picture(
          'market-piazzetta-delle-erbe',
          'From the windows: peaches in July, black kale from November.',
        ),
        text(
          'Piazza Grande is around the corner, the library four minutes away, line 1 two minutes away in Largo del Grano. At closing time the stalls sell at half price: ten euros fills the fridge.',
        ),
      ],
    },
  },
};
