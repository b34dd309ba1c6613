import {
  bullets,
  columns,
  group,
  html,
  paragraphs,
  picture,
  steps,
  text,
  title,
  toCategory,
  toPage,
  toService,
} from '../parts';
import { card, download, links } from './pieces';
import type { PageSeed } from '../../types';

export const firstSteps: PageSeed = {
  kind: 'page',
  title: { it: 'Primi passi', en: 'First steps' },
  slug: { it: 'primi-passi', en: 'first-steps' },
  seo: {
    it: {
      title: 'Primi passi a Castelmora',
      description:
        'Che cosa fare prima di partire, il primo giorno e nel primo mese a Castelmora: documenti, casa, tessera, medico. Una cosa per volta.',
    },
    en: {
      title: 'First steps in Castelmora',
      description:
        'What to do before you leave, on your first day and in your first month in Castelmora: papers, home, card, doctor. One thing at a time.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'castelmora-at-dawn',
        children: [
          title('Primi passi', 'large'),
          text('Arrivare in una città nuova, una cosa per volta.'),
        ],
      },
      text(
        'Nessuno fa tutto il primo giorno. Questa guida mette le cose nell’ordine in cui servono davvero: quello che può aspettare sta in fondo, e va bene così.',
      ),
      title('Prima di partire', 'medium'),
      html(
        bullets(
          'Una copia di tutti i documenti, su carta e nella posta elettronica.',
          'La tessera sanitaria; se arrivi da un altro paese dell’Unione, quella europea.',
          'Due o tre notti prenotate: una casa si sceglie meglio dopo averla vista.',
          'Scarpe che tengono sulla pietra bagnata. Il trolley, se puoi, con ruote grandi.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'river',
        textColor: 'paper',
        children: [
          title('Il primo giorno', 'medium'),
          columns(
            3,
            group(
              title('Scendi dal treno', 'small'),
              text(
                'La linea 1 parte davanti alla stazione ogni dieci minuti. Il biglietto si compra al chiosco o a bordo.',
              ),
            ),
            group(
              title('Passa da noi', 'small'),
              text(
                'Portico delle Lavandaie 3, dalle 10. Ti diamo la mappa di carta e ti diciamo che cosa puoi ignorare.',
              ),
            ),
            group(
              title('Mangia qualcosa', 'small'),
              text(
                'La Mensa del Pozzo accetta anche chi non ha ancora la tessera: basta la lettera d’iscrizione.',
              ),
              links(toService('canteen-pozzo', 'Orari e prezzi')),
            ),
          ),
        ],
      },
      download('La valigia, su un foglio', 'first-week-bag'),
      title('La prima settimana', 'medium'),
      html(
        steps(
          '<strong>Completa l’iscrizione</strong> nella segreteria del tuo ateneo e fatti dare un certificato: lo chiederanno tutti.',
          '<strong>Ritira la Studium Card</strong> allo Sportello, con un documento e il numero di matricola. Serve per mense, autobus e alloggi riservati.',
          '<strong>Guarda almeno tre case</strong> prima di sceglierne una, di giorno e con qualcuno.',
          '<strong>Chiedi il codice fiscale</strong>, se non lo hai: senza, niente contratto. È gratuito.',
          '<strong>Se vieni da fuori dell’Unione</strong>, chiedi il permesso di soggiorno entro otto giorni lavorativi dall’arrivo. Ti aiutiamo a preparare la busta.',
        ),
      ),
      picture(
        'portico-delle-lavandaie',
        'Lo Sportello Giovani è la terza porta sotto il Portico delle Lavandaie.',
      ),
      title('Il primo mese', 'medium'),
      html(
        paragraphs('Adesso che sai dov’è il pane, restano le cose lente.'),
        bullets(
          'Scegli un medico di base in Via della Misericordia 7.',
          'Controlla che il contratto d’affitto sia stato registrato.',
          'Guarda se la tua borsa di studio chiede la residenza o basta il domicilio.',
          'Trova una cosa che non sia studiare: il coro, il canottaggio, il tavolo del martedì.',
        ),
      ),
      columns(
        3,
        card('Da un altro paese', 'Visto, codice fiscale, permesso: le carte in fila.', {
          link: toPage('arriving-from-abroad', 'L’ordine delle carte'),
        }),
        card('Un medico qui', 'Si sceglie in un quarto d’ora, conviene farlo da sani.', {
          link: toPage('health-and-listening', 'Salute e ascolto'),
        }),
        card('I conti', 'Che cosa costa un mese, e quando escono i bandi.', {
          link: toPage('money', 'Soldi e tariffe'),
        }),
      ),
      title('Per cominciare a cercare', 'medium'),
      {
        type: 'listCategoriesAccommodations',
        listFilterBasic: 'entries',
        listCategories: ['single-rooms', 'beds', 'residences'],
        elementQuantity: 3,
      },
      {
        type: 'buttons',
        orientation: 'horizontal',
        buttonStyle: 'primary',
        buttons: [
          toPage('renting-safely', 'Affittare senza sorprese'),
          toCategory('residences', 'Vedi le residenze'),
        ],
      },
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'castelmora-at-dawn',
        children: [
          title('First steps', 'large'),
          text('Arriving in a new town, one thing at a time.'),
        ],
      },
      text(
        'Nobody does everything on day one. This guide puts things in the order you really need them: what can wait is at the bottom, and that is fine.',
      ),
      title('Before you leave', 'medium'),
      html(
        bullets(
          'A copy of all your documents, on paper and in your inbox.',
          'Your health card; from another EU country, the European one.',
          'Two or three nights booked: you choose a home better once you have seen it.',
          'Shoes that grip wet stone. A suitcase, if possible, with big wheels.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'river',
        textColor: 'paper',
        children: [
          title('Day one', 'medium'),
          columns(
            3,
            group(
              title('Get off the train', 'small'),
              text(
                'Line 1 leaves from the station every ten minutes. Buy a ticket at the kiosk or on board.',
              ),
            ),
            group(
              title('Come and see us', 'small'),
              text(
                'Portico delle Lavandaie 3, from 10 am. We hand you the paper map and tell you what you can ignore.',
              ),
            ),
            group(
              title('Eat something', 'small'),
              text(
                'The Mensa del Pozzo also serves people without a card yet: your enrolment letter is enough.',
              ),
              links(toService('canteen-pozzo', 'Hours and prices')),
            ),
          ),
        ],
      },
      download('Your suitcase, on one sheet', 'first-week-bag'),
      title('The first week', 'medium'),
      html(
        steps(
          '<strong>Finish enrolling</strong> at your university office and ask for a certificate: everyone will want to see it.',
          '<strong>Collect your Studium Card</strong> at the youth office, with an identity document and your student number. It is for canteens, buses and reserved homes.',
          '<strong>See at least three places</strong> before you choose one, by daylight and with somebody.',
          '<strong>Get a tax code</strong> (codice fiscale) if you have none: no code, no lease. It is free.',
          '<strong>From outside the EU</strong>, apply for your residence permit within eight working days of arriving. We help you put the papers together.',
        ),
      ),
      picture(
        'portico-delle-lavandaie',
        'The youth office is the third door under the Portico delle Lavandaie.',
      ),
      title('The first month', 'medium'),
      html(
        paragraphs('Now that you know where the bread is, the slow things are left.'),
        bullets(
          'Choose a family doctor at Via della Misericordia 7.',
          'Check that your lease has been registered.',
          'Find out whether your grant asks for legal residence or just an address.',
          'Find something that is not studying: the choir, the rowing club, the Tuesday table.',
        ),
      ),
      columns(
        3,
        card('From another country', 'Visa, tax code, permit: the papers, in line.', {
          link: toPage('arriving-from-abroad', 'The order of the papers'),
        }),
        card('A doctor here', 'It takes fifteen minutes and is best done while well.', {
          link: toPage('health-and-listening', 'Health and listening'),
        }),
        card('The sums', 'What a month costs, and when the calls come out.', {
          link: toPage('money', 'Money'),
        }),
      ),
      title('Where to start looking', 'medium'),
      {
        type: 'listCategoriesAccommodations',
        listFilterBasic: 'entries',
        listCategories: ['single-rooms', 'beds', 'residences'],
        elementQuantity: 3,
      },
      {
        type: 'buttons',
        orientation: 'horizontal',
        buttonStyle: 'primary',
        buttons: [
          toPage('renting-safely', 'Renting without surprises'),
          toCategory('residences', 'See the residences'),
        ],
      },
    ],
  },
};
