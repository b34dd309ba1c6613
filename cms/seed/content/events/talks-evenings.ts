import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, text, title, toPage, toService } from '../parts';
import { youthOffice, youthOfficeMail } from './venues';

export const talksEvenings: Record<string, EventSeed> = {
  'the-lease-read-aloud': {
    title: { it: 'Il contratto letto ad alta voce', en: 'The lease, read aloud' },
    slug: { it: 'contratto-letto-ad-alta-voce', en: 'the-lease-read-aloud' },
    excerpt: {
      it: 'Un contratto d’affitto vero, una riga per volta. Ci si ferma a ogni «salvo» e a ogni «ove previsto».',
      en: 'A real lease, one line at a time, with a stop at every “unless” and every “where applicable”.',
    },
    image: 'portico-delle-lavandaie',
    categories: ['talks', 'workshops'],
    tags: ['free-admission', 'for-freshers', 'in-english'],
    eventType: 'workshop',
    starts: { week: 1, day: 'wed', at: '18:30' },
    ends: { week: 1, day: 'wed', at: '20:00' },
    ticket: { it: 'Gratis, senza prenotare', en: 'Free, no booking' },
    address: at('Portico delle Lavandaie', 3),
    contactLinks: [youthOffice, youthOfficeMail],
    blocks: {
      it: [
        text(
          'Allo Sportello Giovani la stanza grande ha ventiquattro sedie, un proiettore e una caraffa. Irma Scaldaferro, che di contratti ne ha letti più di quattromila, ne mette uno sullo schermo con i nomi cancellati e lo legge dall’intestazione alla firma. Quando qualcuno alza la mano ci si ferma. Di solito si arriva in fondo, una volta no.',
          'Al tavolo accanto due studenti della Scuola per Mediatori fanno lo stesso in inglese, per chi preferisce. Porta il tuo contratto se ne hai già uno: alla fine si guardano i casi singoli, a porta chiusa.',
        ),
        title('Che cosa si porta a casa', 'small'),
        html(
          bullets(
            'Un foglio con le dodici parole da cercare prima di firmare.',
            'La differenza fra caparra e deposito, che non è un’opinione.',
            'Il numero da chiamare se la registrazione non arriva.',
          ),
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [
            toPage('renting-safely', 'Leggi prima la guida'),
            toService('rent-help-desk', 'Chiedi un appuntamento'),
          ],
        },
      ],
      en: [
        text(
          'The big room at the youth office has twenty-four chairs, a projector and a jug of water. Irma Scaldaferro, who has over four thousand leases behind her, puts one on the screen with the names blacked out and reads it from the heading to the signature. Whenever a hand goes up, she stops. They usually reach the end; once they did not.',
          'At the next table two students from the School for interpreters do the same in English. If you already have a lease, bring it: individual cases come last, behind a closed door.',
        ),
        title('What you take home', 'small'),
        html(
          bullets(
            'A sheet with the twelve words to look for before you sign.',
            'The difference between earnest money and a deposit, which is not a matter of opinion.',
            'The number to ring if nobody has registered your lease.',
          ),
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [
            toPage('renting-safely', 'Read the guide first'),
            toService('rent-help-desk', 'Ask for an appointment'),
          ],
        },
      ],
    },
  },

  'night-at-the-observatory': {
    title: { it: 'Una sera all’Osservatorio', en: 'An evening at the Observatory' },
    slug: { it: 'una-sera-all-osservatorio', en: 'evening-at-the-observatory' },
    excerpt: {
      it: 'Il telescopio è del 1871 e inquadra una cosa per volta. Se è nuvolo si parla di nuvole, con competenza.',
      en: 'The telescope dates from 1871 and shows one thing at a time. If it is cloudy they talk about clouds, expertly.',
    },
    image: 'castelmora-by-night',
    categories: ['talks'],
    tags: ['booking-needed', 'families-welcome', 'late-night'],
    eventType: 'lecture',
    starts: { week: 5, day: 'mon', at: '21:00' },
    ends: { week: 5, day: 'mon', at: '23:30' },
    ticket: {
      it: '4 € · gratis con la Studium Card e sotto i 12 anni',
      en: '€4 · free with the Studium Card and under 12',
    },
    address: at('Via dell’Osservatorio', 12, 'Mura Alte'),
    contactLinks: [
      email('all’Osservatorio', 'the Observatory', 'osservatorio@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'La cupola si gira ancora a mano, con una manovella che pesa quanto un bambino e che i bambini infatti vogliono girare. Sotto stanno in venti. Si sale a gruppi, si guarda a turno, e intanto nella sala al pianterreno i dottorandi di Fisica rispondono alle domande; quella sugli extraterrestri è concessa una volta per serata.',
          'Da quassù la luce della città dà fastidio solo verso sud. Per un’ora il Comune spegne i lampioni di Via dell’Osservatorio: porta una torcia, meglio se la copri con una carta rossa.',
        ),
        title('Che cosa aspettarsi', 'small'),
        html(
          bullets(
            'La cupola è aperta sul cielo: dentro c’è la temperatura di fuori, e si sta fermi.',
            'Trentanove gradini a chiocciola. Dalla sala le immagini si vedono su uno schermo.',
            'Finché c’è luce si comincia dalla Luna. Con il cielo coperto la serata si fa lo stesso, ma puoi spostare il posto.',
          ),
        ),
        text(
          'Fermata Orto Botanico della linea 2, poi sei minuti in leggera salita. L’ultima corsa passa a mezzanotte meno dieci.',
        ),
      ],
      en: [
        text(
          'The dome is still turned by hand, with a crank that weighs as much as a child and which children, of course, all want to turn. Twenty people fit underneath. You go up in groups and look in turn, and meanwhile PhD students in physics answer questions downstairs; the one about aliens is allowed once a night.',
          'Up here the lights of the town get in the way only to the south. For one hour the street lamps of Via dell’Osservatorio are switched off: bring a torch, ideally with red paper over it.',
        ),
        title('What to expect', 'small'),
        html(
          bullets(
            'The dome is open to the sky, so inside feels just like outside, and you will be standing still.',
            'Thirty-nine steps up a spiral stair. The room downstairs has the images on a screen.',
            'While it is still light they start with the Moon. Under cloud the evening goes ahead, but you can move your place to another date.',
          ),
        ),
        text(
          'Take line 2 to Orto Botanico, then it is six minutes gently uphill. The last bus passes at ten to midnight.',
        ),
      ],
    },
  },
};
