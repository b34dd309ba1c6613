import {
  bullets,
  html,
  paragraphs,
  picture,
  text,
  toAccommodation,
  toCategory,
  toPage,
} from '../parts';
import type { NewsSeed } from '../../types';
import { card, heading, links, moreButtons, subheading } from './pieces';

export const adsExplained: Record<string, NewsSeed> = {
  'cin-codes-explained': {
    title: {
      it: 'Che cos’è il CIN, e quando deve esserci nell’annuncio',
      en: 'What a CIN is, and when an ad must show one',
    },
    slug: { it: 'codice-cin-spiegato', en: 'cin-code-explained' },
    excerpt: {
      it: 'È il codice nazionale degli alloggi per soggiorni brevi. Se resti una settimana deve esserci, se firmi per un anno no.',
      en: 'It is the national code of places for short stays. For a week there must be one; for a year’s lease there is none.',
    },
    image: 'hall-alle-mura',
    categories: ['living'],
    tags: ['explained', 'first-year'],
    daysAgo: 21,
    blocks: {
      it: [
        text(
          'Chi cerca casa spesso dorme le prime notti in un affittacamere o in un ostello. Dall’annuncio deve risultare una sigla che comincia con <strong>IT</strong>: è il codice identificativo nazionale, e dice che quella struttura è nell’elenco del ministero.',
        ),
        html(
          subheading('Ce l’hanno'),
          bullets(
            'ostelli, alberghi, bed and breakfast;',
            'appartamenti affittati ai turisti;',
            'locazioni fino a trenta giorni, anche di una camera sola.',
          ),
          subheading('Non ce l’hanno'),
          bullets(
            'i contratti per studenti, transitori e ordinari;',
            'le residenze, per i posti assegnati con graduatoria.',
          ),
        ),
        card(
          'Dove si legge',
          'Nell’annuncio, su ogni sito, e su una targhetta fuori dal portone. Se sulla targhetta c’è un numero e nell’annuncio un altro, chiedi spiegazioni prima di pagare.',
        ),
        html(
          heading('Il trucco da conoscere'),
          paragraphs(
            'Qualcuno propone sei contratti da trenta giorni di seguito al posto di un contratto per studenti. Costa di più, non dà diritto al contributo affitto e ti si può lasciare fuori a ogni rinnovo. Se ti serve un semestre esiste il contratto da sei mesi: chiedi quello.',
          ),
        ),
        links(
          toPage('accommodations', 'Gli annunci, con il codice dove serve'),
          toPage('renting-safely', 'I tipi di contratto'),
        ),
      ],
      en: [
        text(
          'People looking for a home often spend their first nights in a guest house or a hostel. The ad must carry a code beginning with <strong>IT</strong>: this national identification code (CIN) tells you that the place is on the ministry’s list.',
        ),
        html(
          subheading('They have one'),
          bullets(
            'hostels, hotels, bed and breakfasts;',
            'flats let to tourists;',
            'lets of up to thirty days, even of a single room.',
          ),
          subheading('They do not'),
          bullets(
            'student, temporary and ordinary leases;',
            'residences, for places given by ranking.',
          ),
        ),
        card(
          'Where to find it',
          'In the ad, on every website, and on a plate outside the front door. If the plate shows one number and the ad another, ask why before you pay.',
        ),
        html(
          heading('A trick worth knowing'),
          paragraphs(
            'Some owners offer six lets of thirty days in a row instead of a student lease. It costs more, it does not count for help with the rent, and you can be left outside at each renewal. If you need one semester there is such a thing as a six-month lease: ask for that.',
          ),
        ),
        links(
          toPage('accommodations', 'The listings, with a code where needed'),
          toPage('renting-safely', 'The kinds of lease'),
        ),
      ],
    },
  },

  'energy-class-in-ads': {
    title: {
      it: 'La classe energetica negli annunci, letta con il portafoglio',
      en: 'Energy classes in ads, read with your wallet',
    },
    slug: { it: 'classe-energetica-negli-annunci', en: 'energy-class-in-ads' },
    excerpt: {
      it: 'Da oggi ogni alloggio della guida mostra classe, indice e giudizio sui muri. Che cosa dicono i numeri e che cosa tacciono.',
      en: 'From today every home in the guide shows its class, its index and a verdict on the walls. What the figures say, and what they keep quiet about.',
    },
    image: 'kitchen-mura-alte',
    categories: ['living'],
    tags: ['explained', 'leases'],
    daysAgo: 46,
    blocks: {
      it: [
        text(
          'La legge chiede che l’annuncio riporti i dati dell’attestato di prestazione energetica. Finora da noi si leggeva solo la lettera; adesso trovi anche il resto, e vale la pena di guardarlo.',
        ),
        html(
          heading('Che cosa c’è scritto'),
          bullets(
            '<strong>La classe</strong>, da A4 a G. Le case dentro le mura stanno quasi tutte tra la D e la F.',
            '<strong>L’indice</strong>, in kWh per metro quadro l’anno: quanta energia serve in condizioni normali.',
            '<strong>L’involucro</strong>, con il freddo e con il caldo: buono, medio o scarso. È la voce che spiega gli spifferi.',
          ),
        ),
        picture(
          'kitchen-by-the-bridge',
          'La finestra grande fa luce e, con i vetri vecchi, anche correnti.',
        ),
        html(
          heading('Che cosa non c’è'),
          paragraphs(
            'L’attestato non sa quante ore tenete acceso, né se il coinquilino apre le finestre con i termosifoni bollenti. Chiedi sempre le ultime due bollette, quelle vere.',
            'Sono esentate le case senza riscaldamento e quelle usate meno di quattro mesi l’anno: in quel caso l’annuncio lo dice. Quando firmi, fatti mostrare l’attestato: vale dieci anni, guarda la data.',
          ),
        ),
        moreButtons(
          toAccommodation('residence-alle-mura', 'Una casa in classe A1'),
          toCategory('studios', 'Monolocali a confronto'),
        ),
      ],
      en: [
        text(
          'By law an ad has to carry the figures of the energy certificate. Until now ours showed only the letter; the rest is there too from today, and it is worth a look.',
        ),
        html(
          heading('What it says'),
          bullets(
            '<strong>The class</strong>, from A4 to G. Homes inside the walls are nearly all between D and F.',
            '<strong>The index</strong>, in kWh per square metre a year: how much energy is needed in normal use.',
            '<strong>The envelope</strong>, in the cold and in the heat: good, average or poor. This is the line that explains the draughts.',
          ),
        ),
        picture(
          'kitchen-by-the-bridge',
          'A big window brings light and, with old panes, a breeze.',
        ),
        html(
          heading('What it leaves out'),
          paragraphs(
            'A certificate does not know how many hours you heat, or whether your flatmate opens the windows over a boiling radiator. Always ask for the last two bills, the real ones.',
            'Homes without heating, or used for less than four months a year, are exempt, and then the ad says so. When you sign, ask to see the certificate: it lasts ten years, so check the date.',
          ),
        ),
        moreButtons(
          toAccommodation('residence-alle-mura', 'A home in class A1'),
          toCategory('studios', 'Compare the studios'),
        ),
      ],
    },
  },
};
