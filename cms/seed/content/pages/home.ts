import { columns, group, picture, text, title, toPage } from '../parts';
import type { PageSeed } from '../../types';

export const home: PageSeed = {
  kind: 'home',
  title: { it: 'Studium, la guida di Castelmora', en: 'Studium, the guide to Castelmora' },
  slug: { it: '', en: '' },
  seo: {
    it: {
      title: 'Studium, la guida di Castelmora per chi studia',
      description:
        'Casa, atenei, servizi ed eventi di Castelmora in una guida sola, scritta dallo Sportello Giovani per chi arriva a studiare e per chi c’è già.',
    },
    en: {
      title: 'Studium, the student guide to Castelmora',
      description:
        'Homes, universities, services and events in Castelmora, in one guide written by the town’s youth office for students new and not so new.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'castelmora-from-the-river',
        minHeight: 'half',
        children: [
          title('La città, spiegata a chi studia.', 'large'),
          text('Casa, atenei, servizi ed eventi di Castelmora, in una guida sola.'),
        ],
      },
      title('Che casa cerchi?', 'medium'),
      text('Sei modi di abitare, con il prezzo e le spese scritti chiari.'),
      { type: 'listCategoriesAccommodations', listFilterBasic: 'all', elementQuantity: 6 },
      title('La prima settimana', 'medium'),
      text('Tre cose da fare appena arrivi. Le altre possono aspettare lunedì.'),
      columns(
        3,
        group(
          title('Arrivare', 'small'),
          text(
            'Il treno ti lascia fuori dalle mura. Con le valigie prendi la linea 1 davanti alla stazione: sei minuti e sei in Piazza Grande, senza salita.',
          ),
        ),
        group(
          title('Sistemarsi', 'small'),
          text(
            'Prima di firmare leggi il contratto con qualcuno. Allo Sportello lo facciamo ogni giorno, gratis e senza appuntamento fino alle 13.',
          ),
        ),
        group(
          title('Perdersi', 'small'),
          text(
            'Dentro le mura non si va mai lontano: se scendi trovi il fiume, se sali trovi la cupola. Una sera senza mappa vale tre giorni di indicazioni.',
          ),
        ),
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('first-steps', 'Leggi i primi passi')],
      },
      title('Una città da portici', 'medium'),
      picture('portico-dei-librai'),
      text(
        'Castelmora ha trentottomila abitanti e quattordicimila studiano. Vuol dire che la biblioteca chiude tardi, che i bar sanno quando cominciano gli esami e che in luglio si sentono di nuovo le rondini.',
        'I portici sono lunghi due chilometri in tutto: quando piove si attraversa la città asciutti, tranne i venti passi di Largo del Grano. Nessuno ha mai capito perché.',
      ),
      {
        type: 'group',
        backgroundColor: 'plum',
        textColor: 'paper',
        contentWidth: 'wide',
        children: [
          title('Stai per firmare?', 'medium'),
          text(
            'Tipi di contratto, cauzione, registrazione, classe energetica: quello che conviene sapere prima, in dieci minuti di lettura.',
          ),
          {
            type: 'buttons',
            orientation: 'horizontal',
            buttonStyle: 'primary',
            buttons: [
              toPage('renting-safely', 'Affittare senza sorprese'),
              toPage('accommodations', 'Guarda gli alloggi'),
            ],
          },
        ],
      },
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'castelmora-from-the-river',
        minHeight: 'half',
        children: [
          title('The town, explained to its students.', 'large'),
          text('Homes, universities, services and events in Castelmora, all in one guide.'),
        ],
      },
      title('What kind of home?', 'medium'),
      text('Six ways to live here, with the rent and the fees in plain sight.'),
      { type: 'listCategoriesAccommodations', listFilterBasic: 'all', elementQuantity: 6 },
      title('Your first week', 'medium'),
      text('Three things to do when you arrive. The rest can wait until Monday.'),
      columns(
        3,
        group(
          title('Arrive', 'small'),
          text(
            'The train leaves you outside the walls. With suitcases, take line 1 from the station forecourt: six minutes to Piazza Grande, and no climb.',
          ),
        ),
        group(
          title('Settle in', 'small'),
          text(
            'Read the lease with somebody before you sign it. At the youth office we do that every day, free of charge, and until 1 pm without an appointment.',
          ),
        ),
        group(
          title('Get lost', 'small'),
          text(
            'Inside the walls you are never far away: go down and you meet the river, go up and you meet the dome. One evening without a map beats three days of directions.',
          ),
        ),
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('first-steps', 'Read the first steps')],
      },
      title('A town of arcades', 'medium'),
      picture('portico-dei-librai'),
      text(
        'Castelmora has thirty-eight thousand inhabitants and fourteen thousand of them are students. So the library closes late, the bars know when exams begin, and in July you can hear the swallows again.',
        'The arcades add up to two kilometres: when it rains you can cross the town and stay dry, except for twenty steps in Largo del Grano. Nobody has ever found out why.',
      ),
      {
        type: 'group',
        backgroundColor: 'plum',
        textColor: 'paper',
        contentWidth: 'wide',
        children: [
          title('About to sign?', 'medium'),
          text(
            'Kinds of lease, deposit, registration, energy class: what you want to know beforehand, in ten minutes of reading.',
          ),
          {
            type: 'buttons',
            orientation: 'horizontal',
            buttonStyle: 'primary',
            buttons: [
              toPage('renting-safely', 'Renting without surprises'),
              toPage('accommodations', 'See the homes'),
            ],
          },
        ],
      },
    ],
  },
};
