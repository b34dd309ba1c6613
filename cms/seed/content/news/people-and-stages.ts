import { bullets, html, paragraphs, picture, text, toPage, toService } from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, card, heading, links, moreButtons, quote, writeTo } from './pieces';

export const peopleAndStages: Record<string, NewsSeed> = {
  'portrait-of-the-baker': {
    title: {
      it: 'Nives, che accende il forno alle quattro',
      en: 'Nives, who lights the oven at four',
    },
    slug: { it: 'nives-la-fornaia', en: 'nives-the-baker' },
    excerpt: {
      it: 'Ritratto della fornaia di San Vero, del vicolo che porta il suo mestiere e degli studenti che incontra da due direzioni opposte.',
      en: 'A portrait of the San Vero baker, of the lane named after her trade, and of the students she meets coming from two directions.',
    },
    image: 'arcaded-street-before-dawn',
    categories: ['culture'],
    tags: ['people'],
    daysAgo: 14,
    blocks: {
      it: [
        html(
          paragraphs(
            'Alle quattro in Vicolo del Fornaio c’è una luce sola. Dentro, Nives Orsolari ha già acceso, impastato e messo il caffè sul davanzale, dove si raffredda mentre lei inforna. Lo fa da trentuno anni; prima lo faceva suo zio, che non le ha mai detto brava e le ha lasciato il lievito.',
          ),
          quote(
            'Tra le quattro e le cinque passano quelli che tornano. Tra le cinque e le sei quelli che partono. Hanno la stessa faccia, ma i secondi salutano.',
          ),
        ),
        text(
          'Vende dalla porta di servizio a chi bussa due volte: focaccia a un euro e venti, ancora molle, e un consiglio non richiesto. Al bancone si apre alle sette.',
        ),
        picture(
          'attic-san-vero',
          'Chi abita sopra il forno dorme con il profumo e si sveglia affamato.',
        ),
        html(
          heading('Tre cose che ci ha insegnato'),
          bullets(
            'Il pane di ieri costa la metà e regge meglio il sugo.',
            'Sotto esame si mangia poco e spesso: lei lo vede dagli scontrini.',
            'Il debito si segna sul quaderno e si paga dopo la laurea. In trentuno anni gliene devono quattro.',
          ),
        ),
        text(
          'Chiuso la domenica e i quindici giorni in cui va al mare, dove si alza alle quattro lo stesso.',
        ),
      ],
      en: [
        html(
          paragraphs(
            'At four in the morning there is one light in Vicolo del Fornaio. Inside, Nives Orsolari has lit the oven, kneaded the dough and put her coffee on the windowsill, where it goes cold while she loads the first trays. She has done this for thirty-one years; before her it was an uncle, who never once said well done and left her the sourdough.',
          ),
          quote(
            'Between four and five come the ones going home. Between five and six the ones setting out. They have the same face, but the second lot say good morning.',
          ),
        ),
        text(
          'She sells from the back door to anyone who knocks twice: focaccia at one euro twenty, still soft, and advice nobody asked for. The shop itself opens at seven.',
        ),
        picture(
          'attic-san-vero',
          'People who live above the oven sleep with the smell and wake up hungry.',
        ),
        html(
          heading('Three things she taught us'),
          bullets(
            'Yesterday’s bread is half the price and stands up better to sauce.',
            'During exams people eat little and often: she can tell from the till.',
            'Debts go in the notebook and are paid after graduation. In thirty-one years, four are still open.',
          ),
        ),
        text(
          'Closed on Sundays and for the fortnight she spends at the seaside, where she gets up at four all the same.',
        ),
      ],
    },
  },

  'student-radio-prize': {
    title: {
      it: 'Radio Sottotetto vince il premio per il miglior documentario',
      en: 'Radio Sottotetto wins the prize for best documentary',
    },
    slug: { it: 'radio-sottotetto-premiata', en: 'student-radio-wins-prize' },
    excerpt: {
      it: 'Quaranta minuti registrati di notte sull’autobus, con un microfono prestato. Adesso cercano voci, e qualcuno che sappia saldare.',
      en: 'Forty minutes recorded at night on the bus, with a borrowed microphone. Now they need voices, and someone who can solder.',
    },
    image: 'concert-student-band',
    categories: ['culture'],
    tags: ['people'],
    daysAgo: 19,
    blocks: {
      it: [
        text(
          'La radio degli studenti trasmette davvero da un sottotetto, in Via Alta, dopo novantuno scalini. Con il documentario <strong>«Ultima corsa»</strong> ha battuto ventitré radio universitarie di tutta Italia.',
          'Per sei fine settimana due studentesse hanno viaggiato sulla linea N chiedendo a chi saliva da dove venisse. Ne è uscito un ritratto di chi lavora quando gli altri ballano: infermieri, pizzaioli, una violinista, l’autista che conosce i nomi di tutti.',
        ),
        picture(
          'bus-stop-at-night',
          'Il microfono saliva a Porta Nuova e scendeva quando finiva il nastro.',
        ),
        html(
          quote(
            'La giuria ha scritto che il silenzio tra una fermata e l’altra è coraggioso. Era la batteria scarica.',
          ),
        ),
        card(
          'Dove si ascolta',
          'In rete dalle 17 a mezzanotte, e sugli altoparlanti del Caffè del Pozzo. Il documentario va in replica venerdì alle 22 e poi resta nell’archivio.',
        ),
        html(
          heading('Entrare in redazione'),
          bullets(
            'Riunione il lunedì alle 19, aperta a tutti gli atenei.',
            'Servono voci in lingue diverse dall’italiano: oggi ce ne sono cinque.',
            'Serve con urgenza chi sappia riparare un mixer.',
            'Non serve una bella voce. Lo dicono tutti, ma qui la prova c’è.',
          ),
        ),
        links(
          toService('student-radio', 'La radio e come entrarci'),
          writeTo('Scrivi alla radio', 'radio'),
          toService('night-bus', 'La linea del documentario'),
        ),
      ],
      en: [
        text(
          'The student station really does broadcast from under the roof, in Via Alta, up ninety-one steps. With its documentary <strong>“Last Run”</strong> it beat twenty-three university stations from all over Italy.',
          'For six weekends two students rode line N and asked people where they were coming from. The result is a portrait of those who work while others dance: nurses, pizza cooks, a violinist, the driver who knows everybody by name.',
        ),
        picture(
          'bus-stop-at-night',
          'The microphone got on at Porta Nuova and off when the tape ran out.',
        ),
        html(
          quote(
            'The jury wrote that the silence between stops was brave. It was the battery running out.',
          ),
        ),
        card(
          'Where to listen',
          'Online from 5 pm to midnight, and through the loudspeakers of the Pozzo café. The documentary is repeated on Friday at 10 pm and then stays in the archive.',
        ),
        html(
          heading('Joining in'),
          bullets(
            'Meetings on Mondays at 7 pm, open to all the universities.',
            'Voices wanted in languages other than Italian: there are five so far.',
            'Urgently wanted: somebody who can mend a mixing desk.',
            'A beautiful voice is not required. Everyone says so, but here there is proof.',
          ),
        ),
        links(
          toService('student-radio', 'The station and how to join'),
          writeTo('Write to the station', 'radio'),
          toService('night-bus', 'The line in the documentary'),
        ),
      ],
    },
  },

  'theatre-last-minute': {
    title: {
      it: 'Teatro dei Notai: tre euro per i posti rimasti',
      en: 'Teatro dei Notai: three euros for unsold seats',
    },
    slug: { it: 'teatro-posti-rimasti', en: 'theatre-last-minute-seats' },
    excerpt: {
      it: 'Dieci minuti prima dell’inizio la cassa vende quello che avanza a chi ha la Studium Card. Arriva presto, siediti dove capita.',
      en: 'Ten minutes before curtain the box office sells what is left to Studium Card holders. Come early, sit wherever.',
    },
    image: 'theatre-before-the-show',
    categories: ['culture'],
    tags: ['studium-card'],
    daysAgo: 61,
    blocks: {
      it: [
        text(
          'Un posto vuoto non applaude, ha detto la direttrice presentando la novità. Da questa settimana, a ogni spettacolo del Teatro dei Notai, chi ha la Studium Card compra i posti invenduti a <strong>3 euro</strong>, compresi quelli di platea.',
        ),
        accordion(
          'Come funziona la fila',
          text(
            'Mezz’ora prima si prende un numero alla cassa, in Via dei Notai 9. A dieci minuti dall’inizio chiamano: un biglietto a tessera, si paga con carta o monete. Di solito ne restano da otto a venti; alla prima nessuno.',
          ),
        ),
        accordion(
          'Dove ci si siede',
          text(
            'Dove c’è posto. Rifiuta con cortesia il 14 e il 15, che guardano una colonna. Il loggione vede bene e sente meglio, ma la schiena se ne ricorda.',
          ),
        ),
        accordion(
          'Se non ti piace',
          text(
            'Si esce all’intervallo senza vergogna, dalla porta di sinistra. Il bar di fronte conosce la situazione.',
          ),
        ),
        text(
          'Chi vuole andare sul sicuro ha sempre il ridotto a 7 euro e il loggione a 5, da un’ora prima. Lo sconto non vale per le serate affittate ad altri: il cartello è sulla porta. Al teatro San Vero, più grande e più dorato, i posti rimasti restano a 5 euro.',
        ),
        moreButtons(
          toPage('events', 'Che cosa c’è in scena'),
          toService('theatre-tickets', 'I 5 euro del San Vero'),
        ),
      ],
      en: [
        text(
          'An empty seat does not clap, said the director when she presented the idea. From this week, at every show of the Teatro dei Notai, Studium Card holders can buy unsold seats for <strong>3 euros</strong>, stalls included.',
        ),
        accordion(
          'How the queue works',
          text(
            'Half an hour before, you take a number at the box office, Via dei Notai 9. Ten minutes before the start they call: one ticket per card, payment by card or coins. Usually eight to twenty are left; on opening nights none.',
          ),
        ),
        accordion(
          'Where you sit',
          text(
            'Where there is room. Politely turn down 14 and 15, which face a column. From the gallery you see well and hear better, but your back will remember.',
          ),
        ),
        accordion(
          'If you do not like it',
          text(
            'Leave at the interval without shame, by the door on the left. The bar opposite is familiar with the situation.',
          ),
        ),
        text(
          'If you would rather be sure, there are still the 7-euro student ticket and the 5-euro gallery, from an hour before. The offer does not apply when the house is hired out: there is a notice on the door. At the San Vero theatre, which is bigger and has more gilt, unsold seats remain at 5 euros.',
        ),
        moreButtons(
          toPage('events', 'What is on stage'),
          toService('theatre-tickets', 'Five euros at the San Vero'),
        ),
      ],
    },
  },
};
