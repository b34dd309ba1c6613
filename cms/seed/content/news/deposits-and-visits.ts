import {
  bullets,
  html,
  paragraphs,
  picture,
  steps,
  text,
  title,
  toPage,
  toService,
} from '../parts';
import type { NewsSeed } from '../../types';
import { buttons, card, heading, links, quote, separator, writeTo } from './pieces';

export const depositsAndVisits: Record<string, NewsSeed> = {
  'deposit-fraud-warning': {
    title: {
      it: 'Attenzione: stanze inesistenti e cauzioni vere',
      en: 'Warning: rooms that do not exist, deposits that do',
    },
    slug: { it: 'truffa-delle-cauzioni', en: 'deposit-fraud-warning' },
    excerpt: {
      it: 'Tre persone hanno pagato 600 euro per la stessa camera in Via dei Notai, che non è in affitto. Come riconoscere l’annuncio e che cosa fare se hai già pagato.',
      en: 'Three people paid 600 euros for the same room in Via dei Notai, which is not for rent. How to spot the ad, and what to do if you have paid already.',
    },
    image: 'castelmora-by-night',
    categories: ['living', 'from-the-office'],
    tags: ['leases', 'first-year'],
    daysAgo: 2,
    blocks: {
      it: [
        text(
          'L’annuncio gira nelle chat dei nuovi iscritti: singola luminosa in Via dei Notai, 260 euro tutto compreso, chiavi per posta dopo un bonifico di 600. Le foto sono di un albergo. In una settimana ci sono cascati in tre, e l’hanno raccontato perché non capiti al quarto.',
        ),
        html(
          heading('Da che cosa si capisce'),
          bullets(
            'Chi affitta è «fuori per lavoro» e la visita si fa solo in video, a telecamera lenta.',
            'C’è fretta: altri due sono pronti a prenderla stasera.',
            'Il conto è intestato a un nome diverso da quello dell’annuncio.',
            'Ti mandano la foto della loro carta d’identità senza che tu l’abbia chiesta. È rubata anche quella.',
          ),
          heading('Se hai già pagato'),
          steps(
            'Chiama subito la tua banca e chiedi di richiamare il bonifico: nelle prime ore a volte riesce.',
            'Salva messaggi, numeri e ricevuta, senza cancellare la chat.',
            'Fai denuncia. Se non sai da dove cominciare, ti accompagniamo noi.',
          ),
        ),
        text(
          'Gli annunci di questa guida li controlliamo uno per uno, ma la regola non cambia: prima la casa, poi la firma, poi il denaro.',
        ),
        buttons(
          writeTo('Segnala un annuncio', 'case'),
          toPage('renting-safely', 'Affittare senza sorprese'),
        ),
      ],
      en: [
        text(
          'The ad is going round in new students’ chats: bright single room in Via dei Notai, 260 euros all included, keys by post after a transfer of 600. The photos are of a hotel. Three people fell for it in a week, and told us so that there is no fourth.',
        ),
        html(
          heading('How to tell'),
          bullets(
            'The owner is “away for work” and viewings are by video only, on a slow camera.',
            'There is a rush: two others are ready to take it tonight.',
            'The bank account is not in the name given in the ad.',
            'They send a photo of their identity card without being asked. That is stolen as well.',
          ),
          heading('If you have already paid'),
          steps(
            'Ring your bank at once and ask them to recall the transfer: in the first hours it sometimes works.',
            'Keep the messages, numbers and receipt, and do not delete the chat.',
            'Report it to the police. If you do not know where to start, we will come with you.',
          ),
        ),
        text(
          'We check the listings in this guide one by one, but the rule is the same: first the home, then the signature, then the money.',
        ),
        buttons(
          writeTo('Report an ad', 'case'),
          toPage('renting-safely', 'Renting without surprises'),
        ),
      ],
    },
  },

  'viewing-companions': {
    title: {
      it: 'Qualcuno che viene con te a vedere casa',
      en: 'Somebody to come along when you view a room',
    },
    slug: { it: 'compagni-di-visita', en: 'viewing-companions' },
    excerpt: {
      it: 'Venti volontari del terzo anno accompagnano alle visite chi è appena arrivato. Guardano le prese, le finestre e chi parla troppo.',
      en: 'Twenty third-year volunteers go to viewings with people who have just arrived. They look at sockets, windows and owners who talk too much.',
    },
    image: 'kitchen-librai',
    categories: ['living'],
    tags: ['first-year', 'free'],
    daysAgo: 68,
    blocks: {
      it: [
        html(
          quote(
            'Alla quinta casa ho smesso di guardare il colore delle pareti e ho cominciato ad aprire l’acqua calda.',
          ),
          paragraphs(
            'Lo dice Teodora, terzo anno di Giurisprudenza, e adesso apre l’acqua calda per gli altri. È una dei venti che lo Sportello ha preparato in due serate: contratto, impianti, domande da fare, quando salutare e andarsene.',
          ),
        ),
        title('Come si chiede', 'small'),
        html(
          steps(
            'Prendi l’appuntamento con chi affitta, di giorno.',
            'Scrivici via e indirizzo almeno il giorno prima, e in che lingua preferisci parlare.',
            'Ci si trova alla fermata più vicina dieci minuti prima.',
          ),
        ),
        text(
          'Chi ti accompagna non decide e non tratta il prezzo. Tiene in mano un foglio con ventidue voci e alla fine te lo lascia: è sorprendente quante case belle hanno una sola presa in camera.',
          'Si può usare tre volte. Con meno di un giorno di anticipo non promettiamo niente, nella settimana delle immatricolazioni nemmeno con due. Parlano, oltre all’italiano, inglese, spagnolo, arabo e un francese coraggioso.',
        ),
        separator,
        links(
          toService('rent-help-desk', 'Lo sportello affitti'),
          writeTo('Chiedi compagnia', 'case'),
        ),
      ],
      en: [
        html(
          quote(
            'By the fifth flat I had stopped looking at the colour of the walls and started running the hot water.',
          ),
          paragraphs(
            'That is Teodora, third year of law, who now runs the hot water for other people. She is one of twenty whom the youth office trained over two evenings: leases, wiring, what to ask, when to say goodbye and leave.',
          ),
        ),
        title('How to ask', 'small'),
        html(
          steps(
            'Make the appointment with the owner, in daylight.',
            'Send us the street and number at least the day before, and the language you would rather speak.',
            'You meet at the nearest bus stop ten minutes early.',
          ),
        ),
        text(
          'Your companion does not decide and does not haggle. They carry a sheet with twenty-two items and leave it with you at the end: it is surprising how many lovely flats have one socket per bedroom.',
          'You can do this three times. With less than a day’s notice we promise nothing, and in enrolment week not even with two. Besides Italian they speak English, Spanish, Arabic and a brave sort of French.',
        ),
        separator,
        links(
          toService('rent-help-desk', 'The rent help desk'),
          writeTo('Ask for company', 'case'),
        ),
      ],
    },
  },

  'first-lease-tips': {
    title: {
      it: 'Il primo contratto: dieci minuti prima di firmare',
      en: 'Your first lease: ten minutes before you sign',
    },
    slug: { it: 'primo-contratto-dieci-minuti', en: 'first-lease-ten-minutes' },
    excerpt: {
      it: 'Sei cose da cercare nel testo con la matita in mano, e una da fare con il telefono il giorno delle chiavi.',
      en: 'Six things to look for in the text, pencil in hand, and one to do with your phone on the day you get the keys.',
    },
    image: 'single-room-librai',
    categories: ['living'],
    tags: ['leases', 'first-year', 'explained'],
    daysAgo: 76,
    blocks: {
      it: [
        text(
          'Un contratto per studenti è lungo quattro pagine e si legge in dieci minuti. Chi ti dice che «sono tutti uguali» di solito non lo ha letto.',
        ),
        html(
          heading('Con la matita'),
          steps(
            '<strong>I nomi</strong>: il tuo, e quello di chi affitta, uguale a quello sul documento.',
            '<strong>La durata</strong>, da 6 a 36 mesi, con il giorno d’inizio e quello di fine.',
            '<strong>Il canone</strong> al mese e l’accordo locale a cui si riferisce.',
            '<strong>Le spese</strong>: quali, quanto, e quando si fa il conguaglio.',
            '<strong>La cauzione</strong>: mai più di tre mensilità.',
            '<strong>Il preavviso</strong> per andarsene prima, per te e per gli altri inquilini uno alla volta.',
          ),
        ),
        picture(
          'single-room-porta-nuova',
          'Anche la camera vuota va fotografata, angoli compresi.',
        ),
        html(
          heading('Con il telefono'),
          paragraphs(
            'Il giorno delle chiavi fai un video di tutta la casa, contatori compresi, e mandalo a chi affitta la sera stessa. È la tua memoria quando si parlerà di quel graffio.',
          ),
        ),
        card(
          'Una lettura in due',
          'Dal lunedì al venerdì, dalle 10 alle 13, senza appuntamento, rileggiamo il contratto con te. Portalo prima della firma: dopo possiamo solo consolare.',
          { link: toService('rent-help-desk', 'Dove e quando') },
        ),
      ],
      en: [
        text(
          'A student lease is four pages long and takes ten minutes to read. People who tell you that “they are all the same” have usually not read it.',
        ),
        html(
          heading('With a pencil'),
          steps(
            '<strong>The names</strong>: yours, and the owner’s, the same as on their identity card.',
            '<strong>The term</strong>, from 6 to 36 months, with a first day and a last day.',
            '<strong>The rent</strong> per month, and the local agreement it refers to.',
            '<strong>The fees</strong>: which ones, how much, and when the balance is worked out.',
            '<strong>The deposit</strong>: never more than three months’ rent.',
            '<strong>Notice</strong> to leave early, for you and for each of the other tenants separately.',
          ),
        ),
        picture('single-room-porta-nuova', 'Photograph the empty room too, corners included.'),
        html(
          heading('With your phone'),
          paragraphs(
            'On the day you get the keys, film the whole flat, meters included, and send it to the owner that same evening. It will be your memory when that scratch comes up.',
          ),
        ),
        card(
          'Reading it together',
          'Monday to Friday, 10 am to 1 pm, without an appointment, we go through your lease with you. Bring it before you sign: afterwards we can only console.',
          { link: toService('rent-help-desk', 'Where and when') },
        ),
      ],
    },
  },
};
