import {
  bullets,
  columns,
  group,
  html,
  paragraphs,
  picture,
  text,
  title,
  toAccommodation,
  toPage,
  toService,
} from '../parts';
import { links, styled } from './pieces';
import type { PageSeed } from '../../types';

export const gettingAround: PageSeed = {
  kind: 'page',
  title: { it: 'Muoversi', en: 'Getting around' },
  slug: { it: 'muoversi', en: 'getting-around' },
  seo: {
    it: {
      title: 'Muoversi a Castelmora',
      description:
        'A piedi, in autobus, in bicicletta e in ascensore: come ci si muove in una città in salita, anche con le valigie o in carrozzina.',
    },
    en: {
      title: 'Getting around Castelmora',
      description:
        'On foot, by bus, by bike and by lift: how to move around a town on a hill, with suitcases or in a wheelchair too.',
    },
  },
  blocks: {
    it: [
      {
        type: 'hero',
        backgroundImage: 'river-park-salici',
        children: [
          title('Muoversi', 'large'),
          text('La città è piccola. È la salita che inganna.'),
        ],
      },
      styled(
        { responsiveVisibility: ['mobile'], backgroundColor: 'ochre', textColor: 'night' },
        html(
          paragraphs(
            '<strong>Da tenere nel telefono</strong> La 1 ogni dieci minuti, l’ascensore fino a mezzanotte, la notturna venerdì e sabato fino alle 2. Guasti e ritardi: <a href="tel:0000123456">0000 123456</a>.',
          ),
        ),
      ),
      title('A piedi', 'medium'),
      text(
        'Da Porta Nuova alle Mura Alte sono venti minuti, con una sosta per il fiato. Le strade scendono tutte al fiume e salgono tutte in Piazza Grande: se ti perdi, scegli una direzione e prima o poi arrivi.',
        'Quando piove la pietra è liscia. I portici coprono quasi tutto il percorso da Porta Nuova all’Università; gli abitanti camminano lungo il muro, per un motivo che capirai alla prima grondaia.',
      ),
      columns(
        2,
        group(
          picture('bus-stop-porta-nuova'),
          title('In autobus', 'medium'),
          html(
            paragraphs('Cinque linee, mezzi piccoli ed elettrici.'),
            bullets(
              'La <strong>1</strong> va dalla stazione a San Vero, ogni dieci minuti.',
              'La <strong>2</strong> gira intorno alle mura, ogni quindici.',
              'La <strong>4</strong> collega le Tintorie, il centro e il Politecnico.',
              'La <strong>6</strong> passa il ponte per Oltremora, ogni venti.',
              'La <strong>N</strong> c’è venerdì e sabato, fino alle due.',
            ),
          ),
          links(toService('night-bus', 'Dove ferma la notturna')),
        ),
        group(
          picture('borgo-dei-liutai'),
          title('In ascensore', 'medium'),
          text(
            'L’ascensore del Borgo sale dalle Tintorie al Borgo dei Liutai, gratis, dalle 6 a mezzanotte. Ci stanno dodici persone o un contrabbasso con il suo musicista.',
            'È il modo più semplice per arrivare in alto in carrozzina o con un passeggino. Se è fermo, la linea 4 fa lo stesso percorso.',
          ),
          links(toService('borgo-lift', 'Coda, guasti e biciclette in ascensore')),
        ),
      ),
      title('In bicicletta', 'medium'),
      text(
        'Fuori dalle mura è tutto in piano: la vecchia ferrovia collega la stazione, le Filande e il lungofiume senza incontrare un’auto. Dentro le mura si spinge, e in discesa si frena presto.',
        'Le rastrelliere coperte sono a Porta Nuova, alla biblioteca e alle Filande. Un lucchetto buono costa meno di una bicicletta usata.',
      ),
      links(toService('bike-workshop', 'La ciclofficina, dove si ripara insieme')),
      {
        type: 'group',
        backgroundColor: 'sage',
        textColor: 'paper',
        children: [
          title('Senza gradini', 'medium'),
          html(
            paragraphs('Tre percorsi in piano o con pendenza dolce:'),
            bullets(
              'Stazione, Via della Circonvallazione, Porta Nuova, Portico dei Librai.',
              'Lungofiume dei Salici, ascensore del Borgo, Piazza Grande.',
              'Fermata Orto Botanico, Via dell’Orto, dipartimenti di Scienze.',
            ),
            paragraphs(
              'Tutti gli autobus hanno la pedana. Se un ascensore pubblico è guasto, lo Sportello lo sa prima del cartello: <a href="tel:0000123456">0000 123456</a>.',
            ),
          ),
          {
            type: 'buttons',
            buttonStyle: 'secondary',
            buttons: [toAccommodation('residence-alle-mura', 'Una residenza senza gradini')],
          },
        ],
      },
      title('In treno e in auto', 'medium'),
      text(
        'I regionali partono ogni ora, ogni mezz’ora nelle ore di punta. In auto non si entra nelle mura senza permesso: si lascia fuori, al parcheggio delle Tintorie o della stazione, e ci si dimentica dov’è.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('services', 'Tutti i servizi')],
      },
    ],
    en: [
      {
        type: 'hero',
        backgroundImage: 'river-park-salici',
        children: [
          title('Getting around', 'large'),
          text('The town is small. It is the climb that fools you.'),
        ],
      },
      styled(
        { responsiveVisibility: ['mobile'], backgroundColor: 'ochre', textColor: 'night' },
        html(
          paragraphs(
            '<strong>To keep on your phone</strong> Line 1 every ten minutes, the lift until midnight, the night bus on Fridays and Saturdays until 2 am. Faults and delays: <a href="tel:0000123456">0000 123456</a>.',
          ),
        ),
      ),
      title('On foot', 'medium'),
      text(
        'From Porta Nuova to Mura Alte is twenty minutes, with a stop to breathe. All streets run down to the river and all of them climb to Piazza Grande: if you are lost, pick a direction and you will get somewhere.',
        'Wet stone is slippery. Arcades cover nearly all the way from Porta Nuova to the University; locals walk along the wall, for a reason you will grasp at the first gutter.',
      ),
      columns(
        2,
        group(
          picture('bus-stop-porta-nuova'),
          title('By bus', 'medium'),
          html(
            paragraphs('Five lines, small electric buses.'),
            bullets(
              'Line <strong>1</strong> runs from the station to San Vero every ten minutes.',
              'Line <strong>2</strong> circles the walls every fifteen.',
              'Line <strong>4</strong> links Tintorie, the centre and the Politecnico.',
              'Line <strong>6</strong> crosses the bridge to Oltremora every twenty.',
              'Line <strong>N</strong> runs on Fridays and Saturdays until two.',
            ),
          ),
          links(toService('night-bus', 'Where the night bus stops')),
        ),
        group(
          picture('borgo-dei-liutai'),
          title('By lift', 'medium'),
          text(
            'The Borgo lift goes up from Tintorie to Borgo dei Liutai, free of charge, from 6 am to midnight. It holds twelve people, or one double bass and its player.',
            'It is the easiest way up in a wheelchair or with a pram. If it is out of order, line 4 covers the same route.',
          ),
          links(toService('borgo-lift', 'Queues, faults and bicycles in the lift')),
        ),
      ),
      title('By bike', 'medium'),
      text(
        'Outside the walls everything is flat: the old railway links the station, the Filande and the riverside without meeting a car. Inside the walls you push, and on the way down you brake early.',
        'There are covered racks at Porta Nuova, at the library and at the Filande. A good lock costs less than a second-hand bicycle.',
      ),
      links(toService('bike-workshop', 'The bike workshop, where you mend it together')),
      {
        type: 'group',
        backgroundColor: 'sage',
        textColor: 'paper',
        children: [
          title('Without steps', 'medium'),
          html(
            paragraphs('Three routes that are level or gently sloping:'),
            bullets(
              'Station, Via della Circonvallazione, Porta Nuova, Portico dei Librai.',
              'Lungofiume dei Salici, the Borgo lift, Piazza Grande.',
              'Orto Botanico stop, Via dell’Orto, science departments.',
            ),
            paragraphs(
              'Every bus has a ramp. If a public lift is broken, the youth office knows before the notice goes up: <a href="tel:0000123456">0000 123456</a>.',
            ),
          ),
          {
            type: 'buttons',
            buttonStyle: 'secondary',
            buttons: [toAccommodation('residence-alle-mura', 'A residence without steps')],
          },
        ],
      },
      title('By train and by car', 'medium'),
      text(
        'Regional trains leave every hour, every half hour at busy times. Cars may not enter the walls without a permit: leave yours outside, at the Tintorie or station car park, and forget where it is.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('services', 'All services')],
      },
    ],
  },
};
