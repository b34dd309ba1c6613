import { at } from '../../map/address';
import type { PlaceSeed } from '../../types';

export const greenAndWater: Record<string, PlaceSeed> = {
  'salici-park': {
    title: { it: 'Parco dei Salici', en: 'Salici riverside park' },
    slug: { it: 'parco-dei-salici', en: 'salici-park' },
    address: at('Lungofiume dei Salici', 16),
    description: {
      it: 'Prato libero, tavoli, un chiosco che apre con il sole. Porta una coperta e, da giugno, qualcosa contro le zanzare: alle 19.30 arrivano puntuali.',
      en: 'Open grass, tables and a kiosk that opens with the sun. Bring a blanket and, from June, something against the mosquitoes: they clock on at 7.30 pm.',
    },
    icon: 'icon-tree',
  },
  'botanic-garden': {
    title: { it: 'Orto Botanico', en: 'Botanic Garden' },
    slug: { it: 'orto-botanico', en: 'botanic-garden' },
    address: at('Via dell’Orto Botanico', 2, 'Mura Alte'),
    description: {
      it: 'Aperto dalle 9 al tramonto, gratis per chi studia. La serra delle succulente sta a venticinque gradi tutto l’inverno: in febbraio c’è sempre qualcuno che ripassa tra i cactus.',
      en: 'From 9 am to sunset, free for students. The succulent house stays at twenty-five degrees all winter: in February there is always somebody revising among the cacti.',
    },
    icon: 'icon-tree',
  },
  'melograni-court': {
    title: { it: 'Corte dei Melograni', en: 'The pomegranate court' },
    slug: { it: 'corte-dei-melograni', en: 'pomegranate-court' },
    address: at('Corte dei Melograni', 5),
    description: {
      it: 'Il cortile più quieto del centro, aperto dalle 8 alle 20. Le panche sono otto; si telefona fuori, sotto l’arco, e il custode non fa eccezioni nemmeno per le madri.',
      en: 'The quietest courtyard in the centre, open 8 am to 8 pm. There are eight benches; phone calls happen outside under the arch, and the caretaker makes no exception for mothers.',
    },
    icon: 'icon-tree',
  },
  'candele-garden': {
    title: { it: 'Giardino delle Candele', en: 'Candele garden' },
    slug: { it: 'giardino-delle-candele', en: 'candele-garden' },
    address: at('Vicolo delle Candele', 11),
    description: {
      it: 'Un fazzoletto di ghiaia dietro un cancello che sembra privato e non lo è. C’è un tavolo da scacchi: i pezzi si chiedono al corniciaio di fronte.',
      en: 'A scrap of gravel behind a gate that looks private and is not. There is a chess table; ask the framer opposite for the pieces.',
    },
    icon: 'icon-tree',
  },
  'mill-beach': {
    title: { it: 'Spiaggetta del Mulino', en: 'Mill beach' },
    slug: { it: 'spiaggetta-del-mulino', en: 'mill-beach' },
    address: at('Via del Mulino', 14, 'Oltremora'),
    description: {
      it: 'L’unico tratto di Mora dove il bagno è permesso, da metà giugno a fine agosto. Si resta a monte della corda gialla; dopo un temporale l’acqua è scura e si aspettano due giorni.',
      en: 'The only stretch of the Mora where swimming is allowed, mid-June to late August. Keep upstream of the yellow rope; after a storm the water turns brown and you give it two days.',
    },
    icon: 'icon-swim',
  },
  'town-pool': {
    title: { it: 'Piscina comunale', en: 'Municipal pool' },
    slug: { it: 'piscina-comunale', en: 'municipal-pool' },
    seoTitle: { it: 'Dov’è la Piscina comunale', en: 'Where the municipal pool is' },
    address: at('Via del Campo Sportivo', 8),
    description: {
      it: 'Venticinque metri, sei corsie. Tra le 13 e le 15 costa la metà e sei quasi in solitudine; la cuffia è obbligatoria e quelle in vendita alla cassa sono soltanto arancioni.',
      en: 'Twenty-five metres, six lanes. From 1 to 3 pm it costs half and is nearly empty; caps are compulsory and the ones sold at the desk are orange, all of them.',
    },
    icon: 'icon-swim',
  },
  'fountain-grano': {
    title: { it: 'Fontanella di Largo del Grano', en: 'Largo del Grano fountain' },
    slug: { it: 'fontanella-largo-del-grano', en: 'largo-del-grano-fountain' },
    address: at('Largo del Grano', 3),
    description: {
      it: 'Acqua potabile e fredda anche in agosto. Il getto è storto verso sinistra dal 1974: la borraccia si tiene di lato, e chi non lo sa si riconosce dalle scarpe.',
      en: 'Drinking water, cold even in August. The jet has leaned to the left since 1974: hold the bottle sideways, or be known by your shoes.',
    },
    icon: 'icon-water',
  },
  'fountain-librai': {
    title: { it: 'Fontana dei Librai', en: 'Booksellers’ fountain' },
    slug: { it: 'fontana-dei-librai', en: 'booksellers-fountain' },
    address: at('Portico dei Librai', 15),
    description: {
      it: 'È il punto di ritrovo di mezza città: «alla fontana» vuol dire questa. L’acqua si beve dal rubinetto basso, quello alto è per i cani.',
      en: 'Half the town meets here: “at the fountain” means this one. Drink from the spout by the step; the bowl on the other side is for dogs.',
    },
    icon: 'icon-water',
  },
  'water-house': {
    title: { it: 'Casa dell’acqua', en: 'Water kiosk' },
    slug: { it: 'casa-dell-acqua', en: 'water-kiosk' },
    address: at('Viale dei Tigli', 10),
    description: {
      it: 'Acqua filtrata gratis, frizzante a cinque centesimi il litro. Porta bottiglie di vetro: con sei si fa la settimana di una casa da tre, e un braccio più robusto.',
      en: 'Filtered water for free, sparkling at five cents a litre. Bring glass bottles: six last a flat of three about a week, and do wonders for one arm.',
    },
    icon: 'icon-water',
  },
};
