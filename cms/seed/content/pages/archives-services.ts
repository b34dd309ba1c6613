import { bullets, columns, group, html, paragraphs, picture, text, title, toPage } from '../parts';
import type { PageSeed } from '../../types';

export const servicesArchive: PageSeed = {
  kind: 'archive',
  archiveSection: 'services',
  title: { it: 'Servizi', en: 'Services' },
  slug: { it: 'servizi', en: 'services' },
  seo: {
    it: {
      title: 'Servizi per chi studia a Castelmora',
      description:
        'Mense, autobus, medico, ascolto e sale studio: dove andare, che cosa portare e a chi chiedere quando non si sa a chi chiedere.',
    },
    en: {
      title: 'Student services in Castelmora',
      description:
        'Canteens, buses, doctors, counselling and places to study: where to go, what to bring and whom to ask when you do not know whom to ask.',
    },
  },
  blocks: {
    it: [
      text(
        'Le cose di tutti i giorni, spiegate come le spiegherebbe chi abita qui da un anno. Per quasi tutte basta la Studium Card, che si ritira allo Sportello con un documento e il numero di matricola.',
      ),
      columns(
        2,
        group(
          title('Mangiare', 'medium'),
          html(
            paragraphs('Le mense universitarie sono aperte agli iscritti dei tre atenei.'),
            bullets(
              '<strong>Mensa del Pozzo</strong>, Piazza del Pozzo: pranzo e cena, la più centrale e la più rumorosa.',
              '<strong>Mensa Filande</strong>, accanto al Politecnico: solo pranzo, coda alle 12.50.',
              '<strong>Mensa dei Salici</strong>, sul lungofiume: anche la sera, con cucina vegetariana.',
            ),
          ),
        ),
        group(
          title('Prendere il bus', 'medium'),
          html(
            paragraphs('Gli autobus sono piccoli, elettrici e quasi sempre puntuali.'),
            bullets(
              '<strong>1</strong> Stazione, Porta Nuova, Piazza Grande, San Vero.',
              '<strong>2</strong> Circolare delle Mura, nei due sensi.',
              '<strong>4</strong> Tintorie, Piazza Grande, Filande.',
              '<strong>6</strong> Oltremora, ponte, Piazza Grande.',
              '<strong>N</strong> Notturna, venerdì e sabato fino alle 2.',
            ),
          ),
        ),
      ),
      picture('bus-stop-night-line', 'La notturna aspetta l’ultimo bis del concerto, dicono.'),
      title('Salute', 'medium'),
      html(
        paragraphs(
          'Se la tua residenza è altrove puoi avere un medico di base qui, per la durata degli studi: porta la tessera sanitaria, un documento e il certificato di iscrizione all’ufficio di Via della Misericordia 7.',
          'Nello stesso palazzo, al primo piano, c’è l’ambulatorio studenti: al mattino si entra senza appuntamento. Di notte e nei giorni festivi risponde la guardia medica. Per un’emergenza il numero è <strong>112</strong>, da qualunque telefono.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'sage',
        textColor: 'paper',
        children: [
          title('Parlare con qualcuno', 'medium'),
          text(
            'Lo sportello d’ascolto è gratuito, riservato e non serve una ragione grande per andarci. Quattro colloqui da cinquanta minuti, in italiano o in inglese, al Portico delle Lavandaie 3, secondo piano.',
            'Si scrive ad <a href="mailto:ascolto@studium.example.org">ascolto@studium.example.org</a> e di solito si ottiene un appuntamento entro la settimana.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'secondary',
            buttons: [{ text: 'Scrivi all’ascolto', url: 'mailto:ascolto@studium.example.org' }],
          },
        ],
      },
      title('Posti per studiare', 'medium'),
      text(
        'La biblioteca dei Librai ha 210 posti e chiude alle 23. La sala di Scienze, alle Mura Alte, è la più silenziosa; quella del Politecnico la più calda. In sessione d’esame apre anche il refettorio del Melograno, con le prese sotto ogni panca.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('getting-around', 'Come muoversi in città')],
      },
    ],
    en: [
      text(
        'Everyday things, explained the way someone who has lived here for a year would explain them. For nearly all of them you only need the Studium Card: pick it up at the youth office with an identity document and your student number.',
      ),
      columns(
        2,
        group(
          title('Eating', 'medium'),
          html(
            paragraphs('University canteens are open to students of all three universities.'),
            bullets(
              '<strong>Mensa del Pozzo</strong>, Piazza del Pozzo: lunch and dinner, the most central and the loudest.',
              '<strong>Mensa Filande</strong>, next to the Politecnico: lunch only, queue at 12.50.',
              '<strong>Mensa dei Salici</strong>, by the river: evenings too, with a vegetarian kitchen.',
            ),
          ),
        ),
        group(
          title('Taking the bus', 'medium'),
          html(
            paragraphs('The buses are small, electric and nearly always on time.'),
            bullets(
              '<strong>1</strong> Station, Porta Nuova, Piazza Grande, San Vero.',
              '<strong>2</strong> Circular line along the walls, both ways.',
              '<strong>4</strong> Tintorie, Piazza Grande, Filande.',
              '<strong>6</strong> Oltremora, the bridge, Piazza Grande.',
              '<strong>N</strong> Night bus, Fridays and Saturdays until 2 am.',
            ),
          ),
        ),
      ),
      picture('bus-stop-night-line', 'They say the night bus waits for the last encore.'),
      title('Health', 'medium'),
      html(
        paragraphs(
          'If your registered home is elsewhere, you can have a family doctor here for as long as you study: bring your health card, an identity document and your enrolment certificate to the office at Via della Misericordia 7.',
          'On the first floor of the same building is the student clinic, with walk-in hours in the morning. An out-of-hours doctor answers at night and on holidays. In an emergency call <strong>112</strong>, from any phone.',
        ),
      ),
      {
        type: 'group',
        backgroundColor: 'sage',
        textColor: 'paper',
        children: [
          title('Talking to someone', 'medium'),
          text(
            'The counselling desk is free and confidential, and you do not need a big reason to go. Four talks of fifty minutes, in Italian or English, at Portico delle Lavandaie 3, second floor.',
            'Write to <a href="mailto:ascolto@studium.example.org">ascolto@studium.example.org</a>; you usually get an appointment within the week.',
          ),
          {
            type: 'buttons',
            buttonStyle: 'secondary',
            buttons: [{ text: 'Write to the desk', url: 'mailto:ascolto@studium.example.org' }],
          },
        ],
      },
      title('Places to study', 'medium'),
      text(
        'The library on the Portico dei Librai has 210 seats and closes at 11 pm. The science reading room at Mura Alte is the quietest; the one at the Politecnico is the warmest. During exams the Melograno refectory opens as well, with sockets under every bench.',
      ),
      {
        type: 'buttons',
        buttonStyle: 'secondary',
        buttons: [toPage('getting-around', 'Getting around town')],
      },
    ],
  },
};
