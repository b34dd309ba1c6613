import { bullets, html, steps, text, toService } from '../parts';
import type { NewsSeed } from '../../types';
import { heading, links, quote, separator, writeTo } from './pieces';

export const firstAid: Record<string, NewsSeed> = {
  'defibrillator-course': {
    title: {
      it: 'Diciotto defibrillatori in città, e un corso per usarli',
      en: 'Eighteen defibrillators in town, and a course to use them',
    },
    slug: { it: 'defibrillatori-e-corso', en: 'defibrillators-and-course' },
    excerpt: {
      it: 'Cinque ore di sabato, gratis, con un manichino per ogni coppia. In caso di arresto cardiaco i primi minuti li ha chi passa di lì.',
      en: 'Five hours on a Saturday, free, with one dummy for every two people. In a cardiac arrest the first minutes belong to passers-by.',
    },
    image: 'sports-ground-afternoon',
    categories: ['health'],
    tags: ['free'],
    daysAgo: 301,
    blocks: {
      it: [
        text(
          'Ne hanno montati undici in aggiunta ai sette che c’erano. Sono armadietti verdi, senza chiave, con una luce che di notte resta accesa: al campo sportivo, nelle tre mense, a Porta Nuova, alla stazione, alla biblioteca dei Librai, in cima e in fondo all’ascensore del Borgo.',
        ),
        html(
          heading('Se qualcuno cade e non respira'),
          steps(
            'Chiama il <strong>112</strong> e metti il vivavoce.',
            'Manda una persona precisa a prendere l’apparecchio: «tu, con la giacca rossa».',
            'Comincia a comprimere il petto, forte e veloce, e non smettere.',
            'Apri l’apparecchio e fai quello che dice. Parla italiano e inglese, e non dà la scossa a chi non ne ha bisogno.',
          ),
        ),
        html(quote('La paura di sbagliare è normale. L’unico errore vero è restare a guardare.')),
        separator,
        html(
          heading('Il corso'),
          bullets(
            'Un sabato al mese, 9–14, nella palestra di Via del Campo Sportivo.',
            'Sedici posti, dai 18 anni. In due per manichino.',
            'Attestato valido due anni. Alcuni corsi di laurea lo riconoscono come tirocinio.',
          ),
        ),
        text(
          'Vieni con pantaloni comodi: si sta in ginocchio quasi tutto il tempo. L’elenco degli armadietti con i piani e gli orari è appeso allo Sportello.',
        ),
        links(
          writeTo('Prenota un sabato', 'salute'),
          toService('student-surgery', 'L’ambulatorio'),
        ),
      ],
      en: [
        text(
          'Eleven have been added to the seven there were. They hang in green cabinets without a key, with a light that stays on at night: at the sports ground, in the three canteens, at Porta Nuova, at the station, in the Librai library, and at the top and bottom of the Borgo lift.',
        ),
        html(
          heading('If somebody collapses and is not breathing'),
          steps(
            'Call <strong>112</strong> and put the phone on speaker.',
            'Send one particular person for the machine: “you, in the red jacket”.',
            'Start pressing on the chest, hard and fast, and do not stop.',
            'Open the machine and do as it says. It speaks Italian and English, and will not shock anyone who does not need it.',
          ),
        ),
        html(
          quote(
            'Being afraid of doing it wrong is normal. The only real mistake is to stand and watch.',
          ),
        ),
        separator,
        html(
          heading('The course'),
          bullets(
            'One Saturday a month, 9 am to 2 pm, in the gym in Via del Campo Sportivo.',
            'Sixteen places, from the age of 18. Two people to a dummy.',
            'The certificate lasts two years. Some degree courses count it as a placement.',
          ),
        ),
        text(
          'Wear comfortable trousers: you will be on your knees most of the time. The list of cabinets, with floors and hours, hangs at the youth office.',
        ),
        links(
          writeTo('Book a Saturday', 'salute'),
          toService('student-surgery', 'The student surgery'),
        ),
      ],
    },
  },
};
