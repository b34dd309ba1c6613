import { bullets, columns, group, html, picture, steps, text, title, toService } from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, heading, links, separator, writeTo } from './pieces';

export const healthAndSport: Record<string, NewsSeed> = {
  'flu-shots': {
    title: {
      it: 'Antinfluenzale e richiami: dosi per 600 studenti',
      en: 'Flu shots and boosters: doses for 600 students',
    },
    slug: { it: 'antinfluenzale-e-richiami', en: 'flu-shots-and-boosters' },
    excerpt: {
      it: 'All’ambulatorio di Via della Misericordia, martedì e giovedì pomeriggio, su appuntamento. Un braccio, dieci minuti, niente da pagare.',
      en: 'At the surgery in Via della Misericordia, Tuesday and Thursday afternoons, by appointment. One arm, ten minutes, nothing to pay.',
    },
    image: 'clinic-misericordia-morning',
    categories: ['health'],
    tags: ['free'],
    daysAgo: 7,
    blocks: {
      it: [
        text(
          'Le dosi dell’antinfluenzale si prenotano da lunedì e si fanno quando arriva la consegna; i richiami di tetano, morbillo e papilloma si fanno tutto l’anno. Si può fare l’uno e l’altro nella stessa visita, un braccio per ciascuno.',
        ),
        columns(
          2,
          group(
            title('Quando', 'small'),
            text(
              'Martedì e giovedì, 15–17, primo piano. Poi ti chiedono di restare seduto quindici minuti: è la parte più lunga.',
            ),
          ),
          group(
            title('Che cosa portare', 'small'),
            text(
              'Tessera sanitaria, Studium Card e, se lo trovi, il libretto delle vaccinazioni. Una foto mandata da casa va benissimo.',
            ),
          ),
        ),
        html(
          heading('A chi conviene di più'),
          bullets(
            'Chi ha asma, diabete o un’altra malattia cronica: ha la precedenza.',
            'Chi fa tirocinio in ospedale o negli asili.',
            'Chi vive in sei in una casa con un bagno. L’influenza ci mette tre giorni a fare il giro.',
          ),
        ),
        text(
          'Il braccio può far male un giorno. Se hai la febbre rimanda, se hai avuto reazioni in passato dillo prima. Chi arriva da un altro paese e non sa che cosa ha già fatto può chiedere un controllo: basta un prelievo.',
        ),
        buttons(toService('student-surgery', 'Prenota in ambulatorio')),
      ],
      en: [
        text(
          'Flu shots can be booked from Monday and are given when the delivery comes; boosters for tetanus, measles and papilloma are given all year. You can have both on one visit, an arm for each.',
        ),
        columns(
          2,
          group(
            title('When', 'small'),
            text(
              'Tuesdays and Thursdays, 3 to 5 pm, first floor. Afterwards they ask you to stay seated for fifteen minutes: that is the longest part.',
            ),
          ),
          group(
            title('What to bring', 'small'),
            text(
              'Your health card, your Studium Card and, if you can find it, your vaccination record. A photo sent from home will do nicely.',
            ),
          ),
        ),
        html(
          heading('Who needs it most'),
          bullets(
            'People with asthma, diabetes or another long illness: they go first.',
            'Trainees in hospitals or nurseries.',
            'Anyone living six to a bathroom. Flu takes three days to go round the house.',
          ),
        ),
        text(
          'Your arm may ache for a day. If you have a temperature, postpone; if you have had reactions before, say so first. If you come from another country and do not know what you have had, you can ask for a check: a blood sample is enough.',
        ),
        buttons(toService('student-surgery', 'Book at the surgery')),
      ],
    },
  },

  'listening-desk-evenings': {
    title: {
      it: 'Sportello d’ascolto, il martedì si resta fino alle 20',
      en: 'The listening desk now stays open late on Tuesdays',
    },
    slug: { it: 'ascolto-il-martedi-sera', en: 'listening-desk-tuesday-evenings' },
    excerpt: {
      it: 'Sei ore in più per chi di giorno lavora o ha lezione, e il venerdì mattina mezz’ora senza appuntamento.',
      en: 'Six more hours for people who work or have lectures by day, and walk-in half hours on Friday mornings.',
    },
    image: 'castelmora-at-dusk',
    categories: ['health'],
    tags: ['timetables', 'free'],
    daysAgo: 31,
    blocks: {
      it: [
        text(
          'L’attesa era arrivata a diciannove giorni, e chi scrive due righe alle tre di notte non può aspettare diciannove giorni. È arrivata una terza psicologa; da questa settimana un appuntamento si ottiene di nuovo entro la settimana.',
        ),
        html(
          bullets(
            '<strong>Martedì</strong>: 14–20.',
            '<strong>Lunedì, mercoledì e giovedì</strong>: 10–18, come prima.',
            '<strong>Venerdì</strong>: 9.30–12.30, mezz’ora a testa, si suona e si entra.',
          ),
        ),
        accordion(
          'Che cosa non serve',
          text(
            'Un documento, una diagnosi, un motivo abbastanza grave. Chi è venuto per un coinquilino che non lava i piatti è stato ascoltato, e non erano i piatti.',
          ),
        ),
        accordion(
          'Chi lo viene a sapere',
          text(
            'Nessuno. Gli atenei ricevono una volta l’anno il numero dei colloqui, senza nomi. Il portone è quello accanto allo Sportello Giovani, secondo piano.',
          ),
        ),
        separator,
        text(
          'I colloqui sono quattro, di cinquanta minuti, gratuiti, in italiano o in inglese. Dopo si decide insieme: basta così, oppure qualcuno fuori a tariffa ridotta. Nelle settimane d’esame l’attesa si allunga: scrivi prima di averne bisogno davvero. Se invece è urgente, per te o per qualcun altro, non aspettare e chiama il <strong>112</strong>.',
        ),
        buttons(
          writeTo('Chiedi un appuntamento', 'ascolto'),
          toService('listening-desk', 'Come funziona l’ascolto'),
        ),
      ],
      en: [
        text(
          'The waiting time had reached nineteen days, and somebody who writes two lines at three in the morning cannot wait nineteen days. A third psychologist has joined; from this week you can again expect an appointment within the week.',
        ),
        html(
          bullets(
            '<strong>Tuesday</strong>: 2 to 8 pm.',
            '<strong>Monday, Wednesday and Thursday</strong>: 10 am to 6 pm, as before.',
            '<strong>Friday</strong>: 9.30 am to 12.30 pm, half an hour each, just ring the bell.',
          ),
        ),
        accordion(
          'What you do not need',
          text(
            'A document, a diagnosis, a reason that is serious enough. Someone who came about a flatmate’s washing-up was listened to, and it was not about the washing-up.',
          ),
        ),
        accordion(
          'Who gets to know',
          text(
            'Nobody. Once a year the universities are told the number of talks, without names. The door is the one next to the youth office, second floor.',
          ),
        ),
        separator,
        text(
          'There are four talks of fifty minutes, free, in Italian or English. Then you decide together: that will do, or somebody outside at a reduced fee. In exam weeks the wait grows, so write before you really need it. If it is urgent, for you or for someone else, do not wait and call <strong>112</strong>.',
        ),
        buttons(
          writeTo('Ask for an appointment', 'ascolto'),
          toService('listening-desk', 'How the desk works'),
        ),
      ],
    },
  },

  'rowing-beginners': {
    title: {
      it: 'Canottaggio: quaranta posti per chi non ha mai remato',
      en: 'Rowing: forty places for people who never have',
    },
    slug: { it: 'canottaggio-per-principianti', en: 'rowing-for-beginners' },
    excerpt: {
      it: 'Sei uscite sulla Mora, all’alba o dopo le lezioni. Bisogna saper nuotare e accettare che la prima volta si giri in tondo.',
      en: 'Six outings on the Mora, at dawn or after lectures. You must be able to swim, and to accept going in circles at first.',
    },
    image: 'bridge-over-the-mora-dawn',
    categories: ['health'],
    tags: ['first-year'],
    daysAgo: 131,
    blocks: {
      it: [
        text(
          'Alle 6.45 sul fiume ci sono la nebbia, un airone e i principianti. I canottieri della Mora aprono due corsi, uno prima e uno dopo le lezioni, e giurano che il primo è il più bello. Il secondo si riempie comunque in tre giorni.',
        ),
        html(
          heading('Le cose pratiche'),
          bullets(
            'Sei uscite in tre settimane, 45 euro, barca e istruttore compresi.',
            'Certificato medico non agonistico: all’ambulatorio studenti costa 15 euro.',
            'Saper nuotare cinquanta metri. Ti credono sulla parola, poi ti guardano.',
            'Vestiti aderenti, calze spesse, un cambio asciutto. Il cambio serve.',
          ),
        ),
        picture('river-park-salici', 'Dal prato dei Salici si vedono le curve, volute e no.'),
        html(
          heading('Per iscriversi'),
          steps(
            'Passa alla rimessa, la baracca verde dopo l’ultimo salice, il martedì o il giovedì dalle 18.',
            'Scegli il turno e lascia un acconto di 15 euro.',
            'Se il fiume è alto la lezione salta e si recupera: lo decide chi guarda l’asta, non chi guarda il cielo.',
          ),
        ),
        text(
          'Dopo il corso i più ostinati entrano negli equipaggi del Palio dei Traghetti. Non serve essere forti: serve andare a tempo, e chi viene dal Conservatorio parte avvantaggiato.',
        ),
        links(
          toService('rowing-club', 'I canottieri'),
          toService('student-surgery', 'Il certificato'),
        ),
      ],
      en: [
        text(
          'At a quarter to seven in the morning the river has mist, one heron and the beginners. The Mora rowing club is opening two courses, one before and one after lectures, and swears that the first is the lovelier. The second still fills up in three days.',
        ),
        html(
          heading('The practical side'),
          bullets(
            'Six outings in three weeks, 45 euros, boat and coach included.',
            'A basic medical certificate: 15 euros at the student surgery.',
            'Fifty metres of swimming. They take your word for it, and then they watch.',
            'Close-fitting clothes, thick socks, a dry change. You will need the change.',
          ),
        ),
        picture('river-park-salici', 'From the Salici lawn you can see every turn, meant or not.'),
        html(
          heading('Signing up'),
          steps(
            'Drop in at the boathouse, the green hut past the last willow, on a Tuesday or Thursday from 6 pm.',
            'Choose your course and leave 15 euros on account.',
            'When the river is high the lesson is moved: that is decided by whoever looks at the gauge, not at the sky.',
          ),
        ),
        text(
          'After the course the stubborn ones join a crew for the Ferry Race. You need not be strong, you need to keep time, and people from the Conservatorio have a head start.',
        ),
        links(
          toService('rowing-club', 'The rowing club'),
          toService('student-surgery', 'The certificate'),
        ),
      ],
    },
  },
};
