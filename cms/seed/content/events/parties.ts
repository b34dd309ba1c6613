import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import { bullets, email, html, picture, text, title, toService } from '../parts';
import { filande, youthOffice, youthOfficeMail } from './venues';

export const parties: Record<string, EventSeed> = {
  'freshers-feast': {
    title: { it: 'Festa delle Matricole', en: 'Freshers’ Feast' },
    slug: { it: 'festa-delle-matricole', en: 'freshers-feast' },
    excerpt: {
      it: 'Una tavola sola, mezzo chilometro sotto i portici. Ci si siede a caso, accanto a chi non si conosce.',
      en: 'A single table, half a kilometre long, under the arcades. You sit where you land, beside people you do not know.',
    },
    image: 'arcade-long-dinner',
    categories: ['markets-and-parties', 'university-life'],
    tags: ['for-freshers', 'outdoors', 'without-steps'],
    eventType: 'party',
    starts: { week: -8, day: 'sat', at: '19:30' },
    ends: { week: -8, day: 'sat', at: '23:30' },
    ticket: {
      it: '6 € · gratis per chi è al primo anno, con la Studium Card',
      en: '€6 · free for first-years with a Studium Card',
    },
    address: at('Portico dei Librai', 1),
    contactLinks: [youthOffice, youthOfficeMail],
    blocks: {
      it: [
        text(
          'La cena lunga è l’unica sera dell’anno in cui i portici tacciono per un minuto: quando il sindaco suona il campanello e milleduecento persone cercano il proprio tovagliolo. La tavola va dal Portico dei Librai a Porta Nuova, salta Largo del Grano e riprende.',
          'Il posto è scritto sul biglietto e non si scambia. È la regola più discussa e quella che funziona: i gruppi arrivano interi e se ne vanno mescolati. Si mangia zuppa di farro, torta salata e una mela; il vino lo offre Oltremora, l’acqua il fiume, filtrata.',
        ),
        title('Prima di sedersi', 'small'),
        html(
          bullets(
            'Biglietti allo Sportello nei cinque giorni prima, dalle 10.',
            'Piatto e posate si portano da casa. Chi li dimentica mangia nel pane.',
            'Le allergie si segnano al ritiro: i tavoli senza glutine sono davanti alla biblioteca.',
          ),
        ),
        text(
          'Alle 23.30 si smonta tutti insieme, e in venti minuti la strada è di nuovo una strada. La linea N aspetta in Piazza Grande.',
        ),
        picture('bus-stop-night-line'),
      ],
      en: [
        text(
          'The long dinner is the one night of the year when the arcades fall silent for a minute: the mayor rings a bell and twelve hundred people look for their napkins. The table runs from the Portico dei Librai to Porta Nuova, skips Largo del Grano and carries on.',
          'Your seat is printed on your ticket and may not be swapped. It is the most disputed rule and the one that works: groups arrive whole and go home mixed. Dinner is spelt soup, a savoury tart and an apple. The wine comes from Oltremora and the water from the river, filtered.',
        ),
        title('Before you sit down', 'small'),
        html(
          bullets(
            'Tickets from the youth office on the five days before, from 10 am.',
            'Bring your own plate and cutlery. Those who forget eat out of bread.',
            'Mention allergies when you collect your ticket: the gluten-free tables are outside the library.',
          ),
        ),
        text(
          'At 11.30 pm everybody clears away together, and twenty minutes later the street is a street again. Night bus N waits in Piazza Grande.',
        ),
        picture('bus-stop-night-line'),
      ],
    },
  },

  'night-shift-at-the-mills': {
    title: { it: 'Turno di notte alle Filande', en: 'Night shift at the mills' },
    slug: { it: 'turno-di-notte-alle-filande', en: 'night-shift-at-the-mills' },
    excerpt: {
      it: 'Il Politecnico spegne i computer e accende le casse. Si balla nella sala dei telai fino alle due.',
      en: 'The Politecnico turns its computers off and its loudspeakers on. Dancing in the loom hall until two.',
    },
    image: 'concert-filande-night-shift',
    categories: ['markets-and-parties', 'music'],
    tags: ['late-night', 'without-steps'],
    eventType: 'party',
    starts: { week: 9, day: 'fri', at: '22:00' },
    ends: { week: 9, day: 'sat', at: '02:00' },
    ticket: {
      it: '7 € · 5 € in prevendita con la Studium Card',
      en: '€7 · €5 in advance with the Studium Card',
    },
    address: filande,
    contactLinks: [
      email('ai rappresentanti', 'the student union', 'turnodinotte@studium.example.org'),
    ],
    blocks: {
      it: [
        text(
          'Una volta le operaie del turno di notte cantavano per non addormentarsi; il pavimento della sala dei telai è ancora inclinato di due gradi verso il canale di scolo. Ballando lo si nota dopo mezz’ora: la folla intera si sposta a ovest e ogni tanto qualcuno la riporta indietro.',
          'Fino a mezzanotte suonano i Sottobanco, poi tocca a DJ Zanzara, che di giorno scrive una tesi sul rumore e la considera ricerca sul campo. Ci sono due bar, una stanza silenziosa con i divani e un banco dell’acqua gratis che nessuno deve giustificare.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Entrare, uscire, tornare',
          children: [
            html(
              bullets(
                'Capienza seicento: le prevendite finiscono di solito il martedì.',
                'Serve un documento; sotto i diciotto anni non si entra.',
                'Guardaroba 1 €, chiude alle 2.15 precise.',
                'L’ultima notturna parte dalle Filande all’1.50. Dopo, a piedi fino a Porta Nuova sono nove minuti, in compagnia.',
              ),
            ),
          ],
        },
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toService('night-bus', 'Orari della notturna')],
        },
      ],
      en: [
        text(
          'The women on the night shift used to sing to stay awake, and the floor of the loom hall still slopes two degrees towards the drain. Dancing, you notice after half an hour: the whole crowd drifts west, and now and then somebody herds it back.',
          'Sottobanco play until midnight. Then it is over to DJ Zanzara, who by day is writing a thesis on noise and regards this as fieldwork. There are two bars, a quiet room with sofas, and a counter with free water, no questions asked.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Getting in, out and home',
          children: [
            html(
              bullets(
                'Room for six hundred: advance tickets are usually gone by Tuesday.',
                'Bring an identity document; no entry under eighteen.',
                'Cloakroom €1, closing at 2.15 am sharp.',
                'The last night bus leaves the Filande at 1.50 am. After that it is nine minutes on foot to Porta Nuova, in company.',
              ),
            ),
          ],
        },
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toService('night-bus', 'Night bus times')],
        },
      ],
    },
  },
};
