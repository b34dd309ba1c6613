import {
  picture,
  bullets,
  html,
  paragraphs,
  steps,
  text,
  title,
  toNews,
  toService,
} from '../parts';
import type { NewsSeed } from '../../types';
import { accordion, buttons, gallery, heading, links, moreButtons, quote, writeTo } from './pieces';

export const togetherInTown: Record<string, NewsSeed> = {
  'noise-mediation': {
    title: {
      it: 'Il vicino, il sax e il tavolo di mediazione',
      en: 'The neighbour, the sax and the mediation table',
    },
    slug: { it: 'mediazione-del-rumore', en: 'noise-mediation' },
    excerpt: {
      it: 'Chi litiga per il rumore può sedersi con una mediatrice, gratis, prima che arrivino le lettere. Finora ha funzionato due volte su tre.',
      en: 'Quarrels about noise can go to a mediator, free, before the letters start. So far it has worked two times out of three.',
    },
    image: 'counselling-two-armchairs',
    categories: ['living'],
    tags: ['free'],
    daysAgo: 28,
    blocks: {
      it: [
        html(
          paragraphs(
            'In Via del Campanile abitano un sassofonista del secondo anno e una signora che si alza alle cinque. Per tre mesi si sono parlati a colpi di scopa sul soffitto. Adesso hanno un foglio, firmato da tutti e due:',
          ),
          quote(
            'Scale e arpeggi dalle 16 alle 18.30. Mai la domenica. Il martedì la signora va a ginnastica, e il martedì si può anche soffiare forte.',
          ),
        ),
        title('Come funziona', 'small'),
        html(
          steps(
            'Scrive uno dei due, inquilino o vicino, non importa chi ha ragione.',
            'La mediatrice chiama l’altro e chiede se vuole venire. Nessuno è obbligato.',
            'Un incontro di un’ora, in una stanza con due poltrone e niente pubblico.',
            'Se ci si accorda si scrive, se no si torna a casa come prima.',
          ),
        ),
        picture(
          'borgo-dei-liutai',
          'Borgo dei Liutai: qui il rumore è un mestiere, fino alle otto di sera.',
        ),
        text(
          'Si fa il mercoledì dalle 17 alle 20 al Portico delle Lavandaie 3, dopo la chiusura degli uffici; si parla italiano, inglese o spagnolo. Vale per musica, feste, lavatrici notturne e sedie trascinate.',
          'Non è il posto per minacce o molestie: in quei casi si chiama il 112, e poi ci si aiuta a mettere in ordine il resto.',
        ),
        buttons(writeTo('Chiedi un incontro', 'mediazione')),
      ],
      en: [
        html(
          paragraphs(
            'In Via del Campanile there live a second-year saxophonist and a lady who gets up at five. For three months they talked by broom handle, through the ceiling. Now they have a sheet of paper, signed by both:',
          ),
          quote(
            'Scales and arpeggios from 4 to 6.30 pm. Never on Sundays. On Tuesdays the lady is at her exercise class, and on Tuesdays one may blow hard.',
          ),
        ),
        title('How it works', 'small'),
        html(
          steps(
            'One of you writes, tenant or neighbour; who is right does not matter.',
            'The mediator rings the other and asks whether they will come. Nobody has to.',
            'One meeting of an hour, in a room with two armchairs and no audience.',
            'If you agree you write it down; if not, you go home as you came.',
          ),
        ),
        picture(
          'borgo-dei-liutai',
          'Borgo dei Liutai, where noise is a trade until eight in the evening.',
        ),
        text(
          'It takes place on Wednesdays from 5 to 8 pm at Portico delle Lavandaie 3, in Italian, English or Spanish. Music, parties, midnight washing machines and dragged chairs are all welcome.',
          'It is not the place for threats or harassment: for those call 112, and afterwards we will help you to put the rest in order.',
        ),
        buttons(writeTo('Ask for a meeting', 'mediazione')),
      ],
    },
  },

  'swap-market-report': {
    title: {
      it: 'Mercato dello scambio: 1.140 oggetti hanno cambiato casa',
      en: 'Swap market: 1,140 things found a new home',
    },
    slug: { it: 'mercato-dello-scambio-com-e-andata', en: 'swap-market-how-it-went' },
    excerpt: {
      it: 'Lampade, pentole, ventisei manuali di analisi e nessuno stendino: quelli erano finiti alle 9.20. Si replica tra sei settimane.',
      en: 'Lamps, pans, twenty-six calculus textbooks and not one drying rack: those had gone by 9.20 am. The next one is in six weeks.',
    },
    image: 'market-swap-day',
    categories: ['living', 'culture'],
    tags: ['free'],
    daysAgo: 37,
    blocks: {
      it: [
        text(
          'La regola è semplice: si porta una cosa, si prende un gettone, con il gettone si prende un’altra cosa. Domenica in Largo del Grano c’erano 460 persone, e la fila per le lampade da scrivania arrivava alla fontana.',
        ),
        gallery('market-piazza-grande', 'kitchen-borgo-dei-liutai'),
        html(
          heading('I numeri, contati a mano'),
          bullets(
            '1.140 oggetti scambiati, 212 rimasti.',
            'I più cercati: stendini, bollitori, ventilatori.',
            'I meno cercati: stampanti. Ne sono rimaste undici e nessuna stampava.',
            'Il viaggio più lungo: un tappeto partito da Oltremora a piedi e tornato a Oltremora a piedi, in un’altra casa.',
          ),
        ),
        text(
          'Quello che avanza va al magazzino della cooperativa che arreda le case popolari; le stampanti alla serata di riparazione del Politecnico. Due cose sono andate storte: mancava l’ombra e i gettoni sono finiti alle 11. La prossima volta saranno mille.',
          'Si replica tra sei settimane, stesso posto, dalle 9 alle 13. Servono quindici volontari: in cambio si sceglie mezz’ora prima degli altri.',
        ),
        links(
          toNews('repair-evening-politecnico', 'La serata di riparazione'),
          writeTo('Dai una mano', 'scambio'),
        ),
      ],
      en: [
        text(
          'The rule is simple: bring a thing, get a token, trade the token for another thing. On Sunday there were 460 people in Largo del Grano, and the queue for desk lamps reached the fountain.',
        ),
        gallery('market-piazza-grande', 'kitchen-borgo-dei-liutai'),
        html(
          heading('The figures, counted by hand'),
          bullets(
            '1,140 objects swapped, 212 left over.',
            'Most wanted: drying racks, kettles, fans.',
            'Least wanted: printers. Eleven were left and none of them printed.',
            'The longest trip: a rug that walked over from Oltremora and walked back to Oltremora, to a different house.',
          ),
        ),
        text(
          'What remains goes to the cooperative that furnishes council flats; the printers go to the repair evening at the Politecnico. Two things went wrong: there was no shade, and the tokens ran out at 11. There will be a thousand next time.',
          'The next one is in six weeks, same place, from 9 am to 1 pm. We need fifteen volunteers, who get to choose half an hour before everyone else.',
        ),
        links(
          toNews('repair-evening-politecnico', 'The repair evening'),
          writeTo('Lend a hand', 'scambio'),
        ),
      ],
    },
  },

  'water-fountains': {
    title: {
      it: 'Quattordici fontane dove riempire la borraccia',
      en: 'Fourteen fountains where you can fill a bottle',
    },
    slug: { it: 'fontane-e-borracce', en: 'fountains-and-bottles' },
    excerpt: {
      it: 'L’acqua è la stessa dei rubinetti, controllata ogni settimana. Tre fontane nuove, una corretta: quella del mulino non è potabile.',
      en: 'It is the same water as from the taps, tested every week. Three new fountains, and one correction: the one by the mill is not for drinking.',
    },
    image: 'market-piazzetta-delle-erbe',
    categories: ['living', 'health'],
    tags: ['free'],
    daysAgo: 146,
    blocks: {
      it: [
        html(
          quote(
            '<strong>Correzione, il giorno dopo.</strong> Avevamo scritto quindici: la fontana di Via del Mulino è bella ma pesca dal canale, e non si beve. Ce l’ha detto il mugnaio in pensione.',
          ),
        ),
        text(
          'Tre fontane nuove si aggiungono a quelle di sempre: alle Filande accanto alla mensa, in Piazza Oltremora e davanti all’Orto Botanico. Hanno il getto alto, così ci sta anche una borraccia da un litro, e una vaschetta in basso per i cani.',
        ),
        accordion(
          'In centro',
          text(
            'Piazza Grande, in mezzo; Piazza del Pozzo, dove l’acqua non viene dal pozzo; Piazzetta delle Erbe; Largo del Grano; Portico dei Librai, la più fredda.',
          ),
        ),
        accordion(
          'Intorno',
          text(
            'Piazza San Vero, Borgo dei Liutai, Porta Nuova, stazione, Tintorie e parco dei Salici, dove tutti la cercano vicino al ponte e invece sta dietro il chiosco.',
          ),
        ),
        text(
          'Quando gela si chiudono per non spaccare i tubi: lo dice un cartello, e la fontana di Piazza Grande resta comunque aperta. Le analisi dell’acqua sono appese lì accanto. Se una perde o non va, manda via e numero allo Sportello: di solito si ripara in tre giorni.',
        ),
        moreButtons(toService('youth-office', 'Segnala una fontana')),
      ],
      en: [
        html(
          quote(
            '<strong>Correction, a day later.</strong> We had written fifteen: the fountain in Via del Mulino is pretty but it draws from the canal, and you cannot drink it. The retired miller told us.',
          ),
        ),
        text(
          'Three new fountains join the old ones: at the Filande next to the canteen, in Piazza Oltremora and opposite the Botanic Garden. The spout is high enough for a one-litre bottle, and there is a bowl below for dogs.',
        ),
        accordion(
          'In the centre',
          text(
            'Piazza Grande, in the middle; Piazza del Pozzo, where the water does not come from the well; Piazzetta delle Erbe; Largo del Grano; Portico dei Librai, the coldest.',
          ),
        ),
        accordion(
          'Round about',
          text(
            'Piazza San Vero, Borgo dei Liutai, Porta Nuova, the station, the Tintorie and the Salici park, where everyone looks for it by the bridge and it hides behind the kiosk.',
          ),
        ),
        text(
          'In a frost they are shut off so that the pipes do not burst: a notice says so, and the one in Piazza Grande stays open all the same. The test results hang beside it. If a fountain leaks or is dry, send the street and number to the youth office; it is usually mended in three days.',
        ),
        moreButtons(toService('youth-office', 'Report a fountain')),
      ],
    },
  },
};
