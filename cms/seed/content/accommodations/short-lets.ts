import { bullets, chat, email, phone, picture, text, title, toService } from '../parts';
import { at } from '../../map/address';
import type { AccommodationSeed } from '../../types';
import { energy } from './energy';

export const shortLets: Record<string, AccommodationSeed> = {
  'short-let-orchard-cottage': {
    title: { it: 'Casetta nel frutteto', en: 'Cottage in the orchard' },
    slug: { it: 'casetta-nel-frutteto-oltremora', en: 'cottage-in-the-orchard' },
    excerpt: {
      it: 'Si apre solo nei mesi caldi: una stanza, un portico e la città di fronte, oltre il fiume. Per finire una tesi.',
      en: 'Open in the warm months only: one room, a porch and the town across the river. A place to finish a thesis.',
    },
    image: 'castelmora-from-the-orchards',
    gallery: ['single-room-orchards', 'river-park-salici', 'castelmora-at-dusk'],
    categories: ['hostels'],
    accommodationType: 'shortLet',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: ['water', 'electricity', 'gas', 'waste', 'desk', 'bikeStorage', 'parking'],
    priceMin: 310,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    cin: 'IT000000K5Z1Q7D3MR',
    houseRules: {
      it: bullets(
        'L’acqua calda viene dal sole: doccia la sera.',
        'Niente fuochi, nemmeno piccoli, con il vento.',
        'Le api stanno in fondo e ci devono restare.',
      ),
      en: bullets(
        'The sun heats the water: shower in the evening.',
        'No fires in the wind, not even small ones.',
        'The bees live at the far end, and should stay there.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Da giugno a settembre, al massimo tre mesi per ospite.',
        'Il prezzo è a testa; da soli si paga una volta e mezza.',
        'Niente rete in casa: il telefono prende sotto il terzo melo.',
      ),
      en: bullets(
        'From June to September, three months per guest at most.',
        'The price is per person; alone you pay one and a half times.',
        'No internet indoors: the phone works under the third apple tree.',
      ),
    },
    energy: { energyExemption: 'seasonalUse' },
    deposit: 150,
    minimumStay: 1,
    maximumStay: 3,
    verifiedDaysAgo: 97,
    ownerName: 'Azienda agricola Melicampo',
    address: at('Via degli Orti', 8, 'Oltremora'),
    contactLinks: [phone('ai Melicampo', 'the Melicampos', '0000 123462')],
    blocks: {
      it: [
        text(
          'Era il ricovero degli attrezzi, e un rastrello è rimasto come appendiabiti. Una stanza di sedici metri quadri con due letti, un fornello, un bagno piccolo e un tavolo sotto il portico dove in tre estati sono state finite quattro tesi e un romanzo.',
          'Di giorno si sta fuori. Di notte c’è buio vero, i ghiri nel sottotetto fanno quello che vogliono e la fermata della 6 è a otto minuti. La biblioteca più vicina è dall’altra parte del ponte: è un difetto o una cura, dipende dalla tesi.',
        ),
        picture('river-park-salici'),
      ],
      en: [
        text(
          'It was the tool shed, and one rake has stayed as a coat rack. One room of sixteen square metres with two beds, a cooker, a small bathroom and a table on the porch, where four theses and a novel have been finished in three summers.',
          'You spend the day outside. Nights are properly dark, the dormice in the roof do as they please, and line 6 stops eight minutes away. The nearest library is across the bridge: a drawback or a cure, depending on the thesis.',
        ),
        picture('river-park-salici'),
      ],
    },
  },

  'short-let-stone-balcony': {
    title: { it: 'Balcone di pietra', en: 'The stone balcony' },
    slug: { it: 'balcone-di-pietra-lavandaie', en: 'the-stone-balcony' },
    excerpt: {
      it: 'Un bilocale arredato per due, da due settimane a quattro mesi. Il tempo di un corso breve, o di una decisione.',
      en: 'A furnished two-room flat for two, from two weeks to four months. Long enough for a short course, or a decision.',
    },
    image: 'balcony-lavandaie',
    gallery: ['portico-delle-lavandaie', 'double-room-cordai', 'kitchen-quartet-borgo'],
    categories: ['hostels'],
    accommodationType: 'shortLet',
    bedrooms: 1,
    bedsNumber: 2,
    bathroomsNumber: 1,
    includedServices: [
      'wifi',
      'heating',
      'water',
      'electricity',
      'gas',
      'waste',
      'washingMachine',
      'dishwasher',
      'desk',
      'balcony',
      'airConditioning',
    ],
    priceMin: 450,
    condominiumFees: 0,
    pricingMode: 'perPerson',
    cin: 'IT000000L3V8A6S2HW',
    houseRules: {
      it: bullets(
        'Il balcone è del Seicento: due persone, niente vasi sul parapetto.',
        'Rifiuti separati anche per chi resta poco.',
        'Chiavi in una cassetta; il codice arriva il giorno prima.',
        'Silenzio dalle 23, sopra abita un giudice.',
      ),
      en: bullets(
        'The balcony is four centuries old: two people, no pots on the parapet.',
        'Sort your rubbish even if you stay briefly.',
        'Keys are in a box; the code comes the day before.',
        'Quiet from 11 pm: a judge lives upstairs.',
      ),
    },
    ownerTerms: {
      it: bullets(
        'Tutto compreso, anche lenzuola e pentole.',
        'Contratto breve o transitorio secondo la durata, sempre scritto.',
        'Ultima pulizia 40 euro, una volta.',
      ),
      en: bullets(
        'Everything included, even sheets and saucepans.',
        'Short or temporary lease depending on length, always in writing.',
        'Final cleaning 40 euros, once.',
      ),
    },
    energy: energy('D', 116, 23, 'average', 'average'),
    deposit: 200,
    maximumStay: 4,
    verifiedDaysAgo: 14,
    ownerName: 'Palmira Altocanto',
    address: at('Portico delle Lavandaie', 34),
    contactLinks: [
      email('a Palmira', 'Palmira', 'palmira.altocanto@example.org'),
      chat('a Palmira', 'Palmira', '0000 123471'),
    ],
    blocks: {
      it: [
        title('Per chi va bene, e per chi no', 'small'),
        text(
          'Va bene a due amici della Scuola Mediatori in attesa di una casa, a chi insegna per un semestre, a una coppia con gli scatoloni in deposito. Non va bene a chi vuole risparmiare: da ottobre una doppia costa la metà.',
          'Il balcone guarda la cupola e prende il sole dalle quattro. Sotto c’è il portico, con due bar: il rumore finisce all’una il sabato, prima gli altri giorni. Secondo piano, trentasei gradini, corrimano solido.',
        ),
        {
          type: 'links',
          links: [
            toService('youth-office', 'Lo Sportello Giovani, sotto lo stesso portico'),
            toService('rent-help-desk', 'Un aiuto per trovare casa dopo'),
          ],
        },
      ],
      en: [
        title('Who it suits, and who not', 'small'),
        text(
          'It suits two friends from the interpreters’ school waiting for a flat, a visiting lecturer, a couple with their boxes in storage. It does not suit anyone trying to save: from October a twin room costs half as much.',
          'The balcony faces the dome and gets the sun from four. Below is the arcade, with two bars: noise ends at one on Saturdays and earlier on other days. Second floor, thirty-six steps, a solid handrail.',
        ),
        {
          type: 'links',
          links: [
            toService('youth-office', 'The youth office, under the same arcade'),
            toService('rent-help-desk', 'Help with finding a home afterwards'),
          ],
        },
      ],
    },
  },
};
