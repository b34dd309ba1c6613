import { at } from '../../map/address';
import type { PlaceSeed } from '../../types';

export const everyday: Record<string, PlaceSeed> = {
  'desk-lavandaie': {
    title: { it: 'Sportello Giovani', en: 'Youth office' },
    slug: { it: 'sportello-giovani', en: 'youth-office' },
    seoTitle: { it: 'Dov’è lo Sportello Giovani', en: 'Where the youth office is' },
    address: at('Portico delle Lavandaie', 3),
    description: {
      it: 'Apre alle 10; fino alle 13 si entra senza appuntamento. La terza porta sotto il portico: la seconda è una merceria, e ormai dà indicazioni anche lei.',
      en: 'Opens at 10 am, walk in until 1 pm. Third door under the arcade: the second is a haberdasher’s, who by now gives directions too.',
    },
    icon: 'icon-speech',
  },
  'eat-pozzo': {
    title: { it: 'Mensa del Pozzo', en: 'Pozzo canteen' },
    slug: { it: 'mensa-del-pozzo', en: 'pozzo-canteen' },
    seoTitle: { it: 'Dov’è la Mensa del Pozzo', en: 'Where the Pozzo canteen is' },
    address: at('Piazza del Pozzo', 5),
    description: {
      it: 'Pranzo e cena, anche con la sola lettera d’iscrizione. Le volte rimandano ogni parola: per una conversazione vera siediti sotto l’arco basso, in fondo.',
      en: 'Lunch and dinner, and an enrolment letter will do until you have a card. The vaults repeat every word, so for a proper conversation sit under the low arch at the back.',
    },
    icon: 'icon-plate',
  },
  'eat-filande': {
    title: { it: 'Mensa Filande', en: 'Filande canteen' },
    slug: { it: 'mensa-filande', en: 'filande-canteen' },
    seoTitle: { it: 'Dov’è la Mensa Filande', en: 'Where the Filande canteen is' },
    address: at('Via delle Filande', 22),
    description: {
      it: 'Solo pranzo. Alle 12.50 esce il Politecnico intero: o arrivi alle 12.30, o porti un libro.',
      en: 'Lunch only. At 12.50 the whole Politecnico comes out: be there by 12.30 or bring a book.',
    },
    icon: 'icon-plate',
  },
  'eat-salici': {
    title: { it: 'Mensa dei Salici', en: 'Salici canteen' },
    slug: { it: 'mensa-dei-salici', en: 'salici-canteen' },
    seoTitle: { it: 'Dov’è la Mensa dei Salici', en: 'Where the Salici canteen is' },
    address: at('Lungofiume dei Salici', 18),
    description: {
      it: 'Cucina vegetariana, aperta anche la sera tranne il lunedì. Da maggio si mangia in terrazza sul fiume, e il vassoio va tenuto d’occhio: le papere hanno imparato.',
      en: 'A vegetarian kitchen, open in the evening too, Mondays excepted. From May you can eat on the terrace above the river; mind your tray, the ducks have learned.',
    },
    icon: 'icon-plate',
  },
  'pozzo-cafe': {
    title: { it: 'Caffè del Pozzo', en: 'Pozzo café' },
    slug: { it: 'caffe-del-pozzo', en: 'pozzo-cafe' },
    address: at('Piazza del Pozzo', 11),
    description: {
      it: 'Il martedì dalle 19 c’è lo scambio di lingue: ogni tavolo ha la sua bandierina e si cambia ogni mezz’ora. Un caffè basta per restare tutta la sera.',
      en: 'On Tuesdays from 7 pm it hosts the language exchange: every table has a little flag and people swap each half hour. One coffee buys you the whole evening.',
    },
    icon: 'icon-coffee',
  },
  'saturday-market': {
    title: { it: 'Mercato di Piazza Grande', en: 'Piazza Grande market' },
    slug: { it: 'mercato-di-piazza-grande', en: 'piazza-grande-market' },
    address: at('Piazza Grande', 1),
    description: {
      it: 'Il sabato fino alle 14. Nell’ultima mezz’ora frutta e verdura scendono di prezzo senza cartelli: si chiede, e spesso ci scappa un mazzo di prezzemolo.',
      en: 'Saturdays until 2 pm. In the last half hour fruit and vegetables get cheaper without any sign saying so: ask, and a bunch of parsley often comes along.',
    },
    icon: 'icon-market',
  },
  'herb-market': {
    title: { it: 'Banchi delle Erbe', en: 'Herb square stalls' },
    slug: { it: 'banchi-delle-erbe', en: 'herb-square-stalls' },
    address: at('Piazzetta delle Erbe', 7),
    description: {
      it: 'Ogni mattina tranne la domenica, otto banchi e nessuna fretta. Il pane del secondo banco finisce alle dieci e mezza.',
      en: 'Every morning but Sunday: eight stalls and nobody in a hurry. The bread on the second stall is gone by half past ten.',
    },
    icon: 'icon-basket',
  },
  'orchard-box': {
    title: { it: 'Cassetta degli Orti', en: 'Orchard honesty box' },
    slug: { it: 'cassetta-degli-orti', en: 'orchard-honesty-box' },
    address: at('Via degli Orti', 22, 'Oltremora'),
    description: {
      it: 'Davanti al cancello verde, da giugno a ottobre: albicocche, zucchine, mele. Si pesa da soli, si lascia il denaro nel barattolo e si porta la borsa da casa.',
      en: 'Outside the green gate, June to October: apricots, courgettes, apples. Weigh your own, put the money in the jar and bring a bag.',
    },
    icon: 'icon-basket',
  },
  'night-pharmacy': {
    title: { it: 'Farmacia di notte', en: 'Night pharmacy' },
    slug: { it: 'farmacia-di-notte', en: 'night-pharmacy' },
    address: at('Via di Porta Nuova', 21),
    description: {
      it: 'Dopo le 20 si suona e ci si serve dallo sportellino, tutte le notti. Un supplemento c’è solo senza ricetta: chiedilo prima, te lo dicono volentieri.',
      en: 'After 8 pm ring the bell and you are served through the hatch, every night. There is a surcharge only without a prescription: ask first, they are happy to say.',
    },
    icon: 'icon-cross',
  },
  'post-office': {
    title: { it: 'Ufficio postale', en: 'Post office' },
    slug: { it: 'ufficio-postale', en: 'post-office' },
    address: at('Via del Ginnasio Vecchio', 14),
    description: {
      it: 'Da lunedì a venerdì 8.20–19, sabato fino alle 12.30. Per la busta del permesso di soggiorno vai allo sportello 4: il numero giusto sul totem è quello con la lettera P.',
      en: 'Monday to Friday 8.20 am to 7 pm, Saturday until 12.30. For the residence-permit envelope go to counter 4: on the ticket machine, pick the letter P.',
    },
    icon: 'icon-paper',
  },
  'permit-office': {
    title: { it: 'Ufficio immigrazione', en: 'Police immigration office' },
    slug: { it: 'ufficio-immigrazione', en: 'police-immigration-office' },
    address: at('Via della Circonvallazione', 40),
    description: {
      it: 'La polizia prende qui impronte e fotografie per il permesso di soggiorno, solo con la convocazione. Arriva dieci minuti prima con quattro fototessere: la macchinetta all’ingresso è rotta più spesso di quanto funzioni.',
      en: 'This is where the police take fingerprints and photos for residence permits, by appointment letter only. Come ten minutes early with four passport photos: the booth in the hall is out of order more often than not.',
    },
    icon: 'icon-globe',
  },
  'cordai-laundry': {
    title: { it: 'Lavanderia a gettoni', en: 'Coin laundry' },
    slug: { it: 'lavanderia-a-gettoni', en: 'coin-laundry' },
    address: at('Salita dei Cordai', 9),
    description: {
      it: 'Aperta dalle 7 alle 22; un lavaggio da otto chili e un’asciugatura fanno sei euro e un’ora. La macchina numero 3 è la migliore e lo sanno tutti.',
      en: 'From 7 am to 10 pm; an eight-kilo wash and a dry come to six euros and one hour. Machine number 3 is the best, and everybody knows it.',
    },
    icon: 'icon-basket',
  },
};
