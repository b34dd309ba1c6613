import { bullets, html, paragraphs, picture, text, title, toService } from '../parts';
import type { NewsSeed } from '../../types';
import { buttons, card, heading, links, moreButtons, quote, separator } from './pieces';

export const studyPlaces: Record<string, NewsSeed> = {
  'library-hours-exams': {
    title: {
      it: 'Settimane d’esame: i Librai aprono anche la domenica mattina',
      en: 'Exam weeks: the Librai opens on Sunday mornings too',
    },
    slug: { it: 'biblioteche-settimane-di-esame', en: 'library-hours-exam-weeks' },
    excerpt: {
      it: 'Più ore, centoventi posti di notte al Melograno e una regola nuova sulle giacche lasciate a fare la guardia.',
      en: 'Longer hours, a hundred and twenty night seats at the Melograno and a new rule about jackets left on guard.',
    },
    image: 'library-exam-evening',
    categories: ['study'],
    tags: ['timetables', 'studium-card'],
    daysAgo: 4,
    blocks: {
      it: [
        text(
          'Gli orari qui sotto valgono per tutta la prossima sessione, dal primo giorno degli appelli all’ultimo. Fuori da quelle settimane tutto torna come prima.',
        ),
        html(
          bullets(
            '<strong>Biblioteca dei Librai</strong>: lunedì–sabato 8.30–23, domenica 9–20. Di solito la domenica apre alle 14.',
            '<strong>Sala di Scienze</strong>: fino alle 22, il sabato fino alle 18.',
            '<strong>Refettorio del Melograno</strong>: sempre, notte compresa. Dall’una alle sette si entra dalla porta piccola, con la Studium Card.',
          ),
        ),
        picture(
          'library-dei-librai',
          'I novanta posti con la presa sono tutti dal lato del cortile.',
        ),
        html(
          heading('La regola delle giacche'),
          paragraphs(
            'Ai Librai un posto vuoto resta tuo per trenta minuti. Finora nessuno guardava l’orologio; da questa sessione sul tavolo si lascia un cartoncino con l’ora, e dopo mezz’ora il personale sposta libri e giacche al banco. Con garbo, dicono.',
          ),
        ),
        text(
          'Il consiglio di chi ci lavora: alle 9.20 la sala grande è piena, alle 13.15 si svuota per un’ora, dopo cena si trova sempre posto. La domenica mattina, per ora, non lo sa nessuno. Lo stiamo dicendo piano.',
        ),
        buttons(
          toService('library-librai', 'I Librai'),
          toService('science-reading-room', 'La Sala di Scienze'),
        ),
      ],
      en: [
        text(
          'The hours below hold for the whole of the next session, from the first day of exams to the last. Outside those weeks everything goes back to normal.',
        ),
        html(
          bullets(
            '<strong>Library dei Librai</strong>: Monday to Saturday 8.30 am to 11 pm, Sunday 9 am to 8 pm. Sundays usually start at 2 pm.',
            '<strong>Science reading room</strong>: until 10 pm, Saturdays until 6 pm.',
            '<strong>Melograno refectory</strong>: always, nights included. Between one and seven use the small door and your Studium Card.',
          ),
        ),
        picture('library-dei-librai', 'All ninety seats with a socket are on the courtyard side.'),
        html(
          heading('The jacket rule'),
          paragraphs(
            'At the Librai an empty seat stays yours for thirty minutes. So far nobody looked at the clock; from this session you leave a card with the time on the table, and after half an hour the staff move books and jackets to the desk. Politely, they say.',
          ),
        ),
        text(
          'Advice from people who work there: the big hall is full at 9.20 am, empties for an hour at 1.15 pm, and after dinner there is always a seat. For the moment nobody knows about Sunday mornings. We are saying it quietly.',
        ),
        buttons(
          toService('library-librai', 'The Librai'),
          toService('science-reading-room', 'The science room'),
        ),
      ],
    },
  },

  'lost-cat-lecture-hall': {
    title: {
      it: 'Ritrovata in aula 4 la gatta scomparsa da San Vero',
      en: 'Cat missing from San Vero found in lecture hall 4',
    },
    slug: { it: 'gatta-ritrovata-in-aula', en: 'cat-found-in-lecture-hall' },
    excerpt: {
      it: 'Fermata seguiva Diritto romano da nove giorni, ultima fila, vicino al termosifone. È tornata a casa; le presenze non valgono.',
      en: 'Fermata had been attending Roman law for nine days, back row, next to the radiator. She is home again; her attendance does not count.',
    },
    image: 'lecture-hall-back-rows',
    categories: ['culture', 'study'],
    tags: ['people'],
    daysAgo: 11,
    blocks: {
      it: [
        text(
          'I cartelli erano ovunque: gatta tigrata, orecchio sinistro spuntato, risponde al nome di <strong>Fermata</strong>, solo se le va. Era uscita dalla finestra di una violista di Piazza San Vero durante le prove di un quartetto.',
          'L’hanno riconosciuta in aula 4, al Ginnasio Vecchio, alla lezione delle 10.30. Chi stava in fondo l’aveva sempre creduta della custode, la custode la credeva del professore. Il professore ha detto che la notava perché era l’unica che non scriveva al telefono.',
        ),
        html(quote('In trent’anni ho avuto studenti che dormivano di più e capivano di meno.')),
        separator,
        title('Se trovi un animale', 'small'),
        html(
          bullets(
            'Non dargli da mangiare subito: guarda prima se ha una medaglietta.',
            'Il microchip lo legge gratis la polizia locale, in Via di Porta Nuova, dalle 8 alle 19.',
            'Manda una foto allo Sportello: teniamo una bacheca di smarriti e ritrovati che serve più di quanto si creda. Questa settimana ha visto passare un’iguana.',
          ),
        ),
        text(
          'La violista ringrazia l’ultima fila e offre il caffè giovedì, dopo il concerto delle 18 in sala piccola. La finestra adesso ha una rete.',
        ),
        moreButtons(toService('youth-office', 'Smarriti e ritrovati')),
      ],
      en: [
        text(
          'The notices were everywhere: tabby cat, a nick in the left ear, answers to <strong>Fermata</strong> if she feels like it. She had left by a viola student’s window in Piazza San Vero while a quartet was rehearsing.',
          'She was recognised in hall 4 of the Ginnasio Vecchio, at the 10.30 lecture. The people at the back had always assumed she was the porter’s; the porter thought she was the professor’s. The professor said he had noticed her as the only one not typing on a phone.',
        ),
        html(quote('In thirty years I have had students who slept more and understood less.')),
        separator,
        title('If you find an animal', 'small'),
        html(
          bullets(
            'Do not feed it straight away: look for a tag first.',
            'The municipal police in Via di Porta Nuova read microchips free of charge, from 8 am to 7 pm.',
            'Send a photo to the youth office: our lost and found board is more use than you would think. This week it has handled an iguana.',
          ),
        ),
        text(
          'The violist thanks the back row and is buying coffee on Thursday, after the 6 pm concert in the small hall. Her window now has a net.',
        ),
        moreButtons(toService('youth-office', 'Lost and found')),
      ],
    },
  },

  'free-seats-counter': {
    title: {
      it: 'Sala di Scienze: i posti liberi si vedono prima di salire',
      en: 'Science room: see the free seats before the climb',
    },
    slug: { it: 'posti-liberi-sala-di-scienze', en: 'free-seats-science-room' },
    excerpt: {
      it: 'Il tornello conta chi entra e chi esce, e il numero compare alla fermata della linea 2 e sul telefono. Nessun nome, solo una cifra.',
      en: 'The turnstile counts people in and out; the figure appears at the line 2 stop and on your phone. No names, just a number.',
    },
    image: 'library-science',
    categories: ['study'],
    tags: ['studium-card'],
    daysAgo: 228,
    blocks: {
      it: [
        text(
          'Quindici minuti di salita per trovare cento persone sedute: è successo a tutti, di solito con lo zaino pieno. Da oggi un piccolo schermo alla fermata Orto Botanico dice quanti posti restano nella sala e nella stanza delle tastiere. Lo stesso numero si legge sul telefono, nella pagina della sala, aggiornato ogni minuto.',
        ),
        card(
          'Che cosa registra il tornello',
          'Un passaggio, in un verso o nell’altro. La tessera serve ad aprire, il conteggio non la legge. I numeri di ogni ora si conservano un anno, per decidere gli orari.',
        ),
        html(
          heading('Quello che si è capito nel primo mese di prova'),
          bullets(
            'Il martedì alle 11 è sempre pieno, il venerdì dopo le 15 mai.',
            'Un quarto dei posti risulta occupato da chi è andato a pranzo.',
            'Quando piove si riempie venti minuti prima.',
          ),
          paragraphs(
            'Lo schermo può sbagliare di tre o quattro unità, perché qualcuno tiene il tornello per gli amici. Se segna zero e vedi sedie vuote, avvisa il custode: lo corregge a mano. Ai Librai il tornello non c’è e non è previsto.',
          ),
        ),
        links(toService('science-reading-room', 'Orari e regole della sala')),
      ],
      en: [
        text(
          'Fifteen minutes uphill to find a hundred people already seated: it has happened to everyone, usually with a full backpack. From today a small screen at the Orto Botanico stop says how many places are left in the main room and in the keyboard room. The same figure is on your phone, on the room’s own page, updated every minute.',
        ),
        card(
          'What the turnstile records',
          'That somebody went through, one way or the other. Your card opens it, but the counter does not read the card. Hourly figures are kept for a year, to help decide on opening times.',
        ),
        html(
          heading('What a month of testing has shown'),
          bullets(
            'Tuesday at 11 am is always full, Friday after 3 pm never.',
            'A quarter of the seats are held by people who are at lunch.',
            'When it rains the room fills up twenty minutes earlier.',
          ),
          paragraphs(
            'The screen can be three or four off, because some people hold the turnstile for their friends. If it says zero and you see empty chairs, tell the attendant, who corrects it by hand. The Librai has no turnstile and is not getting one.',
          ),
        ),
        links(toService('science-reading-room', 'Hours and rules of the room')),
      ],
    },
  },
};
