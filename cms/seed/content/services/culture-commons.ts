import {
  bullets,
  columns,
  email,
  html,
  phone,
  text,
  title,
  toPage,
  toService,
  website,
} from '../parts';
import { at } from '../../map/address';
import { card, links, note, question } from './parts';
import type { ServiceSeed } from '../../types';

export const commons: Record<string, ServiceSeed> = {
  'repair-cafe': {
    title: { it: 'Caffè delle Riparazioni', en: 'The repair café' },
    slug: { it: 'caffe-delle-riparazioni', en: 'repair-cafe' },
    excerpt: {
      it: 'Una domenica al mese, pensionati abili e studenti del Politecnico rimettono in moto tostapane e cerniere.',
      en: 'One Sunday a month, skilled pensioners and Politecnico students revive toasters and zips.',
    },
    image: 'press-repair-workshop',
    categories: ['culture'],
    serviceType: 'association',
    address: at('Via dei Telai', 18),
    contactLinks: [
      email('ai riparatori', 'the menders', 'riparazioni@studium.example.org'),
      phone('ai riparatori', 'the menders', '0000 123488'),
    ],
    blocks: {
      it: [
        text(
          'Arrivi con l’oggetto rotto, lo racconti a chi sta all’ingresso e ricevi un numero e una fetta di torta. Poi ti siedi accanto a chi ripara: guardare fa parte del patto, e tenere la torcia pure.',
        ),
        html(
          bullets(
            'Terza domenica del mese, 15–18.30. Ultimo numero alle 17.30.',
            'Niente in luglio e agosto.',
            'Gratis; pezzi di ricambio al costo, la cassetta per la torta è a coscienza.',
          ),
        ),
        columns(
          2,
          card('Si prova', [
            'Piccoli elettrodomestici, lampade, cuffie, zaini, orli, sedie, giocattoli, biciclette solo nei raggi.',
          ]),
          card('Non si prova', [
            'Microonde, televisori, telefoni bagnati da più di un giorno. E quello che hai già aperto tu, se hai perso le viti.',
          ]),
        ),
        text(
          'Riescono due volte su tre. La terza ti spiegano di che cosa è morto, ed è comunque una consolazione. Chi studia ingegneria può venire ad aggiustare e contarlo come attività libera: mezzo credito ogni cinque domeniche.',
        ),
        note(
          'Porta il cavo. Una riparazione su dieci finisce quando qualcuno chiede dov’è il cavo.',
        ),
        links(
          toService('tool-library', 'Gli attrezzi, per fare da soli'),
          toService('bike-workshop', 'Per le biciclette c’è la ciclofficina'),
        ),
      ],
      en: [
        text(
          'You arrive with the broken thing, tell its story at the door, and get a number and a slice of cake. Then you sit down next to the mender: watching is part of the deal, and so is holding the torch.',
        ),
        html(
          bullets(
            'Third Sunday of the month, 3 to 6.30 pm. Last number at 5.30 pm.',
            'Nothing in July and August.',
            'Free; spare parts at cost, and the cake tin relies on your conscience.',
          ),
        ),
        columns(
          2,
          card('They will try', [
            'Small appliances, lamps, headphones, rucksacks, hems, chairs, toys; of bicycles, the spokes only.',
          ]),
          card('They will not', [
            'Microwaves, televisions, phones that have been wet for over a day. Also whatever you have opened yourself, if you lost the screws.',
          ]),
        ),
        text(
          'Two times out of three it works. The third time they explain what it died of, which is some comfort. Engineering students can come and mend, and have it counted: half a credit for every five Sundays.',
        ),
        note('Bring the cable. One repair in ten ends when somebody asks where the cable is.'),
        links(
          toService('tool-library', 'Tools, to do it yourself'),
          toService('bike-workshop', 'Bicycles go to the bike workshop'),
        ),
      ],
    },
  },

  'tool-library': {
    title: { it: 'Biblioteca degli attrezzi', en: 'The tool library' },
    slug: { it: 'biblioteca-degli-attrezzi', en: 'tool-library' },
    excerpt: {
      it: 'Trapani, scale e una macchina per i pop-corn: tremila prestiti l’anno, trapano in testa da sempre.',
      en: 'Drills, ladders and a popcorn machine: three thousand loans a year, the drill always in the lead.',
    },
    image: 'press-repair-workshop',
    categories: ['culture'],
    serviceType: 'association',
    address: at('Via del Canale', 15),
    contactLinks: [
      phone('al banco', 'the counter', '0000 123489'),
      website('Elenco degli attrezzi', 'List of tools', 'https://attrezzi.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Un trapano, in media, gira tredici minuti in tutta la sua vita. Da questa osservazione malinconica è nata la biblioteca: seicento oggetti su scaffali numerati, in quella che era la stalla dei muli delle Tintorie.',
        ),
        title('Orari del banco', 'small'),
        html(
          bullets(
            'Martedì e venerdì, 16.30–19.30.',
            'Sabato, 9.30–12.30: si restituisce e basta, dopo le 12.',
          ),
        ),
        title('Regole', 'small'),
        html(
          bullets(
            'Tessera: 12 euro l’anno con la Studium Card, 20 senza.',
            'Cinque oggetti per una settimana, uno per i rumorosi.',
            'Si torna puliti. Il rullo con la vernice secca è tuo per sempre, a 6 euro.',
          ),
        ),
        question(
          'Non ho mai usato un trapano.',
          'Il primo sabato del mese ti fanno bucare un muro che esiste per quello. Venti minuti, casco compreso.',
        ),
        question(
          'Che cosa finisce per primo?',
          'A fine settembre carrello, cinghie e scale: si prenotano dal sito due settimane prima. La macchina per i pop-corn è impegnata fino a maggio.',
        ),
        links(
          toService('car-sharing', 'Il furgone per il trasloco'),
          toPage('renting-safely', 'Prima di bucare, leggi il contratto'),
        ),
      ],
      en: [
        text(
          'The average drill turns for thirteen minutes in its whole life. From this melancholy remark came the library: six hundred objects on numbered shelves, in what used to be the stable for the dyers’ mules.',
        ),
        title('Counter hours', 'small'),
        html(
          bullets(
            'Tuesday and Friday, 4.30 to 7.30 pm.',
            'Saturday, 9.30 am to 12.30 pm: after noon, returns only.',
          ),
        ),
        title('Rules', 'small'),
        html(
          bullets(
            'Membership: 12 euros a year with a Studium Card, 20 without.',
            'Five objects for a week, or one of the noisy ones.',
            'Things come back clean. A roller with dry paint on it is yours for ever, for 6 euros.',
          ),
        ),
        question(
          'I have never used a drill.',
          'On the first Saturday of the month they let you make a hole in a wall that exists for the purpose. Twenty minutes, helmet included.',
        ),
        question(
          'What goes first?',
          'In late September the trolley, the straps and the ladders: book them on the website a fortnight ahead. The popcorn machine is taken until May.',
        ),
        links(
          toService('car-sharing', 'The van for moving house'),
          toPage('renting-safely', 'Read your lease before you drill'),
        ),
      ],
    },
  },

  laundry: {
    title: { it: 'Lavanderia dei Cordai', en: 'The laundrette' },
    slug: { it: 'lavanderia-dei-cordai', en: 'laundrette-cordai' },
    excerpt: {
      it: 'Otto macchine, uno scaffale di romanzi e il tavolo da scacchi più frequentato della città. La numero 3 è la migliore.',
      en: 'Eight machines, a shelf of novels and the busiest chess table in town. Number 3 is the one you want.',
    },
    image: 'courtyard-melograno',
    categories: ['culture'],
    serviceType: 'shop',
    address: at('Salita dei Cordai', 9),
    contactLinks: [
      phone('alla lavanderia', 'the laundry', '0000 123491'),
      email('alla lavanderia', 'the laundry', 'lavanderia@studium.example.org'),
    ],
    blocks: {
      it: [
        html(
          bullets(
            'Tutti i giorni, 7–22. L’ultimo lavaggio parte alle 20.45, poi la macchina rifiuta.',
            'Lavaggio da 8 chili 3,50 euro, asciugatura 2,50: in tutto sei euro e un’ora.',
            'La macchina grande, per i piumoni: 7 euro.',
            'Con la Studium Card, la mattina dei feriali si paga la metà.',
          ),
        ),
        text(
          'Sul retro c’è una corte dove i cordai tendevano le gomene, e i ganci ci sono ancora: da maggio a settembre ci appendi la roba gratis, con le mollette della casa. Il detersivo è compreso e non profuma, per pace comune.',
        ),
        title('Mentre gira', 'small'),
        text(
          'Un ciclo dura trentacinque minuti. C’è una rete che funziona, un tavolo lungo con le prese e una scacchiera dove chi perde piega. I libri si prendono e si lasciano, in tutte le lingue che sono passate di qui.',
        ),
        question(
          'Posso lasciare il bucato e tornare?',
          'Sì, ma dopo dieci minuti dalla fine chi aspetta può toglierlo. Lo mette nel cesto e, se è di buon umore, lo piega.',
        ),
        note(
          'La domenica sera è l’ora di punta della città intera. Il mercoledì alle 9 non c’è nessuno.',
        ),
        links(toService('lost-property', 'Calzini e altre perdite')),
      ],
      en: [
        html(
          bullets(
            'Every day, 7 am to 10 pm. The last wash starts at 8.45 pm; after that the machine refuses.',
            'An 8-kilo wash is 3.50 euros, drying 2.50: six euros and an hour in all.',
            'The big machine, for duvets: 7 euros.',
            'On weekday mornings, half price with a Studium Card.',
          ),
        ),
        text(
          'Behind it is a yard where the rope makers stretched their cables, and the hooks are still there: from May to September you can hang your things out for nothing, with pegs from the house. Detergent is included and has no scent, for the sake of peace.',
        ),
        title('While it spins', 'small'),
        text(
          'A cycle takes thirty-five minutes. There is a connection that works, a long table with sockets, and a chessboard where the loser folds. Books are to take and to leave, in every language that has come through here.',
        ),
        question(
          'Can I leave my washing and come back?',
          'Yes, but ten minutes after the end whoever is waiting may take it out. They put it in a basket and, in a good mood, fold it.',
        ),
        note(
          'On Sunday evening the whole town is here. On Wednesday at nine in the morning nobody is.',
        ),
        links(toService('lost-property', 'Socks and other losses')),
      ],
    },
  },
};
