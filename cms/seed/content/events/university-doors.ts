import type { EventSeed } from '../../types';
import { at } from '../../map/address';
import {
  bullets,
  email,
  html,
  picture,
  steps,
  text,
  title,
  toPage,
  toService,
  toUniversity,
} from '../parts';
import { filande, youthOffice, youthOfficeMail } from './venues';

export const universityDoors: Record<string, EventSeed> = {
  'castelmora-in-ninety-minutes': {
    title: { it: 'Castelmora in novanta minuti', en: 'Castelmora in ninety minutes' },
    slug: { it: 'castelmora-in-novanta-minuti', en: 'castelmora-in-ninety-minutes' },
    excerpt: {
      it: 'Una passeggiata per chi è appena arrivato: dove si mangia, dove si studia, a quale fontana si beve.',
      en: 'A walk for new arrivals: where to eat, where to study, and which fountain you can drink from.',
    },
    image: 'gate-porta-nuova-walk',
    categories: ['university-life'],
    tags: ['for-freshers', 'in-english', 'outdoors'],
    eventType: 'openDay',
    starts: { week: -9, day: 'wed', at: '17:00' },
    ends: { week: -9, day: 'wed', at: '18:30' },
    ticket: { it: 'Gratis', en: 'Free' },
    address: at('Via di Porta Nuova', 2),
    contactLinks: [youthOffice, youthOfficeMail],
    blocks: {
      it: [
        text(
          'Ti portano in giro due studenti del secondo anno, cioè persone che si sono perse da poco e se lo ricordano. Un gruppo va in italiano, l’altro in inglese. Nessun monumento viene spiegato per più di quaranta secondi: di quelli ci sono i cartelli.',
        ),
        title('Il percorso', 'small'),
        html(
          steps(
            'Porta Nuova: le rastrelliere coperte e la fermata della linea 1.',
            'Portico dei Librai: la biblioteca, e la porta laterale che molti scoprono al terzo anno.',
            'Piazza del Pozzo: la mensa, e a che ora non andarci.',
            'Portico delle Lavandaie: lo Sportello, con una sosta per la Studium Card.',
            'Via della Misericordia: il medico. Si guarda il portone, si spera di dimenticarlo.',
            'Borgo dei Liutai e discesa in ascensore fino alle Tintorie.',
          ),
        ),
        text(
          'Si cammina per tre chilometri, quasi tutti in discesa, apposta. Chi non può fare scale lo dica alla partenza: la guida cambia strada in due punti e si arriva insieme. Con la pioggia si parte lo stesso, sotto i portici.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toPage('first-steps', 'I primi passi, per iscritto')],
        },
      ],
      en: [
        text(
          'Two second-year students take you round, that is, people who got lost recently and have not forgotten. One group goes in Italian and the other in English. No monument is explained for longer than forty seconds: there are signs for that.',
        ),
        title('The route', 'small'),
        html(
          steps(
            'Porta Nuova: the covered bike racks and the line 1 stop.',
            'Portico dei Librai: the library, with the side door many people discover in year three.',
            'Piazza del Pozzo: the canteen, and when not to go there.',
            'Portico delle Lavandaie: the youth office, and a pause for the Studium Card.',
            'Via della Misericordia: the doctor. You look at the door and hope to forget it.',
            'Borgo dei Liutai, then down to the Tintorie by lift.',
          ),
        ),
        text(
          'It is three kilometres, nearly all downhill, on purpose. If stairs are a problem, say so at the start: the guide takes another street in two places and everyone arrives together. Rain does not stop it; there are arcades.',
        ),
        {
          type: 'buttons',
          buttonStyle: 'secondary',
          buttons: [toPage('first-steps', 'First steps, in writing')],
        },
      ],
    },
  },

  'first-job-evening': {
    title: {
      it: 'Il primo lavoro, nel bene e nel male',
      en: 'First jobs, the good and the awful',
    },
    slug: { it: 'il-primo-lavoro', en: 'first-jobs' },
    excerpt: {
      it: 'Otto laureati degli ultimi anni dicono quanto hanno guadagnato, quanto hanno aspettato e che cosa rifarebbero.',
      en: 'Eight recent graduates tell you what they earned, how long they waited and what they would do again.',
    },
    image: 'career-desk-evening',
    categories: ['university-life', 'talks'],
    tags: ['free-admission', 'without-steps'],
    eventType: 'lecture',
    starts: { week: 6, day: 'thu', at: '18:00' },
    ends: { week: 6, day: 'thu', at: '20:00' },
    ticket: {
      it: 'Gratis, iscriversi aiuta con le sedie',
      en: 'Free; signing up helps with the chairs',
    },
    address: filande,
    contactLinks: [email('all’Ufficio tirocini', 'the career desk', 'lavoro@studium.example.org')],
    blocks: {
      it: [
        text(
          'Niente stand e niente penne con il logo. Otto persone che si sono laureate qui negli ultimi quattro anni si siedono a otto tavoli e rispondono a qualunque domanda per dodici minuti; poi suona un campanello da bicicletta e si cambia. C’è la geologa che ha mandato centodieci curriculum, il violinista che fa il contabile ed è contento, la traduttrice che ha detto due volte no.',
          'L’unica regola riguarda loro: devono dire quanto prendono. Chi ascolta è pregato di non scriverlo in giro.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Curriculum, lettere, fotografie',
          children: [
            text(
              'In fondo alla sala due persone dell’Ufficio tirocini leggono il tuo curriculum ad alta voce, ma piano, dieci minuti a testa. Portane una copia stampata. La fotografia non serve, la riga sul carattere solare nemmeno.',
            ),
          ],
        },
        text(
          'Sala conferenze delle Filande, piano terra, ingresso dalla galleria. La linea 4 si ferma davanti. Alla fine si va a mangiare qualcosa al bar della galleria: le risposte migliori arrivano di solito lì.',
        ),
        {
          type: 'links',
          links: [toService('career-desk', 'L’Ufficio tirocini, tutto l’anno')],
        },
      ],
      en: [
        text(
          'No stands, no pens with logos. Eight people who graduated here in the past four years sit at eight tables and answer anything for twelve minutes; then a bicycle bell rings and you move on. There is the geologist who sent a hundred and ten applications, the violinist who keeps accounts and is happy, the translator who twice said no.',
          'The one rule applies to them: they have to say what they are paid. You are asked not to post it.',
        ),
        {
          type: 'accordion',
          plainTitle: 'Applications, letters, photographs',
          children: [
            text(
              'At the back of the room two people from the career desk read your CV aloud, softly, ten minutes each. Bring it on paper. It needs no photograph, and no line about your sunny nature.',
            ),
          ],
        },
        text(
          'The conference room of the Filande is on the ground floor; enter from the covered passage. Line 4 stops outside. Afterwards people eat something at the bar, which is where the best answers tend to come out.',
        ),
        {
          type: 'links',
          links: [toService('career-desk', 'The career desk, all year round')],
        },
      ],
    },
  },

  'politecnico-open-day': {
    title: { it: 'Il Politecnico a porte aperte', en: 'Open day at the Politecnico' },
    slug: { it: 'politecnico-a-porte-aperte', en: 'politecnico-open-day' },
    excerpt: {
      it: 'Quattro edifici, ventidue laboratori, un ponte di spaghetti che deve reggere una persona. Per ora il rettore.',
      en: 'Four buildings, twenty-two labs and a spaghetti bridge meant to carry a person. So far, the rector.',
    },
    image: 'lecture-hall-polytechnic',
    categories: ['university-life'],
    tags: ['free-admission', 'in-english', 'without-steps'],
    eventType: 'openDay',
    starts: { week: 10, day: 'sat', at: '09:30' },
    ends: { week: 10, day: 'sat', at: '16:30' },
    ticket: { it: 'Ingresso libero', en: 'Free admission' },
    address: filande,
    contactLinks: [email('all’accoglienza', 'the welcome desk', 'porteaperte@studium.example.org')],
    blocks: {
      it: [
        text(
          'È la giornata per chi deve scegliere e per chi ha scelto e vuole farsi confermare. I laboratori restano accesi e chi ci lavora risponde; le presentazioni ufficiali durano venti minuti, comprese le domande dei genitori.',
        ),
        title('Programma', 'small'),
        html(
          bullets(
            '<strong>9.30</strong> Accoglienza nella galleria, mappa e caffè.',
            '<strong>10, 11.30, 14</strong> I corsi di laurea, uno per aula; alle 11.30 in inglese.',
            '<strong>Tutto il giorno</strong> Galleria del vento, officina del legno, stampa in tre dimensioni.',
            '<strong>15</strong> Il ponte di spaghetti. Il rettore pesa settantuno chili e ha firmato una liberatoria.',
            '<strong>16</strong> Domande a chi è al secondo anno, senza professori in sala.',
          ),
        ),
        picture('bicycles-porta-nuova-brakes'),
        text(
          'La mensa serve il pranzo anche ai visitatori, 7 €: conviene andarci prima delle 12.40. Tutto è in piano o con ascensore. Dalla stazione sono dodici minuti a piedi, la linea 4 porta fin lì dal centro.',
        ),
        {
          type: 'links',
          links: [
            toUniversity('politecnico-del-colle', 'Il Politecnico del Colle'),
            toService('canteen-filande', 'La Mensa Filande'),
          ],
        },
      ],
      en: [
        text(
          'A day for people who have to choose, and for people who have chosen and want to hear they were right. The labs stay switched on and those who work in them answer questions; the official talks take twenty minutes, parents’ questions included.',
        ),
        title('Programme', 'small'),
        html(
          bullets(
            '<strong>9.30 am</strong>: welcome in the covered passage, map and coffee.',
            '<strong>10, 11.30 am and 2 pm</strong>: the degree courses, one to a room; at 11.30 in English.',
            '<strong>All day</strong>: wind tunnel, wood workshop, 3D printing.',
            '<strong>3 pm</strong>: the spaghetti bridge. The rector weighs seventy-one kilos and has signed a waiver.',
            '<strong>4 pm</strong>: ask the second-years, with no professors in the room.',
          ),
        ),
        picture('bicycles-porta-nuova-brakes'),
        text(
          'Visitors can have lunch in the canteen for €7: go before 12.40. Everything is level or has a lift. It is twelve minutes on foot from the station, and line 4 comes straight from the centre.',
        ),
        {
          type: 'links',
          links: [
            toUniversity('politecnico-del-colle', 'About the Politecnico'),
            toService('canteen-filande', 'The canteen at the Filande'),
          ],
        },
      ],
    },
  },
};
